"""What `heptapolis puzzles` reports."""

from heptapolis.analysis.puzzles.model import PuzzleSet
from heptapolis.i18n import text


def count_line(found: PuzzleSet) -> str:
    """How many positions came how far."""
    counts = found.head.counts
    return text(
        "terminal-puzzles-made",
        puzzles=len(found.puzzles),
        games=counts.games,
        positions=counts.positions,
        hopeful=counts.hopeful,
        screened=counts.screened,
        verified=counts.verified,
    )
