"""Where Rich writes: made anew each time, so that tests may catch the output."""

from rich.console import Console
from rich.table import Table

WIDEST = 120  # longer lines are hard to read


def console() -> Console:
    screen = Console(highlight=False)
    return Console(highlight=False, width=WIDEST) if screen.width > WIDEST else screen


def say(*lines: object) -> None:
    """Plain lines, never wrapped or coloured."""
    for line in lines:
        print(line)


def plain_table(*headings: str) -> Table:
    """A table without lines."""
    return Table(*headings, box=None, header_style="bold", pad_edge=False)
