### What `--help` says. Names of commands and options, words in CAPITALS and everything in `backquotes` are code.

help-cards =
    Browse the cards of the card game.

    Cost, effect, chains, and the player counts that use each copy.
help-cards-age = Only this Age: 1, 2 or 3.
help-cards-colour = Only this colour.
help-cards-players = Only cards used with this many players.

help-boards =
    Browse the Wonder boards.

    Their starting resources, and the stages of both sides.

help-option-box = Only this box: base or cities.
help-option-name = Only names containing this text.
