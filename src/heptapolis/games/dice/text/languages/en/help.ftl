### What `--help` says. Names of commands and options, words in CAPITALS and everything in `backquotes` are code.

help-dice-boards = Board files of the dice game. The numbers of the shipped boards are our own.

help-dice-boards-check = Check a board file: say what is wrong and where.
help-dice-boards-check-file = A board file (TOML); docs/dice.md explains it.

help-dice-boards-schema = Print the JSON schema of a board file.

help-dice-boards-balance = Play many games and print docs/dice-balance.md.
help-dice-boards-balance-games = Number of games.
help-dice-boards-balance-bot = The bot for all seats.
