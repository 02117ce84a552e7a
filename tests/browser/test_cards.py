"""Whole card games in a real browser: by clicks, by keys, on a phone; with Cities and in teams."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def to_the_end(visitor: Visitor, decide: Callable[[Page], None]) -> None:
    """Decide until the game is over."""

    def wait_and_decide(page: Page) -> None:
        page.locator(".slot:enabled, .option").first.wait_for()
        decide(page)

    visitor.decide_to_the_end(wait_and_decide)


def by_clicking(page: Page) -> None:
    """Build what can be built, else the Wonder, else discard."""
    if page.locator(".option").count():
        return page.locator(".option").first.click()
    buildable = page.locator(".slot.buildable")
    (buildable if buildable.count() else page.locator(".slot")).first.click()
    return page.locator(".use:enabled").first.click()


def by_tapping(page: Page) -> None:
    if page.locator(".option").count():
        return page.locator(".option").first.tap()
    page.locator(".slot").first.tap()
    return page.locator(".use:enabled").first.tap()


def by_typing(page: Page) -> None:
    """The first card: build it, else put it under the Wonder, else discard it."""
    page.keyboard.press("1")
    if page.locator(".uses").count():
        uses = page.locator(".use")
        page.keyboard.press(next(key for i, key in enumerate("BSD") if uses.nth(i).is_enabled()))


def test_one_click_on_the_home_page_starts_a_game(visit: Visit) -> None:
    page = visit().home()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("heading", name="Choose a side of your board")).to_be_visible()


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    visitor = visit()
    visitor.play()
    to_the_end(visitor, by_clicking)
    expect(visitor.page.get_by_role("dialog", name="Final score")).to_be_visible()
    expect(visitor.page.get_by_role("row", name="Total")).to_be_visible()
    visitor.page.get_by_role("button", name="Rematch").click()
    expect(visitor.page.get_by_role("heading", name="Choose a side of your board")).to_be_visible()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    visitor.play(players=4, expansions=["cities"], teams=True)
    to_the_end(visitor, by_typing)
    expect(visitor.page.get_by_text("Team", exact=False).first).to_be_visible()


def test_a_whole_game_with_cities_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.play(expansions=["cities"])
    to_the_end(visitor, by_tapping)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(visitor.page.get_by_role("dialog", name="Final score")).to_be_visible()


def test_a_choice_can_be_taken_back_until_everybody_has_chosen(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    visitor.meet(friend)
    for page in (visitor.page, friend.page):
        page.locator(".option").first.click()
    expect(visitor.hand).to_have_count(7)
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("D")
    visitor.page.get_by_role("button", name="Take back").click()
    expect(visitor.page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(visitor.hand.first).to_be_enabled()


def test_arrows_walk_through_the_cities_and_a_question_mark_lists_the_keys(visit: Visit) -> None:
    visitor = visit()
    visitor.play(sides="day")
    expect(visitor.hand.first).to_be_visible()
    visitor.page.keyboard.press("ArrowLeft")
    dialog = visitor.page.get_by_role("dialog")
    first = dialog.get_attribute("aria-label")
    visitor.page.keyboard.press("ArrowLeft")
    expect(dialog).not_to_have_attribute("aria-label", str(first))
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_everything_to_tap_is_large_enough_and_nothing_scrolls_sideways(visit: Visit, *, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.play(players=5, sides="day")
    expect(visitor.hand.first).to_be_visible()
    visitor.hand.first.click()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if phone:
        assert visitor.page.evaluate(SMALL) == []


SMALL = """() => [...document.querySelectorAll('button, a, select, input')]
  .map(one => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 39.5 || box.width < 39.5)).map(([name]) => name)"""
