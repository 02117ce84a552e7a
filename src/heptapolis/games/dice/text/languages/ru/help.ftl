### Что говорит `--help`.

help-dice-boards = Файлы полей игры с кубиками. Числа на полях из поставки — наши собственные.

help-dice-boards-check = Проверить файл полей и сказать, что в нём неверно и где.
help-dice-boards-check-file = Файл полей (TOML); его устройство объясняет docs/dice.md.

help-dice-boards-schema = Вывести схему JSON файла полей.

help-dice-boards-balance = Сыграть много партий и вывести docs/dice-balance.md.
help-dice-boards-balance-games = Число партий.
help-dice-boards-balance-bot = Бот для всех мест.
