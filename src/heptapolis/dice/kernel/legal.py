"""Legal moves, compiled: the twin of `dice.legal`. A list of action codes on scratch paper."""

from heptapolis.dice.kernel import actions
from heptapolis.dice.kernel.layout import (
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
from heptapolis.dice.symbols import Building
from heptapolis.jit import kernel

WONDER = tuple(Building).index(Building.WONDER)
ANY_ARROW = ARROWS  # the slot of `reach` for any arrow of the first building


@kernel
def left_of(tables: Tables, seat: int) -> int:
    return seat + 1 if seat + 1 < tables.players else 0


@kernel
def right_of(tables: Tables, seat: int) -> int:
    return seat - 1 if seat > 0 else tables.players - 1


@kernel
def may_act(game: Game, seat: int) -> bool:
    """Whether this seat must decide now; boards are chosen one after the other."""
    if game.phase == Phase.BOARD:
        return game.waiting >> seat & 1 != 0 and game.waiting & ((1 << seat) - 1) == 0
    return game.seats[seat].pending > 0


@kernel
def legal(tables: Tables, game: Game, seat: int, work: Work) -> int:
    """Write every legal action of this seat to `work.action`; how many."""
    work.actions = 0
    if not may_act(game, seat):
        return 0
    if game.phase == Phase.BOARD:
        _boards(tables, game, work)
        return work.actions
    ask = tables.decisions[next_decision(game.seats[seat])].ask
    if ask == Ask.ACTION:
        _dice_moves(tables, game, seat, False, work)
        _wonder_moves(tables, game.seats[seat], work)
        _add(work, actions.PASS)  # D28, R1: passing is always allowed
    elif ask == Ask.BONUS:
        _bonuses(game.seats[seat], work)
    else:
        offer_more(tables, game, seat, work)
        _add(work, actions.DECLINE)
    return work.actions


@kernel
def next_decision(city: City) -> int:
    """The number of the decision that a seat must take first."""
    return city.decision[city.pending - 1]


@kernel
def offer_more(tables: Tables, game: Game, seat: int, work: Work) -> int:
    """What an effect lets this seat do now, apart from declining; how many moves (E1)."""
    decision = tables.decisions[next_decision(game.seats[seat])]
    work.actions = 0
    if decision.ask == Ask.FREE_BUILD:
        _dice_moves(tables, game, seat, True, work)
    else:
        _crossings(tables, game.seats[seat], decision.buildings, work)
    return work.actions


@kernel
def _add(work: Work, action: int) -> None:
    work.action[work.actions] = action
    work.actions += 1


@kernel
def _add_boxes(work: Work, first: int, boxes: int) -> None:
    """An action for each of these boxes; `first` is the code of the first box of their building."""
    while boxes:
        _add(work, first + first_bit(boxes))
        boxes &= boxes - 1


@kernel
def _boards(tables: Tables, game: Game, work: Work) -> None:
    for board in range(tables.board_count):
        if not _taken(tables, game, board):
            _add(work, actions.BOARD + board)


@kernel
def _taken(tables: Tables, game: Game, board: int) -> bool:
    for seat in range(tables.players):
        if game.seats[seat].board == board:
            return True
    return False


@kernel
def _bonuses(city: City, work: Work) -> None:
    """The bonus boxes not crossed yet (D37)."""
    crossed = 0
    for place in range(city.bonuses):
        crossed |= 1 << int(city.bonus[place])
    _add_boxes(work, actions.BONUS, ~crossed & (1 << BONUSES) - 1)


# A: build with a die (D18-D23).


@kernel
def _dice_moves(tables: Tables, game: Game, seat: int, free: bool, work: Work) -> None:
    """Every box that a die leads to and that can be paid for; `free` is E5."""
    for place in range(game.dice):
        if may_choose(tables, game, seat, place):
            _add_builds(tables, game, seat, place, free, work)


@kernel
def may_choose(tables: Tables, game: Game, seat: int, place: int) -> bool:
    """Whether this seat may choose a die of the Forum, whatever it could pay (D55, D59)."""
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
    """The Guild Court: no fewer boxes than either neighbour (D60), with two players more (D61)."""
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


@kernel
def price_of(tables: Tables, game: Game, seat: int, place: int) -> int:
    """The price of a die for this city; never below 0 (E9)."""
    rolled = game.forum[place]
    price = rolled.price - game.seats[seat].cuts[tables.dice[rolled.die].colour]
    return price if price > 0 else 0


@kernel
def _add_builds(tables: Tables, game: Game, seat: int, place: int, free: bool, work: Work) -> None:
    """R12: the die must be paid first, then E11's coins arrive, then the construction."""
    city = game.seats[seat]
    rolled = game.forum[place]
    die = tables.dice[rolled.die]
    price = 0 if free else price_of(tables, game, seat, place)
    if price > city.coins:
        return
    purse = filled(tables, city.coins - price, city.gifts[die.colour])
    face = tables.faces[rolled.symbol]
    for way in range(face.length):
        route = face.routes[way]
        boxes = city.reach[route.slot] & payable(tables, city, route.building, purse)
        _add_boxes(work, die.build[route.building], boxes)


@kernel
def filled(tables: Tables, coins: int, gained: int) -> int:
    """The gold reserve after a gain; a capacity may limit it (R10)."""
    return min(tables.capacity, coins + gained)


# B: build the Wonder (D24-D26), and boxes crossed by effects (E1-E3).


@kernel
def payable(tables: Tables, city: City, building: int, purse: int) -> int:
    """The boxes that the Warehouse and so many coins can pay for (D31, R11)."""
    return tables.boards[city.board].plans[building].within[min(COSTS - 1, city.resources + purse)]


@kernel
def next_boxes(tables: Tables, city: City, building: int) -> int:
    """The boxes next on some arrow of a building that can be paid for (E1)."""
    return city.reach[ANY_ARROW + building] & payable(tables, city, building, city.coins)


@kernel
def _wonder_moves(tables: Tables, city: City, work: Work) -> None:
    if next_boxes(tables, city, WONDER):
        _add(work, actions.STAGE)


@kernel
def _crossings(tables: Tables, city: City, buildings: int, work: Work) -> None:
    for building in range(BUILDINGS):
        if buildings >> building & 1:
            _add_boxes(work, actions.CROSS + building * BOXES, next_boxes(tables, city, building))
