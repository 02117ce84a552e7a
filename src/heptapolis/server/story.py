"""The story of one decision for the wire: told to each seat in its own words, and serialised once."""

from heptapolis.core.contract import State, View
from heptapolis.core.message import Message
from heptapolis.i18n.narrator import name_player, narrator_of
from heptapolis.i18n.story import StoryLine
from heptapolis.server.table import Decision
from heptapolis.server.wire import play as wire
from heptapolis.server.wire.encoding import Encoded, encode, join_items


def describe_story(game: str, decision: Decision, view: View | None) -> list[wire.StoryLine]:
    """What happened, for the owner of this view."""
    return [_describe_line(line) for line in tell_story(game, decision, view)]


def describe_verdict(game: str, state: State, view: View) -> wire.StoryLine | None:
    """What decided a finished game, for the owner of this view, in the current language."""
    line = None if state.to_act else narrator_of(game).verdict(view, state.result())
    return _describe_line(line) if line else None


class StoryEncoder:
    """The same for one seat after another: a line that several seats read alike is encoded once."""

    def __init__(self, game: str, decision: Decision) -> None:
        self._game, self._decision = game, decision
        self._known: dict[int, list[tuple[StoryLine, Encoded[wire.StoryLine]]]] = {}  # by place in the story

    def encode(self, view: View | None) -> Encoded[list[wire.StoryLine]]:
        lines = tell_story(self._game, self._decision, view)
        return join_items([self._encode_line(place, line) for place, line in enumerate(lines)])

    def _encode_line(self, place: int, line: StoryLine) -> Encoded[wire.StoryLine]:
        known = self._known.setdefault(place, [])
        for told, encoded in known:
            if told == line:
                return encoded
        encoded = _encode_line(line)
        known.append((line, encoded))
        return encoded


def tell_story(game: str, decision: Decision, view: View | None) -> list[StoryLine]:
    """What happened, one sentence after the other."""
    if decision.undo_to is not None:
        return [StoryLine(Message("story-undo"), icons=("undo",))]
    if view is None:
        return _list_moves(decision)
    return [*_tell_proxies(game, decision, view), *narrator_of(game).story(view, decision.events)]


def _tell_proxies(game: str, decision: Decision, view: View) -> list[StoryLine]:
    """Whom a bot decided for, and why."""
    narrator = narrator_of(game)
    return [
        StoryLine(Message(f"story-proxy-{reason}", {"who": narrator.who(view, seat)}), seat, ("automaton",))
        for seat, reason in decision.proxies.items()
    ]


def _list_moves(decision: Decision) -> list[StoryLine]:
    """A game of older rules: the moves as they were written down."""
    return [
        StoryLine(Message("story-event-of", {"who": name_player(seat, None), "what": str(move)}), seat)
        for seat, move in decision.moves.items()
    ]


def _encode_line(line: StoryLine) -> Encoded[wire.StoryLine]:
    return encode(_describe_line(line))


def _describe_line(line: StoryLine) -> wire.StoryLine:
    return wire.StoryLine(message=line.message, seat=line.seat, icons=list(line.icons))
