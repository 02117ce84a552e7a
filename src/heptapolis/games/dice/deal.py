"""Chance: the boards dealt, the dice of every turn and the grey dice that leave, all from one seed.

The dice of a turn do not depend on what the players did before, and the draws have a fixed order, so
every engine rolls the same dice:

- boards: `Chance(seed)` shuffles the board names; seat n takes the n-th;
- the dice of turn t: `Chance(derive(seed, t))`; for each die in Forum order a face below 6, then a section
  below 4;
- dice leaving at the end of turn t: `Chance(derive(seed, t), 10)`; for each special die that enters, in the
  order black, white, purple, one of the grey dice left in Forum order. The newcomer takes its place.
"""

from collections.abc import Iterable, Sequence

from heptapolis.core.chance import MAX_SEED, Chance, derive
from heptapolis.games.dice.model import Rolled, rolled
from heptapolis.games.dice.symbols import FACES, GREYS, PRICES, START, Die

SWAPS = 10  # a separate stream: the bots draw from streams 1 to 7


def deal_boards(names: Sequence[str], players: int, seed: int) -> list[str]:
    """A random board for each seat (D4)."""
    return Chance(seed).shuffled(names)[:players]


def before_the_first_roll() -> list[Rolled]:
    """The Forum as it is set up (D5): every die shows its first face in the first section."""
    return [Rolled(die, FACES[die][0], PRICES[0]) for die in START]


def roll(dice: Iterable[Die], seed: int, turn: int) -> list[Rolled]:
    """Shake and open the Forum: every die gets a face and a section (D14, D15)."""
    chance = Chance(derive(seed, turn))
    return [rolled(die, FACES[die][chance.below(6)], PRICES[chance.below(4)]) for die in dice]


def swap(forum: Sequence[Rolled], entering: Sequence[Die], seed: int, turn: int) -> list[Rolled]:
    """Replace a random grey die with each special die that enters (D54, R8)."""
    chance, after = Chance(derive(seed, turn), SWAPS), list(forum)
    for die in entering:
        place = chance.pick([index for index, lying in enumerate(after) if lying.die in GREYS])
        after[place] = Rolled(die, FACES[die][0], PRICES[0])
    return after


def new_seed(chance: Chance) -> int:
    """Another seed for future rolls."""
    return (chance.below(1 << 32) << 32 | chance.below(1 << 32)) & MAX_SEED
