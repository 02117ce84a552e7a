"""`python -m benchmarks.analysis`: how long an analysis takes, light and at the default setting."""

from time import perf_counter, process_time

from heptapolis import make
from heptapolis.analysis import DEFAULT_PLAYOUTS, analyse
from heptapolis.analysis.players import winners_rows
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.contract import Game
from heptapolis.core.record import Record

LIGHT_PLAYOUTS = 300
JOBS = 2
SEED = 1


def play_record(game: Game, seed: int) -> Record:
    """A game of `policy` bots."""
    record, state = Record.of(game, seed), game.new(seed)
    with seated_bots({seat: parse_bot("policy") for seat in range(game.players)}, game, seed) as bots:
        play_out(state, bots, record)
    return record


def main() -> None:
    game = make("wonders", players=4)
    record = play_record(game, SEED)
    winners_rows(game)  # once per kind of game
    for playouts in (LIGHT_PLAYOUTS, DEFAULT_PLAYOUTS):
        clock, cpu = perf_counter(), process_time()
        found = analyse(record, playouts=playouts, jobs=JOBS)
        seconds, busy = perf_counter() - clock, process_time() - cpu
        rate = len(found.decisions) / busy
        print(
            f"{playouts} playouts, {JOBS} threads: {len(found.decisions)} decisions, {len(found.steps)} steps"
        )
        print(f"  {seconds:.1f} s, {busy:.1f} s of processor time, {rate:.1f} positions a second of it")


if __name__ == "__main__":
    main()
