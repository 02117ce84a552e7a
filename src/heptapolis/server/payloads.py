"""What a seat or a spectator is sent, made only from its view."""

from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from functools import cache, partial
from hashlib import sha256
from typing import Any

from heptapolis.bots.characters import split_character
from heptapolis.core.contract import Event, Game, Move, State, View
from heptapolis.core.games import GAMES
from heptapolis.core.message import Message
from heptapolis.core.tagged import kind_of
from heptapolis.i18n.narrator import Narrator, narrator_of
from heptapolis.server import lobby
from heptapolis.server.bot_names import name_bots
from heptapolis.server.presence import Presence
from heptapolis.server.problems import Problem
from heptapolis.server.story import describe_story, describe_verdict
from heptapolis.server.table import Decision, Table, describe_score
from heptapolis.server.wire import play as wire
from heptapolis.server.wire.encoding import (
    Encoded,
    EncodedValues,
    Fields,
    encode,
    encode_fields,
    join_fields,
    join_items,
    name_fields,
)
from heptapolis.server.wire.lobby import Seat, TableInfo
from heptapolis.server.wire.reference import Catalogue

PLAYER_ID_LENGTH = 16


def format_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


# The game.


def encode_position(game: str, state: State, seat: int | None, sequence: int) -> Encoded[wire.Position]:
    """Where the game stands for one seat."""
    view = state.view(seat)
    shared, own = encode_shared_fields(game, state, sequence), encode_own_fields(game, state, view)
    shown = name_fields(view=Encoded[View](view.to_json()))
    return join_fields(wire.Position, shared, *own, shown)


def encode_shared_fields(game: str, state: State, sequence: int) -> Fields:
    """The fields of a position that are the same for everyone; made from what a spectator sees."""
    view, facts = state.view(None), GAMES[game].facts
    return encode_fields(
        sequence=sequence,
        over=not state.to_act,
        to_act=state.to_act,
        headline=narrator_of(game).headline(view),
        facts=facts(view) if facts else None,
        score=describe_score(state, final=not state.to_act),
    )


def describe_headline(game: str, state: State) -> Message:
    """Where the game stands, in a few words for everyone."""
    return narrator_of(game).headline(state.view(None))


def encode_own_fields(game: str, state: State, view: View) -> tuple[Fields, Fields]:
    """The fields of a position that are one seat's own, apart from its view."""
    narrator, seat = narrator_of(game), view.seat
    legal = state.legal(seat) if seat is not None else ()
    moves = join_items(map(_encoded_moves(game).encode, legal))
    offers = join_items(map(_OFFERS.encode, narrator.offers(view)))
    rest = encode_fields(
        question=narrator.question(view) if seat in state.to_act else None,
        verdict=describe_verdict(game, state, view),
    )
    return rest, name_fields(moves=moves, offers=offers)


# Most moves are legal again and again, at one table or another, and games keep them and their offers.
MAX_KEPT = 20_000  # as JSON, a few megabytes
_OFFERS = EncodedValues[Any](encode, MAX_KEPT)


@cache
def _encoded_moves(game: str) -> EncodedValues[Any]:
    return EncodedValues(partial(encode_move, game), MAX_KEPT)


def describe_move(narrator: Narrator[Any, Any], move: Move) -> dict[str, object]:
    """A move as the data of a `wire.Move`: notation, kind, words, and its parts by name."""
    known = {name: value for name, value in _read_parts(move).items() if value is not None}
    return {"move": str(move), "kind": kind_of(type(move)), "message": narrator.move(move), **known}


def encode_move(game: str, move: Move) -> Encoded[wire.Move]:
    """The same as JSON."""
    return Encoded(encode(describe_move(narrator_of(game), move)).json)


def _read_parts(value: object) -> dict[str, object]:
    """The fields of a dataclass; anything else has none."""
    kind: Any = type(value)
    return {name: _simplify(getattr(value, name)) for name in _part_names(kind)}


@cache
def _part_names(kind: type) -> tuple[str, ...]:
    return tuple(entry.name for entry in fields(kind)) if is_dataclass(kind) else ()


def _simplify(value: object) -> object:
    """Numbers stay, dataclasses become objects, anything else is its text."""
    kind: Any = type(value)
    if kind is int or kind is bool or value is None:
        return value
    return _read_parts(value) if _has_parts(kind) else str(value)


@cache
def _has_parts(kind: type) -> bool:
    return is_dataclass(kind) and not hasattr(kind, "from_text")


def encode_shared_waiting_fields(table: Table, now: float) -> Fields:
    """Who has chosen, and how much time is left: the same for everyone."""
    left = table.paused if table.deadline is None else max(0.0, table.deadline - now)
    return encode_fields(
        sequence=table.sequence,
        ready=table.ready,
        seconds_left=None if left is None else round(left, 1),
        paused=table.paused is not None,
    )


def encode_waiting(shared: Fields, choice: Move | None) -> Encoded[wire.Waiting]:
    """Who has chosen, with the caller's own choice and nobody else's."""
    return join_fields(wire.Waiting, shared, encode_fields(choice=None if choice is None else str(choice)))


def describe_resolution(game: str, decision: Decision, view: View | None) -> wire.Resolution:
    """What a decision led to; cities are named as this seat sees them."""
    return wire.Resolution(
        sequence=decision.sequence,
        at=format_time(decision.at),
        seats=sorted(decision.moves),
        events=[describe_event(event) for event in decision.events],
        proxies=_list_proxies(decision),
        undo_to=decision.undo_to,
        story=describe_story(game, decision, view),
    )


def encode_shared_resolution_fields(decision: Decision) -> Fields:
    """The fields of a resolution that are the same for everyone."""
    return encode_fields(
        sequence=decision.sequence,
        at=format_time(decision.at),
        seats=sorted(decision.moves),
        events=[_read_event(event) for event in decision.events],
        proxies=_list_proxies(decision),
        undo_to=decision.undo_to,
    )


def _list_proxies(decision: Decision) -> list[wire.Proxy]:
    return [wire.Proxy(seat=seat, reason=reason) for seat, reason in decision.proxies.items()]


def describe_event(event: Event) -> wire.Event:
    return wire.Event.model_validate(_read_event(event))


def _read_event(event: Event) -> dict[str, object]:
    return {"code": event.code, "seat": event.seat, "data": dict(event.data)}


# The table.


def describe_catalogue(name: str, game: Game | None) -> Catalogue:
    """Everything printed: in the box, or on what this game uses."""
    printed = GAMES[name].catalogue
    if printed is None:
        raise Problem("unknown-name", f"{name} has no catalogue", name)
    return Catalogue(game=name, content=printed(game))


def describe_table(table: Table, caller: str | None, presence: Presence, now: float) -> TableInfo:
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
        seats=[_describe_seat(table, seat, caller, presence, now) for seat in range(len(table.seats))],
        spectators=presence.spectators,
        timer=table.timer,
        paused=table.paused is not None,
        deadline=None if table.deadline is None else format_time(table.deadline),
        undo=table.undo,
        created=format_time(table.created),
        touched=format_time(table.touched),
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
    """The catalogue of the game, or the table's own if it uses something else."""
    package = GAMES[table.name]
    if package.catalogue is None:
        return None
    own = table.game is not None and package.has_own_catalogue(table.game)
    return f"/api/tables/{table.id}/catalogue" if own else f"/api/catalogue/{table.name}"


def _describe_seat(table: Table, seat: int, caller: str | None, presence: Presence, now: float) -> Seat:
    sitter = table.seats[seat]
    return Seat(
        seat=seat,
        kind=sitter.kind,
        name=_name_sitter(table, seat),
        avatar=sitter.person.avatar if sitter.person else sitter.character,
        player=_make_player_id(caller, sitter.person.id) if sitter.person else None,
        bot=sitter.bot,
        strength=split_character(sitter.bot)[0] if sitter.bot else None,
        stand_in=sitter.stand_in,
        connected=sitter.kind == "bot" or seat in presence.seats,
        offline_seconds=presence.offline_seconds(seat, now) if sitter.kind == "human" else None,
        votes=[other for guest in sitter.votes if (other := table.seat_of(guest)) is not None],
        votes_needed=lobby.count_votes_needed(table, seat, presence),
        hosting=bool(sitter.person and sitter.person.id == table.host.id),
        you=bool(sitter.person and sitter.person.id == caller),
    )


def _make_player_id(caller: str | None, guest: str) -> str:
    """A different id for every caller, so that no two callers can tell that they met the same person."""
    return sha256(f"{caller or ''}:{guest}".encode()).hexdigest()[:PLAYER_ID_LENGTH]


def _name_sitter(table: Table, seat: int) -> str | None:
    sitter = table.seats[seat]
    if sitter.person:
        return sitter.person.name
    if sitter.kind != "bot":
        return None
    return name_bots(table.id, [one.character for one in table.seats])[seat]
