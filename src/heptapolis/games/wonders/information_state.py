"""What a seat of the card game has seen and done, as text: the information state with perfect recall."""

from collections.abc import Iterable, Iterator, Mapping

from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.moves import Move
from heptapolis.games.wonders.state import Discarded, Step
from heptapolis.games.wonders.view import View


def recall(view: View) -> str:
    """Two views give the same text if and only if the seat has seen and done the same."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"seat {view.seat}, Age {view.age}, turn {view.turn}, {view.phase}"
    yield "cities: " + ", ".join(f"{city.board or '?'} {city.side or '?'}" for city in view.cities)
    for seat, hands in view.seen.items():
        yield f"hands of {seat}: " + " | ".join(map(_names, hands))
    yield from map(_step, view.log)
    yield "discards: " + " ".join(map(_discarded, view.discard))
    if view.chosen:
        yield "chosen: " + _moves(view.chosen)


def _step(step: Step) -> str:
    return f"{step.phase} {step.age}.{step.turn}: {_moves(step.moves)}"


def _moves(moves: Mapping[int, Move]) -> str:
    return "; ".join(f"{seat} {move}" for seat, move in sorted(moves.items()))


def _names(cards: Iterable[Card]) -> str:
    return " ".join(card.name for card in cards)


def _discarded(entry: Discarded) -> str:
    return f"{entry.age}.{entry.turn}.{entry.seat}={entry.card.name}"
