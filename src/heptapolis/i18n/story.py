"""Events told as sentences: one a seat, with all that this seat did in one step."""

from collections.abc import Callable, Sequence

from heptapolis.core.contract import Event
from heptapolis.i18n.texts import text

Who = Callable[[int, str], str]  # the name of a seat as "subject" or "object" of a sentence
Clause = Callable[[Event, Who], str]


def sentences(events: Sequence[Event], who: Who, clause: Clause) -> list[str]:
    """What happened: the deeds of each seat together; what concerns all stands where it happened."""
    told: list[str] = []
    deeds: dict[int, list[str]] = {}
    for event in events:
        if event.seat is None:
            told += _close(deeds, who)
            told.append(clause(event, who))
        else:
            deeds.setdefault(event.seat, []).append(clause(event, who))
    return told + _close(deeds, who)


def _close(deeds: dict[int, list[str]], who: Who) -> list[str]:
    """The sentences of the deeds gathered so far, which are then forgotten."""
    told = [
        text("story.sentence", who=who(seat, "subject"), clauses=text("list.comma").join(done))
        for seat, done in sorted(deeds.items())
    ]
    deeds.clear()
    return told
