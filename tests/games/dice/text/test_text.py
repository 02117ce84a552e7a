"""The dice game in words: everything that the rules can emit has a text."""

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.dice.boards import board_set
from heptapolis.games.dice.effects import ChooseBonus, CrossBoxes, Effect
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.legal import Obstacle
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.notation import parse
from heptapolis.games.dice.symbols import BARRACKS, CITY, Building, Colour, Die, Symbol
from heptapolis.games.dice.text.effects import describe_effect
from heptapolis.games.dice.text.moves import describe_move, describe_price
from heptapolis.games.dice.text.names import name_board, name_building, name_colour, name_die, name_symbol
from heptapolis.games.dice.text.story import story, tell_rolled
from heptapolis.games.dice.words import parse as effect
from heptapolis.i18n import Message, render, text, verbatim


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("cross agora", "Cross a box of the Agora, paying its cost."),
        ("cross up to 2 market", "Cross up to 2 boxes of the Market, paying their costs."),
        ("free build", "Build again with a die, without paying the die's price."),
        ("another action", "Take another action."),
        ("7 coins", "Gain 7 coins."),
        (
            "2 coins and 2 points per wonder",
            "Gain 2 coins now and 2 points at the end for each crossed box of the Wonder.",
        ),
        ("dice cost 1 less", "All dice cost 1 coin less."),
        ("blue dice cost 1 less", "Blue dice cost 1 coin less."),
        ("blue dice cost 0", "Blue dice are free."),
        ("2 coins per red die", "Gain 2 coins whenever you choose a red die."),
        ("unlock black", "Unlock the black die."),
        ("5 points", "5 points."),
        ("1 point per gallery", "1 point for each crossed box of the Gallery of Leaders."),
        ("attack 3", "Attack: 3 points, minus 1 for each defence facing you."),
        ("defence", "Defence: from next turn on, attacks from this side score 1 point less."),
        ("resource", "+1 resource for every future box."),
    ],
)
def test_effects(line: str, words: str) -> None:
    assert render(describe_effect(effect(line))) == words


def test_several_buildings() -> None:
    assert "West Barracks or East Barracks" in render(describe_effect(CrossBoxes(BARRACKS)))
    assert render(describe_effect(ChooseBonus())) == "Cross a bonus box."


def test_every_box_of_the_shipped_boards() -> None:
    effects: list[Effect] = [
        effect
        for board in board_set("heptapolis").boards
        for plan in board.plans.values()
        for box in plan.boxes
        for effect in box.effects
    ]
    assert all(render(describe_effect(one)).endswith(".") for one in effects)


def test_every_code_has_its_words() -> None:
    named = [*map(name_building, Building), *map(name_die, Die), *map(name_symbol, Symbol)]
    assert all(render(name) for name in [*named, *map(name_colour, Colour)])
    assert all(text(f"dice-obstacle-{obstacle}") for obstacle in Obstacle)
    assert all(text(f"dice-row-{building}") for building in CITY)
    assert all(render(name_board(name))[0].isupper() for name in (*board_set("heptapolis").names, "my-own"))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("board gizah", "Take Gizah"),
        ("build agora 2 with blue", "Agora 2 with the blue die"),
        ("stage 1", "Wonder stage 1"),
        ("pass", "Pass and gain 3 coins"),
        ("cross market 3", "Market 3"),
        ("bonus 2", "Bonus 2"),
        ("decline", "Skip this effect"),
    ],
)
def test_moves(line: str, words: str) -> None:
    assert render(describe_move(parse(line))) == words


def test_prices() -> None:
    state = Dice(players=2).new(4)
    told = {render(describe_price(move) or "") for move in state.legal(0)}
    assert "1 coin for the die" in told
    assert describe_price(parse("cross agora 1")) == Message("dice-price-free")
    assert describe_price(parse("pass")) is None


def test_a_die_as_it_lies() -> None:
    assert render(tell_rolled(Rolled.from_text("blue owl 1"))) == "blue die: owl, 1 coin"


def test_whole_games_are_told() -> None:
    """Every event that occurs in games has its sentence."""
    told: list[str] = []
    for seed in range(8):
        state, chance = Dice(players=3).new(seed), Chance(seed, stream=9)
        while state.to_act:
            events = state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
            told += [render(line.message) for line in story(events, lambda seat: verbatim(f"City {seat}"))]
    whole = " ".join(told)
    for words in (
        "crossed bonus",
        "completed the",
        "enters the Forum",
        "completing the Agora first",
        "the last turn",
    ):
        assert words in whole
    assert "City 1 passed and gained 3 coins." in told
