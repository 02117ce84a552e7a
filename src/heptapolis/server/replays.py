"""Finished games: past positions, downloading and uploading records."""

import json
from collections.abc import Mapping

from heptapolis.core.errors import BadRecord
from heptapolis.core.games import rules_of
from heptapolis.core.message import Message
from heptapolis.core.record import Record
from heptapolis.i18n import render, text_or, use_language
from heptapolis.i18n.narrator import narrator_of
from heptapolis.server import lobby, payloads
from heptapolis.server.identifiers import make_table_id
from heptapolis.server.story import describe_verdict, tell_story
from heptapolis.server.table import Decision, Person, Sitter, Table, leave_out_undone, read_score
from heptapolis.server.wire.encoding import Encoded, encode_fields, join_fields, name_fields
from heptapolis.server.wire.play import History, Moment

Uploaded = tuple[Table, list[Decision]]
MAX_DECISIONS = 1_000


def encode_moment(table: Table, log: list[Decision], step: int, seat: int | None) -> Encoded[Moment]:
    """The position after this many decisions, as this seat saw it, and what it chose then."""
    assert table.game
    state, past = table.game.new(table.seed), log[:step]
    for decision in leave_out_undone(past):
        state.play({who: state.parse(move) for who, move in decision.moves.items()})
    position = payloads.encode_position(table.name, state, seat, step)
    last = payloads.describe_resolution(table.name, past[-1], state.view(seat)) if past else None
    choice = log[step].moves.get(seat) if step < len(log) and seat is not None else None
    rest = encode_fields(seat=seat, resolution=last, choice=choice)
    return join_fields(Moment, name_fields(position=position), rest)


def describe_history(table: Table, log: list[Decision], seat: int | None) -> History:
    """What every decision led to, as this seat is told."""
    view = table.state.view(seat) if table.state else None
    return History(steps=[payloads.describe_resolution(table.name, one, view) for one in log])


def write_story(table: Table, log: list[Decision], seat: int | None, language: str) -> str:
    """The story as plain text: one line per sentence, then the scores."""
    view = table.state.view(seat) if table.state else None
    with use_language(language):
        lines = [render(line.message) for one in log for line in tell_story(table.name, one, view)]
        parts = [text_or(f"{table.name}-title", rules_of(table.name).title), "", *lines]
        if table.result and view:
            narrator, totals = narrator_of(table.name), enumerate(table.result.totals)
            parts += ["", *(f"{render(narrator.who(view, who))}: {points}" for who, points in totals)]
            verdict = describe_verdict(table.name, table.state, view) if table.state else None
            parts += [render(verdict.message)] if verdict else []
    return "\n".join(parts) + "\n"


def make_record(table: Table, log: list[Decision]) -> Record:
    record = Record(table.name, dict(table.options), table.ruleset, table.seed)
    record.decisions = [dict(sorted(decision.moves.items())) for decision in leave_out_undone(log)]
    record.undone = any(decision.undo_to is not None for decision in log)
    return record


def read_upload(document: Mapping[str, object], person: Person, at: float) -> Uploaded:
    """A finished table from the JSON of a record."""
    try:
        text = json.dumps(document)  # escaped: an upload may contain invalid Unicode
    except RecursionError:
        raise BadRecord("the record", "nested too deeply") from None
    return make_table(Record.from_json(text), person, at)


def make_table(record: Record, person: Person, at: float) -> Uploaded:
    """A finished table from a record; every decision is checked by playing it."""
    if len(record.decisions) > MAX_DECISIONS:
        raise BadRecord(
            f"{len(record.decisions)} decisions",
            "the game is too long",
            [f"{MAX_DECISIONS}"],
            Message("problem-too-long"),
        )
    game = record.make_game()
    log: list[Decision] = []
    state = game.new(record.seed)
    for number, (played, events) in enumerate(record.replay()):
        state = played
        if number:
            log.append(Decision(number, record.decisions[number - 1], {}, tuple(events), at))
    seats = (Sitter("human", person), *(lobby.OPEN for _ in range(game.players - 1)))
    table = Table(
        id=make_table_id(),
        host=person,
        game=game,
        name=game.name,
        options=game.options,
        ruleset=game.ruleset,
        seed=record.seed,
        seats=seats,
        created=at,
        touched=at,
        uploaded=True,
        status="over",
        state=state,
        result=read_score(state, final=not state.to_act),
        last=log[-1] if log else None,
    )
    return table, log
