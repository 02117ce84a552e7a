### Таблата.

dice-board-alexandria = Александрия
    .gender = feminine
dice-board-babylon = Вавилон
    .gender = masculine
dice-board-ephesos = Ефес
    .gender = masculine
dice-board-gizah = Гиза
    .gender = feminine
dice-board-halikarnassos = Халикарнас
    .gender = masculine
dice-board-olympia = Олимпия
    .gender = feminine
dice-board-rhodos = Родос
    .gender = masculine
