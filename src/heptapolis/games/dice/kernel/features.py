"""The features that describe a move of the dice game to the policy, from one list of groups.

    building   a box of this building, by how many are crossed
    effect     how much of this effect the box gives             by time
    per        what "points per ..." counts now                  by time
    attack     points that an attack would score                 by time
    colour     a price cut, coins or a special die of a colour   by time
    ask        a further decision of this kind                   by time
    paid       coins for the die; for missing resources          by time
    purse      nothing, little, some or much left afterwards     by time
    complete   the building would be complete                    by bonuses that the city has
    lead       it would end the game: ahead or behind in boxes
    pass, decline                                                by time
    bonus      this bonus box                                    by time
    board

Boxes are described by what they give, never by their place on a board, so the weights fit board sets that
nobody has played yet.
"""

import numpy as np

from heptapolis.games.dice.kernel.layout import BOARDS, BONUSES, BOXES, BUILDINGS, COLOURS, Ask, Op
from heptapolis.kernel.arrays import Records

TIMES = 4
TURNS_PER_TIME = 4
PURSE_LEVELS = 4
OPS = len(Op)
ASKS = len(Ask)
CHANGES = 3  # cut, gift, unlock
GROUPS: tuple[tuple[str, int], ...] = (
    ("building", BUILDINGS * BOXES),
    ("effect", TIMES * OPS),
    ("per", TIMES),
    ("attack", TIMES),
    ("colour", TIMES * CHANGES * COLOURS),
    ("ask", TIMES * ASKS),
    ("paid", TIMES * 2),
    ("purse", TIMES * PURSE_LEVELS),
    ("complete", BONUSES + 1),
    ("lead", 2),
    ("pass", TIMES),
    ("decline", TIMES),
    ("bonus", TIMES * BONUSES),
    ("board", BOARDS),
)
SIZE = sum(size for _, size in GROUPS)
OFFSETS = {name: sum(size for _, size in GROUPS[:place]) for place, (name, _) in enumerate(GROUPS)}

BUILDING = OFFSETS["building"]
EFFECT = OFFSETS["effect"]
PER = OFFSETS["per"]
ATTACK = OFFSETS["attack"]
COLOUR = OFFSETS["colour"]
ASK = OFFSETS["ask"]
PAID = OFFSETS["paid"]
PURSE = OFFSETS["purse"]
COMPLETE = OFFSETS["complete"]
LEAD = OFFSETS["lead"]
PASS = OFFSETS["pass"]
DECLINE = OFFSETS["decline"]
BONUS = OFFSETS["bonus"]
BOARD = OFFSETS["board"]
PAIRS = (0, 0)  # no feature is a pair of a thing and a circumstance
CUT, GIFT, UNLOCK = range(CHANGES)
MOST_WITHOUT_EFFECTS = 1 + 3 + 2  # the building, the price, its completion


def names() -> list[str]:
    """The name of each feature, in order."""
    return [f"{group} {place}" for group, size in GROUPS for place in range(size)]


def max_per_candidate(tables: Records) -> int:
    """The most features that `candidates` writes for a candidate in any position."""
    effects = tables.view(np.ndarray)["boards"]["plans"]["boxes"]["effects"]
    op = effects["op"]
    colours = sum(effects["what"] >> colour & 1 for colour in range(COLOURS))
    by_colour = np.isin(op, (Op.PRICE_CUT, Op.COINS_PER_DIE, Op.UNLOCK))
    counting = np.isin(op, (Op.POINTS_PER, Op.COINS_AND_POINTS_PER))
    features = np.select([op == Op.NOTHING, by_colour, counting], [0, colours, 2], default=1)
    return MOST_WITHOUT_EFFECTS + int(features.sum(axis=-1).max())
