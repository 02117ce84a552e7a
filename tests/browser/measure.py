"""`python -m tests.browser.measure`: how long a full table takes from a click to the drawn result.

Seven cities with Cities, in the middle of Age II, in a real Chromium against a real server. A click is timed
from its dispatch to the frame after the one in which its result stands. A reveal is traced for
its longest task and for layouts. `--lighthouse` asks Lighthouse about the pages too: the median of five runs,
beside the `benchmarkIndex` that tells how fast the machine was.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.chromium import found
from tests.browser.site import Site
from tests.browser.trace import trace_reveal
from tests.browser.visitor import PHONE, Visitor

LIGHTHOUSE = "lighthouse@12.8.2"
LIGHTHOUSE_RUNS = 5
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = 21
STORED_GAMES = 500
SETTLE_MS = 300  # a page just loaded still fetches and decodes
CLICKS = {  # what is clicked, what then appears, how it is closed again
    "a card: its three uses": (".slot", ".uses", ".uses .close"),
    "a city: all of it": ("nav.others button", "dialog[open] .city", "dialog[open] header button"),
    "the score as it stands": (
        "header [aria-label^='Score so far']",
        "dialog[open] table",
        "dialog[open] header button",
    ),
    "the log": ("header [aria-label='Log']", "dialog[open] .log", "dialog[open] header button"),
}
TIMED = """([target, result]) => new Promise(done => {
  const begun = performance.mark('clicked');
  document.querySelector(target).click();
  const drawn = () => done(performance.measure('drawn', {start: begun.startTime}).duration);
  const look = () => requestAnimationFrame(() =>
    document.querySelector(result) ? requestAnimationFrame(drawn) : look());
  look();
})"""


STORE_GAMES = """number => {
  for (let n = 0; n < number; n += 1) {
    const date = new Date(Date.UTC(2020, 0, 1) + n * 86400000).toISOString();
    const columns = ['Ada', 'Boris', 'Eve', 'Dan', 'Zoe'].slice(0, 3 + n % 3).map((name, seat) => ({
      name,
      board: ['gizah', 'babylon', 'rhodos', 'petra', 'ephesos'][(seat + n) % 5],
      side: n % 2 ? 'day' : 'night',
      counts: {coins: (7 * n + 5 * seat) % 20, 'points-civilian': (3 * n + 11 * seat) % 25, stages: 2,
        'victory-1': seat % 3, 'victory-3': (n + seat) % 3, compass: (n + seat) % 4, gear: seat % 3},
    }));
    const rules = {game: 'wonders', cities: true, teams: false};
    const pad = {...rules, id: `g${n}`, created: date, changed: date, finished: true, columns};
    localStorage.setItem(`heptapolis.pad.g${n}`, JSON.stringify(pad));
  }
}"""


@contextmanager
def full_table(site: Site, program: str) -> Iterator[Visitor]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        visitor = Visitor(browser, site)
        visitor.page.set_default_timeout(120_000)
        table = visitor.play(players=7, expansions=["cities"], seed=11)
        visitor.advance(table, "position.sequence > 13 && position.view.phase === 'card'")
        expect(visitor.page.locator(".slot:enabled").first).to_be_visible(timeout=60_000)
        yield visitor
        browser.close()


def clicks(visitor: Visitor) -> None:
    page = visitor.page
    for name, (target, result, back) in CLICKS.items():
        taken = []
        for _ in range(TIMES):
            taken.append(float(page.evaluate(TIMED, [target, result])))
            page.locator(back).first.click()
            expect(page.locator(result)).to_have_count(0)
        print(f"{name}: median {median(taken):.0f} ms, p95 {quantiles(taken, n=20)[-1]:.0f} ms", flush=True)


def history(site: Site, program: str) -> None:
    """500 stored games on the group history page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = Visitor(browser, site).page
        page.goto("/score")
        page.evaluate(STORE_GAMES, STORED_GAMES)
        page.reload()
        for name, reload in (("in a page just loaded", True), ("again", False)):
            taken = [open_history(page, reload) for _ in range(TIMES + 1)][1:]
            print(
                f"{STORED_GAMES} stored games, all lines, {name}:"
                f" median {median(taken):.0f} ms, p95 {quantiles(taken, n=20)[-1]:.0f} ms",
                flush=True,
            )
        browser.close()


def open_history(page: Page, reload: bool) -> float:
    """The milliseconds from the click until the last line is drawn."""
    if reload:
        page.reload()
    door = "a[href='/score/history']"
    expect(page.locator(door)).to_be_visible()
    page.wait_for_timeout(SETTLE_MS)
    taken = float(page.evaluate(TIMED, [door, f".games li:nth-child({STORED_GAMES})"]))
    page.go_back()
    return taken


def lighthouse(address: str, program: str, device: str) -> None:
    """Lighthouse's own judgement of a page: medians, and the spread of what varies."""
    reports = [ask_lighthouse(address, program, device) for _ in range(LIGHTHOUSE_RUNS)]
    scores = {name: [100 * one["categories"][name]["score"] for one in reports] for name in CATEGORIES}
    machine = [one["environment"]["benchmarkIndex"] for one in reports]
    told = ", ".join(f"{name} {median(found):.0f}" for name, found in scores.items())
    speed = scores["performance"]
    print(
        f"{address} ({device}): {told}; performance {min(speed):.0f} to {max(speed):.0f},"
        f" benchmarkIndex {median(machine):.0f} ({min(machine):.0f} to {max(machine):.0f})",
        flush=True,
    )


def ask_lighthouse(address: str, program: str, device: str) -> Any:
    """One report."""
    command = [
        "npx",
        "--yes",
        LIGHTHOUSE,
        address,
        "--quiet",
        "--output=json",
        "--chrome-flags=--headless=new --no-sandbox",
    ]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    command += ["--preset=desktop"] if device == "desktop" else []
    told = subprocess.run(
        command, env=os.environ | {"CHROME_PATH": program}, capture_output=True, check=True, text=True
    )
    return json.loads(told.stdout)


def main() -> None:
    program = found()
    assert program, "no Chromium: run `python -m tests.browser.install`"
    with TemporaryDirectory() as folder, Site(Path(folder)) as site:
        with full_table(site, program) as visitor:
            clicks(visitor)
            print(f"a reveal: {trace_reveal(visitor)}", flush=True)
            visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            print(f"a reveal on a phone: {trace_reveal(visitor)}", flush=True)
            path = visitor.page.url.removeprefix(site.address)
        history(site, program)
        if "--lighthouse" in sys.argv:
            for page in ("/", "/learn", path):
                for device in ("desktop", "mobile"):
                    lighthouse(site.address + page, program, device)


if __name__ == "__main__":
    main()
