"""A bot of this version alone among bots of the base, in the same time per move.

    python -m benchmarks.compare install                                 # once: the base with its environment
    python -m benchmarks.duel wonders mcts:ms=100 mcts:ms=100 --players 4 --games 300 --seed 1

The bots of the base are seated through the protocol for programs. Bots search for the time that their spec
says, by their own clock; only one thinks at a time. Every deal is played once from each seat. The base cannot
read the boards of today's dice game.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

from benchmarks.compare import PYTHON
from heptapolis import make
from heptapolis.arena.ratings import victory_share, wilson_interval
from heptapolis.bots.registry import parse_bot
from heptapolis.core.chance import derive
from heptapolis.core.contract import Game, Move, State
from heptapolis.core.result import Result

PROGRAM = Path(__file__).with_name("base_bot.py")
REPORT_EVERY = 20  # games


class Base:
    """Bots of the base, at all seats but one, in one process."""

    def __init__(self, spec: str) -> None:
        pipe = subprocess.PIPE
        command = [str(PYTHON), str(PROGRAM), spec]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=PROGRAM.parent)

    def sit(self, game: Game, seat: int, seed: int) -> None:
        self._tell({"type": "start", "game": game.name, "options": game.options, "seat": seat, "seed": seed})

    def choose(self, state: State, seat: int) -> Move:
        assert self._process.stdout
        self._tell({"type": "choose", "view": json.loads(state.view(seat).to_json())})
        move: str = json.loads(self._process.stdout.readline())["move"]
        return next(one for one in state.legal(seat) if str(one) == move)

    def _tell(self, message: object) -> None:
        assert self._process.stdin
        print(json.dumps(message), file=self._process.stdin, flush=True)


def play(game: Game, spec: str, base: Base, place: int, seed: int) -> Result:
    """One game with the bot of this version at this place."""
    state = game.new(seed)
    player = parse_bot(spec).sit(game, place, derive(seed, place))
    for seat in range(game.players):
        if seat != place:
            base.sit(game, seat, derive(seed, seat))
    while state.to_act:
        state.play(
            {
                seat: player.choose(state.view(seat), state.legal(seat))
                if seat == place
                else base.choose(state, seat)
                for seat in state.to_act
            }
        )
    return state.result()


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("bot", help="of this version, at one seat")
    parser.add_argument("others", help="of the base, at the others")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--expansion", action="append", default=[])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if not PYTHON.exists():
        sys.exit("the base is not installed: python -m benchmarks.compare install")
    expansions = {"expansions": chosen.expansion} if chosen.expansion else {}
    game, base = make(chosen.game, players=chosen.players, **expansions), Base(chosen.others)
    wins, own, others = 0.0, 0, 0
    for number in range(chosen.games):
        deal, place = divmod(number, game.players)
        result = play(game, chosen.bot, base, place, derive(chosen.seed, deal))
        wins += victory_share(result) * (place in result.winners)
        own += result.totals[place]
        others += sum(result.totals) - result.totals[place]
        played = number + 1
        if played % REPORT_EVERY == 0 or played == chosen.games:
            low, high = wilson_interval(wins, played)
            share = f"{wins / played:.1%} ({low:.1%} to {high:.1%}) of {played} games"
            points = f"{own / played:.1f} points against {others / played / (game.players - 1):.1f}"
            print(f"{chosen.game}, {chosen.players} players: {chosen.bot} wins {share}, {points}", flush=True)


if __name__ == "__main__":
    main()
