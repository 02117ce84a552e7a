"""The candidates of a decision in the card game, each described by its features."""

from heptapolis.games.wonders.kernel import actions, features
from heptapolis.games.wonders.kernel.actions import builds, kind_of, pair_row, slot_of, way_of
from heptapolis.games.wonders.kernel.bundle import one_of_each, size, uncovered
from heptapolis.games.wonders.kernel.layout import (
    CARDS,
    EFFECTS,
    FOR_SALE,
    LEFT,
    RESOURCES,
    RIGHT,
    TURNS,
    City,
    Effect,
    Game,
    Kind,
    Op,
    Tables,
    Work,
    card_at,
    read_by,
    stage_source,
)
from heptapolis.games.wonders.kernel.legal import legal, owns
from heptapolis.games.wonders.kernel.payment import left_of, right_of
from heptapolis.games.wonders.kernel.resolve import ON_LEFT, ON_RIGHT, SALE_PRICE, count_around
from heptapolis.games.wonders.kernel.score import with_free
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.readers import handles
from heptapolis.search.softmax_policy import Candidates, add_candidate, add_feature


@kernel
def describe_candidates(tables: Tables, game: Game, seat: int, work: Work, candidates: Candidates) -> int:
    """Write the candidates of a seat, each with its features; return how many there are."""
    candidates.count = 0
    if legal(tables, game, seat, work) == 0:
        return 0
    before = -1
    for place in range(work.actions):
        action = int(work.action[place])
        if builds(action):
            if action - way_of(action) != before:  # the same move with other payments follows
                before = action - way_of(action)
                _add_building(tables, game, seat, action, work, candidates)
        else:
            _add_other(tables, game, seat, action, candidates)
    return candidates.count


@kernel
def _add_building(
    tables: Tables, game: Game, seat: int, action: int, work: Work, candidates: Candidates
) -> None:
    city = game.seats[seat]
    stage = kind_of(action) == Kind.STAGE
    card = card_at(city.hand, slot_of(action))
    row = pair_row(action)
    way = _best_way(tables, seat, row, work)
    paid = work.pair[row, way, LEFT] + work.pair[row, way, RIGHT]
    add_candidate(candidates, action + way, card + CARDS * stage)
    if stage:
        _describe_stage(tables, game, seat, card, paid, candidates)
    else:
        _describe_card(tables, game, seat, card, paid, candidates)


@kernel
def _best_way(tables: Tables, seat: int, row: int, work: Work) -> int:
    """The cheapest way to pay; coins for the team-mate count half."""
    if not tables.teams:
        return 0
    mate = LEFT if left_of(tables, seat) == seat ^ 1 else RIGHT
    best, cheapest = 0, 1000
    for way in range(work.pairs[row]):
        price = work.pair[row, way, mate] + 2 * work.pair[row, way, 1 - mate]
        if price < cheapest:
            best, cheapest = way, price
    return best


@handles(set(actions.KINDS) - {Kind.BUILD, Kind.STAGE})
@kernel
def _add_other(tables: Tables, game: Game, seat: int, action: int, candidates: Candidates) -> None:
    city = game.seats[seat]
    kind = kind_of(action)
    if kind == Kind.SELL:
        card = card_at(city.hand, slot_of(action))
        add_candidate(candidates, action, card + 2 * CARDS)
        _describe_sale(tables, game, seat, card, candidates)
        return
    add_candidate(candidates, action, 3 * CARDS + action)
    age = game.age - 1
    if kind == Kind.LEAVE:
        add_feature(candidates, features.LEAVE + age, 1)
    elif kind == Kind.RECOVER:
        _describe_effects(tables, game, seat, action - actions.RECOVER, candidates)
        _describe_fit(tables, game, seat, action - actions.RECOVER, candidates)
    elif kind == Kind.DECLINE:
        add_feature(candidates, features.DECLINE + age, 1)
    elif kind == Kind.SETTLE:
        add_feature(candidates, features.DEBT + age, city.owed - (action - actions.SETTLE))
    elif kind == Kind.BOARD:
        add_feature(candidates, features.BOARD + action - actions.BOARD, 1)
    elif kind == Kind.SIDE:
        add_feature(candidates, features.SIDE + 2 * city.board + action - actions.SIDE, 1)


@kernel
def _describe_card(
    tables: Tables, game: Game, seat: int, card: int, paid: int, candidates: Candidates
) -> None:
    city = game.seats[seat]
    _describe_fit(tables, game, seat, card, candidates)
    bank = int(tables.cards[card].coins)
    if tables.cards[card].after & city.chains:
        add_feature(candidates, features.FREE + game.age - 1, 1)
        bank = 0
    _describe_price(game, city, paid, bank, candidates)
    _describe_effects(tables, game, seat, card, candidates)


@kernel
def _describe_fit(tables: Tables, game: Game, seat: int, card: int, candidates: Candidates) -> None:
    """Describe the card itself: in any city, and in this city now."""
    city = game.seats[seat]
    stock = size(city.fixed) + city.choices[0]
    season = (game.turn - 1) * features.SEASON_LEVELS // tables.turns
    add_feature(candidates, features.CARD + card, 1)
    add_feature(candidates, features.HOME + (2 * city.board + city.side) * CARDS + card, 1)
    add_feature(
        candidates, features.SCHOOL + min(_symbols(city), features.SCHOOL_LEVELS - 1) * CARDS + card, 1
    )
    add_feature(candidates, features.STOCK + min(stock, features.STOCK_LEVELS - 1) * CARDS + card, 1)
    add_feature(candidates, features.SEASON + min(season, features.SEASON_LEVELS - 1) * CARDS + card, 1)
    add_feature(
        candidates, features.MEANS + min(city.coins // 3, features.MEANS_LEVELS - 1) * CARDS + card, 1
    )
    _describe_neighbours(tables, game, seat, card, candidates)


@kernel
def _describe_neighbours(tables: Tables, game: Game, seat: int, card: int, candidates: Candidates) -> None:
    left, right = game.seats[left_of(tables, seat)], game.seats[right_of(tables, seat)]
    shields = game.seats[seat].shields
    arms = 3 * _standing(shields, left.shields) + _standing(shields, right.shields)
    add_feature(candidates, features.ARMS + arms * CARDS + card, 1)
    rival, heir = (
        min(_symbols(right), features.RIVAL_LEVELS - 1),
        min(_symbols(left), features.RIVAL_LEVELS - 1),
    )
    if game.age == 2:
        rival, heir = heir, rival
    add_feature(candidates, features.RIVAL + rival * CARDS + card, 1)
    add_feature(candidates, features.HEIR + heir * CARDS + card, 1)


@kernel
def _symbols(city: City) -> int:
    return int(city.science[0]) + city.science[1] + city.science[2] + city.any_science


@kernel
def _standing(own: int, other: int) -> int:
    """Behind, level or ahead."""
    return 1 + (own > other) - (own < other)


@kernel
def _describe_stage(
    tables: Tables, game: Game, seat: int, card: int, paid: int, candidates: Candidates
) -> None:
    city = game.seats[seat]
    stage = tables.stages[city.board, city.side, city.stages]
    source = stage_source(city.board, city.side, city.stages)
    add_feature(candidates, features.STAGE + source - CARDS, 1)
    add_feature(candidates, features.HOUR + (game.age - 1) * TURNS + min(game.turn, TURNS - 1), 1)
    add_feature(candidates, features.BURIED + card, 1)
    _describe_denial(tables, game, seat, card, candidates)
    _describe_price(game, city, paid, stage.coins, candidates)
    _describe_effects(tables, game, seat, source, candidates)


@kernel
def _describe_sale(tables: Tables, game: Game, seat: int, card: int, candidates: Candidates) -> None:
    add_feature(candidates, features.SELL + game.age - 1, 1)
    add_feature(candidates, features.BURIED + card, 1)
    _describe_denial(tables, game, seat, card, candidates)
    _describe_price(game, game.seats[seat], 0, -SALE_PRICE, candidates)


@kernel
def _describe_price(game: Game, city: City, paid: int, bank: int, candidates: Candidates) -> None:
    age = game.age - 1
    if paid:
        add_feature(candidates, features.PAID + 2 * age, paid)
    if bank > 0:
        add_feature(candidates, features.PAID + 2 * age + 1, bank)
    rest = city.coins - paid - bank
    rank = 0 if rest == 0 else 1 if rest < 3 else 2 if rest < 6 else 3
    add_feature(candidates, features.PURSE + features.PURSE_LEVELS * age + rank, 1)


@kernel
def _describe_denial(tables: Tables, game: Game, seat: int, card: int, candidates: Candidates) -> None:
    """Describe the science that the card would bring to the player who gets the hand next."""
    heir = game.seats[right_of(tables, seat) if game.age == 2 else left_of(tables, seat)]
    for place in range(EFFECTS):
        effect = tables.effects[card, place]
        if effect.op == Op.SCIENCE and not owns(heir, card):
            add_feature(candidates, features.DENIED + game.age - 1, _symbol_gain(heir, effect.amount))


@kernel
def _describe_effects(tables: Tables, game: Game, seat: int, source: int, candidates: Candidates) -> None:
    for place in range(EFFECTS):
        effect = tables.effects[source, place]
        if effect.op == Op.NOTHING:
            return
        _describe_effect(tables, game, seat, effect, candidates)


@handles(read_by("describe"))
@kernel
def _describe_effect(tables: Tables, game: Game, seat: int, effect: Effect, candidates: Candidates) -> None:
    age = game.age - 1
    city = game.seats[seat]
    op = effect.op
    if op == Op.PRODUCE:
        _describe_production(tables, game, seat, effect, candidates)
    elif op == Op.SHIELDS:
        _describe_clash(game, city, left_of(tables, seat), effect.amount, candidates)
        _describe_clash(game, city, right_of(tables, seat), effect.amount, candidates)
    elif op == Op.SCIENCE:
        add_feature(candidates, features.SYMBOLS + age, _symbol_gain(city, effect.amount))
    elif op == Op.POINTS_PER:
        add_feature(
            candidates, features.POINTS + age, effect.amount * count_around(tables, game, seat, effect)
        )
    elif op == Op.COINS_PER:
        add_feature(
            candidates, features.COINS + age, effect.amount * count_around(tables, game, seat, effect)
        )
    elif op == Op.TRADING_POST:
        add_feature(candidates, features.TRADE + age, _on_offer(tables, game, seat, effect))


@kernel
def _symbol_gain(city: City, symbol: int) -> int:
    """What one more symbol adds to the science of a city."""
    first, second, third = int(city.science[0]), int(city.science[1]), int(city.science[2])
    joker = int(city.any_science)
    now = with_free(first, second, third, joker)
    return with_free(first + (symbol == 0), second + (symbol == 1), third + (symbol == 2), joker) - now


@kernel
def _describe_clash(game: Game, city: City, other: int, shields: int, candidates: Candidates) -> None:
    before = city.shields - game.seats[other].shields
    after = before + shields
    if before > 0:
        clash = features.AHEAD
    elif after < 0:
        clash = features.BEHIND
    elif after == 0:
        clash = features.LEVEL
    else:
        clash = features.DRAWN_AHEAD if before == 0 else features.PAST
    late = int(game.turn > 3)
    add_feature(
        candidates,
        features.SHIELDS + ((game.age - 1) * features.HALVES + late) * features.CLASH_OUTCOMES + clash,
        1,
    )


@kernel
def _describe_production(
    tables: Tables, game: Game, seat: int, effect: Effect, candidates: Candidates
) -> None:
    age = game.age - 1
    city = game.seats[seat]
    kinds = int(one_of_each(effect.fixed) | effect.choice)
    near = game.seats[left_of(tables, seat)].sold | game.seats[right_of(tables, seat)].sold
    bought = 0
    for resource in range(RESOURCES):
        if kinds >> 4 * resource & 1:
            if city.produced >> 4 * resource & 1:
                add_feature(candidates, features.MORE + age * RESOURCES + resource, 1)
            else:
                add_feature(candidates, features.FRESH + age * RESOURCES + resource, 1)
                bought += near >> 4 * resource & 7 != 0
    if bought:
        add_feature(candidates, features.BOUGHT + age, bought)
    add_feature(candidates, features.TIME + age, tables.turns - game.turn)
    _describe_want(tables, game, city, effect, candidates)


@kernel
def _describe_want(tables: Tables, game: Game, city: City, effect: Effect, candidates: Candidates) -> None:
    """Describe how many of the units that the next stage lacks this effect would produce."""
    if city.stages == tables.wonder_size[city.board, city.side]:
        return
    lacks = uncovered(tables.stages[city.board, city.side, city.stages].want, city.fixed)
    served = size(lacks) - size(uncovered(lacks, effect.fixed))
    if effect.choice & one_of_each(lacks):
        served += 1
    if served:
        add_feature(candidates, features.WANTED + game.age - 1, served)


@kernel
def _on_offer(tables: Tables, game: Game, seat: int, effect: Effect) -> int:
    """How many units of its resources are for sale on the sides that a trading post covers."""
    units = 0
    if effect.where & ON_LEFT:
        units += _units(game.seats[left_of(tables, seat)], effect.choice)
    if effect.where & ON_RIGHT:
        units += _units(game.seats[right_of(tables, seat)], effect.choice)
    return units


@kernel
def _units(seller: City, kinds: int) -> int:
    units = size(seller.sold & kinds * 7)
    for place in range(seller.choices[FOR_SALE]):
        units += seller.choice[FOR_SALE, place] & kinds != 0
    return units
