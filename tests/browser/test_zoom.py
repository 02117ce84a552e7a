"""A page zoomed to 200 %: half the room, everything readable, nothing that sticks out at the side."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

ZOOMED = {"width": 640, "height": 400}  # 1280 by 800 pixels, twice as large
Visit = Callable[..., Visitor]

STICKS_OUT = """() => [...document.querySelectorAll('h1, h2, h3, p, b, small, button, a, td, th, label')]
  .filter(one => one.checkVisibility() && one.textContent.trim() && !one.closest('.sr-only'))
  .filter(one => {
    for (let at = one.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return false;
    const box = one.getBoundingClientRect();
    return box.width > 1 && (box.left < -1 || box.right > innerWidth + 1);
  }).map(one => one.textContent.trim().slice(0, 40))"""


def _screens(visitor: Visitor) -> Iterator[Page]:
    page = visitor.home()
    yield page
    page.goto("/new")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    yield page
    visitor.play(players=5, expansions=["cities"], sides="day")
    expect(visitor.hand).to_have_count(8)
    page.locator(".slot.buildable").first.click()
    yield page
    page.keyboard.press("p")
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    yield page
    visitor.play("dice", players=4)
    expect(page.locator(".forum")).to_be_visible()
    yield page


def test_nothing_sticks_out_of_a_zoomed_page(visit: Visit) -> None:
    for page in _screens(visit(viewport=ZOOMED)):
        assert page.evaluate(STICKS_OUT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_hand_and_city_can_be_reached_on_a_zoomed_page(visit: Visit) -> None:
    visitor = visit(viewport=ZOOMED)
    visitor.play(players=3, sides="day")
    expect(visitor.hand).to_have_count(7)
    for one in (visitor.hand.last, visitor.page.locator(".city .board")):
        one.scroll_into_view_if_needed()
        expect(one).to_be_in_viewport(ratio=0.6)
