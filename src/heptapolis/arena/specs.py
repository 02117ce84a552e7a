"""What Python callers name by text: a game by its name, bots by their specs."""

from collections.abc import Sequence

from heptapolis.bots.declare import declare_inline
from heptapolis.bots.protocol import BotKind
from heptapolis.bots.registry import parse_bot
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.core.games import make


def check_specs(bots: Sequence[str]) -> Sequence[str]:
    """Reject what is easily passed instead of a list of specs: a single one, or bots themselves."""
    given: Sequence[object] = bots
    if isinstance(given, str):
        raise BadOption(f"bots={given}", "give a list of bots", [f"[{given!r}]"])
    for bot in given:
        if not isinstance(bot, str):
            raise BadOption(f"{bot!r}", "name the bot by its spec", ["'greedy'", "'mine=bot.py:Mine'"])
    return bots


def game_for(game: Game | str, bots: Sequence[object]) -> Game:
    """The game, or the one with this name, for as many players as there are bots; one plays all seats."""
    if not isinstance(game, str):
        return game
    return make(game, players=len(bots)) if len(bots) > 1 else make(game)


def check_number(bots: Sequence[object], game: Game) -> None:
    """A single bot plays all seats; otherwise each seat has its own."""
    if len(bots) not in (1, game.players):
        given, valid = f"{len(bots)} bots", ["1", str(game.players)]
        raise BadOption(given, f"the number of bots must match the players in {game.name}", valid)


def seat_specs(bots: Sequence[str], game: Game) -> dict[int, BotKind]:
    """The bots by seat."""
    check_number(bots, game)
    kinds = [parse_bot(spec) for spec in declare_inline(bots)[0]]
    return dict(enumerate(kinds if len(kinds) > 1 else kinds * game.players))
