### Масата на играта с карти на страницата.

wonders-rules-wonders = Правила на играта с карти
wonders-rules-cities = Правила за „Градове“ и за отбори

wonders-option-expansions = Разширения
wonders-option-teams = Отбори по двама
wonders-option-teams-help = 4 или 6 играчи, с „Градове“. Отбори са места 1 и 2, 3 и 4, 5 и 6.
wonders-option-sides = Страни на таблата
wonders-option-sides-choose = по избор на играчите
wonders-option-sides-day = дневна
wonders-option-sides-night = нощна
wonders-option-sides-random = по жребий
wonders-option-boards = Табла
wonders-option-boards-deal = раздават се по жребий
wonders-option-boards-choose = играчите избират поред
wonders-option-open = Открита учебна игра
wonders-option-open-help = Играчите избират един след друг, всички карти са открити

wonders-seat-mate = съотборник

wonders-table-headline = Епоха { $age }, ход { $turn } от { $turns }
wonders-table-pass-left = Картите се предават наляво
wonders-table-pass-right = Картите се предават надясно
wonders-table-spectator = Вие гледате играта. Картите в ръцете остават скрити.

wonders-hand-title = Вашата ръка
wonders-hand-of = Ръката на { $name }
wonders-hand-cannot = не може да се построи:

wonders-use-title = Какво ще направите { $card-initial ->
    [s] със
   *[any] с
} { $card }?
wonders-use-build = Строеж
wonders-use-stage = Етап { $n } от Чудото
wonders-use-stage-none = Чудото е завършено
wonders-use-sell = Изчистване
wonders-use-sell-gain = +3 монети
wonders-use-leave = Изчистване без монети
wonders-use-split = На кого да платите
wonders-use-split-words = { $left } наляво, { $right } надясно
wonders-use-chance = шанс за победа { $percent } %

wonders-pay-chain = безплатно: { $by }
wonders-pay-left = { $n ->
    [one] { $n } монета на съседа отляво
   *[other] { $n } монети на съседа отляво
}
wonders-pay-right = { $n ->
    [one] { $n } монета на съседа отдясно
   *[other] { $n } монети на съседа отдясно
}

wonders-city-production = Производство
wonders-city-production-none = няма производство
wonders-city-shields = Щитове
wonders-city-science = Наука
wonders-city-stage = Етап { $n }
wonders-city-stage-built = построен
wonders-city-debt = Дълг
wonders-city-diplomacy = Дипломация
wonders-city-victories = Жетони за победа
wonders-city-defeats = Жетони за поражение
wonders-city-empty = Още нищо не е построено.

wonders-conflict-title = Ако Епохата свърши сега
wonders-conflict-win = { $mine } на { $theirs } срещу { $name }: +{ $points }
wonders-conflict-lose = { $mine } на { $theirs } срещу { $name }: { $points }
wonders-conflict-even = { $mine } на { $theirs } срещу { $name }: без жетони

wonders-discard-title = Изчистени карти
wonders-discard-count = { $n ->
    [one] { $n } изчистена карта
   *[other] { $n } изчистени карти
}

wonders-reveal-stage = построен етап { $n }
wonders-reveal-sold = изчистена карта за 3 монети
wonders-reveal-conflicts = Конфликти в Епоха { $age }

wonders-score-tucked = Карти под Чудесата

wonders-keys-numbers = избор на карта от ръката
wonders-keys-build = строеж на картата
wonders-keys-stage = строеж на следващия етап от Чудото с нея
wonders-keys-sell = изчистване на картата за 3 монети

wonders-symbols-resources = Ресурси
wonders-symbols-kinds = Цветове на картите
wonders-symbols-chains = Вериги
wonders-symbols-chains-text = Сграда със символ за верига ви позволява по-късно да строите безплатно карти със същия символ.

wonders-coach-title = Урок
wonders-coach-next = Напред
wonders-coach-fold = По-малко
wonders-coach-unfold = Повече
wonders-coach-end = Готово, да играем
wonders-coach-side = Това е вашето Чудо. Двете му страни произвеждат един и същ ресурс, но етапите им са различни. За първа игра изберете дневната страна: тя е по-проста.
wonders-coach-first = Всеки ход избирате една карта от ръката си и предавате останалите. Цветът на картата показва вида ѝ, левият край – цената ѝ, а средата – какво прави. Под всяка карта виждате колко ви струва тя точно сега. В този урок всички карти са открити и играчите избират един след друг.
wonders-coach-produce = Започнете с кафява или сива карта: тя произвежда ресурс всеки ход до края на играта. Натиснете картата, после „Строеж“.
wonders-coach-trade = Липсва ви ресурс? Купете го от съсед, който го произвежда, по 2 монети за всеки. Съседите продават началния си ресурс и това, което произвеждат кафявите и сивите им карти. Значката под картата показва колко монети отиват при кой съсед: стрелката сочи към този, на когото плащате. С жълтите търговски станции излиза по-евтино.
wonders-coach-kinds = Сините карти носят точки. Червените дават щитове: в края на Епохата сравнявате своите с щитовете на всеки съсед. Зелените са науката: събирайте комплекти от три различни символа или много еднакви.
wonders-coach-stage = Вместо да построите картата, можете да я пъхнете с лицето надолу под Чудото си и да построите следващия му етап. Плащате цената на етапа, а не на картата. Това е добър начин да не дадете някоя карта на съседа си.
wonders-coach-sell = Ако нищо друго не ви върши работа, изчистете карта за 3 монети. Можете да ги харчите от следващия ход.
wonders-coach-war = Епохата свършва след шест хода. Сравнете щитовете си с всеки съсед: който има повече, взема жетон за победа за 1 точка, а който има по-малко – жетон за поражение за −1.
wonders-coach-age2 = Епоха II: картите се предават в обратната посока, а жетоните за победа носят по 3 точки. Някои карти са безплатни, ако в Епоха I сте построили подходящата: търсете символите за верига.
wonders-coach-done = Това е всичко, което трябва да знаете. Довършете тази игра или започнете своя.

wonders-discard-hidden = { $n ->
    [one] { $n } карта, която не сте видели
   *[other] { $n } карти, които не сте видели
}

wonders-art-free = безплатно
wonders-art-cost = цена: { $cost }
wonders-art-after = безплатно със символа „{ $what }“
wonders-art-gives = има символа „{ $what }“

wonders-option-expansions-cities = Градове
wonders-option-sides-hint = За първа игра най-подходяща е дневната.
wonders-option-smugglers-cache = Скривалище на контрабандиста
wonders-option-smugglers-cache-any = всеки ресурс е по-евтин
wonders-option-smugglers-cache-starting = само началните ресурси са по-евтини

## Уроци.

wonders-lesson-cards-title = Играта с карти
wonders-lesson-cards-about = Ресурси, търговия, Чудото, конфликти, наука и вериги: изиграйте цяла Епоха, вижте таблото за резултати и започнете следващата.
wonders-lesson-cities-title = Разширението „Градове“
wonders-lesson-cities-about = Черни карти, дипломация, дълг и маски. Трябва да познавате играта с карти.
wonders-lesson-teams-title = Играта в отбори
wonders-lesson-teams-about = Двама срещу двама, с „Градове“: карти, търговия, конфликти и точки на отбора. Трябва да познавате „Градове“.
