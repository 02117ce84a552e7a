"""Room for words: every language on the main screens of a phone and a laptop.

No text is cut or wraps inside a word, nothing scrolls sideways, nothing to click is covered. One page per
device walks through all screens in one language after the other.

`make screenshots` keeps pictures of some of them in docs/screenshots/languages.
"""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from heptapolis.core.message import Message
from heptapolis.i18n import render
from heptapolis.i18n.sources import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, find_languages
from tests.browser.site import Site
from tests.browser.test_layout import (
    IN_SIGHT,
    MOUSE_LEAST_PX,
    OUT_OF_SIGHT,
    TOUCH_LEAST_PX,
    TROUBLES,
    Begun,
    begin,
)
from tests.browser.test_screens import FOLDER, picture
from tests.browser.visitor import NEXT_FRAME, Visitor

LANGUAGES = tuple(language for language in find_languages() if language != PSEUDO_LANGUAGE)
DEVICES: dict[str, dict[str, Any]] = {
    "phone": {"phone": True, "viewport": {"width": 360, "height": 640}},
    "laptop": {"viewport": {"width": 1366, "height": 650}},
}
TITLES = {
    "/new": "new-title",
    "/options": "options-title",
    "/learn": "learn-title",
    "/learn/symbols": "symbols-title",
    "/rules/wonders": "wonders-rules-wonders",
    "/score/history": "group-title",
    "/statistics": "stats-title",
    "/score": "pad-title",
}
PICTURED = {
    "/": "home",
    "/new": "new-table",
    "lobby": "lobby",
    "lesson": "lesson",
    "seven, chosen": "cards",
    "dice": "dice",
    "score": "score",
}
"""The screens of which pictures are kept, and the pictures' names."""
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"

# A word is broken if it is on two lines, and cut if it ends outside what hides its overflow.
# People's names may be cut: they can be any length.
BAD_WORDS = """() => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const skipped = '.sr-only, select, svg, .names small';
  const style = one => getComputedStyle(one);
  const frameOf = one => {
    while (one && style(one).overflowX === 'visible') one = one.parentElement;
    return one && ['hidden', 'clip'].includes(style(one).overflowX) ? one.getBoundingClientRect() : null;
  };
  const bad = new Set();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const frame = frameOf(holder);
    const isSeen = holder.checkVisibility({visibilityProperty: true}) && !(frame?.width <= 1);
    if (!isSeen || holder.closest(skipped)) continue;
    for (const {0: word, index} of node.textContent.matchAll(/[\\p{L}\\p{M}\\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()];
      const text = holder.textContent.trim().slice(0, 60);
      const place = `${word} in ${holder.localName}.${holder.className} "${text}"`;
      if (new Set(boxes.map(box => Math.round(box.top))).size > 1) bad.add(`broken: ${place}`);
      if (frame && boxes.some(box => box.right > frame.right + 1 || box.left < frame.left - 1))
        bad.add(`cut: ${place}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) bad.add('scrolls sideways');
  return [...bad];
}"""


@pytest.fixture(scope="module")
def begun(browser: Browser, site: Site) -> Begun:
    return begin(browser, site, ("seven", "dice", "over"))


def screens(page: Page, begun: Begun, language: str) -> Iterator[str]:
    """Go from screen to screen in one language; yield the name of each once it is shown."""

    def has_title(key: str) -> None:
        expect(page.locator("h1")).to_have_text(render(Message(key), language))

    page.goto(f"/?language={language}")
    expect(page.locator("button.play b")).to_have_text(render(Message("home-play"), language))
    yield "/"
    for path, title in TITLES.items():
        page.evaluate(GO, path)
        has_title(title)
        yield path
    yield from pad(page)
    page.evaluate(GO, begun.paths["lobby"])
    expect(page.get_by_role("heading", name=render(Message("lobby-invite"), language))).to_be_visible()
    yield "lobby"
    yield from tables(page, begun)
    page.evaluate(GO, "/learn")
    page.locator("[data-lesson=cards] button").first.click()
    expect(page.locator("aside.lesson")).to_be_visible()
    yield "lesson"


def pad(page: Page) -> Iterator[str]:
    """A new score pad with its longest rows open, and its sheet."""
    page.get_by_role("checkbox").first.check(force=True)  # Cities
    page.locator(".panel .button.primary").click()
    for row in ("military", "science", "guilds", "cities"):
        page.locator(f".entry[data-row={row}] > button").click()
        expect(page.locator(f".entry[data-row={row}] .body")).to_be_visible()
        yield f"pad, {row}"
    page.locator(".doors .primary").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "pad, sheet"
    page.keyboard.press("Escape")


def tables(page: Page, begun: Begun) -> Iterator[str]:
    for name in ("seven", "dice"):
        page.evaluate(GO, begun.paths[name])
        expect(page.locator("main.table[data-deciding=true] .slot").first).to_be_visible()
        yield name
        page.locator(".slot.buildable, .forum .slot:not([aria-disabled=true])").last.click()
        yield f"{name}, chosen"
        page.keyboard.press("Escape")
    page.evaluate(GO, begun.paths["over"])
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "score"


@pytest.mark.parametrize("device", DEVICES)
def test_every_language_has_room(visit: Callable[..., Visitor], begun: Begun, device: str) -> None:
    visitor = visit(storage_state=begun.guest, **DEVICES[device])
    least = TOUCH_LEAST_PX if device == "phone" else MOUSE_LEAST_PX
    found = {}
    for language in LANGUAGES:
        for name in screens(visitor.page, begun, language):
            needed = IN_SIGHT.get(name, []) if device == "laptop" else []
            found[language, name] = look(visitor.page, least, needed)
            if name in PICTURED and "HEPTAPOLIS_SCREENSHOTS" in os.environ and language != SOURCE_LANGUAGE:
                picture(visitor.page, FOLDER / "languages" / f"{PICTURED[name]}-{language}-{device}.webp")
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def look(page: Page, least: int, needed: list[str]) -> list[str]:
    """What is wrong with this screen once it is complete: what the others did comes last."""
    for selector in needed:
        expect(page.locator(selector).first).to_be_attached()
    page.evaluate(NEXT_FRAME)
    return [
        *page.evaluate(BAD_WORDS),
        *page.evaluate(OUT_OF_SIGHT, needed),
        *page.evaluate(TROUBLES, least),
    ]


def test_a_word_without_room_is_seen(page: Page) -> None:
    page.set_content(
        "<p style='width: 3em; overflow-wrap: anywhere'>two unbreakable</p>"
        "<p style='width: 3em; overflow: hidden; white-space: nowrap'>one unreadable</p>"
        "<p style='width: 3em; overflow: auto'>reachable</p><p class=sr-only>unseen</p>"
    )
    assert page.evaluate(BAD_WORDS) == [
        'broken: unbreakable in p. "two unbreakable"',
        'cut: unreadable in p. "one unreadable"',
    ]
