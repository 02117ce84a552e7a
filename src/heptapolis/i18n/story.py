"""Events as sentences: one per seat, with everything this seat did in one step."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from heptapolis.core.contract import Event
from heptapolis.i18n.message import Argument, Message, enumerate_texts, render

Who = Callable[[int, str], Argument]  # the name of a seat as "subject" or "object" of a sentence


@dataclass(frozen=True)
class StoryLine:
    """One sentence: who did it, and the pictures of what was done, the most notable first."""

    message: Message
    seat: int | None = None
    icons: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The sentence in the language that is spoken."""
        return render(self.message)


@dataclass(frozen=True)
class Telling:
    """How a game tells its events: their clauses without a subject ("built Walls") and their pictures."""

    clause: Callable[[Event, Who], Message]
    icons: Mapping[str, str]  # by code
    asides: frozenset[str] = frozenset()  # codes that come along with something more notable

    def tell(self, events: Sequence[Event], who: Who) -> list[StoryLine]:
        """What happened: one line per seat; events of the whole table stand where they happened."""
        return [self._line(group, who) for group in _group(events)]

    def _line(self, events: Sequence[Event], who: Who) -> StoryLine:
        seat, clauses = events[0].seat, [self.clause(event, who) for event in events]
        if seat is None:
            return StoryLine(clauses[0], None, self._pick_icons(events))
        parts = {"who": who(seat, "subject"), "clauses": enumerate_texts(clauses)}
        return StoryLine(Message("story.sentence", parts), seat, self._pick_icons(events))

    def _pick_icons(self, events: Sequence[Event]) -> tuple[str, ...]:
        """The pictures of what is notable, each once; if nothing is, those of the rest."""
        notable = [event for event in events if event.code not in self.asides] or events
        return tuple(dict.fromkeys(self.icons[event.code] for event in notable if event.code in self.icons))


def _group(events: Sequence[Event]) -> list[list[Event]]:
    """What each seat did until something concerned all, in the order of seats."""
    groups: list[list[Event]] = []
    deeds: dict[int, list[Event]] = {}  # by seat, since the last event of the whole table
    for event in events:
        if event.seat is None:
            groups += [done for _, done in sorted(deeds.items())] + [[event]]
            deeds = {}
        else:
            deeds.setdefault(event.seat, []).append(event)
    return groups + [done for _, done in sorted(deeds.items())]
