"""What a player may think of a move of the dice game: features for the policy, from one list of groups.

    building   a box of this building, when so many are crossed
    effect     how much of this effect the box gives             by time
    per        what "points per ..." counts now                  by time
    attack     points that an attack would bring                 by time
    colour     a price cut, coins or a special die of a colour   by time
    ask        a further decision of this kind                   by time
    paid       coins for the die; for missing resources          by time
    purse      nothing, little, some or much left afterwards     by time
    complete   the building would be complete                    by bonuses that the city has
    lead       it would end the game: ahead or behind in boxes
    pass, decline                                                by time
    bonus      this bonus box                                    by time
    board

Boxes are described by what they give, never by their place on a board: so the weights fit board sets that
nobody has played yet.
"""

from heptapolis.dice.kernel import actions
from heptapolis.dice.kernel.layout import (
    BOARDS,
    BONUSES,
    BOXES,
    BUILDINGS,
    COLOURS,
    Ask,
    City,
    Effect,
    Game,
    Op,
    Phase,
    Tables,
    Work,
)
from heptapolis.dice.kernel.legal import left_of, legal, right_of
from heptapolis.dice.kernel.resolve import EAST, WAREHOUSE, WEST, count, payment_of
from heptapolis.jit import kernel
from heptapolis.policy import Paper, consider, note

TIMES = 4
TURNS_A_TIME = 4
PURSES = 4
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
    ("purse", TIMES * PURSES),
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
CUT, GIFT, UNLOCK = range(CHANGES)


def names() -> list[str]:
    """What each feature is called, in order."""
    return [f"{group} {place}" for group, size in GROUPS for place in range(size)]


@kernel
def think(tables: Tables, game: Game, seat: int, work: Work, paper: Paper) -> int:
    """List what this seat might do, each with its features; how many candidates."""
    paper.listed = 0
    legal(tables, game, seat, work)
    for place in range(work.actions):
        action = int(work.action[place])
        consider(paper, action, action)
        if game.phase == Phase.BOARD:
            note(paper, BOARD + action - actions.BOARD, 1)
        elif payment_of(tables, game, seat, action, work.payment):
            _describe_box(tables, game, seat, work, paper)
        else:
            _describe_rest(game, action, paper)
    return paper.listed


@kernel
def time_of(game: Game) -> int:
    """Early, or late."""
    return min(TIMES - 1, (game.turn - 1) // TURNS_A_TIME)


@kernel
def _describe_rest(game: Game, action: int, paper: Paper) -> None:
    time = time_of(game)
    if action == actions.PASS:
        note(paper, PASS + time, 1)
    elif action == actions.DECLINE:
        note(paper, DECLINE + time, 1)
    else:
        note(paper, BONUS + time * BONUSES + action - actions.BONUS, 1)


@kernel
def _describe_box(tables: Tables, game: Game, seat: int, work: Work, paper: Paper) -> None:
    payment = work.payment
    city = game.seats[seat]
    building = int(payment.building)
    plan = tables.boards[city.board].plans[building]
    box = plan.boxes[payment.box]
    note(paper, BUILDING + building * BOXES + city.count[building], 1)
    for place in range(box.gives):
        _describe_effect(tables, game, seat, building, box.effects[place], paper)
    _describe_price(game, city, work, paper)
    if building != WAREHOUSE and city.count[building] + 1 == plan.length:
        _describe_completion(tables, game, seat, paper)


@kernel
def _describe_price(game: Game, city: City, work: Work, paper: Paper) -> None:
    time = time_of(game)
    payment = work.payment
    if payment.price:
        note(paper, PAID + 2 * time, payment.price)
    if payment.missing:
        note(paper, PAID + 2 * time + 1, payment.missing)
    rest = city.coins - payment.price + payment.gift - payment.missing
    rank = 0 if rest == 0 else 1 if rest < 3 else 2 if rest < 6 else 3
    note(paper, PURSE + PURSES * time + rank, 1)


@kernel
def _describe_completion(tables: Tables, game: Game, seat: int, paper: Paper) -> None:
    """A complete building earns a bonus, and the third bonus ends the game (D38)."""
    own = int(game.seats[seat].bonuses)
    note(paper, COMPLETE + own, 1)
    if own + 1 == BONUSES:
        ahead = 1
        boxes = count(game.seats[seat], (1 << BUILDINGS) - 1)
        for other in range(tables.players):
            if other != seat and count(game.seats[other], (1 << BUILDINGS) - 1) > boxes:
                ahead = 0
        note(paper, LEAD + ahead, 1)


@kernel
def _describe_effect(
    tables: Tables, game: Game, seat: int, building: int, effect: Effect, paper: Paper
) -> None:
    time = time_of(game)
    op = int(effect.op)
    if op == Op.ASK:
        note(paper, ASK + time * ASKS + tables.decisions[effect.what].ask, 1)
    elif op == Op.ATTACK:
        note(paper, ATTACK + time, _attack_points(tables, game, seat, building, effect.amount))
    elif op == Op.POINTS_PER or op == Op.COINS_AND_POINTS_PER:
        note(paper, EFFECT + time * OPS + op, 1)
        note(paper, PER + time, effect.amount * count(game.seats[seat], effect.what))
    elif op == Op.PRICE_CUT:
        _describe_colours(time, CUT, effect, paper)
    elif op == Op.COINS_PER_DIE:
        _describe_colours(time, GIFT, effect, paper)
    elif op == Op.UNLOCK:
        _describe_colours(time, UNLOCK, effect, paper)
    else:
        note(paper, EFFECT + time * OPS + op, max(1, effect.amount))


@kernel
def _describe_colours(time: int, change: int, effect: Effect, paper: Paper) -> None:
    for colour in range(COLOURS):
        if effect.what >> colour & 1:
            note(paper, COLOUR + (time * CHANGES + change) * COLOURS + colour, 1)


@kernel
def _attack_points(tables: Tables, game: Game, seat: int, building: int, points: int) -> int:
    """What an attack brings against the defences that face it (D47, D48)."""
    if building == WEST:
        return max(0, points - game.seats[left_of(tables, seat)].defences_before[EAST])
    return max(0, points - game.seats[right_of(tables, seat)].defences_before[WEST])
