"""What the characters love in the dice game: by row of the score sheet, how much more a point counts."""

from heptapolis.games.dice.symbols import Building

FAVOURITES: dict[str, dict[str, float]] = {
    "scientist": {Building.UNIVERSITY: 0.4},
    "general": {Building.WEST_BARRACKS: 0.4, Building.EAST_BARRACKS: 0.4},
    "merchant": {Building.MARKET: 0.4},
    "builder": {Building.WONDER: 0.4, Building.AGORA: 0.4},
}
