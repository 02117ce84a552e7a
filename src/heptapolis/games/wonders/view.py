"""What one seat may know: its own hand, every city, and the public part of the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heptapolis.core import codec
from heptapolis.core.result import Result
from heptapolis.core.summary import HasSummary, TableSummary
from heptapolis.games.wonders import scoring
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.legal import Offer, Offers
from heptapolis.games.wonders.model import BACK, Card
from heptapolis.games.wonders.moves import Move
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.state import Discarded, Fresh, Phase, Position, Recovery, Step
from heptapolis.games.wonders.summary import summarize

SCHEMA = 1


@dataclass(frozen=True, repr=False)
class View(HasSummary):
    """The table as one seat sees it; `seat` is None for a spectator. Hidden cards are `BACK` ("?")."""

    schema: int
    seat: int | None
    options: Options
    age: int
    turn: int
    phase: Phase
    to_act: tuple[int, ...]
    waiting: tuple[int, ...]
    cities: tuple[City, ...]
    hands: tuple[tuple[Card, ...], ...]
    tucked: tuple[tuple[Card, ...], ...]
    discard: tuple[Discarded, ...]
    recovered: tuple[Discarded, ...]  # what was taken from the pile, in order
    seen: dict[int, tuple[tuple[Card, ...], ...]]  # hands held, turn by turn, by the seats it knows
    chosen: dict[int, Move]  # only in open mode
    fresh: tuple[Fresh, ...]
    recoveries: tuple[Recovery, ...]
    owed: tuple[int, ...]
    log: tuple[Step, ...]
    offers: dict[str, Offer]  # what each card in hand would cost, by name
    stage_offer: Offer | None
    legal: tuple[Move, ...]
    result: Result | None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards that the seat holds; a spectator holds none."""
        return self.hands[self.seat] if self.seat is not None else ()

    def to_json(self) -> str:
        """The view as JSON (docs/state.md)."""
        return codec.dump(View, self)

    def summary(self) -> TableSummary:
        """The table in a few figures, the same for all games."""
        return summarize(self)


def read_public(position: Position) -> dict[str, Any]:
    """The fields of a view that are the same for everyone; the views of one position share them."""
    return {
        "schema": SCHEMA,
        "options": position.options,
        "age": position.age,
        "turn": position.turn,
        "phase": position.phase,
        "to_act": position.to_act,
        "waiting": tuple(position.waiting),
        "cities": tuple(position.cities),
        "recovered": tuple(position.recovered),
        "chosen": dict(position.chosen),
        "fresh": tuple(position.fresh),
        "recoveries": tuple(position.recoveries),
        "owed": tuple(position.owed),
        "result": scoring.result(position) if position.phase is Phase.OVER else None,
    }


def view(
    position: Position,
    public: dict[str, Any],
    seat: int | None,
    legal: tuple[Move, ...],
    offers: Offers | None,
) -> View:
    """Everything this seat may know now; the whole table when the game is over."""
    over = position.phase is Phase.OVER
    options = position.options
    circle = options.circle(seat) if seat is not None else ()
    shown = tuple(position.seats) if options.open or over else circle
    return View(
        **public,
        seat=seat,
        hands=_face_up(position.hands, shown),
        tucked=_face_up(position.tucked, shown),
        discard=tuple(
            position.discard if over or options.open else [entry.seen_by(seat) for entry in position.discard]
        ),
        seen={other: tuple(position.seen[other]) for other in shown},
        log=tuple(position.log) if over else position.log_seen_by(shown),
        offers={card.name: offer for card, offer in offers.cards.items()} if offers else {},
        stage_offer=offers.stage if offers else None,
        legal=legal,
    )


def shared_hands(view: View) -> dict[int, tuple[str, ...]]:
    """The hands that team-mates show each other (C45), by seat; none without a team-mate."""
    circle = view.options.circle(view.seat) if view.seat is not None else ()
    return {seat: tuple(card.name for card in view.hands[seat]) for seat in circle} if len(circle) > 1 else {}


def _face_up(piles: Sequence[Sequence[Card]], shown: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
    return tuple([tuple(pile) if seat in shown else (BACK,) * len(pile) for seat, pile in enumerate(piles)])
