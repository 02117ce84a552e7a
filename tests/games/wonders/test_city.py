"""What follows from what a city has built."""

from collections import Counter
from dataclasses import fields

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.city import DERIVED, City
from heptapolis.games.wonders.effects import Cards, Colour, Countable, Defeats, Stages, Victories
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.resources import Goods, letters
from tests.games.wonders.arrange import city


def words(goods: Goods) -> Counter[str]:
    """The symbols, each as the letters it can give."""
    return Counter(letters(symbol) for symbol in goods)


@pytest.mark.parametrize(
    ("line", "symbols"),
    [
        ("gizah", "S"),
        ("gizah lumber-yard", "S W"),
        ("gizah sawmill", "S W W"),
        ("gizah timber-yard", "S WS"),
        ("gizah quarry timber-yard stone-pit", "S S S WS S"),
        ("gizah loom glassworks press", "S T G P"),
        ("gizah forum", "S GPT"),
        ("gizah caravansery", "S WSCO"),
        ("alexandria 1st", "G"),
        ("alexandria 2st", "G WSCO"),
        ("alexandria night 1st", "G WSCO"),
        ("alexandria night 2st", "G WSCO GPT"),
        ("rhodos walls tavern", "O"),
    ],
)
def test_production(line: str, symbols: str) -> None:
    """B29, W18: starting resource, brown, grey, yellow cards and stages; a double card is two symbols."""
    assert words(city(line).production) == Counter(symbols.split())


@pytest.mark.parametrize(
    ("line", "symbols"),
    [
        ("gizah", "S"),
        ("gizah sawmill mine loom", "S W W SO T"),
        ("gizah forum caravansery", "S"),
        ("alexandria 2st", "G"),
        ("alexandria night 2st press", "G P"),
    ],
)
def test_goods_for_sale(line: str, symbols: str) -> None:
    """B32: starting resource, brown and grey cards; neither yellow cards nor stages."""
    assert words(city(line).for_sale) == Counter(symbols.split())


@pytest.mark.parametrize(
    ("board", "letter"),
    [
        ("alexandria", "G"),
        ("babylon", "W"),
        ("ephesos", "P"),
        ("gizah", "S"),
        ("halikarnassos", "T"),
        ("olympia", "C"),
        ("rhodos", "O"),
    ],
)
def test_starting_resource_is_for_sale(board: str, letter: str) -> None:
    """B5, B32: what each board starts with."""
    assert words(city(board).for_sale) == Counter([letter])


@pytest.mark.parametrize(
    ("line", "left", "right"),
    [
        ("gizah", "2222222", "2222222"),
        ("gizah west-trading-post", "1111222", "2222222"),
        ("gizah east-trading-post", "2222222", "1111222"),
        ("gizah marketplace", "2222111", "2222111"),
        ("gizah west-trading-post east-trading-post marketplace", "1111111", "1111111"),
        ("gizah west-trading-post west-trading-post", "1111222", "2222222"),
    ],
)
def test_prices(line: str, left: str, right: str) -> None:
    """B30, W2: 2 coins a resource, 1 with a Trading Post or the Marketplace, never less."""
    prices = ["".join(map(str, tariff.prices)) for tariff in city(line).tariffs]
    assert prices == [left, right]


@pytest.mark.parametrize(
    ("line", "shields"),
    [
        ("rhodos", 0),
        ("rhodos stockade walls arsenal", 6),
        ("rhodos 1st", 0),
        ("rhodos 2st", 2),
        ("rhodos night 1st barracks", 2),
        ("rhodos night 2st", 2),
    ],
)
def test_shields(line: str, shields: int) -> None:
    """B25: buildings and stages count."""
    assert city(line).shields == shields


@pytest.mark.parametrize(
    ("line", "thing", "number"),
    [
        ("loom press mine walls", Cards(Colour.GREY), 2),
        ("loom press mine spies-guild", Cards(Colour.BROWN | Colour.GREY | Colour.PURPLE), 4),
        ("loom press", Cards(Colour.BLUE), 0),
        ("gizah night 3st", Stages(), 3),
        ("1v1 2v2 1v3", Victories(), 4),
        ("1v1 2v2 1v3", Victories(2), 2),
        ("3d", Defeats(), 3),
    ],
)
def test_count(line: str, thing: Countable, number: int) -> None:
    """B3: what "per ..." effects count."""
    assert city(line).count(thing) == number


@pytest.mark.parametrize(("line", "points"), [("3c", 3), ("", 3), ("0c", 0)])
def test_coins(line: str, points: int) -> None:
    """B13: a city starts with 3 coins."""
    assert city(line).coins == points


def test_next_stage_goes_left_to_right() -> None:
    """B20: stages are built in order."""
    gizah = city("gizah night")
    assert [str(gizah.build_stage().price) for _ in range(4)] == ["WW", "SSS", "CCC", "SSSSP"]


def test_no_stage_beyond_the_last() -> None:
    """B20: a finished Wonder has no next stage."""
    assert city("babylon night 2st").next_stage is None


def test_two_chain_symbols_of_one_building() -> None:
    """B35: some buildings carry two chain symbols."""
    assert set(city("apothecary").chains) == {"horseshoe", "mortar"}


def test_derived_values_follow_the_buildings() -> None:
    """B28: what is built produces from then on, in copies too, and the original does not notice."""
    gizah = city("gizah")
    before = words(gizah.production)
    twin = gizah.copy()
    twin.build(city("loom").buildings[0])
    assert words(twin.production) - words(gizah.production) == Counter("T")
    assert words(gizah.production) == before


@pytest.mark.parametrize("game", [Wonders(players=5), Wonders(players=6, expansions=("cities",))])
def test_what_is_kept_up_to_date_is_what_the_whole_city_amounts_to(game: Wonders) -> None:
    """After each building only what it changes is derived anew."""
    for seed in range(4):
        state, chance = game.new(seed), Chance(seed, stream=1)
        while state.to_act:
            state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
            for one in state.position.cities:
                assert derived(one) == derived(without_derived(one))


def without_derived(one: City) -> City:
    return City(**{entry.name: getattr(one, entry.name) for entry in fields(City)})


def derived(one: City) -> dict[str, object]:
    """Everything derived; the order in which things were built makes no difference."""
    found = {name: getattr(one, name) for name in DERIVED if name not in ("terms", "effects")}
    terms = {name: sorted(map(repr, value)) if isinstance(value, list) else value
             for name, value in vars(one.terms).items()}  # fmt: skip
    return {**found, "terms": terms, "effects": Counter(map(repr, one.effects))}
