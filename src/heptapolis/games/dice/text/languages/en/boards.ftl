### The boards. They are cities too: .gender (masculine, feminine, neuter) lets events agree, .acc, .gen, .dat, ... decline them.

dice-board-alexandria = Alexandria
dice-board-babylon = Babylon
dice-board-ephesos = Ephesos
dice-board-gizah = Gizah
dice-board-halikarnassos = Halikarnassos
dice-board-olympia = Olympia
dice-board-rhodos = Rhodos
