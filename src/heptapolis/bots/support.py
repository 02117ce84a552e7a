"""Which bots can play which game: a bot may need a part that a game lacks."""

from heptapolis.bots.characters import NO_CHARACTER
from heptapolis.bots.mcts import Policy
from heptapolis.bots.protocol import BotKind
from heptapolis.bots.random_bot import Random
from heptapolis.bots.registry import BOTS, parse_bot
from heptapolis.core.contract import Game
from heptapolis.core.errors import NotSupported
from heptapolis.core.games import package_of

DEFAULT_BOT = "medium"
SIMPLEST_BOT = "random"  # needs nothing but the rules
COMPILED_BOTS = ("random", "policy")


def default_bot(game: Game) -> str:
    """The spec of the default opponent: `medium` wherever it can play."""
    return DEFAULT_BOT if can_play(parse_bot(DEFAULT_BOT), game) else SIMPLEST_BOT


def can_play(kind: BotKind | type[BotKind], game: Game) -> bool:
    """Whether the game has everything the bot needs."""
    return _missing_part(kind, game) is None


def check_can_play(kind: BotKind, game: Game) -> None:
    """Raise if the game lacks a part that the bot needs; the error lists the bots that can play."""
    if missing := _missing_part(kind, game):
        able = [name for name in BOTS if can_play(BOTS[name], game)]
        raise NotSupported(kind.name, f"this bot needs {missing}, which {game.name} does not provide", able)


def is_compiled(kind: BotKind) -> bool:
    """Whether the compiled game can play this bot."""
    return isinstance(kind, Random | Policy)


def _missing_part(kind: BotKind | type[BotKind], game: Game) -> str | None:
    package = package_of(game)
    if getattr(kind, "needs_evaluation", False) and package.evaluation is None:
        return "an evaluation of moves"
    if getattr(kind, "needs_kernel", False) and package.engine is None:
        return "a compiled engine"
    character = getattr(kind, "character", NO_CHARACTER)
    if character != NO_CHARACTER and character not in package.characters:
        return f"rows that a {character} favours"
    return None
