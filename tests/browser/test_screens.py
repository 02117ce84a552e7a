"""Every screen, by day and by lamplight: nothing serious for axe-core, nothing that scrolls sideways.

`make screenshots` keeps a picture of each in three sizes in docs/screenshots.
"""

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.visitor import NEXT_FRAME, PHONE, WIDE, Json, Visitor
from tests.paths import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"laptop": {"width": 1440, "height": 900}, "tablet": {"width": 820, "height": 1100}, "phone": PHONE}
REDRAW = "document.body.style.display = 'none', document.body.offsetHeight, document.body.style.display = ''"
SERIOUS = """() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => Promise.all(document.getAnimations().map(fade => fade.finished)))
  .then(() => axe.run(document, {resultTypes: ['violations']})).then(found => found.violations
  .filter(one => one.impact === 'serious' || one.impact === 'critical')
  .map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.target.join(' ')).join(', ')}`))"""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
Walk = Callable[[Visitor], Iterator[str]]
"""Goes from screen to screen; yields the name of each once it is shown."""


def pages(visitor: Visitor) -> Iterator[str]:
    """The pages around the games."""
    page = visitor.page
    visitor.home()
    yield "home"
    for name, path, heading in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        yield name
    visitor.home()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "name"
    visitor.introduce("Ada")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    yield "lobby"
    page.goto("/learn")
    page.locator("[data-lesson=cards] button").click()
    expect(page.get_by_role("complementary", name="Lesson")).to_be_visible()
    yield "lesson"


PAGES = (
    ("new-table", "/new", "New table"),
    ("options", "/options", "Options"),
    ("learn", "/learn", "Learn"),
    ("symbols", "/learn/symbols", "All symbols"),
    ("rules", "/rules/wonders", "Card game rules"),
    ("rules-dice", "/rules/dice", "Dice game rules"),
)


def cards(visitor: Visitor) -> Iterator[str]:
    """A game with Cities from the first choice to the replay."""
    page = visitor.page
    table = visitor.play(players=7, expansions=["cities"], seed=11)
    expect(page.get_by_role("heading", name="Choose a side of your board")).to_be_visible()
    yield "side"
    visitor.advance(table, "position.sequence > 13 && position.view.phase === 'card'")
    expect(page.locator(".slot:enabled").first).to_be_visible()
    yield "table"
    page.locator(".slot.buildable").last.click()
    yield "uses"
    page.keyboard.press("Escape")
    yield from doors(page, {"ArrowLeft": "city", "l": "log", "p": "score-now", "?": "keys"})
    visitor.finish(table)
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    yield "score"
    yield from replay(visitor, table, "replay")


def doors(page: Page, keys: dict[str, str]) -> Iterator[str]:
    """What opens over a table at the press of a key."""
    for key, name in keys.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def replay(visitor: Visitor, table: Json, name: str) -> Iterator[str]:
    visitor.page.goto(f"/t/{table['id']}/replay?step=12")
    expect(visitor.page.get_by_role("slider")).to_have_value("12")
    expect(visitor.page.locator("main.table")).to_be_visible()
    yield name


def choices(visitor: Visitor) -> Iterator[str]:
    """Decisions other than a card from the hand, and a team-mate's hand."""
    page = visitor.page
    table = visitor.play(expansions=["cities"], boards="choose", sides="night", seed=3)
    expect(page.get_by_role("heading", name="Choose a board")).to_be_visible()
    yield "boards"
    page.get_by_role("button", name="Halikarnassos").click()
    visitor.advance(table, "position.view.phase === 'discard'", prefer="build-stage")
    expect(page.locator(".option").nth(2)).to_be_visible()
    yield "discard"
    table = visitor.play(expansions=["cities"], sides="night", seed=1)
    visitor.advance(table, "position.view.phase === 'loss'", prefer="build-stage")
    expect(page.get_by_role("heading", name="You lose")).to_be_visible()
    yield "loss"
    table = visitor.play(players=6, expansions=["cities"], teams=True, sides="day", seed=4)
    visitor.advance(table, "position.sequence > 8 && position.view.phase === 'card'")
    expect(page.get_by_role("heading", name="'s hand")).to_be_visible()
    yield "team"


def dice(visitor: Visitor) -> Iterator[str]:
    """The dice game, with few and many at the table."""
    page = visitor.page
    visitor.play("dice", boards="choose", players=7)
    expect(page.get_by_role("heading", name="Choose a board")).to_be_visible()
    yield "dice-boards"
    for players, name in ((2, "dice-two"), (7, "dice-seven"), (4, "dice-table")):
        table = visitor.play("dice", players=players)
        visitor.advance(table, "position.sequence > 9 && position.moves.some(one => one.die)")
        expect(page.locator(".slot:not([aria-disabled=true])").first).to_be_visible()
        yield name
    page.locator(".slot:not([aria-disabled=true])").first.click()
    expect(page.locator(".own .box.lit").first).to_be_visible()
    yield "dice-box"
    page.keyboard.press("Escape")
    yield from doors(page, {"[": "dice-city", "l": "dice-log"})
    visitor.finish(table)
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    yield "dice-score"
    yield from replay(visitor, table, "dice-replay")


def pad(visitor: Visitor) -> Iterator[str]:
    """The score pad of a real game, what can be looked up there, and the figures of many games."""
    page = visitor.page
    visitor.finish(visitor.play("dice", players=2))
    page.goto("/statistics")
    page.get_by_role("button", name="Show my rating").click()
    expect(page.get_by_text("almost certainly")).to_be_visible()
    yield "statistics"
    page.goto("/score")
    page.get_by_label("Cities", exact=True).click()
    yield "score-pad-new"
    page.get_by_role("button", name="Start counting").click()
    page.get_by_role("button", name="Pick the Wonder").click()
    yield "score-pad-wonder"
    page.get_by_role("button", name="Babylon night").click()
    for row in ("guilds", "science"):
        page.locator(f".entry[data-row={row}] > button").click()
        yield f"score-pad-{row}"
    page.get_by_role("button", name="Look it up").click()
    expect(page.get_by_label("Search the rules")).to_be_visible()
    yield "score-pad-rules"
    page.get_by_role("dialog").get_by_label("Symbols").click()
    expect(page.get_by_label("Search the symbols")).to_be_visible()
    yield "score-pad-symbols"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Finish and reveal").click()
    yield "score-pad-sheet"
    page.get_by_role("link", name="Group history").click()
    expect(page.get_by_role("heading", name="Wonders")).to_be_visible()
    yield "group-history"


WALKS: dict[str, Walk] = {"pages": pages, "cards": cards, "choices": choices, "dice": dice, "pad": pad}


def in_every_size(page: Page, name: str, *, pictures: bool) -> list[str]:
    """What scrolls sideways, and at which size; takes pictures of the screen if asked to."""
    wrong = []
    for size, box in SIZES.items():
        page.set_viewport_size(box)  # type: ignore[arg-type]
        page.evaluate(NEXT_FRAME)  # the page learns its new size with the next frame
        if pictures:
            picture(page, FOLDER / f"{name}-{size}.webp")
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"scrolls sideways: {size}")
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    return wrong


def picture(page: Page, file: Path) -> None:
    page.evaluate(REDRAW)
    page.wait_for_timeout(120)
    drawn = Image.open(io.BytesIO(page.screenshot()))
    drawn.convert("RGB").save(file, quality=45, method=6)


@pytest.mark.parametrize("walk", WALKS)
def test_every_screen_is_accessible(visit: Callable[..., Visitor], walk: str) -> None:
    visitor = visit(bypass_csp=True)
    page = visitor.page
    found: dict[str, list[str]] = {}
    for name in WALKS[walk](visitor):
        found[name] = in_every_size(page, name, pictures="HEPTAPOLIS_SCREENSHOTS" in os.environ)
        page.add_script_tag(path=AXE)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator(f"html[data-theme={theme}]")).to_have_count(1)
            found[name] += page.evaluate(SERIOUS)
        page.emulate_media(color_scheme="light")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
