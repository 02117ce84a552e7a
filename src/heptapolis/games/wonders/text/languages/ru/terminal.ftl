### Карточная игра в терминале.

wonders-table-you = Вы
wonders-table-left = Слева
wonders-table-right = Справа
wonders-table-mate = { $role } (напарник)
wonders-table-city = { $board } ({ $side } сторона)
wonders-table-produces = производит { $goods }
wonders-table-produces-privately = производит { $goods } + { $private } (не продаётся)
wonders-table-stages = ярус { $built } из { $all }
wonders-table-victories = { $tokens } Эпохи { $age }
wonders-table-nothing-built = зданий нет
wonders-table-hand = на руке: { $cards }
wonders-table-chosen = выбор: { $move }
wonders-table-discard = Сброс: { $cards }
wonders-table-stage = ярус { $number }
wonders-table-stage-built = построен
wonders-table-column-card = карта
wonders-table-column-cost = стоимость
wonders-table-column-price = вы платите
wonders-table-column-effect = эффект

wonders-help-letters = Буквы: { $letters }. Числа в стоимости — монеты.
wonders-help-letter = { $letter } — { $resource }
wonders-help-colours = Цвета: { $colours }.
wonders-help-colour = { $colour } — { $kind }
wonders-help-card = { $card } ({ $colour } карта). Стоимость: { $cost }. { $effects }
wonders-help-no-cost = нет
wonders-help-after = Бесплатно, если у вас есть { $cards } ({ $symbol }).
wonders-help-gives = Позволяет бесплатно построить { $cards-acc } ({ $symbol }).
wonders-help-board = { $board } производит { $resource-acc }.
wonders-help-stage = { $side-capital } сторона, ярус { $number }, стоимость { $cost }: { $effects }

wonders-refusal-not-in-hand = у вас на руке нет карты «{ $card }»
wonders-refusal-cannot = карту «{ $card }» сейчас построить нельзя: { $reason }
wonders-refusal-price = у карты «{ $card }» другая цена ({ $price })

wonders-cards-none = Ни одна карта не подходит под все условия.
wonders-cards-count = { $n ->
    [one] { $n } карта. Экземпляры: `3+ 5+` — один начиная с 3 игроков, второй начиная с 5.
    [few] { $n } карты. Экземпляры: `3+ 5+` — один начиная с 3 игроков, второй начиная с 5.
   *[many] { $n } карт. Экземпляры: `3+ 5+` — один начиная с 3 игроков, второй начиная с 5.
}
wonders-cards-letters = Стоимость: { $letters }; числа — монеты.
wonders-cards-drawn = по жребию
wonders-cards-after = после: { $symbol }
wonders-cards-gives = даёт: { $symbols }
wonders-cards-column-age = Эпоха
wonders-cards-column-card = карта
wonders-cards-column-cost = стоимость
wonders-cards-column-effect = эффект
wonders-cards-column-chains = цепочки
wonders-cards-column-copies = экземпляры
wonders-trait-card = карта
wonders-trait-board = поле

wonders-meaning-players = сколько игроков
wonders-meaning-expansions = дополнения к базовой игре
wonders-meaning-teams = команды по двое; нужны «Города» и 4 или 6 игроков
wonders-meaning-sides = кто выбирает сторону поля
wonders-meaning-boards = поля по жребию или на выбор в порядке мест
wonders-meaning-open = учебный режим: игроки выбирают по очереди, карты у всех открыты
wonders-meaning-smugglers-cache = какие ресурсы удешевляет Тайник контрабандиста
