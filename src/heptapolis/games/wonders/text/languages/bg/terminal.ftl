### Играта с карти в терминала.

wonders-table-you = Вие
wonders-table-left = Отляво
wonders-table-right = Отдясно
wonders-table-mate = { $role } (съотборник)
wonders-table-city = { $board } ({ $side } страна)
wonders-table-produces = произвежда { $goods }
wonders-table-produces-privately = произвежда { $goods } + { $private } (не се продава)
wonders-table-stages = етап { $built } от { $all }
wonders-table-victories = { $tokens } от Епоха { $age }
wonders-table-nothing-built = няма сгради
wonders-table-hand = ръка: { $cards }
wonders-table-chosen = избор: { $move }
wonders-table-discard = Изчистени: { $cards }
wonders-table-stage = етап { $number }
wonders-table-stage-built = построен
wonders-table-column-card = карта
wonders-table-column-cost = цена
wonders-table-column-price = плащате
wonders-table-column-effect = ефект

wonders-help-letters = Букви: { $letters }. Числата в цената са монети.
wonders-help-letter = { $letter } { $resource }
wonders-help-colours = Цветове: { $colours }.
wonders-help-colour = { $colour }: { $kind }
wonders-help-card = { $card } ({ $colour }). Цена: { $cost }. { $effects }
wonders-help-no-cost = няма
wonders-help-after = Безплатно, ако имате { $cards } ({ $symbol }).
wonders-help-gives = Безплатно след това: { $cards } ({ $symbol }).
wonders-help-board = { $board } произвежда { $resource }.
wonders-help-stage = { $side-capital } страна, етап { $number }, цена { $cost }: { $effects }

wonders-refusal-not-in-hand = { $card } не е в ръката ви
wonders-refusal-cannot = { $card } не може да се построи сега: { $reason }
wonders-refusal-price = това не е цената на { $card } ({ $price })

wonders-cards-none = Няма карта, която отговаря на всички условия.
wonders-cards-count = { $n ->
    [one] { $n } карта. Копия: `3+ 5+` значи едно копие при поне 3 играчи и още едно при поне 5.
   *[other] { $n } карти. Копия: `3+ 5+` значи едно копие при поне 3 играчи и още едно при поне 5.
}
wonders-cards-letters = Цени: { $letters }; числата са монети.
wonders-cards-drawn = по жребий
wonders-cards-after = след { $symbol }
wonders-cards-gives = дава { $symbols }
wonders-cards-column-age = Епоха
wonders-cards-column-card = карта
wonders-cards-column-cost = цена
wonders-cards-column-effect = ефект
wonders-cards-column-chains = вериги
wonders-cards-column-copies = копия
wonders-trait-card = карта
wonders-trait-board = табло

## `heptapolis games`: какво значат настройките.

wonders-meaning-players = брой на играчите
wonders-meaning-expansions = кутии, добавени към основната игра
wonders-meaning-teams = отбори по двама; изискват „Градове“ и 4 или 6 играчи
wonders-meaning-sides = кой избира страната на таблото
wonders-meaning-boards = таблата се раздават по жребий или се избират по реда на местата
wonders-meaning-open = учебна игра: играчите избират един след друг, всички карти са открити
wonders-meaning-smugglers-cache = кои ресурси поевтиняват със Скривалището на контрабандиста
