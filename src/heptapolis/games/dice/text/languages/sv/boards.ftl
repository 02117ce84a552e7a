### Spelbrädena.

dice-board-alexandria = Alexandria
dice-board-babylon = Babylon
dice-board-ephesos = Efesos
dice-board-gizah = Giza
dice-board-halikarnassos = Halikarnassos
dice-board-olympia = Olympia
dice-board-rhodos = Rhodos
