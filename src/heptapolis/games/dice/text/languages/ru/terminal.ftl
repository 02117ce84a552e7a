### Игра с кубиками в терминале.

dice-own-numbers = Числа на этих полях придуманы для Heptapolis, в печатной игре они другие.

dice-table-die = кубик
dice-table-face = грань
dice-table-price = цена
dice-table-city = { $coins }, { $resources }, бонусов { $bonuses } из 3, пока { $points }
dice-table-boxes = { $building } { $crossed }/{ $all }
dice-table-column-move = ход
dice-table-column-price = вы платите
dice-table-column-effect = эффект

dice-sign-diamond = ромб
dice-sign-bar = полоса
dice-sign-cross = крест
dice-sign-circle = круг
dice-sign-triangle = треугольник
dice-sign-ring = кольцо
dice-sign-bust = бюст
dice-sign-star = звезда

dice-help-box = { $number }. стоимость { $cost }: { $effects }
dice-help-ordered = клетки { $boxes } в этом порядке
dice-help-any-order = клетки { $boxes } в любом порядке
dice-help-bonus = Бонус { $number }: { $effect }
dice-help-arrow = { $symbol }: { $boxes }
dice-help-guild = Зачёркнутых клеток здания, которое показывает фиолетовый кубик, у вас должно быть не меньше, чем у каждого соседа.
dice-help-guild-two = Зачёркнутых клеток здания, которое показывает фиолетовый кубик, у вас должно быть больше, чем у соперника.

dice-trait-board = поле
dice-trait-building = здание

dice-meaning-players = сколько игроков
dice-meaning-agora-tie = кто получает очки, если несколько игроков первыми завершили Агору в один ход
dice-meaning-boards = поля по жребию или на выбор в порядке мест
dice-meaning-board-set = название набора полей или текст файла полей; числа в готовом наборе — наши собственные
