"""The story of one decision for the wire: told from each seat's point of view, and serialised once."""

import re

from heptapolis.core.contract import State, View
from heptapolis.core.message import Message
from heptapolis.i18n.narrator import name_player, narrator_of
from heptapolis.i18n.story import StoryLine, Who
from heptapolis.server.table import Decision
from heptapolis.server.wire import play as wire
from heptapolis.server.wire.encoding import Encoded, encode

BLANK = "blank-"  # the id of a message that stands for the name of a seat
BLANK_JSON = re.compile(rf'{{"id":"{BLANK}(\d+)"}}')


def describe_story(game: str, decision: Decision, view: View | None) -> list[wire.StoryLine]:
    """What happened, for the owner of this view."""
    return [_describe_line(line) for line in tell_story(game, decision, view)]


def describe_verdict(game: str, state: State, view: View) -> wire.StoryLine | None:
    """What decided a finished game, for the owner of this view, in the current language."""
    line = None if state.to_act else narrator_of(game).verdict(view, state.result())
    return _describe_line(line) if line else None


class StoryEncoder:
    """The same for many seats: told and encoded once, then only the names of seats are filled in."""

    def __init__(self, game: str, decision: Decision, seats: int) -> None:
        self._game, self._decision = game, decision
        self._blanks = [Message(f"{BLANK}{seat}") for seat in range(seats)]
        self._template: list[str] | None = None  # text, then a seat to be named, text, a seat ...

    def encode(self, view: View | None) -> Encoded[list[wire.StoryLine]]:
        game, decision = self._game, self._decision
        if view is None:
            return encode_story(game, decision, view)
        if self._template is None:
            told = encode(tell_story(game, decision, view, self._blanks.__getitem__))
            self._template = BLANK_JSON.split(told.json)
        narrator, text = narrator_of(game), self._template.copy()
        names = {seat: _encode_name(narrator.who(view, int(seat))) for seat in set(text[1::2])}
        text[1::2] = [names[seat] for seat in text[1::2]]
        return Encoded("".join(text))


def _encode_name(name: Message) -> str:
    """The name of a seat as JSON: few names have arguments."""
    return encode(name).json if name.args else f'{{"id":"{name.id}"}}'


def encode_story(game: str, decision: Decision, view: View | None) -> Encoded[list[wire.StoryLine]]:
    """What happened, for the owner of this view."""
    return Encoded(encode(tell_story(game, decision, view)).json)


def tell_story(game: str, decision: Decision, view: View | None, who: Who | None = None) -> list[StoryLine]:
    """What happened, sentence by sentence; `who` names the seats, by default as the view's owner would."""
    if decision.undo_to is not None:
        return [StoryLine(Message("story-undo"), icons=("undo",))]
    if view is None:
        return _list_moves(decision)
    narrator = narrator_of(game)
    named = who or (lambda seat: narrator.who(view, seat))
    return [*_tell_proxies(decision, named), *narrator.tell(view, decision.events, named)]


def _tell_proxies(decision: Decision, who: Who) -> list[StoryLine]:
    """The players for whom a bot decided, and why."""
    return [
        StoryLine(Message(f"story-proxy-{reason}", {"who": who(seat)}), seat, ("automaton",))
        for seat, reason in decision.proxies.items()
    ]


def _list_moves(decision: Decision) -> list[StoryLine]:
    """A game of older rules: the moves as they were written down."""
    return [
        StoryLine(Message("story-event-of", {"who": name_player(seat, None), "what": str(move)}), seat)
        for seat, move in decision.moves.items()
    ]


def _describe_line(line: StoryLine) -> wire.StoryLine:
    return wire.StoryLine(message=line.message, seat=line.seat, icons=list(line.icons))
