"""The bots at the other seats of a single-agent environment, by spec as in the arena."""

from collections.abc import Mapping, Sequence

import heptapolis
from heptapolis.bots import BotKind, parse_bot
from heptapolis.bots.table import SeatedBot, close_bots, seat_bots
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.engine import AnyEngine

OpponentSpecs = Sequence[str | BotKind]


def make_game(
    name: str, opponents: OpponentSpecs | None, options: Mapping[str, object]
) -> tuple[Game, list[str | BotKind]]:
    """The game and the agent's opponents: by default as many `random` bots as the game needs."""
    if isinstance(opponents, str):
        raise BadOption(f"opponents={opponents}", "give a list of bots", [f"[{opponents!r}]"])
    given = dict(options)
    if opponents is not None:
        given.setdefault("players", len(opponents) + 1)
    else:
        opponents = ["random"] * (heptapolis.make(name, **given).players - 1)
    if given.get("players", len(opponents) + 1) != len(opponents) + 1:
        valid = f"players={len(opponents) + 1}"
        raise BadOption(f"players={given['players']}", "does not fit the number of opponents", [valid])
    return heptapolis.make(name, **given), list(opponents)


def check_seat(seat: int, game: Game) -> int:
    """The seat itself, if the game has it."""
    if seat not in range(game.players):
        raise BadOption(f"seat={seat}", "no such seat", range(game.players))
    return seat


class Opponents:
    """The bots of one table: they sit down again for every game."""

    def __init__(self, game: Game, seat: int, specs: OpponentSpecs) -> None:
        others = [other for other in range(game.players) if other != seat]
        kinds = [parse_bot(spec) if isinstance(spec, str) else spec for spec in specs]
        self._game, self._kinds = game, dict(zip(others, kinds, strict=True))
        self._bots: dict[int, SeatedBot] = {}

    def start_game(self, seed: int) -> None:
        """Seat new bots for the game of this seed."""
        self.close()
        self._bots = seat_bots(self._kinds, self._game, seed)

    def close(self) -> None:
        close_bots(self._bots)
        self._bots = {}

    def choose(self, engine: AnyEngine, games: Records, seats: Sequence[int]) -> dict[int, int]:
        """The action codes that the bots at these seats choose in a single game."""
        if not seats:
            return {}
        state = engine.to_rules(games)
        return {seat: engine.moves(games, seat)[self._bots[seat].choose(state, seat)] for seat in seats}
