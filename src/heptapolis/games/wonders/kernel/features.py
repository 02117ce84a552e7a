"""The features that describe a move of the card game to the policy, from one list of groups.

card       built: this card of the catalogue
home       built: this card, in a city of this board and side
school     built: this card, by how many science symbols the city has
stock      built: this card, by how many resource symbols the city has
season     built: this card, early, in the middle or late in its Age
means      built: this card, by how many coins the city has
arms       built: this card, in a city behind, level with or ahead of each neighbour
rival      built: this card, by the science symbols of the player who passes hands to the city
heir       built: this card, by the science symbols of the player who gets the city's hands
stage      built: this stage of this board and side
hour       built: any stage                                 by Age and turn
buried     used for a stage or sold: this card
sell, free by a chain, decline, leave                       by Age
paid       coins to the neighbours; to the bank             by Age
purse      nothing, little, some or much left afterwards    by Age
points     what "points per ..." counts now                 by Age
coins      what "coins per ..." counts now                  by Age
symbols    points that a science symbol adds now            by Age
denied     those it would add to whoever gets the hand next by Age
shields    against a neighbour: behind, level, past, ahead  by Age and half of the Age
fresh      a resource that the city did not produce         by Age and resource
more       a resource that it did                           by Age and resource
bought     a fresh resource that a neighbour sells          by Age
wanted     units that the next stage lacks                  by Age
trade      units for sale where a trading post is           by Age
time       turns left in the Age, for whatever produces     by Age
debt       coins of a loss taken as Debt                    by Age
board, side
"""

import numpy as np

from heptapolis.games.wonders.catalog import ORDER
from heptapolis.games.wonders.kernel import bridge
from heptapolis.games.wonders.kernel.layout import AGES, BOARDS, CARDS, RESOURCES, STAGES, TURNS, Op
from heptapolis.kernel.arrays import Records

PURSE_LEVELS = 4
CLASH_OUTCOMES = 5
BEHIND, LEVEL, DRAWN_AHEAD, PAST, AHEAD = range(
    CLASH_OUTCOMES
)  # the balance with a neighbour before and after a new shield
HALVES = 2
SCHOOL_LEVELS = 6
STOCK_LEVELS = 8
SEASON_LEVELS = 3
MEANS_LEVELS = 4
ARMS_LEVELS = 9
RIVAL_LEVELS = 4
GROUPS: tuple[tuple[str, int], ...] = (
    ("card", CARDS),
    ("home", CARDS * BOARDS * 2),
    ("school", CARDS * SCHOOL_LEVELS),
    ("stock", CARDS * STOCK_LEVELS),
    ("season", CARDS * SEASON_LEVELS),
    ("means", CARDS * MEANS_LEVELS),
    ("arms", CARDS * ARMS_LEVELS),
    ("rival", CARDS * RIVAL_LEVELS),
    ("heir", CARDS * RIVAL_LEVELS),
    ("stage", BOARDS * 2 * STAGES),
    ("hour", AGES * TURNS),
    ("buried", CARDS),
    ("sell", AGES),
    ("free", AGES),
    ("decline", AGES),
    ("leave", AGES),
    ("paid", AGES * 2),
    ("purse", AGES * PURSE_LEVELS),
    ("points", AGES),
    ("coins", AGES),
    ("symbols", AGES),
    ("denied", AGES),
    ("shields", AGES * HALVES * CLASH_OUTCOMES),
    ("fresh", AGES * RESOURCES),
    ("more", AGES * RESOURCES),
    ("bought", AGES),
    ("wanted", AGES),
    ("trade", AGES),
    ("time", AGES),
    ("debt", AGES),
    ("board", BOARDS),
    ("side", BOARDS * 2),
)
SIZE = sum(size for _, size in GROUPS)
OFFSETS = {name: sum(size for _, size in GROUPS[:place]) for place, (name, _) in enumerate(GROUPS)}

CARD = OFFSETS["card"]
HOME = OFFSETS["home"]
SCHOOL = OFFSETS["school"]
STOCK = OFFSETS["stock"]
SEASON = OFFSETS["season"]
MEANS = OFFSETS["means"]
ARMS = OFFSETS["arms"]
RIVAL = OFFSETS["rival"]
HEIR = OFFSETS["heir"]
STAGE = OFFSETS["stage"]
HOUR = OFFSETS["hour"]
BURIED = OFFSETS["buried"]
SELL = OFFSETS["sell"]
FREE = OFFSETS["free"]
DECLINE = OFFSETS["decline"]
LEAVE = OFFSETS["leave"]
PAID = OFFSETS["paid"]
PURSE = OFFSETS["purse"]
POINTS = OFFSETS["points"]
COINS = OFFSETS["coins"]
SYMBOLS = OFFSETS["symbols"]
DENIED = OFFSETS["denied"]
SHIELDS = OFFSETS["shields"]
FRESH = OFFSETS["fresh"]
MORE = OFFSETS["more"]
BOUGHT = OFFSETS["bought"]
WANTED = OFFSETS["wanted"]
TRADE = OFFSETS["trade"]
TIME = OFFSETS["time"]
DEBT = OFFSETS["debt"]
BOARD = OFFSETS["board"]
SIDE = OFFSETS["side"]
PAIRS = (HOME, STAGE)  # where the pairs of a card and a circumstance begin, and where they end

FITS = ("school", "stock", "season", "means", "arms", "rival", "heir")  # a card and how the city stands
MOST_WITHOUT_EFFECTS = 9 + 1 + 3  # the card in this city, a chain, the price
_NAMES = {number: name for name, number in ORDER.items()}


def names() -> list[str]:
    """The name of each feature, in order."""
    return [f"{group} {_label(group, place)}" for group, size in GROUPS for place in range(size)]


def max_per_candidate(tables: Records) -> int:
    """The most features that `candidates` writes for a candidate in any position."""
    effects = tables.view(np.ndarray)["effects"][0]
    op, resources = effects["op"], effects["choice"] | effects["fixed"]
    kinds = sum((resources >> 4 * resource & 7) != 0 for resource in range(RESOURCES))
    produce = 3 + kinds  # one per kind, and three for all of them
    features = np.select([op == Op.NOTHING, op == Op.PRODUCE, op == Op.SHIELDS], [0, produce, 2], default=1)
    return MOST_WITHOUT_EFFECTS + int(features.sum(axis=-1).max())


def _label(group: str, place: int) -> str:
    """Cards and boards by their names, the rest by number."""
    row, card = divmod(place, CARDS)
    if group in ("card", "buried"):
        return _card_name(card)
    if group in FITS:
        return f"{_card_name(card)} {row}"
    if group == "home":
        return f"{_card_name(card)} {_board_name(row // 2)} {row % 2}"
    if group in ("stage", "board", "side"):
        board, rest = divmod(place, {"stage": 2 * STAGES, "board": 1, "side": 2}[group])
        return f"{_board_name(board)} {rest}"
    return str(place)


def _card_name(number: int) -> str:
    return _NAMES.get(number, str(number))


def _board_name(number: int) -> str:
    return bridge.BOARDS[number].name if number < len(bridge.BOARDS) else str(number)
