"""Nothing relies on colour alone: every screen as people with colour-vision deficiencies see it (B7, D3).

Chromium simulates each deficiency. What tells a meaning beside its colour (a sign, an icon, a word) must be
there and stand out from its ground in that picture. HEPTAPOLIS_VISION names a folder to keep the pictures in.
"""

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.visitor import Visitor

DEFICIENCIES = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
LEAST_CONTRAST = 3.0  # of graphics that carry a meaning, by WCAG 1.4.11
MARKS = {  # on each screen: what its colour gives a meaning too
    "home": {"kind of game": "main li a svg"},
    "new-table": {"what is chosen": ".tile input:checked + span"},
    "lobby": {"who sits there": "li .face svg"},
    "table": {
        "colour of a card": ".slot .band .sign svg",
        "name of a card": ".slot .band .name",
        "colour of a building": ".brief .sign svg, .own .face .sign svg, li .sign svg",
        "whether it can be built": ".slot .badge svg",
        "conflict": ".forecast b",
    },
    "uses": {"what can be done": ".use svg", "colour of a card": ".slot .band .sign svg"},
    "score": {"who won": ".verdict", "rank": "tfoot tr:last-child td", "your column": "thead .you small"},
    "dice-table": {
        "colour of a die": ".forum .die .sign svg",
        "face of a die": ".forum .die .main svg",
        "price": ".forum .price",
    },
    "dice-box": {"price of a box": ".box.lit .price"},
    "dice-score": {"who won": ".verdict", "rank": "tfoot tr:last-child td"},
}
SIGNED = """() => [...document.querySelectorAll('.band, .die, span.sign')].flatMap(field => {
  const use = (field.matches('span.sign') ? field : field.querySelector('.sign'))?.querySelector('use');
  const whole = field.matches('.die') && [...field.querySelectorAll('use')].at(-1);
  const [ground, sign] = [getComputedStyle(field).backgroundColor, (whole || use)?.getAttribute('href')];
  return sign && ground !== 'rgba(0, 0, 0, 0)' ? [[ground, sign]] : [];
})"""
SEEN = """selector => [...document.querySelectorAll(selector)].flatMap(one => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const on_top = document.elementFromPoint(x + width / 2, y + height / 2);
  const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  const seen = inside && width && one.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const around = one.parentElement.closest('button, li, label, td, th, p') ?? one;
  const shown = seen && on_top && (one.contains(on_top) || around.contains(on_top));
  return shown ? [[x, y, x + width, y + height]] : [];
})"""


def screens(visitor: Visitor) -> Iterator[str]:
    """The main screens; yields the name of each once it is shown."""
    page = visitor.page
    table = visitor.play(expansions=["cities"], seed=11, sides="day")
    visitor.advance(table, "position.sequence > 9 && position.view.phase === 'card'")
    expect(page.locator(".slot.buildable").first).to_be_visible()
    yield "table"
    page.locator(".slot.buildable").first.click()
    yield "uses"
    page.keyboard.press("Escape")
    visitor.finish(table)
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    yield "score"
    yield from around(visitor)
    yield from dice(visitor)


def around(visitor: Visitor) -> Iterator[str]:
    page = visitor.home()
    expect(page.locator("main li a svg").first).to_be_visible()
    yield "home"
    page.goto("/new")
    chosen = page.locator(".tile input:checked + span")
    expect(chosen).to_have_count(5)
    assert "✓" in chosen.first.evaluate("one => getComputedStyle(one, '::before').content")
    yield "new-table"
    page.get_by_role("button", name="Create a table for friends").click()
    visitor.introduce("Ada")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    yield "lobby"


def dice(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    table = visitor.play("dice", players=3)
    visitor.advance(table, "position.sequence > 9 && position.moves.some(one => one.die)")
    expect(page.locator(".forum .slot:not([aria-disabled=true])").first).to_be_visible()
    yield "dice-table"
    page.locator(".forum .slot:not([aria-disabled=true])").first.click()
    expect(page.locator(".own .box.lit").first).to_be_visible()
    yield "dice-box"
    page.keyboard.press("Escape")
    visitor.finish(table)
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    yield "dice-score"


def contrast(part: Image.Image) -> float:
    """The contrast of the lightest and the darkest point, as WCAG defines it."""
    seen = {luminance(pixel) for pixel in part.get_flattened_data()}
    return (max(seen) + 0.05) / (min(seen) + 0.05)


def luminance(pixel: Any) -> float:
    red, green, blue = (((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 255 / 12.92 for c in pixel[:3])
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def faint_marks(page: Page, screen: str, picture: Image.Image) -> list[str]:
    """Marks that are missing on the screen, or that do not stand out in the picture."""
    faint = []
    for meaning, selector in MARKS[screen].items():
        boxes = page.evaluate(SEEN, selector)
        least = min((contrast(picture.crop(tuple(map(round, box)))) for box in boxes), default=0.0)
        if least < LEAST_CONTRAST:
            faint.append(f"{meaning}: {len(boxes)} shown, contrast {least:.1f}")
    return faint


def see(page: Page, eyes: CDPSession, deficiency: str, screen: str) -> Image.Image:
    """The screen as somebody with this deficiency sees it."""
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    if folder := os.environ.get("HEPTAPOLIS_VISION"):
        picture.save(Path(folder) / f"{screen}-{deficiency}.png")
    return picture


def mixed_up(page: Page) -> list[str]:
    """Backgrounds with more than one sign; test_art checks that no two colours share a sign."""
    signs: dict[str, set[str]] = {}
    for ground, sign in page.evaluate(SIGNED):
        signs.setdefault(ground, set()).add(sign)
    return [f"{ground}: {sorted(several)}" for ground, several in signs.items() if len(several) > 1]


def test_nothing_relies_on_colour_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    eyes = visitor.context.new_cdp_session(page)
    found: dict[str, list[str]] = {}
    for screen in screens(visitor):
        found[f"{screen}, signs"] = mixed_up(page)
        for deficiency in DEFICIENCIES:
            found[f"{screen}, {deficiency}"] = faint_marks(page, screen, see(page, eyes, deficiency, screen))
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
