"""What a seat or a spectator is sent, made only from its view."""

from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

from heptapolis.core.contract import Event, Game, Move, State, View
from heptapolis.core.games import GAMES
from heptapolis.core.tagged import kind_of
from heptapolis.i18n import use_language
from heptapolis.i18n.message import Message
from heptapolis.i18n.narrator import Narrator, narrator_of
from heptapolis.i18n.story import StoryLine
from heptapolis.i18n.texts import DEFAULT_LANGUAGE, languages
from heptapolis.server.presence import Presence
from heptapolis.server.problems import Problem
from heptapolis.server.table import Decision, Table, read_score
from heptapolis.server.wire import play as wire
from heptapolis.server.wire.encoding import NULL, Encoded, Fields, encode, join_fields
from heptapolis.server.wire.lobby import Seat, TableInfo
from heptapolis.server.wire.reference import Catalogue

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def format_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def pick_language(wanted: str | None) -> str:
    """The language requested, if it has a file."""
    language = (wanted or DEFAULT_LANGUAGE).split(",")[0].split("-")[0].lower()
    return language if language in languages() else DEFAULT_LANGUAGE


# The game.


def encode_position(
    game: str, state: State, seat: int | None, language: str, sequence: int
) -> Encoded[wire.Position]:
    """Where the game stands for one seat."""
    own = encode_own_fields(game, state, state.view(seat), language)
    return join_fields(wire.Position, {**encode_shared_fields(game, state, language, sequence), **own})


def encode_shared_fields(game: str, state: State, language: str, sequence: int) -> Fields:
    """The fields of a position that are the same for everyone; made from what a spectator sees."""
    view, facts = state.view(None), GAMES[game].facts
    with use_language(language):
        return {
            "sequence": encode(sequence),
            "over": encode(not state.to_act),
            "to_act": encode(state.to_act),
            "headline": encode(narrator_of(game).headline(view)),
            "facts": encode(facts(view) if facts else None),
            "score": encode(read_score(state, final=not state.to_act)),
        }


def encode_own_fields(game: str, state: State, view: View, language: str) -> Fields:
    """The fields of a position that are one seat's own."""
    narrator, seat = narrator_of(game), view.seat
    legal = state.legal(seat) if seat is not None else ()
    with use_language(language):
        return {
            "question": encode(narrator.question(view) if seat in state.to_act else None),
            "moves": encode([describe_move(narrator, move) for move in legal]),
            "offers": encode([wire.Offer.model_validate(offer) for offer in narrator.offers(view)]),
            "view": Encoded(view.to_json()),
        }


def describe_move(narrator: Narrator[Any, Any], move: Move) -> wire.Move:
    """A move as data: notation, kind, words, and its parts by name."""
    known = {name: value for name, value in _read_parts(move).items() if value is not None}
    kind = kind_of(type(move))
    return wire.Move.model_validate({"move": str(move), "kind": kind, "text": narrator.move(move), **known})


def _read_parts(value: object) -> dict[str, object]:
    """The fields of a dataclass; anything else has none."""
    if not is_dataclass(value) or isinstance(value, type):
        return {}
    return {name: _simplify(getattr(value, name)) for name in _part_names(type(value))}


@cache
def _part_names(kind: "type[DataclassInstance]") -> tuple[str, ...]:
    return tuple(entry.name for entry in fields(kind))


def _simplify(value: object) -> object:
    """Numbers stay, dataclasses become objects, anything else is its text."""
    if value is None or isinstance(value, bool) or type(value) is int:
        return value
    if is_dataclass(value) and not hasattr(value, "from_text"):
        return _read_parts(value)
    return str(value)


def encode_shared_waiting_fields(table: Table, now: float) -> Fields:
    """Who has chosen, and how much time is left: the same for everyone."""
    left = table.touched + table.timer.seconds - now if table.timer and table.to_act else None
    return {
        "sequence": encode(table.sequence),
        "ready": encode(table.ready),
        "seconds_left": encode(None if left is None else round(max(0.0, left), 1)),
    }


def encode_waiting(shared: Fields, choice: Move | None) -> Encoded[wire.Waiting]:
    """The same with the caller's own choice, and no other."""
    own: Fields = {"choice": NULL if choice is None else encode(str(choice))}
    return join_fields(wire.Waiting, {**shared, **own})


def describe_resolution(game: str, decision: Decision, view: View | None, language: str) -> wire.Resolution:
    """What a decision led to; cities are named as this seat sees them."""
    return wire.Resolution(
        sequence=decision.sequence,
        at=format_time(decision.at),
        seats=sorted(decision.moves),
        events=[describe_event(event) for event in decision.events],
        story=_tell_story(game, decision, view, language),
    )


def encode_resolution(
    shared: Fields, game: str, decision: Decision, view: View | None, language: str
) -> Encoded[wire.Resolution]:
    """The same from fields that are encoded already: only the story is each seat's own."""
    story = encode(_tell_story(game, decision, view, language))
    return join_fields(wire.Resolution, {**shared, "story": story})


def encode_shared_resolution_fields(decision: Decision) -> Fields:
    """The fields of a resolution that are the same for everyone."""
    return {
        "sequence": encode(decision.sequence),
        "at": encode(format_time(decision.at)),
        "seats": encode(sorted(decision.moves)),
        "events": encode([describe_event(event) for event in decision.events]),
    }


def describe_event(event: Event) -> wire.Event:
    return wire.Event(code=event.code, seat=event.seat, data=dict(event.data))


def _tell_story(game: str, decision: Decision, view: View | None, language: str) -> list[wire.StoryLine]:
    with use_language(language):
        lines = narrator_of(game).story(view, decision.events) if view else _list_moves(decision)
        return [_describe_line(line) for line in lines]


def _list_moves(decision: Decision) -> list[StoryLine]:
    """A game of older rules: the moves as they were written down."""
    return [
        StoryLine(Message("story.event_of", {"who": seat + 1, "what": str(move)}), seat)
        for seat, move in decision.moves.items()
    ]


def _describe_line(line: StoryLine) -> wire.StoryLine:
    message = _describe_message(line.message)
    return wire.StoryLine(message=message, seat=line.seat, icons=list(line.icons), text=line.text)


def _describe_message(message: Message) -> wire.Message:
    args = {
        name: _describe_message(value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    return wire.Message(id=message.id, args=args)


# The table.


def describe_catalogue(name: str, game: Game | None, language: str) -> Catalogue:
    """Everything printed: in the box, or at a table of this game."""
    printed = GAMES[name].catalogue
    if printed is None:
        raise Problem("unknown-name", f"{name} has no catalogue", name)
    with use_language(language):
        return Catalogue(game=name, language=language, content=printed(game))


def describe_table(table: Table, caller: str | None, presence: Presence) -> TableInfo:
    """A table as the caller sees it."""
    return TableInfo(
        id=table.id,
        game=table.name,
        options=dict(table.options),
        players=len(table.seats),
        status=table.status,
        visibility=table.visibility,
        hosting=table.host.id == caller,
        host=table.host.name,
        seat=table.seat_of(caller),
        seats=[_describe_seat(table, seat, caller, presence) for seat in range(len(table.seats))],
        spectators=presence.spectators,
        timer=table.timer,
        created=format_time(table.created),
        sequence=table.sequence,
        seed_chosen=table.seed_chosen,
        uploaded=table.uploaded,
        replayable=table.game is not None,
        rematch=table.rematch,
        result=table.result,
        path=f"/t/{table.id}",
        catalogue=_find_catalogue(table),
    )


def _find_catalogue(table: Table) -> str | None:
    """The catalogue of the game, or the table's own where it plays with something else."""
    package = GAMES[table.name]
    if package.catalogue is None:
        return None
    own = table.game is not None and package.has_own_catalogue(table.game)
    return f"/api/tables/{table.id}/catalogue" if own else f"/api/catalogue/{table.name}"


def _describe_seat(table: Table, seat: int, caller: str | None, presence: Presence) -> Seat:
    sitter = table.seats[seat]
    return Seat(
        seat=seat,
        kind=sitter.kind,
        name=sitter.person.name if sitter.person else None,
        bot=sitter.bot,
        stand_in=sitter.stand_in,
        connected=sitter.kind == "bot" or seat in presence.seats,
        you=bool(sitter.person and sitter.person.id == caller),
    )
