### Играта със зарове: думи, ефекти, действия, цени и събития.
### Форми: .def – членувано; .subject – членувано като подлог; .with – с „с“ или „със“; .capital – за всички зарове от цвета.

dice-title = Седемте чудеса: играта със зарове

dice-name = Игра със зарове

dice-headline-setup = Избор на табла
dice-headline-turn = Ход { $turn }
dice-headline-last = Ход { $turn }, последен
dice-headline-over = Край на играта

dice-building-wonder = Чудо
    .def = Чудото
dice-building-guild-court = Палата на гилдиите
    .def = Палатата на гилдиите
dice-building-gallery = Трибуна на лидерите
    .def = Трибуната на лидерите
dice-building-west-barracks = Западни казарми
    .def = Западните казарми
dice-building-agora = Агора
    .def = Агората
dice-building-market = Пазар
    .def = Пазара
dice-building-university = Университет
    .def = Университета
dice-building-east-barracks = Източни казарми
    .def = Източните казарми
dice-building-warehouse = Склад
    .def = Склада

dice-row-wonder = Чудо
dice-row-guild-court = Гилдии
dice-row-gallery = Трибуна
dice-row-west-barracks = Запад
dice-row-agora = Агора
dice-row-market = Пазар
dice-row-university = Унив.
dice-row-east-barracks = Изток

dice-colour-grey = сив
    .def = сивия
    .capital = Сивите
dice-colour-blue = син
    .def = синия
    .capital = Сините
dice-colour-red = червен
    .def = червения
    .capital = Червените
dice-colour-yellow = жълт
    .def = жълтия
    .capital = Жълтите
dice-colour-green = зелен
    .def = зеления
    .capital = Зелените
dice-colour-black = черен
    .def = черния
    .capital = Черните
dice-colour-white = бял
    .def = белия
    .capital = Белите
dice-colour-purple = лилав
    .def = лилавия
    .capital = Лилавите

dice-die-grey-1 = първи сив зар
    .def = първия сив зар
    .subject = първият сив зар
    .with = с първия сив зар
dice-die-grey-2 = втори сив зар
    .def = втория сив зар
    .subject = вторият сив зар
    .with = с втория сив зар
dice-die-grey-3 = трети сив зар
    .def = третия сив зар
    .subject = третият сив зар
    .with = с третия сив зар
dice-die-blue = син зар
    .def = синия зар
    .subject = синият зар
    .with = със синия зар
dice-die-red = червен зар
    .def = червения зар
    .subject = червеният зар
    .with = с червения зар
dice-die-yellow = жълт зар
    .def = жълтия зар
    .subject = жълтият зар
    .with = с жълтия зар
dice-die-green = зелен зар
    .def = зеления зар
    .subject = зеленият зар
    .with = със зеления зар
dice-die-black = черен зар
    .def = черния зар
    .subject = черният зар
    .with = с черния зар
dice-die-white = бял зар
    .def = белия зар
    .subject = белият зар
    .with = с белия зар
dice-die-purple = лилав зар
    .def = лилавия зар
    .subject = лилавият зар
    .with = с лилавия зар

dice-symbol-stone = камък
dice-symbol-wood = дърво
dice-symbol-brick = тухла
dice-symbol-glass = стъкло
dice-symbol-cloth = плат
dice-symbol-papyrus = папирус
dice-symbol-mask = маска
dice-symbol-scales = везни
dice-symbol-fountain = фонтан
dice-symbol-temple = храм
dice-symbol-owl = сова
dice-symbol-caduceus = кадуцей
dice-symbol-axe = брадва (атака наляво)
dice-symbol-sword = меч (атака надясно)
dice-symbol-shield = щит (защита отляво или отдясно)
dice-symbol-camel = камила
dice-symbol-coins = 7 монети
dice-symbol-chest = сандък
dice-symbol-compass = пергел
dice-symbol-tablet = плочка
dice-symbol-gear = зъбно колело
dice-symbol-blue-leader = син лидер
dice-symbol-green-leader = зелен лидер
dice-symbol-red-leader = червен лидер
dice-symbol-yellow-leader = жълт лидер
dice-symbol-laurel = лавров венец
dice-symbol-spy-any = шпионин: казарми, Университет, Агора или Пазар
dice-symbol-spy-yellow = шпионин: Пазар
dice-symbol-spy-green = шпионин: Университет
dice-symbol-spy-blue = шпионин: Агора
dice-symbol-spy-grey = шпионин: Склад
dice-symbol-spy-red = шпионин: казарми
dice-symbol-guild-barracks = гилдия: сравнение на казармите
dice-symbol-guild-wonder = гилдия: сравнение на Чудото
dice-symbol-guild-warehouse = гилдия: сравнение на Склада
dice-symbol-guild-market = гилдия: сравнение на Пазара
dice-symbol-guild-agora = гилдия: сравнение на Агората
dice-symbol-guild-university = гилдия: сравнение на Университета
dice-symbol-stage = следващ етап
dice-symbol-guild = която и да е лилава страна

dice-effect-cross = Отбелязвате поле на { $where-def }, като плащате цената му.
dice-effect-cross-up-to = { $n ->
    [one] Отбелязвате до { $n } поле на { $where-def }, като плащате цената му.
   *[other] Отбелязвате до { $n } полета на { $where-def }, като плащате цените им.
}
dice-effect-free-build = Строите още веднъж със зар, без да плащате цената на зара.
dice-effect-another-action = Още едно действие.
dice-effect-choose-bonus = Отбелязвате бонус поле.
dice-effect-coins = Получавате { $coins }.
dice-effect-coins-and-points-per = Получавате по { $coins } сега и по { $points } в края за всяко отбелязано поле на { $where-def }.
dice-effect-attack = Атака: { $points }, минус 1 за всяка защита срещу вас.
dice-effect-price-cut = Всички зарове струват с { $coins } по-малко.
dice-effect-price-cut-colour = { $colour-capital } зарове струват с { $coins } по-малко.
dice-effect-free-dice = { $colour-capital } зарове са безплатни.
dice-effect-coins-per-die = Получавате { $coins } всеки път, когато изберете { $colour } зар.
dice-effect-unlock = Отключва { $colour-def } зар.
dice-effect-defence = Защита: от следващия ход атаките от тази страна носят с 1 точка по-малко.
dice-effect-resource = +1 ресурс за всяко следващо поле.
dice-effect-points = { $points }.
dice-effect-points-per = По { $points } за всяко отбелязано поле на { $where-def }.

dice-obstacle-locked = още не е отключен
dice-obstacle-condition = имате твърде малко полета на показаната сграда
dice-obstacle-crossed = няма поле за отбелязване
dice-obstacle-coins = не ви стигат монетите

dice-move-board = Вземане на { $board }
dice-move-build = { $building } { $box } { $die-with }
dice-move-stage = Етап { $box } от Чудото
dice-move-pass = Пропускане за { $coins }
dice-move-cross = { $building } { $box }
dice-move-decline = Отказ от ефекта
dice-move-bonus = Бонус { $number }

dice-price-free = безплатно
dice-price-die = { $coins } за зара
dice-price-missing = { $coins } за ресурси

dice-event-board = { $who-person ->
    [you] взехте
   *[third] взе
} { $board }
dice-event-turn = Започва ход { $turn }.
dice-event-turn-last = Започва ход { $turn }: последният.
dice-event-forum = Във Форума: { $dice }.
dice-event-crossed = { $who-person ->
    [you] отбелязахте
   *[third] отбеляза
} поле { $box } на { $building-def }
dice-event-crossed-with = { $who-person ->
    [you] отбелязахте
   *[third] отбеляза
} поле { $box } на { $building-def } { $die-with }
dice-event-coins = { $who-person ->
    [you] получихте
   *[third] получи
} { $coins }
dice-event-passed = { $who-person ->
    [you] пропуснахте
   *[third] пропусна
} хода
dice-event-declined = { $who-person ->
    [you] пропуснахте
   *[third] пропусна
} ефект
dice-event-bonus = { $who-person ->
    [you] отбелязахте
   *[third] отбеляза
} бонус поле { $bonus }
dice-event-completed = { $who-person ->
    [you] завършихте
   *[third] завърши
} { $building-def }
dice-event-attack = { $who-person ->
    [you] получихте
   *[third] получи
} { $points } от атака срещу { $target-object }
dice-event-unlocked = { $who-person ->
    [you] отключихте
   *[third] отключи
} { $die-def }
dice-event-no-use = { $who-person ->
    [you] не можахте да използвате
   *[third] не можа да използва
} ефект
dice-event-first-agora = { $who-person ->
    [you] получихте
   *[third] получи
} { $points } за първа завършена Агора
dice-event-end-triggered = Краят наближава: ход { $turn } е последният.
dice-event-replaced = Във Форума влиза { $die-subject }, а { $gone-subject } излиза от играта.
dice-event-over = Край на играта.

dice-question-board = Изберете табло
dice-question-action = Изберете действие
dice-question-build = Изберете зар, с който да строите, без да плащате цената му
dice-question-cross = Изберете поле за отбелязване
dice-question-bonus = Изберете бонус поле

dice-rolled = { $die } – { $symbol }, цена { $coins }

dice-problem-boards = { $n ->
    [one] В комплекта има само { $n } табло.
   *[other] В комплекта има само { $n } табла.
}

## Редове от таблото за резултати като причина за победата: „Решаващо предимство: Пазарът.“

dice-source-wonder = Чудото
dice-source-guild-court = гилдиите
dice-source-gallery = Трибуната на лидерите
dice-source-west-barracks = Западните казарми
dice-source-agora = Агората
dice-source-market = Пазарът
dice-source-university = Университетът
dice-source-east-barracks = Източните казарми

dice-puzzles-dice = Игра със зарове
dice-theme-wonder = Чудо
dice-theme-guilds = Гилдии
dice-theme-leaders = Лидери
dice-theme-military = Военна сила
dice-theme-agora = Агора
dice-theme-money = Пари
dice-theme-science = Наука
