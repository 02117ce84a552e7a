"""Recorded games to analyse."""

from collections.abc import Sequence

from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.contract import Game
from heptapolis.core.record import Record


def played(game: Game, seed: int, bots: Sequence[str] = ("greedy",)) -> Record:
    """A game that these bots played; the last one takes all seats that are left."""
    kinds = {seat: parse_bot(bots[min(seat, len(bots) - 1)]) for seat in range(game.players)}
    state, record = game.new(seed), Record.of(game, seed)
    with seated_bots(kinds, game, seed) as seated:
        play_out(state, seated, record)
    return record
