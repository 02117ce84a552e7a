"""Every screen, by day and by lamplight: nothing serious for axe-core; and a picture of it in three sizes.

The pictures go to docs/screenshots with `make screenshots`, else they are only made.
"""

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.visitor import PHONE, WIDE, Json, Visitor

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"laptop": {"width": 1440, "height": 900}, "tablet": {"width": 820, "height": 1100}, "phone": PHONE}
SERIOUS = """() => axe.run(document, {resultTypes: ['violations']}).then(found => found.violations
  .filter(one => one.impact === 'serious' || one.impact === 'critical')
  .map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.target.join(' ')).join(', ')}`))"""
Show = Callable[[Page], None]


def _open(path: str, heading: str) -> Show:
    def show(page: Page) -> None:
        page.goto(path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()

    return show


def _press(key: str, dialog: str) -> Show:
    def show(page: Page) -> None:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=dialog)).to_be_visible()

    return show


def screens(visitor: Visitor) -> Iterator[str]:
    """Walk through all of them; each is named when it is there."""
    page = visitor.page
    visitor.home()
    yield "home"
    for name, path, heading in PAGES:
        _open(path, heading)(page)
        yield name
    visitor.home()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Invitation")).to_be_visible()
    yield "lobby"
    table = visitor.play(players=5, expansions=["cities"], seed=11)
    expect(page.get_by_role("heading", name="Choose a side of your board")).to_be_visible()
    yield "side"
    yield from _table(visitor, table)


PAGES = (
    ("new-table", "/new", "A new table"),
    ("options", "/options", "Options"),
    ("learn", "/learn", "Learn"),
    ("symbols", "/learn/symbols", "All symbols"),
    ("rules", "/rules/wonders", "Rules of the card game"),
)


def _table(visitor: Visitor, table: Json) -> Iterator[str]:
    page = visitor.page
    page.locator(".option").first.click()
    while visitor.sequence() < TURNS or not page.locator(".slot:enabled").count():
        _take_the_hint(visitor)
    yield "table"
    page.locator(".slot").first.click()
    yield "uses"
    page.keyboard.press("Escape")
    _press("ArrowLeft", "City of")(page)
    yield "city"
    page.keyboard.press("Escape")
    _press("l", "What happened")(page)
    yield "log"
    page.keyboard.press("Escape")
    visitor.finish(table)
    expect(page.get_by_role("dialog", name="The score")).to_be_visible(timeout=20_000)
    yield "score"
    page.goto(f"/t/{table['id']}/replay?step=12")
    expect(page.get_by_role("slider")).to_have_value("12")
    expect(page.locator("main.table")).to_be_visible()
    yield "replay"


def _take_the_hint(visitor: Visitor) -> None:
    page, sequence = visitor.page, visitor.sequence()
    page.locator(".slot:enabled, .option").first.wait_for()
    page.keyboard.press("h")
    page.get_by_role("button", name="Take the hint").click()
    page.wait_for_function(PAST, arg=sequence)


TURNS = 10
PAST = "n => Number(document.querySelector('main.table').dataset.sequence) > n"


def picture(page: Page, name: str, folder: Path) -> None:
    for size, box in SIZES.items():
        page.set_viewport_size(box)  # type: ignore[arg-type]
        page.wait_for_timeout(60)
        drawn = Image.open(io.BytesIO(page.screenshot()))
        drawn.convert("RGB").save(folder / f"{name}-{size}.webp", quality=45, method=6)
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_is_accessible(visit: Callable[..., Visitor], theme: str, tmp_path: Path) -> None:
    FOLDER.mkdir(exist_ok=True)
    visitor = visit(color_scheme=theme, bypass_csp=True)
    kept = theme == "light" and os.environ.get("HEPTAPOLIS_SCREENSHOTS")
    found: dict[str, list[str]] = {}
    for name in screens(visitor):
        visitor.page.add_script_tag(path=AXE)
        if serious := visitor.page.evaluate(SERIOUS):
            found[name] = serious
        if theme == "light":
            picture(visitor.page, name, FOLDER if kept else tmp_path)
    assert found == {}
