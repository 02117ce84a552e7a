"""Whole states that one seat could be in, drawn at random: only future rolls are hidden.

`encode_view` reads a view once; `determinize` then makes a state by copying it and drawing a seed.
"""

from heptapolis.games.dice.kernel import bridge
from heptapolis.games.dice.kernel.chance import new_seed
from heptapolis.games.dice.kernel.layout import Game, Games, Tables
from heptapolis.games.dice.state import Phase, Position
from heptapolis.games.dice.view import View
from heptapolis.kernel.arrays import Records, Rng
from heptapolis.kernel.jit import kernel

Known = Game  # all of it except its seed
KnownRow = Games


@kernel
def determinize(tables: Tables, known: Known, games: Games, index: int, rng: Rng) -> None:
    """Write a state that the seat with this knowledge could be in."""
    games[index] = known
    games[index].seed = new_seed(rng)


def encode_view(view: View, tables: Records) -> Records:
    """Encode what everyone knows: the position without its seed."""
    return bridge.to_kernel(_position(view), tables)


def _position(view: View) -> Position:
    """The position that everyone knows, without its seed."""
    boards = view.phase is Phase.BOARD
    return Position(
        options=view.options,
        seed=0,
        cities=[city.copy() for city in view.cities],
        pending=[list(decisions) for decisions in view.pending],
        forum=list(view.forum),
        turn=view.turn,
        phase=view.phase,
        waiting=list(range(view.to_act[0], view.options.players)) if boards else [],
        last_turn=view.last_turn,
        agora_open=view.agora_open,
    )
