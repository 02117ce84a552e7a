"""What a seat or a spectator is sent, as JSON, made from nothing but the view."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from datetime import UTC, datetime
from functools import cache
from re import sub
from typing import Any

from heptapolis.core.contract import State, View
from heptapolis.core.games import GAMES
from heptapolis.i18n import use_language
from heptapolis.i18n.narrator import Narrator, narrator_of
from heptapolis.i18n.texts import DEFAULT_LANGUAGE, languages
from heptapolis.server.table import Decision, Table, score_data


@dataclass(frozen=True)
class Presence:
    """Who is connected."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


def dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def instant(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def spoken(language: str | None) -> str:
    """The language asked for, if there is a file of it."""
    wanted = (language or DEFAULT_LANGUAGE).split(",")[0].split("-")[0].lower()
    return wanted if wanted in languages() else DEFAULT_LANGUAGE


# The game.


def position(table: Table, state: State, seat: int | None, language: str, sequence: int) -> str:
    """Where the game stands for one seat."""
    view = state.view(seat)
    return f"{{{common(table, state, language, sequence)},{own(table, state, view, language)}}}"


def common(table: Table, state: State, language: str, sequence: int) -> str:
    """The part of a position that everybody sees, without braces; made from what a spectator sees."""
    view = state.view(None)
    with use_language(language):
        parts = {
            "sequence": sequence,
            "over": not state.to_act,
            "to_act": list(state.to_act),
            "headline": narrator_of(table.name).headline(view),
            "facts": _facts(table.name, view),
            "score": score_data(state, final=not state.to_act),
        }
    return dumps(parts)[1:-1]


def own(table: Table, state: State, view: Any, language: str) -> str:
    """The part of a position that is one seat's own, without braces."""
    narrator, seat = narrator_of(table.name), view.seat
    with use_language(language):
        parts = {
            "question": narrator.question(view) if seat in state.to_act else None,
            "moves": [move_data(narrator, move) for move in state.legal(seat)] if seat is not None else [],
            "offers": narrator.offers(view),
        }
    return f'{dumps(parts)[1:-1]},"view":{view.to_json()}'


def _facts(game: str, view: object) -> dict[str, object] | None:
    facts = GAMES[game].facts
    return facts(view) if facts else None


def move_data(narrator: Narrator[Any, Any], move: Any) -> dict[str, Any]:
    """A move as data: notation, kind, words, and its parts by name."""
    parts = {entry.name: _plain(getattr(move, entry.name)) for entry in fields(move)}
    known = {name: value for name, value in parts.items() if value is not None}
    return {"move": str(move), "kind": _kind(type(move).__name__), "text": narrator.move(move), **known}


@cache
def _kind(name: str) -> str:
    """BuildStage: build-stage."""
    return sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool) or type(value) is int:
        return value
    if is_dataclass(value) and not hasattr(value, "from_text"):
        return {entry.name: _plain(getattr(value, entry.name)) for entry in fields(value)}
    return str(value)


def waiting(table: Table, seat: int | None, now: float) -> str:
    """Who has chosen; of choices only the own one."""
    left = table.touched + table.timer.seconds - now if table.timer and table.to_act else None
    return dumps(
        {
            "sequence": table.sequence,
            "ready": table.ready,
            "choice": table.chosen(seat),
            "seconds_left": None if left is None else round(max(0.0, left), 1),
        }
    )


def resolution(table: Table, decision: Decision, view: View | None, language: str) -> dict[str, Any]:
    """What a decision led to; cities are called as the seat of this view calls them."""
    return {
        "sequence": decision.sequence,
        "at": instant(decision.at),
        "seats": sorted(decision.moves),
        "events": [{"code": e.code, "seat": e.seat, "data": dict(e.data)} for e in decision.events],
        "story": _story(table, decision, view, language),
    }


def _story(table: Table, decision: Decision, view: View | None, language: str) -> list[str]:
    if view is None:
        return _bare_story(decision)
    with use_language(language):
        return narrator_of(table.name).story(view, decision.events)


def _bare_story(decision: Decision) -> list[str]:
    """A game of older rules: the moves as they were written down."""
    return [f"{seat + 1}: {move}" for seat, move in decision.moves.items()]


# The table.


def table_data(table: Table, caller: str | None, presence: Presence) -> dict[str, Any]:
    """A table as the caller sees it."""
    return {
        "id": table.id,
        "game": table.name,
        "options": dict(table.options),
        "players": len(table.seats),
        "status": table.status,
        "visibility": table.visibility,
        "hosting": table.host.id == caller,
        "host": table.host.name,
        "seat": table.seat_of(caller),
        "seats": [_seat(table, seat, caller, presence) for seat in range(len(table.seats))],
        "spectators": presence.spectators,
        "timer": table.timer.model_dump() if table.timer else None,
        "created": instant(table.created),
        "sequence": table.sequence,
        "seed_chosen": table.seed_chosen,
        "uploaded": table.uploaded,
        "replayable": table.game is not None,
        "rematch": table.rematch,
        "result": _dict(table.result),
        "path": f"/t/{table.id}",
    }


def _dict(value: Mapping[str, Any] | None) -> dict[str, Any] | None:
    return dict(value) if value is not None else None


def _seat(table: Table, seat: int, caller: str | None, presence: Presence) -> dict[str, Any]:
    sitter = table.seats[seat]
    return {
        "seat": seat,
        "kind": sitter.kind,
        "name": sitter.person.name if sitter.person else None,
        "bot": sitter.bot,
        "stand_in": sitter.stand_in,
        "connected": sitter.kind == "bot" or seat in presence.seats,
        "you": bool(sitter.person and sitter.person.id == caller),
    }
