### Какво казва `--help`.

help-dice-boards = Файлове с табла за играта със зарове. Числата на вградените табла са наши.

help-dice-boards-check = Проверява файл с табла и казва какво не е наред и къде.
help-dice-boards-check-file = Файл с табла (TOML); docs/dice.md обяснява как се пише.

help-dice-boards-schema = Показва JSON схемата на файл с табла.

help-dice-boards-balance = Изиграва много игри и показва docs/dice-balance.md.
help-dice-boards-balance-games = Брой игри.
help-dice-boards-balance-bot = Ботът за всички места.
