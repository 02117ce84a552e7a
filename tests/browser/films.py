"""`python -m tests.browser.films`: a reveal, the end of an Age and the end of a game as short animations.

`make screenshots` runs it; they are in docs/screenshots. Animations are halted and set to each moment in
turn, so that a film looks the same however slow the machine is.
"""

import io
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.chromium import found
from tests.browser.site import Site
from tests.browser.visitor import Json, Visitor
from tests.paths import ROOT

FOLDER = ROOT / "docs" / "screenshots"
SCREEN = {"width": 1280, "height": 800}
SIZE = (768, 480)
FRAME_MS = 120
LAST_FRAME_MS = 1500
HOLD = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (then, ms, ...rest) => wait(then, ms > 1200 ? 1e8 : ms, ...rest);
}"""  # a reveal does not pass by itself
SHOWN = "document.getAnimations().filter(one => one.effect.target.closest('[data-reveal]'))"
LENGTH = f"Math.max(...{SHOWN}.map(one => one.effect.getComputedTiming().endTime))"
SEEK = f"ms => {SHOWN}.forEach(one => {{ one.pause(); one.currentTime = ms; }})"
WRITTEN = "n => document.querySelectorAll('dialog tbody tr:not(.blank)').length >= n"


def shoot(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def reveal(page: Page, kind: str) -> Iterator[Image.Image]:
    """Every moment of a reveal."""
    page.locator(f"[data-reveal={kind}]").wait_for()
    page.wait_for_function(f"() => {SHOWN}.length > 0")  # a bare string is evaluated, which the page forbids
    for ms in range(0, int(page.evaluate(LENGTH)), FRAME_MS):
        page.evaluate(SEEK, ms)
        yield shoot(page)


def score(page: Page) -> Iterator[Image.Image]:
    """The sheet after every row, then with the winner."""
    page.get_by_role("dialog", name="Final score").wait_for()
    for row in range(page.locator("dialog tbody tr").count() + 1):
        page.wait_for_function(WRITTEN, arg=row)
        yield shoot(page)
    expect(page.locator("dialog .verdict")).to_be_visible()
    page.wait_for_timeout(700)  # until the winner has stopped moving
    yield shoot(page)


def save(name: str, frames: Iterator[Image.Image], frame_ms: int = FRAME_MS) -> None:
    first, *rest = frames
    times = [frame_ms] * len(rest) + [LAST_FRAME_MS]
    path = FOLDER / f"{name}.webp"
    first.save(path, save_all=True, append_images=rest, duration=times, loop=0, quality=40, method=6)
    print(f"{path.name}: {1 + len(rest)} frames, {path.stat().st_size // 1000} kB", flush=True)


def skip_to(page: Page, kind: str) -> None:
    """Skip what comes before this kind of reveal."""
    page.locator("[data-reveal]").wait_for()
    while not page.locator(f"[data-reveal={kind}]").count():
        page.evaluate("document.querySelector('[data-reveal] button')?.click()")


def show_again(visitor: Visitor, table: Json, until: str) -> None:
    """Play until this holds, then show what happened last from its beginning."""
    visitor.page.keyboard.press("Escape")
    visitor.advance(table, until)
    expect(visitor.page.locator("main[data-deciding=true]")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("a")


def film(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(f"({HOLD})()")
    table = visitor.play(players=5, expansions=["cities"], sides="day", seed=11)
    show_again(visitor, table, "position.view.turn === 5 && position.view.phase === 'card'")
    save("show-turn", reveal(page, "turn"))
    show_again(visitor, table, "position.view.age === 2")
    skip_to(page, "battles")
    save("show-age", reveal(page, "battles"))
    page.keyboard.press("Escape")
    visitor.finish(table)
    page.get_by_role("dialog", name="Final score").or_(page.locator("[data-reveal]")).first.wait_for()
    while page.locator("[data-reveal]").count():
        page.evaluate("document.querySelector('[data-reveal] button')?.click()")
    save("show-end", score(page), frame_ms=450)


def main() -> None:
    program = found()
    assert program, "no Chromium: run `python -m tests.browser.install`"
    with TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        film(Visitor(browser, site, reduced_motion="no-preference", viewport=SCREEN))
        browser.close()


if __name__ == "__main__":
    main()
