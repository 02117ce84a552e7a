"""What the characters love in the dice game: how many points more a point counts, by row of the sheet."""

from heptapolis.games.dice.symbols import Building

FAVOURITES: dict[str, dict[str, float]] = {
    "scientist": {Building.UNIVERSITY: 0.4},
    "general": {Building.WEST_BARRACKS: 0.4, Building.EAST_BARRACKS: 0.4},
    "merchant": {Building.MARKET: 0.4},
    "builder": {Building.WONDER: 0.4, Building.AGORA: 0.4},
}
