"""Legal moves, compiled: the twin of `dice.legal`. A list of action codes in the scratch record."""

from heptapolis.games.dice.kernel import actions
from heptapolis.games.dice.kernel.actions import cross_code
from heptapolis.games.dice.kernel.layout import (
    ARROWS,
    BONUSES,
    BOXES,
    BUILDINGS,
    COSTS,
    Ask,
    City,
    Game,
    Phase,
    Tables,
    Work,
    first_bit,
)
from heptapolis.games.dice.symbols import Building
from heptapolis.kernel.jit import inlined, kernel
from heptapolis.kernel.readers import handles

WONDER = tuple(Building).index(Building.WONDER)
NO_BOX = 1 << BOXES  # a bit above all boxes
ANY_ARROW = ARROWS  # the slot of `reach` for any arrow of the first building


@kernel
def left_of(tables: Tables, seat: int) -> int:
    return seat + 1 if seat + 1 < tables.players else 0


@kernel
def right_of(tables: Tables, seat: int) -> int:
    return seat - 1 if seat > 0 else tables.players - 1


@kernel
def may_act(tables: Tables, game: Game, seat: int) -> bool:
    """Whether this seat must decide now; boards are chosen one after the other."""
    if game.phase == Phase.BOARD:
        return game.waiting >> seat & 1 != 0 and game.waiting & ((1 << seat) - 1) == 0
    return game.seats[seat].pending > 0


@handles(Ask)
@kernel
def legal(tables: Tables, game: Game, seat: int, work: Work) -> int:
    """Write every legal action of this seat to `work.action`; return how many there are."""
    work.actions = 0
    if not may_act(tables, game, seat):
        return 0
    if game.phase == Phase.BOARD:
        work.actions = _boards(tables, game, work)
        return work.actions
    city = game.seats[seat]
    ask = tables.decisions[next_decision(city)].ask
    if ask == Ask.ACTION:
        listed = _dice_moves(tables, game, seat, False, work)
        listed = list_boxes(work, listed, actions.STAGE, int(next_boxes(tables, city, WONDER) != 0))
        work.actions = list_boxes(work, listed, actions.PASS, 1)  # D28, R1: passing is always allowed
    elif ask == Ask.BONUS:
        work.actions = _bonuses(city, work)
    elif ask == Ask.FREE_BUILD or ask == Ask.CROSS:
        work.actions = list_boxes(work, offer_more(tables, game, seat, work), actions.DECLINE, 1)
    return work.actions


@kernel
def next_decision(city: City) -> int:
    """The number of the decision that a seat must take first."""
    return city.decision[city.pending - 1]


@handles((Ask.FREE_BUILD, Ask.CROSS))
@kernel
def offer_more(tables: Tables, game: Game, seat: int, work: Work) -> int:
    """List what an effect lets this seat do now, apart from declining; return how many moves (E1)."""
    decision = tables.decisions[next_decision(game.seats[seat])]
    if decision.ask == Ask.FREE_BUILD:
        return _dice_moves(tables, game, seat, True, work)
    if decision.ask == Ask.CROSS:
        return _crossings(tables, game.seats[seat], decision.buildings, work)
    return 0


@inlined
def list_boxes(work: Work, listed: int, first: int, boxes: int) -> int:
    """Add an action for each of these boxes to the list; return its new length.

    `first` is the code of the first box. Usually there is one box or none: then nothing branches.
    """
    work.action[listed] = first + first_bit(boxes | NO_BOX)
    if boxes & (boxes - 1):
        return _list_several(work, listed, first, boxes)
    return listed + int(boxes != 0)


@kernel
def _list_several(work: Work, listed: int, first: int, boxes: int) -> int:
    while boxes:
        work.action[listed] = first + first_bit(boxes)
        listed += 1
        boxes &= boxes - 1
    return listed


@kernel
def _boards(tables: Tables, game: Game, work: Work) -> int:
    listed = 0
    for board in range(tables.board_count):
        if not _taken(tables, game, board):
            listed = list_boxes(work, listed, actions.BOARD + board, 1)
    return listed


@kernel
def _taken(tables: Tables, game: Game, board: int) -> bool:
    for seat in range(tables.players):
        if game.seats[seat].board == board:
            return True
    return False


@kernel
def _bonuses(city: City, work: Work) -> int:
    """The bonus boxes not crossed yet (D37)."""
    crossed = 0
    for place in range(city.bonuses):
        crossed |= 1 << int(city.bonus[place])
    return list_boxes(work, 0, actions.BONUS, ~crossed & (1 << BONUSES) - 1)


# A: build with a die (D18-D23).


@kernel
def _dice_moves(tables: Tables, game: Game, seat: int, free: bool, work: Work) -> int:
    """List every box that a die leads to and the seat can pay for; `free` waives the die's price (E5)."""
    listed = 0
    for place in range(game.dice):
        if may_choose(tables, game, seat, place):
            listed = _list_builds(tables, game, seat, place, free, work, listed)
    return listed


@inlined
def may_choose(tables: Tables, game: Game, seat: int, place: int) -> bool:
    """Whether this seat may choose a die of the Forum, leaving coins aside (D55, D59)."""
    rolled = game.forum[place]
    die = tables.dice[rolled.die]
    if not die.special:
        return True
    if game.seats[seat].unlocked >> die.colour & 1 == 0:
        return False
    compared = tables.faces[rolled.symbol].compared
    return compared == 0 or meets_condition(tables, game, seat, compared)


@kernel
def meets_condition(tables: Tables, game: Game, seat: int, compared: int) -> bool:
    """The Guild Court: at least as many boxes as each neighbour (D60); with two players, more (D61)."""
    own = count_before(game.seats[seat], compared)
    left = count_before(game.seats[left_of(tables, seat)], compared)
    right = count_before(game.seats[right_of(tables, seat)], compared)
    return own > left if tables.players == 2 else own >= left and own >= right


@kernel
def count_before(city: City, buildings: int) -> int:
    """Boxes crossed before this turn (R6, D62)."""
    total = 0
    for building in range(BUILDINGS):
        if buildings >> building & 1:
            total += city.before[building]
    return total


@inlined
def price_of(tables: Tables, game: Game, seat: int, place: int) -> int:
    """The price of a die for this city; never below 0 (E9)."""
    rolled = game.forum[place]
    price = rolled.price - game.seats[seat].cuts[tables.dice[rolled.die].colour]
    return price if price > 0 else 0


@inlined
def _list_builds(
    tables: Tables, game: Game, seat: int, place: int, free: bool, work: Work, listed: int
) -> int:
    """R12: the die is paid for first, then E11's coins arrive, then the construction is paid for."""
    city = game.seats[seat]
    rolled = game.forum[place]
    die = tables.dice[rolled.die]
    price = 0 if free else price_of(tables, game, seat, place)
    if price > city.coins:
        return listed
    purse = filled(tables, city.coins - price, city.gifts[die.colour])
    face = tables.faces[rolled.symbol]
    for way in range(face.length):
        route = face.routes[way]
        boxes = city.reach[route.slot] & payable(tables, city, route.building, purse)
        listed = list_boxes(work, listed, die.build[route.building], boxes)
    return listed


@inlined
def filled(tables: Tables, coins: int, gained: int) -> int:
    """The gold reserve after a gain; a capacity may limit it (R10)."""
    return min(tables.capacity, coins + gained)


# B: build the Wonder (D24-D26), and boxes crossed by effects (E1-E3).


@inlined
def payable(tables: Tables, city: City, building: int, purse: int) -> int:
    """The boxes that the Warehouse and this many coins can pay for (D31, R11)."""
    return tables.boards[city.board].plans[building].within[min(COSTS - 1, city.resources + purse)]


@kernel
def next_boxes(tables: Tables, city: City, building: int) -> int:
    """The boxes next on some arrow of a building that can be paid for (E1)."""
    return city.reach[ANY_ARROW + building] & payable(tables, city, building, city.coins)


@kernel
def _crossings(tables: Tables, city: City, buildings: int, work: Work) -> int:
    listed = 0
    for building in range(BUILDINGS):
        if buildings >> building & 1:
            boxes = next_boxes(tables, city, building)
            listed = list_boxes(work, listed, cross_code(building), boxes)
    return listed
