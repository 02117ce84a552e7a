"""A table with bots at it: whoever must decide is asked, and gets to see no more than a view."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from heptapolis.bots.protocol import Bot, BotKind, NoView
from heptapolis.core.contract import Game, Move, State


@dataclass(frozen=True)
class Player:
    """A bot that sits at the table."""

    kind: BotKind
    bot: Bot

    def choose(self, state: State, seat: int) -> Move:
        view = state.view(seat) if self.kind.needs_view else NoView(seat)
        return self.bot.choose(view, state.legal(seat))


def seat_bots(kinds: Mapping[int, BotKind], game: Game, seed: int) -> dict[int, Player]:
    """Bots take their seats; the seed of the game decides all that they leave to chance."""
    return {seat: Player(kind, kind.sit(game, seat, seed)) for seat, kind in kinds.items()}


def choices(state: State, players: Mapping[int, Player], seats: Sequence[int]) -> dict[int, Move]:
    """What the bots at these seats choose now, none of them seeing another's choice."""
    return {seat: players[seat].choose(state, seat) for seat in seats}
