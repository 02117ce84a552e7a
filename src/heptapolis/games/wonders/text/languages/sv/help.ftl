### Vad `--help` säger.

help-cards =
    Bläddra bland kortspelets kort.

    Kostnad, effekt, kedjor, och från hur många spelare varje exemplar används.
help-cards-age = Bara den här tidsåldern: 1, 2 eller 3.
help-cards-colour = Bara den här färgen.
help-cards-players = Bara kort som används med så här många spelare.

help-boards =
    Bläddra bland underverkens spelbräden.

    Startresurserna och stegen på båda sidorna.

help-option-box = Bara den här asken: base eller cities.
help-option-name = Bara namn som innehåller den här texten.
