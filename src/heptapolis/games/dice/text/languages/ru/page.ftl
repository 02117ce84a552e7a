### Стол игры с кубиками на странице.

dice-rules-dice = Правила игры с кубиками

dice-forum = Форум
dice-section = Секция: { $coins }
dice-price = цена для вас: { $coins }
dice-leads = { $n ->
    [one] можно зачеркнуть { $n } клетку
    [few] можно зачеркнуть { $n } клетки
   *[many] можно зачеркнуть { $n } клеток
}

dice-box = { $building }, клетка { $n }
dice-box-cost = { $n ->
    [one] Стоимость: { $n } ресурс
    [few] Стоимость: { $n } ресурса
   *[many] Стоимость: { $n } ресурсов
}
dice-box-price = вы платите { $coins-acc }
dice-box-free = вы ничего не платите
dice-box-next = следующая по порядку
dice-box-crossed = зачёркнута
dice-box-won = зачёркнута, { $points }

dice-crossed = зачёркнуто клеток: { $n } из { $of }
dice-complete = завершено
dice-first = Первому, кто завершит Агору: { $points }
dice-gold = Золотой запас
dice-bonuses = Зачёркнуто бонусов
dice-bonus = Бонус { $n }
dice-barracks = Казармы

dice-compare = Двор гильдий: зачёркнутых клеток должно быть не меньше, чем у каждого соседа. { $building }: у вас { $mine }, слева { $left }, справа { $right }
dice-compare-two = Двор гильдий: зачёркнутых клеток должно быть больше, чем у соперника. { $building }: у вас { $mine }, у соперника { $left }
dice-wonder = { $n }-й ярус Чуда

dice-pick = Выберите кубик, затем клетку.
dice-pick-box = Выбран { $die }. Теперь выберите клетку.
dice-pick-die = { $box }: теперь выберите кубик.

dice-queue = Затем:
dice-queue-bonus = Зачеркните бонусную клетку

dice-guild = Нужен фиолетовый кубик, и зачёркнутых клеток здания, которое он показывает, должно быть не меньше, чем у каждого соседа.
dice-guild-two = Нужен фиолетовый кубик, и зачёркнутых клеток здания, которое он показывает, должно быть больше, чем у соперника.

dice-end = Конец близок: ход { $turn } — последний.
dice-end-now = Это последний ход.

dice-last = Прошлый ход:
dice-opponent = Соперник
dice-facing = { $building } напротив ваших
dice-facing-you = Напротив вас
dice-defence = Защита от ваших атак
dice-attacks = Очки за атаки на вас
dice-faces = Грани кубиков

dice-keys-dice = выбрать кубик
dice-keys-boxes = переходить между кубиками или клетками
dice-keys-cross = зачеркнуть клетку
dice-keys-wonder = построить следующий ярус Чуда
dice-keys-pass = спасовать
dice-keys-decline = пропустить эффект

dice-option-boards = Поля
dice-option-boards-deal = по жребию
dice-option-boards-choose = выбор по очереди
dice-option-agora-tie = Ничья при завершении Агоры
dice-option-agora-tie-all = очки получают все
dice-option-agora-tie-none = очков не получает никто
dice-option-board-set = Набор полей
dice-option-board-set-heptapolis = Heptapolis
dice-option-board-set-help = Можно играть и с собственным файлом полей.

dice-confirm = Подтвердить
dice-others = Что только что сделали остальные

dice-lesson-dice-title = Игра с кубиками
dice-lesson-dice-about = Кубики и их цены, все здания, особые кубики, бонусы и конец игры.
