"""Records have a fixed size: a game that does not fit is rejected when it is encoded, never cut short."""

from collections.abc import Iterable
from types import ModuleType
from typing import NamedTuple

from heptapolis.core.errors import BadData


class Need(NamedTuple):
    """How many of something a game needs, and the constant in its layout that limits it."""

    amount: int
    what: str
    constant: str


def check_capacities(game: str, layout: ModuleType, needs: Iterable[Need]) -> None:
    """Raise BadData for the first need that exceeds its constant; the error names the constant to raise."""
    for amount, what, constant in needs:
        room = getattr(layout, constant)
        if amount > room:
            file = f"{layout.__name__.replace('.', '/')}.py"
            raise BadData(
                game,
                f"too large for the kernel: {amount} {what}, room for {room} (raise {constant} in {file})",
            )
