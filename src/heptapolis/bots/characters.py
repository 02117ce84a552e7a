"""Characters: bots with a recognisable style, at any strength.

A character favours some rows of the score sheet: a point there counts for more than a point. Each game
decides which rows (`GamePackage.characters`).
"""

from collections.abc import Mapping

from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.core.games import package_of

NO_CHARACTER = "none"
PREFIX = "character="
CHARACTERS: dict[str, str] = {  # with their names
    "scientist": "Metrodora",
    "general": "Brasidas",
    "merchant": "Eumachia",
    "builder": "Eupalinos",
}


def check_character(character: str) -> None:
    """Raise BadOption if there is no such character."""
    if character != NO_CHARACTER and character not in CHARACTERS:
        raise BadOption(f"character={character}", "no such character", [NO_CHARACTER, *CHARACTERS])


def split_character(spec: str) -> tuple[str, str | None]:
    """A spec without its character, and the character: `hard` and `general` of `hard:character=general`."""
    name, _, rest = spec.partition(":")
    given = [part for part in rest.split(",") if part]
    found = [part.removeprefix(PREFIX) for part in given if part.startswith(PREFIX)]
    if not found or found[0] not in CHARACTERS:
        return spec, None
    others = ",".join(part for part in given if not part.startswith(PREFIX))
    return f"{name}:{others}" if others else name, found[0]


def favourites_of(game: Game, character: str) -> Mapping[str, float]:
    """What a point is worth to a character beyond a point, by row of this game's score sheet."""
    return package_of(game).characters.get(character, {})
