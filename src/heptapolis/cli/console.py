"""The Rich console: a new one each time, so that tests can capture the output."""

from rich.console import Console
from rich.table import Table

from heptapolis.i18n import text_or

MAX_WIDTH = 120  # characters; longer lines are hard to read


def console() -> Console:
    screen = Console(highlight=False)
    return Console(highlight=False, width=MAX_WIDTH) if screen.width > MAX_WIDTH else screen


def say(*lines: object) -> None:
    """Print plain lines, never wrapped or coloured."""
    for line in lines:
        print(line)


def plain_table(*headings: str) -> Table:
    """A table without borders."""
    return Table(*headings, box=None, header_style="bold", pad_edge=False)


def name_columns(*names: str) -> list[str]:
    """The headings of these columns; one without words (%, ±) is its own heading."""
    return [text_or(f"column-{name.replace(' ', '-')}", name) for name in names]
