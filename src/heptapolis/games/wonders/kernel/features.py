"""What a player may think of a move of the card game: features for the policy, from one list of groups.

card       built: this card of the catalogue
home       built: this card, in a city of this board and side
school     built: this card, in a city with so many science symbols
stock      built: this card, in a city with so many resource symbols
season     built: this card, early, in the middle or late in its Age
means      built: this card, in a city with so much money
arms       built: this card, in a city behind, level with or ahead of each neighbour
rival      built: this card, while whoever passes hands on to the city has so many science symbols
heir       built: this card, while whoever gets its hands has so many science symbols
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

from heptapolis.games.wonders.catalog import ORDER
from heptapolis.games.wonders.kernel import bridge
from heptapolis.games.wonders.kernel.layout import AGES, BOARDS, CARDS, RESOURCES, STAGES, TURNS

PURSES = 4
CLASHES = 5
BEHIND, LEVEL, DRAWN_AHEAD, PAST, AHEAD = range(CLASHES)  # how a new shield finds and leaves a neighbour
HALVES = 2
SCHOOLS = 6
STOCKS = 8
SEASONS = 3
MEANS = 4
ARMS = 9
RIVALS = 4
GROUPS: tuple[tuple[str, int], ...] = (
    ("card", CARDS),
    ("home", CARDS * BOARDS * 2),
    ("school", CARDS * SCHOOLS),
    ("stock", CARDS * STOCKS),
    ("season", CARDS * SEASONS),
    ("means", CARDS * MEANS),
    ("arms", CARDS * ARMS),
    ("rival", CARDS * RIVALS),
    ("heir", CARDS * RIVALS),
    ("stage", BOARDS * 2 * STAGES),
    ("hour", AGES * TURNS),
    ("buried", CARDS),
    ("sell", AGES),
    ("free", AGES),
    ("decline", AGES),
    ("leave", AGES),
    ("paid", AGES * 2),
    ("purse", AGES * PURSES),
    ("points", AGES),
    ("coins", AGES),
    ("symbols", AGES),
    ("denied", AGES),
    ("shields", AGES * HALVES * CLASHES),
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
WEALTH = OFFSETS["means"]
FORCE = OFFSETS["arms"]
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

FITS = ("school", "stock", "season", "means", "arms", "rival", "heir")  # a card and how the city stands
_NAMES = {number: name for name, number in ORDER.items()}


def names() -> list[str]:
    """What each feature is called, in order."""
    return [f"{group} {_label(group, place)}" for group, size in GROUPS for place in range(size)]


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
