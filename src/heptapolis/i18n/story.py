"""Events as sentences: one per seat, with everything this seat did in one step."""

from collections.abc import Callable, Sequence

from heptapolis.core.contract import Event
from heptapolis.i18n.texts import format_list, text

Who = Callable[[int, str], str]  # the name of a seat as "subject" or "object" of a sentence
Clause = Callable[[Event, Who], str]  # an event without its subject: "builds the Walls"


def sentences(events: Sequence[Event], who: Who, clause: Clause) -> list[str]:
    """What happened: one sentence per seat; events of the whole table stay where they happened."""
    told: list[str] = []
    clauses: dict[int, list[str]] = {}  # by seat, since the last event of the whole table
    for event in events:
        if event.seat is None:
            told += _join(clauses, who)
            told.append(clause(event, who))
            clauses = {}
        else:
            clauses.setdefault(event.seat, []).append(clause(event, who))
    return told + _join(clauses, who)


def _join(clauses: dict[int, list[str]], who: Who) -> list[str]:
    """One sentence per seat from its clauses."""
    return [
        text("story.sentence", who=who(seat, "subject"), clauses=format_list(parts))
        for seat, parts in sorted(clauses.items())
    ]
