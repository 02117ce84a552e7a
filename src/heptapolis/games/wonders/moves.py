"""The moves of the card game: what one seat decides at one moment. `str(move)` is its notation."""

from dataclasses import dataclass, field
from functools import cached_property

from heptapolis.core.summary import notation_to_html
from heptapolis.core.text import AsText
from heptapolis.games.wonders.model import Board, Card, Side


@dataclass(frozen=True)
class Waiver:
    """Why a building is free: a chain from this building, or the power of your Wonder (W6)."""

    kind: str  # "chain" or "power"
    by: str

    def __str__(self) -> str:
        return f"{self.kind} {self.by}"


@dataclass(frozen=True, repr=False)
class BaseMove(AsText):
    """What all moves share: they are written and read as notation."""

    @classmethod
    def from_text(cls, text: str) -> "Move":
        from heptapolis.games.wonders.notation import parse

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
        from heptapolis.games.wonders.notation import write

        return write(self)  # type: ignore[arg-type]


@dataclass(frozen=True, repr=False)
class ChooseBoard(BaseMove):
    """Take this board (B12)."""

    board: Board


@dataclass(frozen=True, repr=False)
class ChooseSide(BaseMove):
    """Play the board on this side (B12)."""

    side: Side


@dataclass(frozen=True, repr=False)
class Build(BaseMove):
    """Build this card, paying the neighbours these coins and the bank the card's own (B18)."""

    card: Card
    left: int = 0
    right: int = 0
    bank: int = field(default=0, compare=False)
    waiver: Waiver | None = field(default=None, compare=False)


@dataclass(frozen=True, repr=False)
class BuildStage(BaseMove):
    """Build the next stage of the Wonder with this card under it (B20)."""

    number: int
    card: Card
    left: int = 0
    right: int = 0
    bank: int = field(default=0, compare=False)
    waiver: Waiver | None = field(default=None, compare=False)


@dataclass(frozen=True, repr=False)
class Sell(BaseMove):
    """Discard this card for coins (B21)."""

    card: Card


@dataclass(frozen=True, repr=False)
class Leave(BaseMove):
    """Discard the leftover card of the Age for nothing (W13)."""

    card: Card


@dataclass(frozen=True, repr=False)
class Recover(BaseMove):
    """Build this card from the discard pile, free (W14)."""

    card: Card


@dataclass(frozen=True, repr=False)
class Decline(BaseMove):
    """Build nothing from the discard pile (W14)."""


@dataclass(frozen=True, repr=False)
class Settle(BaseMove):
    """Pay some of the coins lost, take Debt for the rest (X2)."""

    coins: int
    debt: int


CardMove = Build | BuildStage | Sell | Leave
#: Everything that a seat can be asked to choose.
Move = ChooseBoard | ChooseSide | CardMove | Recover | Decline | Settle
