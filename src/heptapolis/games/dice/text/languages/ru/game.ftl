### Игра с кубиками: слова, эффекты, ходы, цены и события.

dice-title = 7 чудес: игра с кубиками

dice-name = Игра с кубиками

dice-headline-setup = Выбор полей
dice-headline-turn = Ход { $turn }
dice-headline-last = Ход { $turn }, последний
dice-headline-over = Игра окончена

dice-building-wonder = Чудо
    .gen = Чуда
dice-building-guild-court = Двор гильдий
    .gen = Двора гильдий
dice-building-gallery = Галерея лидеров
    .gen = Галереи лидеров
    .acc = Галерею лидеров
dice-building-west-barracks = Западные казармы
    .gen = Западных казарм
dice-building-agora = Агора
    .gen = Агоры
    .acc = Агору
dice-building-market = Рынок
    .gen = Рынка
dice-building-university = Университет
    .gen = Университета
dice-building-east-barracks = Восточные казармы
    .gen = Восточных казарм
dice-building-warehouse = Склад
    .gen = Склада

dice-row-wonder = Чудо
dice-row-guild-court = Гильдии
dice-row-gallery = Галерея
dice-row-west-barracks = Запад
dice-row-agora = Агора
dice-row-market = Рынок
dice-row-university = Унив.
dice-row-east-barracks = Восток

# .capital — о всех кубиках этого цвета, в начале предложения.
dice-colour-grey = серый
    .capital = Серые
dice-colour-blue = синий
    .capital = Синие
dice-colour-red = красный
    .capital = Красные
dice-colour-yellow = жёлтый
    .capital = Жёлтые
dice-colour-green = зелёный
    .capital = Зелёные
dice-colour-black = чёрный
    .capital = Чёрные
dice-colour-white = белый
    .capital = Белые
dice-colour-purple = фиолетовый
    .capital = Фиолетовые

dice-die-grey-1 = первый серый кубик
    .ins = первым серым кубиком
dice-die-grey-2 = второй серый кубик
    .ins = вторым серым кубиком
dice-die-grey-3 = третий серый кубик
    .ins = третьим серым кубиком
dice-die-blue = синий кубик
    .ins = синим кубиком
dice-die-red = красный кубик
    .ins = красным кубиком
dice-die-yellow = жёлтый кубик
    .ins = жёлтым кубиком
dice-die-green = зелёный кубик
    .ins = зелёным кубиком
dice-die-black = чёрный кубик
    .ins = чёрным кубиком
dice-die-white = белый кубик
    .ins = белым кубиком
dice-die-purple = фиолетовый кубик
    .ins = фиолетовым кубиком

dice-symbol-stone = камень
dice-symbol-wood = древесина
dice-symbol-brick = кирпич
dice-symbol-glass = стекло
dice-symbol-cloth = ткань
dice-symbol-papyrus = папирус
dice-symbol-mask = маска
dice-symbol-scales = весы
dice-symbol-fountain = фонтан
dice-symbol-temple = храм
dice-symbol-owl = сова
dice-symbol-caduceus = кадуцей
dice-symbol-axe = топор (атака влево)
dice-symbol-sword = меч (атака вправо)
dice-symbol-shield = щит (защита с любой стороны)
dice-symbol-camel = верблюд
dice-symbol-coins = 7 монет
dice-symbol-chest = сундук
dice-symbol-compass = циркуль
dice-symbol-tablet = скрижаль
dice-symbol-gear = шестерня
dice-symbol-blue-leader = синий лидер
dice-symbol-green-leader = зелёный лидер
dice-symbol-red-leader = красный лидер
dice-symbol-yellow-leader = жёлтый лидер
dice-symbol-laurel = лавровый венок
dice-symbol-spy-any = шпион: казармы, Университет, Агора или Рынок
dice-symbol-spy-yellow = шпион: Рынок
dice-symbol-spy-green = шпион: Университет
dice-symbol-spy-blue = шпион: Агора
dice-symbol-spy-grey = шпион: Склад
dice-symbol-spy-red = шпион: казармы
dice-symbol-guild-barracks = гильдия: сравнить казармы
dice-symbol-guild-wonder = гильдия: сравнить Чудо
dice-symbol-guild-warehouse = гильдия: сравнить Склад
dice-symbol-guild-market = гильдия: сравнить Рынок
dice-symbol-guild-agora = гильдия: сравнить Агору
dice-symbol-guild-university = гильдия: сравнить Университет
dice-symbol-stage = следующий ярус
dice-symbol-guild = любая фиолетовая грань

dice-effect-cross = Зачеркните клетку { $where-gen }, заплатив её стоимость.
dice-effect-cross-up-to = { $n ->
    [one] Зачеркните до { $n } клетки { $where-gen }, заплатив их стоимость.
    [few] Зачеркните до { $n } клеток { $where-gen }, заплатив их стоимость.
   *[many] Зачеркните до { $n } клеток { $where-gen }, заплатив их стоимость.
}
dice-effect-free-build = Постройте ещё раз с помощью кубика, не платя за него.
dice-effect-another-action = Выполните ещё одно действие.
dice-effect-choose-bonus = Зачеркните бонусную клетку.
dice-effect-coins = Получите { $coins-acc }.
dice-effect-coins-and-points-per = Получите { $coins-acc } сейчас и { $points } в конце игры за каждую зачёркнутую клетку { $where-gen }.
dice-effect-attack = Атака: { $points } минус 1 за каждую защиту, обращённую к вам.
dice-effect-price-cut = Все кубики стоят на { $coins-acc } меньше.
dice-effect-price-cut-colour = { $colour-capital } кубики стоят на { $coins-acc } меньше.
dice-effect-free-dice = { $colour-capital } кубики бесплатны.
dice-effect-coins-per-die = Получайте { $coins-acc } каждый раз, когда выбираете { $colour } кубик.
dice-effect-unlock = Откройте { $colour } кубик.
dice-effect-defence = Защита: со следующего хода атаки с этой стороны приносят на 1 очко меньше.
dice-effect-resource = +1 ресурс для всех следующих клеток.
dice-effect-points = { $points }.
dice-effect-points-per = { $points } за каждую зачёркнутую клетку { $where-gen }.

dice-obstacle-locked = ещё не открыт
dice-obstacle-condition = у вас зачёркнуто мало клеток здания, которое он показывает
dice-obstacle-crossed = зачёркивать больше нечего
dice-obstacle-coins = не хватает монет

dice-move-board = Взять { $board-acc }
dice-move-build = { $building }, клетка { $box }: { $die }
dice-move-stage = { $box }-й ярус Чуда
dice-move-pass = Пас: получить { $coins-acc }
dice-move-cross = { $building }, клетка { $box }
dice-move-decline = Пропустить эффект
dice-move-bonus = Бонус { $number }

dice-price-free = бесплатно
dice-price-die = { $coins } за кубик
dice-price-missing = { $coins } за ресурсы

dice-event-board = { $who-gender ->
    [feminine] взяла
    [plural] взяли
   *[masculine] взял
} { $board-acc }
dice-event-turn = Начинается ход { $turn }.
dice-event-turn-last = Начинается ход { $turn }, последний.
dice-event-forum = На Форуме выпало: { $dice }.
dice-event-crossed = { $who-gender ->
    [feminine] зачеркнула
    [plural] зачеркнули
   *[masculine] зачеркнул
} { $box }-ю клетку { $building-gen }
dice-event-crossed-with = { $who-gender ->
    [feminine] зачеркнула
    [plural] зачеркнули
   *[masculine] зачеркнул
} { $box }-ю клетку { $building-gen } { $die-ins }
dice-event-coins = { $who-gender ->
    [feminine] получила
    [plural] получили
   *[masculine] получил
} { $coins-acc }
dice-event-passed = { $who-gender ->
    [feminine] спасовала
    [plural] спасовали
   *[masculine] спасовал
}
dice-event-declined = { $who-gender ->
    [feminine] пропустила
    [plural] пропустили
   *[masculine] пропустил
} эффект
dice-event-bonus = { $who-gender ->
    [feminine] зачеркнула
    [plural] зачеркнули
   *[masculine] зачеркнул
} { $bonus }-ю бонусную клетку
dice-event-completed = { $who-gender ->
    [feminine] завершила
    [plural] завершили
   *[masculine] завершил
} { $building-acc }
dice-event-attack = { $who-gender ->
    [feminine] получила
    [plural] получили
   *[masculine] получил
} { $points } за атаку на { $target-acc }
dice-event-unlocked = { $who-gender ->
    [feminine] открыла
    [plural] открыли
   *[masculine] открыл
} { $die }
dice-event-no-use = { $who-gender ->
    [feminine] не смогла
    [plural] не смогли
   *[masculine] не смог
} использовать эффект
dice-event-first-agora = { $who-gender ->
    [feminine] получила
    [plural] получили
   *[masculine] получил
} { $points } за первую завершённую Агору
dice-event-end-triggered = Конец близок: ход { $turn } — последний.
dice-event-replaced = На Форум попадает { $die }, а { $gone } выбывает из игры.
dice-event-over = Игра окончена.

dice-question-board = Выберите поле
dice-question-action = Выберите действие
dice-question-build = Выберите кубик для постройки: платить за него не нужно
dice-question-cross = Выберите клетку
dice-question-bonus = Выберите бонусную клетку

dice-rolled = { $die } — { $symbol }, цена { $coins }

dice-problem-boards = { $n ->
    [one] В наборе только { $n } поле.
    [few] В наборе только { $n } поля.
   *[many] В наборе только { $n } полей.
}

# Строки счёта как причина победы: «Исход решил Рынок».
dice-source-wonder = Чудо
    .gender = neuter
dice-source-guild-court = гильдии
    .gender = plural
dice-source-gallery = Галерея
    .gender = feminine
dice-source-west-barracks = Западные казармы
    .gender = plural
dice-source-agora = Агора
    .gender = feminine
dice-source-market = Рынок
    .gender = masculine
dice-source-university = Университет
    .gender = masculine
dice-source-east-barracks = Восточные казармы
    .gender = plural

dice-puzzles-dice = Игра с кубиками
dice-theme-wonder = Чудо
dice-theme-guilds = Гильдии
dice-theme-leaders = Лидеры
dice-theme-military = Военная сила
dice-theme-agora = Агора
dice-theme-money = Деньги
dice-theme-science = Наука
