"""Who sits at the other seats of a single-agent environment: bots by spec, as in the arena."""

from collections.abc import Mapping, Sequence
from typing import Any

import heptapolis
from heptapolis.bots import BotKind, parse_bot
from heptapolis.bots.table import Player, leave_seats, seat_bots
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.core.games import rules_of
from heptapolis.core.options import options_of

Opponents = Sequence[str | BotKind]


def game_against(
    name: str, opponents: Opponents | None, options: Mapping[str, Any]
) -> tuple[Game, list[str | BotKind]]:
    """The game and who plays against the agent: unless told otherwise, as many `random` bots as needed."""
    if isinstance(opponents, str):
        raise BadOption(f"opponents={opponents}", "give a list of bots", [f"[{opponents!r}]"])
    given = dict(options)
    if opponents is not None:
        given.setdefault("players", len(opponents) + 1)
    else:
        default = next(option.default for option in options_of(rules_of(name)) if option.name == "players")
        opponents = ["random"] * (int(str(given.get("players", default))) - 1)
    if given.get("players", len(opponents) + 1) != len(opponents) + 1:
        wanted = f"players={len(opponents) + 1}"
        raise BadOption(f"players={given['players']}", "with so many opponents there are others", [wanted])
    return heptapolis.make(name, **given), list(opponents)


def check_seat(seat: int, game: Game) -> int:
    """The seat itself, if the game has it."""
    if seat not in range(game.players):
        raise BadOption(f"seat={seat}", "no such seat", range(game.players))
    return seat


class Bots:
    """The bots of one table: they take their seats anew for every game."""

    def __init__(self, game: Game, seat: int, opponents: Opponents) -> None:
        others = [other for other in range(game.players) if other != seat]
        kinds = [parse_bot(one) if isinstance(one, str) else one for one in opponents]
        self._game, self._kinds = game, dict(zip(others, kinds, strict=True))
        self._players: dict[int, Player] = {}

    def sit(self, seed: int) -> None:
        self.leave()
        self._players = seat_bots(self._kinds, self._game, seed)

    def leave(self) -> None:
        leave_seats(self._players)
        self._players = {}

    def choose(self, engine: Any, games: Any, seats: Sequence[int]) -> dict[int, int]:
        """The action codes that the bots at these seats choose in a single game."""
        if not seats:
            return {}
        state = engine.to_rules(games)
        return {seat: engine.moves(games, seat)[self._players[seat].choose(state, seat)] for seat in seats}
