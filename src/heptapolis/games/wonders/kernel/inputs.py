"""What the network knows about a position of the card game: sparse inputs, from one list of groups.

    frozen       how many opponents do not learn; used only in training
    hour         Age and turn
    phase, players, teams
    lead         own points now, against the best of the others
    margin       the same by Age, as if it ended now: with the Military Conflicts as they stand
    returning    a card that the seat has seen in a hand that it will hold again in this Age
    board        board and side                    stages    ... with this many stages
    coins        in the purse                      hand      a card in hand
    building     a card built                      shields   how many
    science      how many of each symbol           jokers    how many symbols of any kind
    produces     how many of each resource         choices   how many choice symbols
    choosable    a resource that they give         power     an ability of the city
    extras       masks, diplomacy, Debt            rows      the current score sheet
    buildable    a card in hand that can be built now; the last one: the next stage can
    next, prior  the same in short for the neighbours: who gets the hand next, and who passes one on
    others       every seat in short, counted to the left

The hands of others count only as far as the seat has seen them.
"""

import numpy as np

from heptapolis.games.wonders.catalog import ORDER
from heptapolis.games.wonders.kernel import bridge
from heptapolis.games.wonders.kernel.layout import (
    AGES,
    BOARDS,
    BUILDINGS,
    CARDS,
    HAND,
    RESOURCES,
    SEATS,
    STAGES,
    SYMBOLS,
    TURNS,
    City,
    Game,
    Phase,
    Rows,
    Tables,
    card_at,
)
from heptapolis.games.wonders.kernel.observe import observe_hand
from heptapolis.games.wonders.kernel.payment import left_of, right_of
from heptapolis.games.wonders.kernel.score import MILITARY, SCIENCE, sheet
from heptapolis.games.wonders.scoring import ROWS
from heptapolis.kernel.groups import Groups, find_group, offsets_of, size_of
from heptapolis.kernel.jit import kernel
from heptapolis.search.network import Inputs, add_input
from heptapolis.search.softmax_policy import Candidates

COINS = 16
SHIELDS = 16
COUNTS = 6  # of a science symbol
UNITS = 4  # of a resource
LEADS = 21
POINTS_PER_LEAD = 3
MARGINS = 25
POINTS_PER_MARGIN = 2
BALANCES = 13  # own shields less a neighbour's, from -6 to 6
SHORT = 9
NEIGHBOUR: Groups = (
    ("board", BOARDS * 2),
    ("stages", STAGES + 1),
    ("coins", COINS // 2),
    ("building", CARDS),
    ("holds", CARDS),
    ("balance", AGES * BALANCES),
    ("science", SYMBOLS * COUNTS),
    ("jokers", UNITS),
    ("sells", RESOURCES),
    ("sells_choice", RESOURCES),
    ("mate", 1),
)
NEIGHBOUR_SIZE = size_of(NEIGHBOUR)
GROUPS: Groups = (
    ("frozen", SEATS + 1),
    ("hour", AGES * TURNS),
    ("phase", len(Phase)),
    ("players", SEATS + 1),
    ("teams", 1),
    ("lead", LEADS),
    ("margin", AGES * MARGINS),
    ("returning", CARDS),
    ("board", BOARDS * 2),
    ("stages", BOARDS * 2 * (STAGES + 1)),
    ("coins", COINS),
    ("hand", CARDS),
    ("buildable", CARDS + 1),
    ("building", CARDS),
    ("shields", SHIELDS),
    ("science", SYMBOLS * COUNTS),
    ("jokers", UNITS),
    ("produces", RESOURCES * UNITS),
    ("choices", COUNTS),
    ("choosable", RESOURCES),
    ("power", 8),
    ("extras", 3),
    ("rows", len(ROWS) + 1),
    ("next", NEIGHBOUR_SIZE),
    ("prior", NEIGHBOUR_SIZE),
    ("others", SEATS * SHORT),
)
SIZE = size_of(GROUPS)
OFFSETS = offsets_of(GROUPS)
NEIGHBOUR_OFFSETS = offsets_of(NEIGHBOUR)
_OWN = 11 + 2 * HAND + 1 + BUILDINGS + 2 * RESOURCES + SYMBOLS + 1 + 5 + 3
_NEAR = 6 + BUILDINGS + HAND + TURNS + SYMBOLS + 2 * RESOURCES
MAX_ACTIVE = _OWN + 2 * _NEAR + len(ROWS) + 2 + SEATS * SHORT + HAND * SEATS  # nonzero inputs of a position
_CARD_NAMES = {number: name for name, number in ORDER.items()}

HOUR = OFFSETS["hour"]
PHASE = OFFSETS["phase"]
PLAYERS = OFFSETS["players"]
TEAMS = OFFSETS["teams"]
LEAD = OFFSETS["lead"]
MARGIN = OFFSETS["margin"]
RETURNING = OFFSETS["returning"]
BOARD = OFFSETS["board"]
STAGE = OFFSETS["stages"]
COIN = OFFSETS["coins"]
HELD = OFFSETS["hand"]
BUILDABLE = OFFSETS["buildable"]
BUILDING = OFFSETS["building"]
SHIELD = OFFSETS["shields"]
SYMBOL = OFFSETS["science"]
JOKER = OFFSETS["jokers"]
PRODUCES = OFFSETS["produces"]
CHOICE = OFFSETS["choices"]
CHOOSABLE = OFFSETS["choosable"]
POWER = OFFSETS["power"]
EXTRAS = OFFSETS["extras"]
SHEET = OFFSETS["rows"]
NEXT = OFFSETS["next"]
PRIOR = OFFSETS["prior"]
OTHERS = OFFSETS["others"]
N_STAGES = NEIGHBOUR_OFFSETS["stages"]
N_COINS = NEIGHBOUR_OFFSETS["coins"]
N_BUILDING = NEIGHBOUR_OFFSETS["building"]
N_HOLDS = NEIGHBOUR_OFFSETS["holds"]
N_BALANCE = NEIGHBOUR_OFFSETS["balance"]
N_SYMBOL = NEIGHBOUR_OFFSETS["science"]
N_JOKER = NEIGHBOUR_OFFSETS["jokers"]
N_SELLS = NEIGHBOUR_OFFSETS["sells"]
N_CHOICE = NEIGHBOUR_OFFSETS["sells_choice"]
N_MATE = NEIGHBOUR_OFFSETS["mate"]
_ONE = np.float32(1)
_TENTH = np.float32(0.1)


@kernel
def describe_position(
    tables: Tables, game: Game, seat: int, candidates: Candidates, rows: Rows, inputs: Inputs
) -> None:
    """Write the network's inputs as this seat sees the game, given its candidates.

    `rows` is scratch space for a score sheet.
    """
    inputs.count = 0
    turn = TURNS if game.phase == Phase.LAST_CARD else max(1, game.turn + 0)
    add_input(inputs, HOUR + max(0, game.age - 1) * TURNS + turn - 1, _ONE)
    add_input(inputs, PHASE + game.phase, _ONE)
    add_input(inputs, PLAYERS + tables.players, _ONE)
    if tables.teams:
        add_input(inputs, TEAMS, _ONE)
    if game.phase == Phase.BOARD:
        return  # there are no cities yet
    _describe_city(game, game.seats[seat], inputs)
    _describe_buildable(candidates, inputs)
    left, right = left_of(tables, seat), right_of(tables, seat)
    after, before = (right, left) if game.age == 2 else (left, right)
    mate = seat ^ 1 if tables.teams else -1
    _describe_neighbour(game, game.seats[seat], game.seats[after], after == mate, NEXT, inputs)
    _describe_neighbour(game, game.seats[seat], game.seats[before], before == mate, PRIOR, inputs)
    _describe_hand(tables, game, seat, after, NEXT + N_HOLDS, inputs)
    _describe_hand(tables, game, seat, before, PRIOR + N_HOLDS, inputs)
    _describe_standings(tables, game, seat, rows, inputs)
    _describe_returning(tables, game, seat, inputs)


@kernel
def _describe_city(game: Game, city: City, inputs: Inputs) -> None:
    board = 2 * city.board + max(0, city.side + 0)
    add_input(inputs, BOARD + board, _ONE)
    add_input(inputs, STAGE + board * (STAGES + 1) + city.stages, _ONE)
    add_input(inputs, COIN + min(city.coins + 0, COINS - 1), _ONE)
    for slot in range(city.hand_size):
        add_input(inputs, HELD + card_at(city.hand, slot), _ONE)
    for place in range(city.buildings):
        add_input(inputs, BUILDING + int(city.building[place]), _ONE)
    add_input(inputs, SHIELD + min(city.shields + 0, SHIELDS - 1), _ONE)
    _describe_science(city, SYMBOL, JOKER, inputs)
    for resource in range(RESOURCES):
        units = min(int(city.fixed) >> 4 * resource & 7, UNITS - 1)
        if units:
            add_input(inputs, PRODUCES + UNITS * resource + units, _ONE)
        if city.choosable[0] >> 4 * resource & 1:
            add_input(inputs, CHOOSABLE + resource, _ONE)
    add_input(inputs, CHOICE + min(city.choices[0] + 0, COUNTS - 1), _ONE)
    for power in range(5):
        if city.powers >> power & 1:
            add_input(inputs, POWER + power, _ONE)
    if city.masks:
        add_input(inputs, EXTRAS, np.float32(city.masks))
    if city.diplomacy:
        add_input(inputs, EXTRAS + 1, np.float32(city.diplomacy))
    if city.debt:
        add_input(inputs, EXTRAS + 2, np.float32(city.debt) * _TENTH)


@kernel
def _describe_buildable(candidates: Candidates, inputs: Inputs) -> None:
    stage = False
    for place in range(candidates.count):
        key = candidates.action_key[place]
        if key < CARDS:
            add_input(inputs, BUILDABLE + key, _ONE)
        elif key < 2 * CARDS:
            stage = True
    if stage:
        add_input(inputs, BUILDABLE + CARDS, _ONE)


@kernel
def _describe_science(city: City, symbols: int, jokers: int, inputs: Inputs) -> None:
    for symbol in range(SYMBOLS):
        count = min(city.science[symbol] + 0, COUNTS - 1)
        if count:
            add_input(inputs, symbols + COUNTS * symbol + count, _ONE)
    if city.any_science:
        add_input(inputs, jokers + min(city.any_science + 0, UNITS - 1), _ONE)


@kernel
def _describe_neighbour(game: Game, own: City, city: City, mate: bool, start: int, inputs: Inputs) -> None:
    add_input(inputs, start + 2 * city.board + max(0, city.side + 0), _ONE)
    add_input(inputs, start + N_STAGES + city.stages, _ONE)
    add_input(inputs, start + N_COINS + min(city.coins // 2, COINS // 2 - 1), _ONE)
    for place in range(city.buildings):
        add_input(inputs, start + N_BUILDING + int(city.building[place]), _ONE)
    balance = min(max(own.shields - city.shields + BALANCES // 2, 0), BALANCES - 1)
    add_input(inputs, start + N_BALANCE + max(0, game.age - 1) * BALANCES + balance, _ONE)
    _describe_science(city, start + N_SYMBOL, start + N_JOKER, inputs)
    for resource in range(RESOURCES):
        units = int(city.sold) >> 4 * resource & 7
        if units:
            add_input(inputs, start + N_SELLS + resource, np.float32(units))
        if city.choosable[1] >> 4 * resource & 1:
            add_input(inputs, start + N_CHOICE + resource, _ONE)
    if mate:
        add_input(inputs, start + N_MATE, _ONE)


@kernel
def _describe_standings(tables: Tables, game: Game, seat: int, rows: Rows, inputs: Inputs) -> None:
    """Write every seat's points now and the other figures of its standing."""
    own, best = 0, -1000
    own_expected, best_expected = 0, -1000
    other = seat + 0
    for distance in range(tables.players):
        total = sheet(tables, game, other, rows)
        expected = total + _conflict_points(tables, game, other)
        if distance == 0:
            own, own_expected = total, expected
            for row in range(len(ROWS)):
                add_input(inputs, SHEET + row, np.float32(rows[row]) * _TENTH)
            add_input(inputs, SHEET + len(ROWS), np.float32(total) * _TENTH)
        else:
            best, best_expected = max(best, total), max(best_expected, expected)
            _describe_other(game.seats[other], total, expected, OTHERS + distance * SHORT, rows, inputs)
        other = left_of(tables, other)
    lead = min(max((own - best) // POINTS_PER_LEAD + LEADS // 2, 0), LEADS - 1)
    add_input(inputs, LEAD + lead, _ONE)
    margin = (own_expected - best_expected) // POINTS_PER_MARGIN + MARGINS // 2
    margin = min(max(margin, 0), MARGINS - 1)
    add_input(inputs, MARGIN + max(0, game.age - 1) * MARGINS + margin, _ONE)


@kernel
def _conflict_points(tables: Tables, game: Game, seat: int) -> int:
    """What the Military Conflicts would bring if the Age ended now; Diplomacy keeps a neighbour out."""
    left, right = left_of(tables, seat), right_of(tables, seat)
    if game.phase == Phase.OVER:
        return 0
    if not tables.teams:
        return _battle_points(game, seat, left) + _battle_points(game, seat, right)
    return 2 * _battle_points(game, seat, right if left == seat ^ 1 else left)


@kernel
def _battle_points(game: Game, seat: int, other: int) -> int:
    city, rival = game.seats[seat], game.seats[other]
    if city.diplomacy or rival.diplomacy or city.shields == rival.shields:
        return 0
    return 2 * max(1, game.age + 0) - 1 if city.shields > rival.shields else -1


@kernel
def _describe_other(city: City, total: int, expected: int, start: int, rows: Rows, inputs: Inputs) -> None:
    add_input(inputs, start, _ONE)
    add_input(inputs, start + 1, np.float32(total) * _TENTH)
    add_input(inputs, start + 2, np.float32(rows[SCIENCE]) * _TENTH)
    add_input(inputs, start + 3, np.float32(rows[MILITARY]) * _TENTH)
    add_input(inputs, start + 4, np.float32(city.shields) * _TENTH)
    add_input(inputs, start + 5, np.float32(city.coins) * _TENTH)
    add_input(inputs, start + 6, np.float32(city.stages))
    symbols = city.science[0] + city.science[1] + city.science[2] + city.any_science
    add_input(inputs, start + 7, np.float32(symbols) * _TENTH)
    add_input(inputs, start + 8, np.float32(expected) * _TENTH)


@kernel
def _describe_hand(tables: Tables, game: Game, seat: int, other: int, start: int, inputs: Inputs) -> None:
    """Write the cards in the hand of a neighbour, as far as the seat has seen them."""
    row = np.zeros(CARDS, np.int16)
    observe_hand(tables, game, seat, other, row)
    for card in range(CARDS):
        if row[card]:
            add_input(inputs, start + card, _ONE)


@kernel
def _describe_returning(tables: Tables, game: Game, seat: int, inputs: Inputs) -> None:
    """Write the cards, as far as the seat has seen them, of hands that it will hold again in this Age."""
    if game.phase == Phase.SIDE or game.phase == Phase.OVER:
        return
    row = np.zeros(CARDS, np.int16)
    other, found = seat + 0, False
    for distance in range(1, tables.players):
        other = right_of(tables, other) if game.age != 2 else left_of(tables, other)
        if game.turn > tables.players - distance and game.turn + distance <= tables.turns:
            observe_hand(tables, game, seat, other, row)
            found = True
    if found:
        for card in range(CARDS):
            if row[card]:
                add_input(inputs, RETURNING + card, np.float32(row[card]))


def names() -> list[str]:
    """The name of each input, in order."""
    return [_name(group, place) for group, size in GROUPS for place in range(size)]


def _name(group: str, place: int) -> str:
    if group in ("hand", "buildable", "building", "holds", "returning"):
        return f"{group} {_CARD_NAMES.get(place, place)}"
    if group == "board":
        return f"{group} {_board_name(place)}"
    if group in ("next", "prior"):
        part, rest = find_group(NEIGHBOUR, place)
        return f"{group} {_name(part, rest)}"
    return f"{group} {place}"


def _board_name(place: int) -> str:
    board, side = divmod(place, 2)
    return f"{bridge.BOARDS[board].name if board < len(bridge.BOARDS) else board} {side}"
