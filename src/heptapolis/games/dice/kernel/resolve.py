"""What a move does to its player's city, compiled: the twin of `dice.resolve` and of `dice.city`."""

from heptapolis.games.dice.kernel import actions
from heptapolis.games.dice.kernel.actions import Kind, box_of, building_of, kind_of, pair_of
from heptapolis.games.dice.kernel.layout import (
    ARROWS,
    BUILDINGS,
    COLOURS,
    Ask,
    City,
    Effect,
    Game,
    Op,
    Payment,
    Tables,
    Work,
    first_bit,
    read_by,
)
from heptapolis.games.dice.kernel.legal import WONDER, filled, left_of, next_decision, price_of, right_of
from heptapolis.games.dice.resolve import PASS_COINS
from heptapolis.games.dice.symbols import Building
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.readers import handles

WEST = tuple(Building).index(Building.WEST_BARRACKS)
EAST = tuple(Building).index(Building.EAST_BARRACKS)
WAREHOUSE = tuple(Building).index(Building.WAREHOUSE)


@handles((Kind.PASS, Kind.BONUS))  # declining does nothing, and `payment_of` handles the rest
@kernel
def carry_out(tables: Tables, game: Game, seat: int, action: int, work: Work) -> None:
    """Answer the seat's next decision with this action; its follow-up decisions come next."""
    city = game.seats[seat]
    crosses = payment_of(tables, game, seat, action, work.payment)
    decision = tables.decisions[next_decision(city)]
    city.pending -= 1
    if crosses:
        if decision.up_to > 1:  # E3: each box and its effects before the next one
            ask_first(city, decision.then)
        _pay_and_cross(tables, game, seat, work.payment)
    elif kind_of(action) == Kind.PASS:
        gain(tables, city, PASS_COINS)
    elif kind_of(action) == Kind.BONUS:
        _bonus(tables, city, action - actions.BONUS)


@handles((Kind.BUILD, Kind.STAGE, Kind.CROSS))
@kernel
def payment_of(tables: Tables, game: Game, seat: int, action: int, payment: Payment) -> bool:
    """Write what an action costs and the box it crosses; return whether it crosses one."""
    city = game.seats[seat]
    payment.price = 0
    payment.gift = 0
    payment.missing = 0
    kind = kind_of(action)
    if kind == Kind.BUILD:
        pair = tables.pairs[pair_of(action)]
        if tables.decisions[next_decision(city)].ask != Ask.FREE_BUILD:  # E5
            payment.price = price_of(tables, game, seat, _place_of(game, pair.die))
        payment.gift = city.gifts[tables.dice[pair.die].colour]
        payment.building = pair.building
        payment.box = box_of(action)
    elif kind == Kind.STAGE:
        payment.building = WONDER
        payment.box = first_bit(city.reach[ARROWS + WONDER])
    elif kind == Kind.CROSS:
        payment.building = building_of(action)
        payment.box = box_of(action)
    else:
        return False
    box = tables.boards[city.board].plans[payment.building].boxes[payment.box]
    payment.missing = max(0, box.cost - city.resources)
    return True


@kernel
def _place_of(game: Game, die: int) -> int:
    """The place of a die in the Forum."""
    place = game.dice - 1
    while place > 0 and game.forum[place].die != die:
        place -= 1
    return place


@handles(read_by("bonus"))
@kernel
def _bonus(tables: Tables, city: City, number: int) -> None:
    """D37: cross the bonus box and use its effect at once."""
    city.bonus[city.bonuses] = number
    city.bonuses += 1
    effect = tables.bonuses[number]
    if effect.op == Op.COINS:
        gain(tables, city, effect.amount)
    elif effect.op == Op.ASK:
        ask_first(city, effect.what)


@kernel
def ask_first(city: City, decision: int) -> None:
    """Make this the seat's next decision, before any that are pending."""
    city.decision[city.pending] = decision
    city.pending += 1


@kernel
def gain(tables: Tables, city: City, coins: int) -> None:
    """Add coins to the reserve; its capacity may limit them (R10)."""
    city.coins = filled(tables, city.coins, coins)


@kernel
def _pay_and_cross(tables: Tables, game: Game, seat: int, payment: Payment) -> None:
    """D19-D23: pay and cross; the coins of an earlier effect arrive between the two payments (E11)."""
    city = game.seats[seat]
    city.coins -= payment.price
    gain(tables, city, payment.gift)
    city.coins -= payment.missing
    _cross_and_resolve(tables, game, seat, payment.building, payment.box)


@handles(read_by("decision"))
@kernel
def _cross_and_resolve(tables: Tables, game: Game, seat: int, building: int, box: int) -> None:
    """R2: cross the box, then carry out its effect; a complete building then earns a bonus."""
    city = game.seats[seat]
    plan = tables.boards[city.board].plans[building]
    cross(tables, city, building, box)
    crossed = plan.boxes[box]
    for place in range(crossed.gives):
        _apply_immediate(tables, game, seat, building, crossed.effects[place])
    if building != WAREHOUSE and city.count[building] == plan.length:  # D40
        _completed(tables, city, building)
    for place in range(crossed.gives - 1, -1, -1):
        effect = crossed.effects[place]
        if effect.op == Op.ASK:
            ask_first(city, effect.what)


# What a city has.


@kernel
def set_board(tables: Tables, city: City, board: int) -> None:
    """Take this board; nothing is crossed on it yet."""
    city.board = board
    for building in range(BUILDINGS):
        _look_ahead(tables, city, building)


@kernel
def cross(tables: Tables, city: City, building: int, box: int) -> None:
    """Cross the box; its lasting effects apply from now on."""
    city.order[building, city.count[building]] = box
    city.count[building] += 1
    city.crossed[building] |= 1 << int(box)
    _look_ahead(tables, city, building)
    crossed = tables.boards[city.board].plans[building].boxes[box]
    for place in range(crossed.gives):
        _add_standing(city, building, crossed.effects[place])


@kernel
def _look_ahead(tables: Tables, city: City, building: int) -> None:
    """Find the boxes of a building that may be crossed next, along each of its arrows (D21)."""
    any_arrow = 0
    for arrow in range(tables.first_arrow[building], tables.first_arrow[building + 1]):
        city.reach[arrow] = _next_along(tables, city, arrow, city.crossed[building])
        any_arrow |= city.reach[arrow]
    city.reach[ARROWS + building] = any_arrow


@kernel
def _next_along(tables: Tables, city: City, number: int, crossed: int) -> int:
    """The first box that is not crossed, or all such boxes if the order is free (D44)."""
    arrow = tables.boards[city.board].arrows[number]
    rest = int(arrow.box_bits) & ~crossed
    if arrow.any_order:
        return rest
    if arrow.rising:
        return rest & -rest
    for place in range(arrow.length):
        if rest >> arrow.boxes[place] & 1:
            return 1 << int(arrow.boxes[place])
    return 0


@handles(read_by("standing"))
@kernel
def _add_standing(city: City, building: int, effect: Effect) -> None:
    """Apply the lasting part of an effect."""
    op = effect.op
    if op == Op.RESOURCE:
        city.resources += 1
    elif op == Op.UNLOCK:
        city.unlocked |= effect.what
    elif op == Op.DEFENCE:
        city.defences[building] += 1
    elif op == Op.PRICE_CUT:
        for colour in range(COLOURS):
            if effect.what >> colour & 1:
                city.cuts[colour] += effect.amount
    elif op == Op.COINS_PER_DIE:
        city.gifts[first_bit(effect.what)] += effect.amount


# What happens at once.


@handles(read_by("immediate"))
@kernel
def _apply_immediate(tables: Tables, game: Game, seat: int, building: int, effect: Effect) -> None:
    if effect.op == Op.COINS:
        gain(tables, game.seats[seat], effect.amount)
    elif effect.op == Op.COINS_AND_POINTS_PER:
        gain(tables, game.seats[seat], effect.amount * count(game.seats[seat], effect.what))
    elif effect.op == Op.ATTACK:
        _attack(tables, game, seat, building, effect.amount)


@kernel
def count(city: City, buildings: int) -> int:
    """How many boxes are crossed now."""
    total = 0
    for building in range(BUILDINGS):
        if buildings >> building & 1:
            total += city.count[building]
    return total


@kernel
def _attack(tables: Tables, game: Game, seat: int, building: int, points: int) -> None:
    """D47, D48: score an attack less the defences that faced it when the turn began; final (D49)."""
    if building == WEST:  # D45, D50: West attacks the left neighbour's East, and vice versa
        defences = game.seats[left_of(tables, seat)].defences_before[EAST]
    else:
        defences = game.seats[right_of(tables, seat)].defences_before[WEST]
    city = game.seats[seat]
    city.laurel[building, city.laurels[building]] = max(0, points - defences)
    city.laurels[building] += 1


@kernel
def _completed(tables: Tables, city: City, building: int) -> None:
    """Cross its flag (D35, D36); a bonus follows as long as one is left (R3)."""
    city.flag[city.flagged] = building
    city.flagged += 1
    promised = 0
    for place in range(city.pending):
        if city.decision[place] == tables.bonus:
            promised += 1
    if city.bonuses + promised < len(tables.bonuses):
        ask_first(city, tables.bonus)
