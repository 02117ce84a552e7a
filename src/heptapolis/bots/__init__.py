"""Players made of code: the Bot protocol, the registry ("name:param=value"), one file per bot."""

from heptapolis.bots import greedy as _greedy  # register themselves
from heptapolis.bots import mcts as _mcts
from heptapolis.bots import random_bot as _random_bot
from heptapolis.bots.protocol import Bot, BotKind
from heptapolis.bots.registry import BOTS, parse_bot

__all__ = ["BOTS", "Bot", "BotKind", "parse_bot"]
del _greedy, _mcts, _random_bot
