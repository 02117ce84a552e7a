"""Players made of code: the Bot protocol, the registry ("name:param=value"), one file per bot."""

from heptapolis.bots.protocol import BadAnswer, Bot, BotKind, LateAnswer, Parameter, parameters, setting
from heptapolis.bots.registry import BOTS, STRENGTHS, format_spec, parse_bot
from heptapolis.bots.support import can_play, default_bot
from heptapolis.bots.table import BotStats, SeatedBot, choose_moves, play_out, seated_bots

__all__ = [
    "BOTS",
    "STRENGTHS",
    "BadAnswer",
    "Bot",
    "BotKind",
    "BotStats",
    "LateAnswer",
    "Parameter",
    "SeatedBot",
    "can_play",
    "choose_moves",
    "default_bot",
    "format_spec",
    "parameters",
    "parse_bot",
    "play_out",
    "seated_bots",
    "setting",
]
