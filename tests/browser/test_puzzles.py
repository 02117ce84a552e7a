"""Puzzles in a real browser: the day's, right and wrong answers, the streak, keys, a phone, axe."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from heptapolis.analysis.puzzles.library import ShippedPuzzle, shipped_puzzles
from tests.browser.test_screens import AXE, SERIOUS
from tests.browser.visitor import Json, Visitor

Visit = Callable[..., Visitor]


def of_cards(verb: str) -> ShippedPuzzle:
    """A puzzle of the card game whose best move is of this kind, chosen from the hand."""
    return next(
        one
        for one in shipped_puzzles().values()
        if one.set_name == "wonders" and one.puzzle.best.move.startswith(f"{verb} ") and in_hand(one)
    )


def address(one: ShippedPuzzle) -> str:
    return f"/puzzles/{one.set_name}/{one.number}"


def in_hand(one: ShippedPuzzle) -> bool:
    """Whether every card can be discarded: it is a normal turn."""
    return sum(move.move.startswith("sell ") for move in one.puzzle.moves) > 1


def positions(page: Page, one: ShippedPuzzle) -> list[str]:
    """The cards of the hand in the order of the page."""
    found: Json = page.request.get(f"/api/puzzles/{one.id}").json()
    hand: list[str] = found["position"]["view"]["hands"][one.puzzle.seat]
    return hand


def choose(page: Page, one: ShippedPuzzle, notation: str, key: str) -> None:
    """Pick the card of a move by its number, and its use by a key."""
    card = notation.partition(" < ")[0].split()[-1]
    expect(page.locator(".slot:enabled").first).to_be_visible()
    expect(page.locator("main.table")).to_have_attribute("data-drawn", "true")
    page.keyboard.press(str(positions(page, one).index(card) + 1))
    page.keyboard.press(key)


def wrong_sale(one: ShippedPuzzle) -> str:
    """A card to discard that is not the answer."""
    return next(m.move for m in one.puzzle.moves[1:] if m.move.startswith("sell "))


def test_the_day_has_one_puzzle_for_everybody(visit: Visit) -> None:
    page, other = visit().home(), visit(phone=True).page
    page.get_by_role("link", name="Puzzle of the day").click()
    other.goto("/puzzles")
    shown = page.locator(".puzzle")
    expect(shown).to_be_visible()
    expect(other.locator(".puzzle")).to_have_attribute(
        "data-puzzle", shown.get_attribute("data-puzzle") or ""
    )
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()


def test_right_and_wrong_answers_and_the_streak_by_keyboard(visit: Visit) -> None:
    page, one = visit().page, of_cards("build")
    page.goto(address(one))
    choose(page, one, one.puzzle.best.move, "b")
    expect(page.get_by_role("heading", name="Right")).to_be_visible()
    expect(page.locator(".score")).to_have_attribute("data-streak", "1")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    expect(page.locator(".comparison")).to_contain_text("to win (±")
    said = page.get_by_role("region", name="Puzzles").get_by_role("status")  # by a screen reader
    expect(said).to_contain_text("to win (±")

    page.goto(address(other_than(one)))
    choose(page, other_than(one), wrong_sale(other_than(one)), "d")
    expect(page.get_by_role("heading", name="Another move is better")).to_be_visible()
    expect(page.locator(".score")).to_have_attribute("data-streak", "0")
    expect(page.get_by_text("Solved: 1 of 2 (50 %)")).to_be_visible()

    page.get_by_role("button", name="Try again").click()  # does not count
    choose(page, other_than(one), other_than(one).puzzle.best.move, "b")
    expect(page.get_by_role("heading", name="Right")).to_be_visible()
    expect(page.get_by_text("Solved: 1 of 2 (50 %)")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Solved: 1 of 2 (50 %)")).to_be_visible()


def other_than(one: ShippedPuzzle) -> ShippedPuzzle:
    """Another puzzle whose best move builds a card."""
    return next(
        other
        for other in shipped_puzzles().values()
        if other.set_name == one.set_name
        and other.id != one.id
        and other.puzzle.best.move.startswith("build ")
        and in_hand(other)
    )


def test_a_phone_answers_by_tapping_and_what_comes_next_is_in_sight(visit: Visit) -> None:
    page, one = visit(phone=True).page, of_cards("build")
    page.goto(address(one))
    page.locator(".slot").nth(positions(page, one).index(wrong_sale(one).split()[-1])).tap()
    page.get_by_role("button", name="Discard").tap()
    expect(page.get_by_role("heading", name="Another move is better")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_in_viewport()
    page.get_by_role("button", name="Next puzzle").tap()
    expect(page.locator(".puzzle")).not_to_have_attribute("data-puzzle", one.id)


def test_a_laptop_shows_the_whole_table_beside_the_answer(visit: Visit) -> None:
    page, one = visit(viewport={"width": 1366, "height": 650}).page, of_cards("build")
    page.goto(address(one))
    choose(page, one, wrong_sale(one), "d")
    expect(page.get_by_role("heading", name="Another move is better")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    table, answer = page.locator("main.table").bounding_box(), page.locator(".answer").bounding_box()
    assert table
    assert answer
    assert table["x"] + table["width"] <= answer["x"]


def test_next_and_the_filters(visit: Visit) -> None:
    page = visit().page
    page.goto("/puzzles")
    page.get_by_label("Game").select_option("dice")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-puzzle", "dice-1")
    expect(page.locator("main.table.dice")).to_be_visible()
    theme = shipped_puzzles()["cities-1"].puzzle.themes[0]
    page.get_by_label("Game").select_option("cities")
    page.get_by_label("Theme").select_option(theme)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-puzzle", "cities-1")
    page.reload()
    expect(page.get_by_label("Theme")).to_have_value(theme)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(
    visit: Visit, phone: bool, scheme: str
) -> None:
    page, one = visit(phone=phone, color_scheme=scheme).page, of_cards("build")
    page.goto(address(one))
    for answered in (False, True):
        if answered:
            choose(page, one, wrong_sale(one), "d")
            expect(page.get_by_role("heading", name="Another move is better")).to_be_visible()
        expect(page.locator("main.table")).to_have_attribute("data-drawn", "true")
        page.evaluate(AXE.read_text())
        assert page.evaluate(SERIOUS) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_unknown_puzzle_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.refusals_expected = True
    visitor.page.goto("/puzzles/dice/99999")
    expect(visitor.page.get_by_text("There is no such puzzle.")).to_be_visible()
