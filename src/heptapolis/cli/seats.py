"""Which bot takes which seat, according to the command line."""

from collections.abc import Sequence

from heptapolis.bots import BotKind, parse_bot
from heptapolis.core.errors import BadOption

DEFAULT_BOT = "random"


def chosen_bots(specs: Sequence[str] | None, seats: Sequence[int]) -> dict[int, BotKind]:
    """One bot for all of these seats, or one for each, in order."""
    kinds = [parse_bot(spec) for spec in specs or (DEFAULT_BOT,)]
    if len(kinds) not in (1, len(seats)):
        raise BadOption(
            f"--bot {len(kinds)} times",
            "the number of bots must match the seats",
            ["once", f"{len(seats)} times"],
        )
    return dict(zip(seats, kinds if len(kinds) > 1 else kinds * len(seats), strict=True))
