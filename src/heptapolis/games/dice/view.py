"""What one seat may know: everything on the table. Only future rolls are hidden."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heptapolis.core import codec
from heptapolis.core.result import Result
from heptapolis.core.summary import HasSummary, TableSummary
from heptapolis.games.dice import scoring
from heptapolis.games.dice.city import City
from heptapolis.games.dice.effects import BonusEffect, Pending
from heptapolis.games.dice.legal import Offer, offers
from heptapolis.games.dice.model import Board, Rolled
from heptapolis.games.dice.moves import Move
from heptapolis.games.dice.options import Options
from heptapolis.games.dice.state import Phase, Position
from heptapolis.games.dice.summary import summarize

SCHEMA = 1


@dataclass(frozen=True, repr=False)
class View(HasSummary):
    """The table as one seat sees it; `seat` is None for a spectator."""

    schema: int
    seat: int | None
    options: Options
    turn: int
    last_turn: int | None
    phase: Phase
    to_act: tuple[int, ...]
    forum: tuple[Rolled, ...]
    cities: tuple[City, ...]
    pending: tuple[tuple[Pending, ...], ...]
    agora_open: bool
    bonuses: tuple[BonusEffect, ...]  # what the bonus boxes do, by number
    boards: tuple[Board, ...]  # what is printed on the boards in play
    offers: tuple[Offer, ...]  # what each die and the Wonder would let this seat do, or why not
    legal: tuple[Move, ...]
    result: Result  # the current score

    def to_json(self) -> str:
        """The view as JSON (docs/state.md)."""
        return codec.dump(View, self)

    def summary(self) -> TableSummary:
        """The table in a few figures, the same for all games."""
        return summarize(self)


def read_public(position: Position) -> dict[str, Any]:
    """The fields of a view that are the same for everyone; the views of one position share them."""
    printed = position.options.printed
    return {
        "schema": SCHEMA,
        "options": position.options,
        "turn": position.turn,
        "last_turn": position.last_turn,
        "phase": position.phase,
        "to_act": position.to_act,
        "forum": tuple(position.forum),
        "cities": tuple(position.cities),
        "pending": tuple(tuple(decisions) for decisions in position.pending),
        "agora_open": position.agora_open,
        "bonuses": printed.bonuses,
        "boards": tuple(printed.board(city.board) for city in position.cities if city.board),
        "result": scoring.result(position),
    }


def view(position: Position, public: dict[str, Any], seat: int | None, legal: Sequence[Move]) -> View:
    """All that this seat may know now."""
    own = offers(position, seat) if seat is not None else ()
    return View(**public, seat=seat, offers=own, legal=tuple(legal))
