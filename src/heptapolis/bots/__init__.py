"""Players made of code: the Bot protocol, the registry ("name:param=value"), one file per bot."""

from heptapolis.bots.protocol import Bot, BotKind
from heptapolis.bots.registry import BOTS, parse_bot

__all__ = ["BOTS", "Bot", "BotKind", "parse_bot"]
