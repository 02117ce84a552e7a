### Šta kaže --help.

help-dice-boards = Datoteke sa tablama za igru kockicama. Brojevi na isporučenim tablama su naši.

help-dice-boards-check = Proveri datoteku sa tablama i kaži šta nije u redu i gde.
help-dice-boards-check-file = Datoteka sa tablama (TOML); objašnjava je { "docs/dice.md" }.

help-dice-boards-schema = Ispiši JSON šemu datoteke sa tablama.

help-dice-boards-balance = Odigraj mnogo partija i ispiši { "docs/dice-balance.md" }.
help-dice-boards-balance-games = Broj partija.
help-dice-boards-balance-bot = Bot za sva mesta.
