"""What puzzles of the card game are about, by row of the score sheet (B38, C40)."""

from dataclasses import replace

from heptapolis.games.wonders.moves import Build, BuildStage, Move

THEMES = {
    "wonder": "wonder",
    "treasury": "money",
    "military": "military",
    "civilian": "civilian",
    "commerce": "money",
    "science": "science",
    "guilds": "guilds",
    "cities": "cities",
}


def without_payment(move: Move) -> Move:
    """The same move without what the neighbours get."""
    return replace(move, left=0, right=0) if isinstance(move, Build | BuildStage) else move
