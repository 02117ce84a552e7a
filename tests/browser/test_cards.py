"""Whole card games in a real browser: by clicks, by keys, on a phone."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def over(page: Page) -> bool:
    return page.locator("main.table").get_attribute("data-over") == "true"


def wait_for_next(page: Page, sequence: int) -> None:
    """Until the decision with this number is behind us."""
    page.wait_for_function(
        "n => Number(document.querySelector('main.table')?.dataset.sequence) > n",
        arg=sequence,
        timeout=60_000,
    )


def click_through(visitor: Visitor) -> None:
    """Play to the end by clicking: build what can be built, else the Wonder, else discard."""
    page = visitor.page
    expect(page.locator("main.table")).to_be_visible()
    while not over(page):
        sequence = visitor.sequence()
        page.locator(".slot:enabled, .option").first.wait_for()
        if page.locator(".option").count():
            page.locator(".option").first.click()
        else:
            buildable = page.locator(".slot.buildable")
            (buildable if buildable.count() else page.locator(".slot")).first.click()
            page.locator(".use:enabled").first.click()
        wait_for_next(page, sequence)


def test_one_click_on_the_home_page_starts_a_game(visit: Visit) -> None:
    page = visit().home()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("heading", name="Choose a side of your board")).to_be_visible()


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    visitor = visit()
    visitor.play()
    click_through(visitor)
    expect(visitor.page.get_by_role("dialog", name="The score")).to_be_visible()
    expect(visitor.page.get_by_role("row", name="Total")).to_be_visible()
