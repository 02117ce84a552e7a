"""Events as sentences: one per seat, with everything this seat did in one step."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from heptapolis.core.contract import Event
from heptapolis.core.message import Message
from heptapolis.i18n.message import join_in_words

Who = Callable[[int], Message]  # the name of a seat


@dataclass(frozen=True)
class StoryLine:
    """One sentence: who did it, and the pictures of what was done, the most notable first."""

    message: Message
    seat: int | None = None
    icons: tuple[str, ...] = ()


@dataclass(frozen=True)
class Telling:
    """How a game tells its events: their clauses ("built Walls") and their pictures.

    A clause leaves out its subject but may agree with it, so it has the argument `who` too.
    """

    clause: Callable[[Event, Who], Message]
    icons: Mapping[str, str]  # by code
    asides: frozenset[str] = frozenset()  # codes that only accompany something more notable

    def tell(self, events: Sequence[Event], who: Who) -> list[StoryLine]:
        """Tell what happened, one line per seat; events of the whole table stay where they happened."""
        return [self._line(group, who) for group in _group(events)]

    def _line(self, events: Sequence[Event], who: Who) -> StoryLine:
        seat, clauses = events[0].seat, [self.clause(event, who) for event in events]
        if seat is None:
            return StoryLine(clauses[0], None, self._pick_icons(events))
        parts = {"who": who(seat), "clauses": join_in_words(clauses)}
        return StoryLine(Message("story-sentence", parts), seat, self._pick_icons(events))

    def _pick_icons(self, events: Sequence[Event]) -> tuple[str, ...]:
        """The pictures of notable events, each once; if there are none, those of the others."""
        notable = [event for event in events if event.code not in self.asides] or events
        return tuple(dict.fromkeys(self.icons[event.code] for event in notable if event.code in self.icons))


def _group(events: Sequence[Event]) -> list[list[Event]]:
    """Group the events between two events of the whole table by seat, in seat order."""
    groups: list[list[Event]] = []
    actions: dict[int, list[Event]] = {}  # by seat, since the last event of the whole table
    for event in events:
        if event.seat is None:
            groups += [done for _, done in sorted(actions.items())] + [[event]]
            actions = {}
        else:
            actions.setdefault(event.seat, []).append(event)
    return groups + [done for _, done in sorted(actions.items())]
