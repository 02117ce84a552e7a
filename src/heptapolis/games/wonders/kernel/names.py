"""The names and the bounds of the numbers in an observation of the card game."""

from collections import Counter

from heptapolis.games.wonders.catalog import all_cards
from heptapolis.games.wonders.effects import Diplomacy, Effect, Raid, Shields
from heptapolis.games.wonders.kernel.layout import (
    AGES,
    BOARDS,
    CARDS,
    HAND,
    RECOVERIES,
    STAGES,
    TURNS,
    Kind,
    Phase,
)
from heptapolis.games.wonders.kernel.observe import MOST
from heptapolis.games.wonders.kernel.tables import BOARD_LIST, CARD_NAMES, SIDE_LIST
from heptapolis.games.wonders.model import KNOWN_CARDS, Side
from heptapolis.kernel.piece_names import Bounds, PieceNames, pad

BY_AGE = PieceNames(tuple(f"age {age}" for age in range(1, AGES + 1)))
BY_CARD = PieceNames(pad(CARD_NAMES, CARDS))
KINDS = tuple(kind.name.lower() for kind in Kind)

PIECE_NAMES = {
    "phase": PieceNames(tuple(phase.name.lower().replace("_", " ") for phase in Phase), one_of=True),
    "slots": PieceNames(codes={"": CARD_NAMES}),
    "board": PieceNames(pad(tuple(map(str, BOARD_LIST)), BOARDS), one_of=True),
    "side": PieceNames(tuple(map(str, SIDE_LIST)), one_of=True),
    "victories": BY_AGE,
    "chosen": PieceNames(("kind", "card", "left", "right"), codes={"kind": KINDS, "card": CARD_NAMES}),
    "buildings": BY_CARD,
    "may_hold": BY_CARD,
    "discarded": BY_AGE,
    "known_discards": BY_CARD,
    "tucked": BY_CARD,
}


def _effects() -> list[Effect]:
    """Every effect that a city can ever have: no card is built twice (B19), and a board has two sides."""
    stages = (stage for board in BOARD_LIST for side in Side for stage in board.stages(side))
    cards = [effect for card in KNOWN_CARDS.values() for effect in card.effects]
    return cards + [effect for stage in stages for effect in stage.effects]


def _copies() -> tuple[int, ...]:
    """How many copies of each card the boxes contain, by card number."""
    count = Counter[str]()
    for _, _, card in all_cards():
        count[card.name] += len(card.seats)
    return tuple(count[name] for name in pad(CARD_NAMES, CARDS))


COPIES = _copies()
LAST_CARD = len(CARD_NAMES) - 1
BATTLES = 2  # a city fights its two neighbours at the end of every Age

PIECE_BOUNDS: dict[str, Bounds] = {
    "age": (0, AGES),
    "turn": (0, TURNS),
    "slots": (0, LAST_CARD),
    "coins": (0, MOST),
    "stages": (0, STAGES),
    "shields": (0, sum(effect.amount for effect in _effects() if isinstance(effect, Shields))),
    "victories": (0, BATTLES + sum(isinstance(effect, Raid) for effect in _effects())),
    "defeats": (0, BATTLES * AGES),
    "debt": (0, MOST),
    "diplomacy": (0, sum(isinstance(effect, Diplomacy) for effect in _effects())),
    "owed": (0, MOST),
    "cards_in_hand": (0, HAND),
    "recovers": (0, RECOVERIES),
    "chosen": (0, (len(Kind) - 1, LAST_CARD, MOST, MOST)),
    "buildings": (0, tuple(min(1, copies) for copies in COPIES)),
    "may_hold": (0, COPIES),
    "discarded": (0, sum(COPIES)),
    "known_discards": (0, COPIES),
    "tucked": (0, COPIES),
}
