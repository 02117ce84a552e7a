"""The table options of the dice game, and what follows from them."""

from dataclasses import dataclass
from functools import cached_property

from heptapolis.core.errors import BadOption
from heptapolis.core.message import Message
from heptapolis.core.options import check_options, option
from heptapolis.games.dice.boards import board_set
from heptapolis.games.dice.data import SHIPPED
from heptapolis.games.dice.model import BoardSet


@dataclass(frozen=True)
class Options:
    """What the players agree on before the game."""

    players: int = option(4, range(2, 8), "how many players")
    agora_tie: str = option(
        "all",
        ("all", "none"),
        "who gains when several complete the Agora first in the same turn",
        is_advanced=True,
    )
    boards: str = option("deal", ("deal", "choose"), "boards dealt at random, or chosen in seat order")
    board_set: str = option(
        SHIPPED[0],
        (),
        "the name of a board set, or the text of a board file; the numbers on our boards are our own",
        is_file=True,
        is_advanced=True,
    )

    def __post_init__(self) -> None:
        check_options(self)
        boards = len(self.printed.boards)
        if boards < self.players:
            known = range(2, boards + 1)
            message = Message("dice-problem-boards", {"n": boards})
            raise BadOption(f"players={self.players}", f"the board set has {boards} boards", known, message)

    @cached_property
    def printed(self) -> BoardSet:
        """What is printed on the boards."""
        return board_set(self.board_set)

    @cached_property
    def seats(self) -> range:
        return range(self.players)

    def filled(self, coins: int, gained: int) -> int:
        """The gold reserve after a gain; only a capacity in the board file limits it (R10)."""
        capacity = self.printed.capacity
        return coins + gained if capacity is None else min(capacity, coins + gained)
