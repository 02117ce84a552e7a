"""What puzzles of the dice game are about, by row of the score sheet (D64)."""

from heptapolis.games.dice.symbols import Building

THEMES: dict[str, str] = {
    Building.WONDER: "wonder",
    Building.GUILD_COURT: "guilds",
    Building.GALLERY: "leaders",
    Building.WEST_BARRACKS: "military",
    Building.AGORA: "agora",
    Building.MARKET: "money",
    Building.UNIVERSITY: "science",
    Building.EAST_BARRACKS: "military",
}
