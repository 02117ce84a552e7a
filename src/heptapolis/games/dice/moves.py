"""The moves of the dice game: what one seat decides at one moment. `str(move)` is its notation.

`price` is the die's price and `missing` the coins for resources not produced (D31).
"""

from dataclasses import dataclass, field
from functools import cached_property

from heptapolis.core.summary import notation_to_html
from heptapolis.core.text import AsText
from heptapolis.games.dice.symbols import Building, Die


@dataclass(frozen=True, repr=False)
class BaseMove(AsText):
    """What all moves share: they are written and read as notation."""

    @classmethod
    def from_text(cls, text: str) -> "Move":
        from heptapolis.games.dice.notation import parse

        return parse(text)

    def __str__(self) -> str:
        return self._notation

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_text({self._notation!r})"

    def _repr_html_(self) -> str:
        return notation_to_html(self._notation)

    @cached_property
    def _notation(self) -> str:
        """Written once: a move stays in the history of its game."""
        from heptapolis.games.dice.notation import write

        return write(self)  # type: ignore[arg-type]


@dataclass(frozen=True, repr=False)
class ChooseBoard(BaseMove):
    """Take this board (the option `boards=choose`)."""

    board: str


@dataclass(frozen=True, repr=False)
class Build(BaseMove):
    """Choose this die and cross this box (D18)."""

    building: Building
    box: int
    die: Die
    price: int = field(default=0, compare=False)
    missing: int = field(default=0, compare=False)


@dataclass(frozen=True, repr=False)
class BuildStage(BaseMove):
    """Build the next stage of the Wonder, without a die (D24)."""

    box: int
    missing: int = field(default=0, compare=False)


@dataclass(frozen=True, repr=False)
class Pass(BaseMove):
    """Cross nothing and gain coins (D28)."""


@dataclass(frozen=True, repr=False)
class Cross(BaseMove):
    """Cross this box by an effect, without a die (E1-E3)."""

    building: Building
    box: int
    missing: int = field(default=0, compare=False)


@dataclass(frozen=True, repr=False)
class Decline(BaseMove):
    """Skip what an effect offers (E1, E5)."""


@dataclass(frozen=True, repr=False)
class Bonus(BaseMove):
    """Cross this bonus box (D37)."""

    number: int


#: Everything that a seat can be asked to choose.
Move = ChooseBoard | Build | BuildStage | Pass | Cross | Decline | Bonus
