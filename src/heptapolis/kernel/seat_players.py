"""Who plays a seat of a compiled game: an outside agent, or a bot that is compiled too."""

from enum import IntEnum


class SeatPlayer(IntEnum):
    """The player of a seat, as a number; a new compiled bot gets the next one."""

    AGENT = 0  # the caller gives its actions
    RANDOM = 1  # any legal move, all equally likely
    POLICY = 2  # the move that the learned linear policy likes best
    NETWORK = 3  # the move that the learned network likes best
