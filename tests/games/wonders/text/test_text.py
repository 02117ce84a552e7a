"""Words for everything that the card game emits."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

import heptapolis
import heptapolis.games.wonders
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Event
from heptapolis.games.wonders.catalog import all_cards
from heptapolis.games.wonders.effects import BuildFromDiscard, Colour, Effect
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.legal import Obstacle, Offer
from heptapolis.games.wonders.model import KNOWN_BOARDS, KNOWN_CARDS, Side, parse_cost
from heptapolis.games.wonders.moves import Build, Settle, Waiver
from heptapolis.games.wonders.notation import parse
from heptapolis.games.wonders.package import PACKAGE
from heptapolis.games.wonders.payment import Split
from heptapolis.games.wonders.resources import goods
from heptapolis.games.wonders.state import Phase
from heptapolis.games.wonders.text.catalogue import printed
from heptapolis.games.wonders.text.effects import describe_effect, describe_effects
from heptapolis.games.wonders.text.moves import describe_move, describe_offer
from heptapolis.games.wonders.text.names import goods_letters, name_board, name_card, name_chain, name_colours
from heptapolis.games.wonders.text.narrator import NARRATOR
from heptapolis.games.wonders.text.story import story
from heptapolis.i18n import Message, render, text, verbatim
from heptapolis.i18n.language import has_text
from heptapolis.i18n.story import StoryLine
from tests.games.wonders.arrange import play, table

SOURCE = Path(heptapolis.games.wonders.__path__[0])


def who(seat: int) -> Message:
    return verbatim(f"Seat {seat}")


def built(data: dict[str, int | str]) -> Event:
    return Event("built", 1, data)


def won(tokens: int, age: int, against: int) -> Event:
    return Event("conflict", 0, {"against": against, "age": age, "tokens": tokens})


def offer(cost: str, *ways: tuple[int, int], by: Waiver | None = None) -> Offer:
    return Offer(parse_cost(cost), tuple(Split(*way) for way in ways), by)


def told_codes() -> Iterator[str]:
    """The codes that the rules' source tells."""
    for path in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                assert isinstance(node.args[0], ast.Constant)
                yield str(node.args[0].value)


def every_effect() -> set[Effect]:
    of_cards = {effect for _, _, card in all_cards() for effect in card.effects}
    stages = [stage for board in KNOWN_BOARDS.values() for side in Side for stage in board.stages(side)]
    return of_cards | {effect for stage in stages for effect in stage.effects}


def test_every_event_has_its_sentence() -> None:
    codes = set(told_codes())
    assert len(codes) > 15
    assert all(has_text(f"wonders-event-{code}") for code in codes - {"loss"})


@pytest.mark.parametrize("kind", [Phase, Obstacle])
def test_every_phase_and_obstacle_has_its_words(kind: type[Phase | Obstacle]) -> None:
    assert all(text(f"wonders-{kind.__name__.lower()}-{code}", coins="2 coins") for code in kind)


def test_every_kind_of_effect_is_on_a_card_or_board_and_has_a_sentence() -> None:
    assert {type(effect) for effect in every_effect()} == set(get_args(Effect))
    sentences = {effect: render(describe_effect(effect)) for effect in every_effect()}
    assert all(
        (words[0].isupper() or words[0].isdigit()) and words[-1] == "." for words in sentences.values()
    )
    ranks = sum(isinstance(effect, BuildFromDiscard) for effect in sentences)  # differ in order only
    assert len(set(sentences.values())) == len(sentences) - ranks + 1, "two effects read alike"


def test_every_card_board_chain_and_colour_has_a_name() -> None:
    chains = {chain for _, _, card in all_cards() for chain in (*card.gives, card.after) if chain}
    named = [*map(name_card, KNOWN_CARDS), *map(name_board, KNOWN_BOARDS), *map(name_chain, chains)]
    assert all(render(name) for name in [*named, *map(name_colours, Colour)])
    assert render(name_card("smugglers-cache")) == "Smuggler's Cache"


def test_every_row_of_the_score_sheet_has_a_name() -> None:
    rows = heptapolis.make("wonders", expansions=["cities"]).new(1).result().sheets[0]
    assert all(text(f"wonders-row-{row}") for row in rows)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("sawmill", "Produces 2 wood."),
        ("mine", "Produces stone or ore."),
        ("forum", "Produces glass, papyrus or cloth; neighbours can't buy it."),
        ("vineyard", "Gain 1 coin for each brown card you and your neighbours have."),
        ("shipowners-guild", "Worth 1 point for each brown, grey or purple card you have."),
        ("cells", "Worth 2 points for each Age I Victory token you have."),
        ("opium-stash", "Gain 3 coins. Every other player loses 1 coin."),
        (
            "sepulcher",
            "Worth 4 points. Every other player loses 1 coin for each Victory token they have.",
        ),
        (
            "chamber-of-builders",
            "Worth 4 points. Every other player loses 1 coin for each built Wonder stage they have.",
        ),
    ],
)
def test_effects_read_like_sentences(card: str, words: str) -> None:
    assert render(describe_effects(KNOWN_CARDS[card].effects)) == words


@pytest.mark.parametrize(
    ("options", "words", "own"),
    [
        ({}, "Every resource you buy from a neighbour costs 1 coin less.", False),
        ({"smugglers_cache": "starting"}, "Each neighbour's starting resource costs you 1 coin less.", True),
    ],
)
def test_smuggling_says_what_it_does_at_this_table(options: dict[str, str], words: str, own: bool) -> None:
    """X9: the table chooses between two readings of one card; all other cards stay as they are."""
    game = heptapolis.make("wonders", expansions=["cities"], **options)
    assert isinstance(game, Wonders)
    in_the_box, at_the_table = printed()["cards"], printed(game)["cards"]
    [cache] = [card for card in at_the_table if card["name"] == "smugglers-cache"]
    [effect] = cache["effects"]
    assert (effect["kind"], render(effect["message"])) == ("smuggling", words)
    assert [card for card in at_the_table if card not in in_the_box] == [cache] * own
    assert PACKAGE.has_own_catalogue(game) is own


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("age", None, {"age": 2}), "Age II begins."),
        (Event("built", 1, {"card": "walls"}), "Seat 1 built Walls."),
        (built({"card": "forum", "waiver": "power olympia"}), "Seat 1 built Forum (power of Olympia)."),
        (built({"card": "statue", "waiver": "chain well"}), "Seat 1 built Statue (chain from Well)."),
        (Event("trade", 0, {"to": 2, "coins": 1}), "Seat 0 paid 1 coin to Seat 2 for resources."),
        (Event("loss", 0, {"coins": 2, "debt": 1}), "Seat 0 lost 2 coins and took 1 point of Debt."),
        (
            Event("loss", 0, {"coins": 0, "debt": 1}),
            "Seat 0 took 1 point of Debt instead of losing coins.",
        ),
        (Event("chose", 0, {"move": "sell loom"}), "Seat 0 chose: discard Loom for 3 coins."),
    ],
)
def test_events_read_like_sentences(event: Event, words: str) -> None:
    assert [render(line.message) for line in story([event], who)] == [words]


def test_the_actions_of_a_seat_are_one_sentence_until_something_concerns_all() -> None:
    events = [
        Event("sold", 1, {"coins": 3}),
        Event("peace", 0),
        Event("peace", 1),
        Event("over"),
        Event("peace", 0),
    ]
    assert [render(line.message) for line in story(events, who)] == [
        "Seat 0 stayed out of the conflict (Diplomacy).",
        "Seat 1 discarded a card for 3 coins and stayed out of the conflict (Diplomacy).",
        "The game is over.",
        "Seat 0 stayed out of the conflict (Diplomacy).",
    ]


def test_the_loser_of_a_conflict_is_told_too() -> None:
    """B26: one side takes Victory tokens, the other Defeat tokens."""
    assert [render(line.message) for line in story([won(2, age=3, against=2)], who)] == [
        "Seat 0 won 2 Victory tokens of Age III against Seat 2.",
        "Seat 2 took 2 Defeat tokens against Seat 0.",
    ]


def test_a_tie_brings_nothing_and_is_not_reported() -> None:
    """B26: equal shields."""
    assert story([won(0, age=3, against=2)], who) == []


def test_a_diplomat_of_a_team_still_fights() -> None:
    """C57, C58: the token only makes the conflict smaller."""
    [line] = story([Event("peace", 0)], who, teams=True)
    assert render(line.message) == "Seat 0 used a Diplomacy token in the conflict."


def test_a_line_is_a_value_with_its_seat() -> None:
    [line] = story([Event("built", 1, {"card": "walls"})], who)
    built = Message("wonders-event-built", {"who": who(1), "card": Message("wonders-card-walls")})
    assert line == StoryLine(Message("story-sentence", {"who": who(1), "clauses": built}), 1, ("hand",))


def icons(*events: tuple[str, int | None]) -> list[tuple[str, ...]]:
    data: dict[str, int | str] = {"card": "walls", "to": 1, "coins": 1, "stage": 1, "age": 2}
    return [line.icons for line in story([Event(code, seat, data) for code, seat in events], who)]


def test_a_line_shows_what_was_done_in_the_order_of_the_sentences() -> None:
    events = (("built", 2), ("stage", 0), ("age", None), ("sold", 1))
    assert icons(*events) == [("stage",), ("hand",), ("hourglass",), ("coins",)]


def test_what_comes_along_is_shown_only_if_nothing_else_happened() -> None:
    assert icons(("trade", 0), ("built", 0), ("coins", 0), ("stage", 0)) == [("hand", "stage")]
    assert icons(("coins", 0)) == [("coin",)]
    assert icons(("trade", 0)) == [()]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (offer("", (0, 0)), "free"),
        (offer("2", (0, 0)), "2 coins"),
        (offer("W", (0, 0)), "own resources"),
        (offer("W", (2, 0), (0, 2)), "2 coins to the left or 2 coins to the right"),
        (offer("1W", (1, 0)), "1 coin, 1 coin to the left"),
        (offer("", (0, 0), by=Waiver("chain", "baths")), "free (chain from Baths)"),
        (offer("5", (0, 0), by=Waiver("power", "petra")), "5 coins, no resources (power of Petra)"),
        (Offer(parse_cost("W"), obstacle=Obstacle.COINS), "not enough coins"),
    ],
)
def test_prices_in_words(given: Offer, words: str) -> None:
    assert render(describe_offer(given)) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("board gizah", "take Gizah (produces stone)"),
        ("side night", "night side"),
        ("build walls < 2L 1R", "build Walls (2 coins to the left, 1 coin to the right)"),
        ("stage 2 with loom", "build stage 2 with Loom (own resources)"),
        ("build walls", "build Walls (own resources)"),
        ("build loom", "build Loom (free)"),
        ("sell loom", "discard Loom for 3 coins"),
        ("leave loom", "discard Loom for nothing"),
        ("recover palace", "build Palace for free"),
        ("decline", "build nothing"),
        ("pay 3 owe 0", "pay 3 coins"),
        ("pay 0 owe 1", "take 1 point of Debt"),
        ("pay 1 owe 2", "pay 1 coin and take 2 points of Debt"),
    ],
)
def test_moves_in_words(line: str, words: str) -> None:
    assert render(describe_move(parse(line))) == words


def test_a_move_tells_its_whole_price() -> None:
    assert render(describe_move(Build(KNOWN_CARDS["mine"], bank=1))) == "build Mine (1 coin)"
    assert render(describe_move(Settle(1, 0))) == "pay 1 coin"


def test_production_in_letters() -> None:
    assert goods_letters((*goods("WW"), *goods("S/C"))) == "W W S/C"


@pytest.mark.parametrize("options", [{}, {"expansions": ("cities",)}, {"open": True, "boards": "choose"}])
def test_whole_games_can_be_told(options: dict[str, object]) -> None:
    game = heptapolis.make("wonders", players=4, **options)
    assert isinstance(game, Wonders)
    for seed in range(4):
        state, chance, lines = game.new(seed), Chance(seed), []
        while state.to_act:
            moves = {seat: chance.pick(state.legal(seat)) for seat in state.to_act}
            assert all(render(describe_move(move)) for move in moves.values())
            lines += [render(line.message) for line in story(state.play(moves), who)]
        assert lines[-1] == "The game is over."
        assert all(one or other for one, other in pairwise(lines))


def test_a_loss_names_who_built_what() -> None:
    """C22: the victims are asked at the end of the turn, when nobody remembers why."""
    state = table("gizah", "rhodos brickyard", "petra", hands=["hideout", "hideout"], cities_box=True)
    play(state, "build hideout", "build hideout")
    questions = [render(NARRATOR.question(state.view(seat))) for seat in range(3)]
    assert questions == [
        "Rhodos built Hideout. You lose 1 coin: pay in coins or take Debt",
        "Gizah built Hideout. You lose 1 coin: pay in coins or take Debt",
        "Gizah built Hideout and Rhodos built Hideout. You lose 2 coins: pay in coins or take Debt",
    ]
