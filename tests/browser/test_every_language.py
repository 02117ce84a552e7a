"""Every language on every screen in every size, and whole games in it by clicks (make soak)."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from heptapolis.core.message import Message
from heptapolis.i18n import render
from heptapolis.i18n.sources import find_languages
from tests.browser import test_cards, test_dice
from tests.browser.site import Site
from tests.browser.test_layout import MOUSE_LEAST_PX, MOUSE_SIZES, TOUCH_LEAST_PX, TOUCH_SIZES, Begun, begin
from tests.browser.test_words import BAD_WORDS, look, screens
from tests.browser.visitor import NEXT_FRAME, Visitor

pytestmark = pytest.mark.soak
Visit = Callable[..., Visitor]
DEVICES: dict[str, tuple[dict[str, Any], tuple[tuple[int, int], ...], int]] = {
    "finger": ({"phone": True}, TOUCH_SIZES, TOUCH_LEAST_PX),
    "mouse": ({}, MOUSE_SIZES, MOUSE_LEAST_PX),
}
GAMES: dict[str, dict[str, Any]] = {
    "base": {"game": "wonders", "players": 3},
    "cities": {"game": "wonders", "players": 4, "expansions": ["cities"], "teams": True},
    "dice": {"game": "dice", "players": 3},
}


@pytest.fixture(scope="module")
def begun(browser: Browser, site: Site) -> Begun:
    return begin(browser, site, ("seven", "dice", "over"))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("language", find_languages())
def test_every_size_has_room(visit: Visit, begun: Begun, language: str, device: str) -> None:
    settings, sizes, least = DEVICES[device]
    visitor = visit(storage_state=begun.guest, **settings)
    found = {}
    for name in screens(visitor.page, begun, language):
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate(NEXT_FRAME)
            if name == "lesson":  # it may stand in front of what it does not talk about
                found[name, width] = visitor.page.evaluate(BAD_WORDS)
            else:
                found[name, width] = look(visitor.page, least, [])
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("language", find_languages())
def test_a_whole_game_by_clicks(visit: Visit, language: str, options: dict[str, Any]) -> None:
    """No word is cut at any decision, and the score sheet is in this language."""
    visitor = visit(viewport={"width": 1366, "height": 650})
    visitor.speak(language)
    visitor.play(**options)
    bad: set[str] = set()

    def looking(act: Callable[[Page], None]) -> Callable[[Page], None]:
        def decide(page: Page) -> None:
            bad.update(page.evaluate(BAD_WORDS))
            act(page)

        return decide

    if options["game"] == "dice":
        visitor.decide_to_the_end(looking(test_dice.by_clicking))
    else:
        test_cards.to_the_end(visitor, looking(test_cards.by_clicking))
    expect(visitor.page.get_by_role("dialog", name=render(Message("score-title"), language))).to_be_visible()
    assert bad == set()
