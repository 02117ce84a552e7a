"""How much room a card game needs in the kernel's records."""

from collections.abc import Callable, Iterable, Iterator
from typing import assert_never

from heptapolis.games.wonders.catalog import AGES, ORDER, all_cards
from heptapolis.games.wonders.effects import (
    BuildFromDiscard,
    Cards,
    Colour,
    Countable,
    Defeats,
    Effect,
    OthersLose,
    Produce,
    ProduceMissing,
    ProduceOwned,
    Stages,
    Symbols,
    Victories,
)
from heptapolis.games.wonders.kernel import layout
from heptapolis.games.wonders.model import KNOWN_BOARDS, KNOWN_CARDS, Card, Side, Stage
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.resources import Resource, size
from heptapolis.kernel.capacity import Need

Effects = tuple[Effect, ...]


def capacity_needs(options: Options) -> Iterator[Need]:
    """Everything that a constant of the layout limits."""
    yield from _printed_needs()
    yield from _deck_needs(options)
    yield from _city_needs(options)
    actions_per_card = 2 * layout.PAIRS + 2  # built or put under a stage, in any way to pay; sold; left
    yield Need(layout.HAND * actions_per_card, "actions of one seat", "ACTIONS_ROOM")


def _printed_needs() -> Iterator[Need]:
    """What all boxes contain, whatever the options."""
    yield Need(len(ORDER), "cards", "CARDS")
    yield Need(len(KNOWN_BOARDS), "boards", "BOARDS")
    yield Need(max(len(stages) for stages in _sides()), "stages of a Wonder", "STAGES")
    yield Need(max(map(len, _all_effects())), "effects of a card or stage", "EFFECTS")
    yield Need(
        len({symbol for _, _, card in all_cards() for symbol in card.gives}), "chain symbols", "CHAINS"
    )
    yield Need(len(Colour), "colours", "COLOURS")
    yield Need(len(Resource), "resources", "RESOURCES")
    yield Need(len(Symbols), "science symbols", "SYMBOLS")
    yield Need(len(AGES), "Ages", "AGES")
    choices = (_choice_symbols(effect) for effects in _all_effects() for effect in effects)
    yield Need(max(choices), "choice symbols of one effect", "CHOICES_OF_AN_EFFECT")


def _deck_needs(options: Options) -> Iterator[Need]:
    catalogue, players = options.catalogue, options.players
    yield Need(players, "players", "SEATS")
    yield Need(catalogue.hand_size(players), "cards in a hand", "HAND")
    yield Need(options.turns + 1, "turns of an Age, the last card's included", "TURNS")
    for age in AGES:
        fixed = len(catalogue.fixed(age, players))
        pools = [len(pool.cards) for pool in catalogue.pools if pool.age == age]
        yield Need(fixed, f"fixed cards of Age {age}", "FIXED")
        yield Need(len(pools), f"pools of Age {age}", "POOLS")
        yield Need(max(pools, default=0), f"cards of a pool of Age {age}", "POOL")
        yield Need(fixed + sum(pools), f"cards of Age {age} before some are drawn", "DECK")


def _city_needs(options: Options) -> Iterator[Need]:
    """The most that one city, or one turn, can have."""
    recoveries = _most_in_a_game(options, _recovery)
    yield Need(_most_in_a_city(options, _choice_symbols), "choice symbols of a city", "CHOICES")
    yield Need(len(AGES) * (options.turns + 1) + recoveries, "buildings of a city", "BUILDINGS")
    yield Need(recoveries, "builds from the discard pile in one turn", "RECOVERIES")
    yield Need(recoveries, "builds from the discard pile in a game", "RECOVERED")
    yield Need(2 * options.players + recoveries, "buildings of one turn", "FRESH")
    yield Need(_most_in_a_game(options, _loss) + 1, "ways to settle a loss", "PAYABLE")


def _most_in_a_city(options: Options, count: Callable[[Effect], int]) -> int:
    """One of every card, as no city has two of the same name (B19), and the board that has the most."""
    return _total({*_cards(options)}, count) + max(_on_boards(options, count))


def _most_in_a_game(options: Options, count: Callable[[Effect], int]) -> int:
    """Every card and every board."""
    return _total(_cards(options), count) + sum(_on_boards(options, count))


def _cards(options: Options) -> list[Card]:
    """Every card that may be dealt."""
    fixed = [card for age in AGES for card in options.catalogue.fixed(age, options.players)]
    return fixed + [card for pool in options.catalogue.pools for card in pool.cards]


def _on_boards(options: Options, count: Callable[[Effect], int]) -> list[int]:
    """What is counted on the richer side of each board."""
    return [max(_total(board.stages(side), count) for side in Side) for board in options.catalogue.boards]


def _total(things: Iterable[Card | Stage], count: Callable[[Effect], int]) -> int:
    return sum(count(effect) for thing in things for effect in thing.effects)


def _sides() -> Iterator[tuple[Stage, ...]]:
    for board in KNOWN_BOARDS.values():
        yield from (board.stages(side) for side in Side)


def _all_effects() -> Iterator[Effects]:
    yield from (card.effects for card in KNOWN_CARDS.values())
    yield from (stage.effects for stages in _sides() for stage in stages)


def _recovery(effect: Effect) -> int:
    return int(isinstance(effect, BuildFromDiscard))


def _loss(effect: Effect) -> int:
    """The coins that an effect can make others lose."""
    return effect.amount * _most_counted(effect.per) if isinstance(effect, OthersLose) else 0


def _most_counted(thing: Countable | None) -> int:
    """How many there can be in a city."""
    match thing:
        case None:
            return 1
        case Cards():
            return layout.BUILDINGS
        case Stages():
            return layout.STAGES
        case Victories() | Defeats():
            return 4 * len(AGES)  # two conflicts per Age, and as many raids
        case _:
            assert_never(thing)


def _choice_symbols(effect: Effect) -> int:
    if isinstance(effect, ProduceOwned | ProduceMissing):
        return 1
    return sum(size(symbol) > 1 for symbol in effect.symbols) if isinstance(effect, Produce) else 0
