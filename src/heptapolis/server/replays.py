"""Finished games: past positions, records to take away, records brought along."""

from dataclasses import replace

from heptapolis.core.errors import BadRecord
from heptapolis.core.record import Record
from heptapolis.server import lobby, payloads
from heptapolis.server.payloads import dumps
from heptapolis.server.service import new_id
from heptapolis.server.table import Decision, Person, Sitter, Table, score_data

Uploaded = tuple[Table, list[Decision]]
MOST_DECISIONS = 1_000


def moment(table: Table, log: list[Decision], seat: int | None, language: str) -> str:
    """The position after these decisions, as this seat saw it."""
    assert table.game
    state = table.game.new(table.seed)
    for decision in log:
        state.play({who: state.parse(move) for who, move in decision.moves.items()})
    then = replace(table, state=state)
    position = payloads.position(then, state, seat, language, len(log))
    told = dumps(payloads.resolution(then, log[-1], state.view(seat), language)) if log else "null"
    return f'{{"seat":{dumps(seat)},"position":{position},"resolution":{told}}}'


def record_of(table: Table, log: list[Decision]) -> Record:
    record = Record(table.name, dict(table.options), table.ruleset, table.seed)
    record.decisions = [dict(sorted(decision.moves.items())) for decision in log]
    return record


def table_of(record: Record, person: Person, at: float) -> Uploaded:
    """A finished table from a record; every decision is checked by playing it."""
    if len(record.decisions) > MOST_DECISIONS:
        raise BadRecord(f"{len(record.decisions)} decisions", "no game is that long", [f"{MOST_DECISIONS}"])
    game = record.make_game()
    log: list[Decision] = []
    state = game.new(record.seed)
    for number, (played, events) in enumerate(record.replay()):
        state = played
        if number:
            log.append(Decision(number, record.decisions[number - 1], {}, tuple(events), at))
    seats = (Sitter("human", person), *(lobby.OPEN for _ in range(game.players - 1)))
    table = Table(
        id=new_id(),
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
        result=score_data(state, final=not state.to_act),
        last=log[-1] if log else None,
    )
    return table, log
