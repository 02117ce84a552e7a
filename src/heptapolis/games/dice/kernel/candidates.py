"""The candidates of a decision in the dice game, each described by its features."""

from heptapolis.games.dice.kernel import actions, features
from heptapolis.games.dice.kernel.actions import Kind, kind_of
from heptapolis.games.dice.kernel.layout import (
    BONUSES,
    BOXES,
    BUILDINGS,
    COLOURS,
    City,
    Effect,
    Game,
    Op,
    Phase,
    Tables,
    Work,
    read_by,
)
from heptapolis.games.dice.kernel.legal import left_of, legal, right_of
from heptapolis.games.dice.kernel.resolve import EAST, WAREHOUSE, WEST, count, payment_of
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.readers import handles
from heptapolis.search.softmax_policy import Candidates, add_candidate, add_feature


@kernel
def describe_candidates(tables: Tables, game: Game, seat: int, work: Work, candidates: Candidates) -> int:
    """Write the candidates of a seat, each with its features; return how many there are."""
    candidates.count = 0
    legal(tables, game, seat, work)
    for place in range(work.actions):
        action = int(work.action[place])
        add_candidate(candidates, action, action)
        if game.phase == Phase.BOARD:
            add_feature(candidates, features.BOARD + action - actions.BOARD, 1)
        elif payment_of(tables, game, seat, action, work.payment):
            _describe_box(tables, game, seat, work, candidates)
        else:
            _describe_rest(game, action, candidates)
    return candidates.count


@kernel
def time_of(game: Game) -> int:
    """Early or late in the game."""
    return min(features.TIMES - 1, (game.turn - 1) // features.TURNS_PER_TIME)


@handles((Kind.PASS, Kind.DECLINE, Kind.BONUS))
@kernel
def _describe_rest(game: Game, action: int, candidates: Candidates) -> None:
    time = time_of(game)
    kind = kind_of(action)
    if kind == Kind.PASS:
        add_feature(candidates, features.PASS + time, 1)
    elif kind == Kind.DECLINE:
        add_feature(candidates, features.DECLINE + time, 1)
    elif kind == Kind.BONUS:
        add_feature(candidates, features.BONUS + time * BONUSES + action - actions.BONUS, 1)


@kernel
def _describe_box(tables: Tables, game: Game, seat: int, work: Work, candidates: Candidates) -> None:
    payment = work.payment
    city = game.seats[seat]
    building = int(payment.building)
    plan = tables.boards[city.board].plans[building]
    box = plan.boxes[payment.box]
    add_feature(candidates, features.BUILDING + building * BOXES + city.count[building], 1)
    for place in range(box.gives):
        _describe_effect(tables, game, seat, building, box.effects[place], candidates)
    _describe_price(game, city, work, candidates)
    if building != WAREHOUSE and city.count[building] + 1 == plan.length:
        _describe_completion(tables, game, seat, candidates)


@kernel
def _describe_price(game: Game, city: City, work: Work, candidates: Candidates) -> None:
    time = time_of(game)
    payment = work.payment
    if payment.price:
        add_feature(candidates, features.PAID + 2 * time, payment.price)
    if payment.missing:
        add_feature(candidates, features.PAID + 2 * time + 1, payment.missing)
    rest = city.coins - payment.price + payment.gift - payment.missing
    rank = 0 if rest == 0 else 1 if rest < 3 else 2 if rest < 6 else 3
    add_feature(candidates, features.PURSE + features.PURSE_LEVELS * time + rank, 1)


@kernel
def _describe_completion(tables: Tables, game: Game, seat: int, candidates: Candidates) -> None:
    """A complete building earns a bonus, and the third bonus ends the game (D38)."""
    own = int(game.seats[seat].bonuses)
    add_feature(candidates, features.COMPLETE + own, 1)
    if own + 1 == BONUSES:
        ahead = 1
        boxes = count(game.seats[seat], (1 << BUILDINGS) - 1)
        for other in range(tables.players):
            if other != seat and count(game.seats[other], (1 << BUILDINGS) - 1) > boxes:
                ahead = 0
        add_feature(candidates, features.LEAD + ahead, 1)


@handles(read_by("describe"))  # the other effects are described by their amount
@kernel
def _describe_effect(
    tables: Tables, game: Game, seat: int, building: int, effect: Effect, candidates: Candidates
) -> None:
    time = time_of(game)
    op = int(effect.op)
    if op == Op.ASK:
        add_feature(candidates, features.ASK + time * features.ASKS + tables.decisions[effect.what].ask, 1)
    elif op == Op.ATTACK:
        add_feature(
            candidates, features.ATTACK + time, _attack_points(tables, game, seat, building, effect.amount)
        )
    elif op == Op.POINTS_PER or op == Op.COINS_AND_POINTS_PER:
        add_feature(candidates, features.EFFECT + time * features.OPS + op, 1)
        add_feature(candidates, features.PER + time, effect.amount * count(game.seats[seat], effect.what))
    elif op == Op.PRICE_CUT:
        _describe_colours(time, features.CUT, effect, candidates)
    elif op == Op.COINS_PER_DIE:
        _describe_colours(time, features.GIFT, effect, candidates)
    elif op == Op.UNLOCK:
        _describe_colours(time, features.UNLOCK, effect, candidates)
    else:
        add_feature(candidates, features.EFFECT + time * features.OPS + op, max(1, effect.amount))


@kernel
def _describe_colours(time: int, change: int, effect: Effect, candidates: Candidates) -> None:
    for colour in range(COLOURS):
        if effect.what >> colour & 1:
            add_feature(
                candidates, features.COLOUR + (time * features.CHANGES + change) * COLOURS + colour, 1
            )


@kernel
def _attack_points(tables: Tables, game: Game, seat: int, building: int, points: int) -> int:
    """How much an attack scores against the defences that face it (D47, D48)."""
    if building == WEST:
        return max(0, points - game.seats[left_of(tables, seat)].defences_before[EAST])
    return max(0, points - game.seats[right_of(tables, seat)].defences_before[WEST])
