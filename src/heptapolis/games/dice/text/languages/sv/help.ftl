### Vad `--help` säger.

help-dice-boards = Filer med spelbräden till tärningsspelet. Siffrorna på de medföljande spelbrädena är våra egna.

help-dice-boards-check = Kontrollera en fil med spelbräden och säg vad som är fel och var.
help-dice-boards-check-file = En fil med spelbräden (TOML); docs/dice.md förklarar den.

help-dice-boards-schema = Skriv ut JSON-schemat för en fil med spelbräden.

help-dice-boards-balance = Spela många partier och skriv ut docs/dice-balance.md.
help-dice-boards-balance-games = Antal partier.
help-dice-boards-balance-bot = Vilken bot som spelar på alla platser.
