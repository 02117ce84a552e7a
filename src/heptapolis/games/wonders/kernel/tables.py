"""The declarations of the rules encoded as tables: what the kernel knows about cards, boards and options."""

from functools import lru_cache
from typing import assert_never

import numpy as np

from heptapolis.games.wonders.catalog import AGES, ORDER, all_cards
from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Cards,
    Coins,
    CoinsPer,
    Countable,
    Defeats,
    Diplomacy,
    Effect,
    ForgetDefeats,
    FreeBuild,
    FreeNewColours,
    FreeStages,
    Mask,
    Moment,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    ProduceMissing,
    ProduceOwned,
    Raid,
    Science,
    Shields,
    Smuggling,
    Stages,
    Symbols,
    TradingPost,
    Victories,
    Wharf,
    Where,
)
from heptapolis.games.wonders.effects import Power as EffectPower
from heptapolis.games.wonders.kernel import layout
from heptapolis.games.wonders.kernel.capacity import capacity_needs
from heptapolis.games.wonders.kernel.layout import TABLES, Counted, Op, Power, new, read_by, stage_source
from heptapolis.games.wonders.model import KNOWN_BOARDS, KNOWN_CARDS, Card, Cost, Side
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.resources import size
from heptapolis.kernel.capacity import check_capacities

SYMBOL_NUMBER = {symbol: number for number, symbol in enumerate(Symbols)}
BOARD_NUMBER = {board: number for number, board in enumerate(KNOWN_BOARDS.values())}
CARD_NAMES = tuple(ORDER)
CARD_LIST = tuple(map(Card.from_text, CARD_NAMES))
SIDE_NUMBER = {Side.DAY: 0, Side.NIGHT: 1}
SIDES_OPTION = {"day": 0, "night": 1, "random": 2, "choose": 3}

BOARD_LIST = tuple(BOARD_NUMBER)
SIDE_LIST = tuple(SIDE_NUMBER)


def card_of(number: int) -> Card:
    """The card of this number."""
    return CARD_LIST[number]


@lru_cache(maxsize=64)
def encode(options: Options) -> layout.TablesRow:
    """The tables of a game with these options, as a read-only array of one.

    Raises BadData if its cards and boards need more room.
    """
    check_capacities("wonders", layout, capacity_needs(options))
    rows = new(TABLES)
    tables = rows[0]
    chains = {symbol: place for place, symbol in enumerate(_chain_symbols())}
    for card in KNOWN_CARDS.values():
        _encode_card(tables.cards[ORDER[card.name]], card, chains)
        _encode_effects(tables.effects[ORDER[card.name]], card.effects)
    for board, number in BOARD_NUMBER.items():
        tables.start[number] = board.resource.unit
        for side, place in SIDE_NUMBER.items():
            tables.wonder_size[number, place] = len(board.stages(side))
            for step, stage in enumerate(board.stages(side)):
                _encode_cost(tables.stages[number, place, step], stage.price)
                _encode_effects(tables.effects[stage_source(number, place, step)], stage.effects)
    ops = tables.effects["op"]
    tables.immediate[:] = np.isin(ops, read_by("immediate")).any(axis=1)
    tables.takes_coins[:] = np.isin(ops, read_by("loss")).any(axis=1)
    _encode_options(tables, options)
    _encode_decks(tables, options)
    return rows


def _chain_symbols() -> list[str]:
    return sorted({symbol for _, _, card in all_cards() for symbol in card.gives})


def _encode_card(row: np.record, card: Card, chains: dict[str, int]) -> None:
    row.colour = card.colour.value.bit_length() - 1
    row.gives = sum(1 << chains[symbol] for symbol in card.gives)
    row.after = 1 << chains[card.after] if card.after else 0
    _encode_cost(row, card.price)


def _encode_cost(row: np.record, price: Cost) -> None:
    row.coins, row.want = price


def _encode_effects(
    rows: "np.recarray[tuple[int], np.dtype[np.record]]", effects: tuple[Effect, ...]
) -> None:
    for place, effect in enumerate(effects):
        _encode_effect(rows[place], effect)


def _encode_effect(row: layout.Effect, effect: Effect) -> None:
    """One effect as numbers: an operation, an amount, and what it refers to."""
    match effect:
        case Produce(symbols=symbols, for_sale=for_sale):
            row.op, row.for_sale = Op.PRODUCE, for_sale
            row.fixed = sum(symbol for symbol in symbols if size(symbol) == 1)
            row.choice = sum(symbol for symbol in symbols if size(symbol) > 1)
        case ProduceOwned():
            row.op = Op.PRODUCE_OWNED
        case ProduceMissing():
            row.op = Op.PRODUCE_MISSING
        case TradingPost(where=where, resources=resources):
            row.op, row.where, row.choice = Op.TRADING_POST, where.value, sum(k.unit for k in resources)
        case Wharf(where):
            row.op, row.where = Op.WHARF, where.value
        case Smuggling():
            row.op = Op.SMUGGLING
        case Shields(amount):
            row.op, row.amount = Op.SHIELDS, amount
        case Science(symbol):
            row.op, row.amount = Op.SCIENCE, SYMBOL_NUMBER[symbol]
        case AnyScience():
            row.op = Op.ANY_SCIENCE
        case Mask():
            row.op = Op.MASK
        case FreeNewColours() | FreeBuild() | PlayLastCard() | FreeStages():
            row.op, row.amount = Op.POWER, _power(effect)
        case Coins(amount):
            row.op, row.amount = Op.COINS, amount
        case CoinsPer(amount, counted, where):
            row.op = Op.COINS_PER
            _encode_count(row, amount, counted, where)
        case NeighboursGain(amount):
            row.op, row.amount = Op.NEIGHBOURS_GAIN, amount
        case OthersGain(amount):
            row.op, row.amount = Op.OTHERS_GAIN, amount
        case OthersLose(amount, per):
            row.op = Op.OTHERS_LOSE
            _encode_count(row, amount, per, Where.SELF)
        case NeighboursOwe(amount):
            row.op, row.amount = Op.NEIGHBOURS_OWE, amount
        case Diplomacy():
            row.op = Op.DIPLOMACY
        case Raid(age):
            row.op, row.amount = Op.RAID, age
        case ForgetDefeats():
            row.op = Op.FORGET_DEFEATS
        case BuildFromDiscard(rank):
            row.op, row.amount = Op.BUILD_FROM_DISCARD, rank
        case Points(amount):
            row.op, row.amount = Op.POINTS, amount
        case PointsPer(amount, counted, where):
            row.op = Op.POINTS_PER
            _encode_count(row, amount, counted, where)
        case PointsIfComplete(amount):
            row.op, row.amount = Op.POINTS_IF_COMPLETE, amount
        case _:
            assert_never(effect)


def _power(effect: EffectPower) -> Power:
    match effect:
        case FreeNewColours():
            return Power.FREE_NEW_COLOURS
        case FreeBuild(moment):
            return _free_build(moment)
        case PlayLastCard():
            return Power.PLAY_LAST_CARD
        case FreeStages():
            return Power.FREE_STAGES
        case _:
            assert_never(effect)


def _free_build(moment: Moment) -> Power:
    match moment:
        case Moment.FIRST_TURN:
            return Power.FREE_FIRST_TURN
        case Moment.LAST_TURN:
            return Power.FREE_LAST_TURN
        case _:
            assert_never(moment)


def _encode_count(row: layout.Effect, amount: int, counted: Countable | None, where: Where) -> None:
    row.amount, row.where = amount, where.value
    match counted:
        case None:
            row.counted = Counted.NOTHING
        case Cards(colours):
            row.counted, row.colours = Counted.CARDS, colours.value
        case Stages():
            row.counted = Counted.STAGES
        case Victories(age):
            row.counted, row.age = Counted.VICTORIES, age or 0
        case Defeats():
            row.counted = Counted.DEFEATS
        case _:
            assert_never(counted)


def _encode_options(tables: layout.Tables, options: Options) -> None:
    tables.players = options.players
    tables.hand_size = options.catalogue.hand_size(options.players)
    tables.turns = options.turns
    tables.teams = options.teams
    tables.open = options.open
    tables.boards = len(options.catalogue.boards)
    tables.choose_boards = options.boards == "choose"
    tables.sides = SIDES_OPTION[options.sides]
    tables.smuggle_start_only = options.smugglers_cache == "starting"


def _encode_decks(tables: layout.Tables, options: Options) -> None:
    catalogue = options.catalogue
    for age in AGES:
        fixed = [ORDER[card.name] for card in catalogue.fixed(age, options.players)]
        tables.fixed_size[age - 1] = len(fixed)
        tables.fixed[age - 1, : len(fixed)] = fixed
        pools = [pool for pool in catalogue.pools if pool.age == age]
        for place, pool in enumerate(pools):
            row = tables.pools[age - 1, place]
            row.total, row.drawn = len(pool.cards), options.players + pool.extra
            row.cards[: len(pool.cards)] = [ORDER[card.name] for card in pool.cards]
