"""The action code: one number a move, from one ordered list of named groups.

    build    a card of the hand (slot), with one of the ways to pay (the cheapest first)
    stage    the next stage with a card of the hand, with one of the ways to pay
    sell     a card of the hand
    leave    the leftover card of the Age
    recover  a card from the discard pile, by its number in the catalogue
    decline  nothing from the discard pile
    settle   so many coins of a loss paid, the rest taken as Debt
    board    this board
    side     day or night

Of like cards in a hand only the first slot is used.
"""

from heptapolis.games.wonders.kernel.layout import BOARDS, CARDS, HAND, PAIRS

GROUPS: tuple[tuple[str, int], ...] = (
    ("build", HAND * PAIRS),
    ("stage", HAND * PAIRS),
    ("sell", HAND),
    ("leave", HAND),
    ("recover", CARDS),
    ("decline", 1),
    ("settle", 64),
    ("board", BOARDS),
    ("side", 2),
)
SIZE = sum(size for _, size in GROUPS)
OFFSETS = {name: sum(size for _, size in GROUPS[:place]) for place, (name, _) in enumerate(GROUPS)}

BUILD = OFFSETS["build"]
STAGE = OFFSETS["stage"]
SELL = OFFSETS["sell"]
LEAVE = OFFSETS["leave"]
RECOVER = OFFSETS["recover"]
DECLINE = OFFSETS["decline"]
SETTLE = OFFSETS["settle"]
BOARD = OFFSETS["board"]
SIDE = OFFSETS["side"]


def group(action: int) -> tuple[str, int]:
    """The group of an action and its place in it."""
    for name, _ in reversed(GROUPS):
        if action >= OFFSETS[name]:
            return name, action - OFFSETS[name]
    raise ValueError(f"no action has the code {action}")
