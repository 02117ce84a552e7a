"""Finished games: past positions, downloading and uploading records."""

from heptapolis.core.errors import BadRecord
from heptapolis.core.record import Record
from heptapolis.server import lobby, payloads
from heptapolis.server.identifiers import make_table_id
from heptapolis.server.table import Decision, Person, Sitter, Table, read_score
from heptapolis.server.wire.encoding import Encoded, encode, join_fields
from heptapolis.server.wire.play import Moment

Uploaded = tuple[Table, list[Decision]]
MAX_DECISIONS = 1_000


def encode_moment(table: Table, log: list[Decision], seat: int | None, language: str) -> Encoded[Moment]:
    """The position after these decisions, as this seat saw it."""
    assert table.game
    state = table.game.new(table.seed)
    for decision in log:
        state.play({who: state.parse(move) for who, move in decision.moves.items()})
    position = payloads.encode_position(table.name, state, seat, language, len(log))
    last = payloads.describe_resolution(table.name, log[-1], state.view(seat), language) if log else None
    return join_fields(Moment, {"seat": encode(seat), "position": position, "resolution": encode(last)})


def make_record(table: Table, log: list[Decision]) -> Record:
    record = Record(table.name, dict(table.options), table.ruleset, table.seed)
    record.decisions = [dict(sorted(decision.moves.items())) for decision in log]
    return record


def make_table(record: Record, person: Person, at: float) -> Uploaded:
    """A finished table from a record; every decision is checked by playing it."""
    if len(record.decisions) > MAX_DECISIONS:
        raise BadRecord(f"{len(record.decisions)} decisions", "the game is too long", [f"{MAX_DECISIONS}"])
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
