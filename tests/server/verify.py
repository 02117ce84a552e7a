"""What must hold after scripted players have played, whatever happened to the servers meanwhile."""

from collections import Counter
from collections.abc import Mapping, Sequence
from json import loads

from heptapolis.core.contract import State
from heptapolis.core.record import Record
from heptapolis.server.replays import make_record
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import opened
from heptapolis.server.table import Decision, Table
from tests.server.scripted import Memory, digest

Seated = Mapping[int | None, Memory]  # what each seat, or a spectator (None), remembers


def check_everything(url: str, played: Mapping[str, Sequence[Memory]]) -> None:
    """Every log is whole, replays to what the players saw, and holds what was acknowledged."""
    with opened(url) as database, database.engine.begin() as connection:
        for table_id, memories in played.items():
            table = storage.load(connection, table_id)  # replayed from the log
            assert table
            log = storage.decisions(connection, table_id)
            check_table(table, log, dict(enumerate(memories)))
            check_record(make_record(table, log), dict(enumerate(memories)))


def check_table(table: Table, log: Sequence[Decision], seated: Seated) -> None:
    assert [decision.sequence for decision in log] == list(range(1, len(log) + 1))
    assert table.status == "over"
    assert table.state
    assert table.result
    assert list(table.state.result().totals) == table.result.totals
    for seat, memory in seated.items():
        assert memory.last
        assert memory.last["score"]["totals"] == table.result.totals
        if seat is not None:
            check_choices(log, seat, memory)


def check_choices(log: Sequence[Decision], seat: int, memory: Memory) -> None:
    """What was acknowledged is in the log once, what was refused is not, and the last choice counts."""
    assert not memory.acks & memory.refused
    logged = Counter(name for decision in log for name in decision.commands.get(seat, ()))
    assert {name: logged[name] for name in memory.acks} == dict.fromkeys(memory.acks, 1)
    assert not logged.keys() & memory.refused
    for sequence in memory.acknowledged:
        decision = log[sequence]
        of_sequence, number = map(int, decision.commands[seat][-1].split("."))
        assert of_sequence == sequence
        assert decision.moves[seat] == memory.sent[sequence][number - 1]
        assert seat not in decision.proxies, "the clock decided although there was a choice"


def check_record(record: Record, seated: Seated) -> None:
    """Replaying the record shows everyone, step by step, what they saw."""
    for sequence, (state, _) in enumerate(record.replay()):
        for seat, memory in seated.items():
            if sequence in memory.seen:
                assert memory.seen[sequence] == digest_state(state, seat), f"seat {seat}, step {sequence}"


def digest_state(state: State, seat: int | None) -> str:
    moves = [] if seat is None else [str(move) for move in state.legal(seat)]
    return digest(loads(state.view(seat).to_json()), moves, list(state.result().totals))
