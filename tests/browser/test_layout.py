"""The layout of every screen in every size: nothing to click is covered, cut off or too small.

What a player needs for a choice is in sight without scrolling from 1366x650 on. One page walks through all
screens with a finger, one with a mouse; on each screen it takes every size of its kind.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.site import Site
from tests.browser.test_generic import disguise
from tests.browser.visitor import ADVANCE, CREATE, NEXT_FRAME, OPEN, Json, Visitor

Visit = Callable[..., Visitor]
Size = tuple[int, int]

TOUCH_SIZES = ((360, 640), (768, 1024))
MOUSE_SIZES = ((1366, 650), (1920, 1080), (2560, 1440))
TOUCH_LEAST_PX, MOUSE_LEAST_PX = 40, 24

CITIES: Json = {"expansions": ["cities"]}
CARDS = "position.view.phase === 'card' && position.view.turn === 4 && position.view.age === "
DICE = "position.sequence > 9 && position.moves.some(one => one.die)"
TABLES: dict[str, tuple[str, Json, str]] = {  # the game, its options, how far it is played
    "three": ("wonders", {"players": 3, "sides": "night"}, CARDS + "3"),
    "teams": ("wonders", {"players": 4, "sides": "day", "teams": True, **CITIES}, CARDS + "2"),
    "seven": ("wonders", {"players": 7, "sides": "night", **CITIES}, CARDS + "2"),
    "dice": ("dice", {"players": 4}, DICE),
    "dice-seven": ("dice", {"players": 7}, DICE),
    "over": ("dice", {"players": 4}, "false"),
}

# What both measures need: what covers an element, and the part of it that is not cut off.
EYES = """
const clips = one => {
  const found = [];
  const style = at => getComputedStyle(at);
  for (let at = one; at !== document.body && style(at).position !== 'fixed'; at = at.parentElement)
    if (style(at.parentElement).overflow !== 'visible') found.push(at.parentElement.getBoundingClientRect());
  return [...found, {left: 0, top: 0, right: innerWidth, bottom: innerHeight}];
};
const isCut = one => {
  const box = one.getBoundingClientRect();
  return clips(one).some(clip => {
    const wide = Math.min(box.right, clip.right) - Math.max(box.left, clip.left);
    const tall = Math.min(box.bottom, clip.bottom) - Math.max(box.top, clip.top);
    return wide < Math.min(box.width, clip.right - clip.left) - 2
        || tall < Math.min(box.height, clip.bottom - clip.top) - 2;
  });
};
const above = one => {
  const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
};
const nameOf = one => `${one.localName}.${one.className?.baseVal ?? one.className} ` +
  `"${(one.ariaLabel || one.textContent || one.id).trim().replace(/\\s+/g, ' ').slice(0, 40)}"`;
"""
"""An element larger than its scrolling area is not cut off: it is seen part by part."""

TROUBLES = f"""least => {{
  {EYES}
  const root = document.querySelector('dialog[open]') ?? document.body;
  const wrong = [];
  const things = 'a[href], button:enabled, input:enabled, select:enabled, summary';
  for (const one of root.querySelectorAll(things)) {{
    const shown = one.matches('[type=radio], [type=checkbox], [type=file]') ? one.labels[0] ?? one : one;
    if (!shown.checkVisibility({{visibilityProperty: true}}) || shown.closest('.sr-only')) continue;
    shown.scrollIntoView({{block: 'center', inline: 'center'}});
    const box = shown.getBoundingClientRect(), hit = above(shown);
    const isInText = getComputedStyle(shown).display === 'inline';
    if (!isInText && Math.min(box.width, box.height) < least - 0.5)
      wrong.push(`small: ${{nameOf(shown)}} ${{Math.round(box.width)}}x${{Math.round(box.height)}}`);
    if (!hit || !(shown.contains(hit) || hit.closest('label')?.control === one))
      wrong.push(`covered: ${{nameOf(shown)}} by ${{hit ? nameOf(hit) : 'nothing'}}`);
    else if (isCut(shown)) wrong.push(`cut off: ${{nameOf(shown)}}`);
  }}
  for (const one of document.querySelectorAll('*')) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
  return wrong;
}}"""

OUT_OF_SIGHT = f"""selectors => {{
  {EYES}
  const touches = (one, hit) => hit && (one.contains(hit) || hit.contains(one));
  return selectors.flatMap(selector => {{
    const all = [...document.querySelectorAll(selector)];
    const hidden = all.filter(one => isCut(one) || !touches(one, above(one)));
    return all.length ? hidden.map(one => `out of sight: ${{nameOf(one)}}`) : [`nothing is ${{selector}}`];
  }});
}}"""

# Your own city with every building, the hand with its prices, and what both neighbours did last.
CARD_TABLE = [
    *(f".own .city {part}" for part in ("header", ".stats", ".forecast", ".board ol", ".columns li")),
    *(f".hand .slot {part}" for part in (".face", ".badge")),
    *(f".side.{side} {part}" for side in ("left", "right") for part in (".actions", ".stats", ".board ol")),
]
DICE_TABLE = [".forum .slot", ".own .building", ".own .bonus", ".side .figures", ".side .actions"]
IN_SIGHT = {
    "three": CARD_TABLE,
    "teams": [*CARD_TABLE, ".side .hand li", ".others .actions"],
    "seven": [*CARD_TABLE, ".others .actions"],
    "dice": [*DICE_TABLE, ".others .figures"],
    "dice-seven": [*DICE_TABLE, ".others .figures"],
}
HEADINGS = {
    "/": "Heptapolis",
    "/new": "New table",
    "/options": "Options",
    "/learn": "Learn",
    "/rules/wonders": "Card game rules",
}


class Begun(NamedTuple):
    """Tables in every state to be checked, and the identity of the guest who sits at them."""

    paths: dict[str, str]
    guest: Any


@pytest.fixture(scope="module")
def begun(browser: Browser, site: Site) -> Begun:
    return begin(browser, site, tuple(TABLES))


def begin(browser: Browser, site: Site, names: tuple[str, ...]) -> Begun:
    """Play the tables of these names as far as they go, and open one that waits for people."""
    visitor = Visitor(browser, site)
    visitor.races_with_bots = True
    page = visitor.home()
    starts = ", ".join(f"{json.dumps(name)}: {_start(*TABLES[name])}" for name in names)
    told = page.evaluate(
        f"async () => {{ const all = {{{starts}}}, paths = {{}};"
        " for (const [name, path] of Object.entries(all)) paths[name] = await path; return paths; }"
    )
    lobby = page.evaluate(OPEN, {"game": "wonders", "options": {"players": 4}})["path"]
    guest = visitor.context.storage_state()
    guest["origins"] = []  # the settings of a device with a mouse stay on it
    visitor.leave()
    return Begun({**told, "lobby": lobby}, guest)


def _start(game: str, options: Json, until: str) -> str:
    """A promise of the path of a table against bots, played behind the page's back; all tables at once."""
    seats = [{"kind": "open"}] + [{"kind": "bot", "bot": "easy"}] * (options["players"] - 1)
    wanted = json.dumps({"game": game, "options": options, "seats": seats, "seed": 11})
    return (
        f"(async () => {{ const table = await ({CREATE})({wanted});"
        f" await ({ADVANCE.replace('UNTIL', until)})([table.id, '']); return table.path; }})()"
    )


def _walk(visitor: Visitor, begun: Begun) -> Iterator[tuple[str, Page]]:
    """Go from screen to screen; yield the name of each once it is shown."""
    page, paths = visitor.page, begun.paths
    for path, heading in HEADINGS.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        yield path, page
    page.goto(paths["lobby"])
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    yield "lobby", page
    yield from _walk_tables(page, paths)
    other = visitor.open_page()
    disguise(other)
    other.goto(paths["dice"])
    expect(other.locator("main.table.generic")).to_be_visible()
    yield "generic", other
    other.close()


def _walk_tables(page: Page, paths: dict[str, str]) -> Iterator[tuple[str, Page]]:
    for name in IN_SIGHT:
        page.goto(paths[name])
        expect(page.locator("main.table[data-deciding=true]")).to_be_visible()
        expect(page.locator(".slot").first).to_be_visible()
        yield name, page
    page.goto(paths["seven"])
    page.get_by_role("button", name="Score so far").click()
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    yield "score so far", page
    page.goto(paths["over"])
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    yield "score", page
    page.goto(f"{paths['over']}/replay?step=12")
    expect(page.locator("main.table")).to_be_visible()
    yield "replay", page


def _look(page: Page, sizes: tuple[Size, ...], least: int, needed: list[str]) -> list[str]:
    """What is wrong with this screen, and at which size."""
    wrong = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)  # the page learns its new size with the next frame
        expect(page.locator("main.table[data-drawn=false]")).to_have_count(0)
        found = page.evaluate(OUT_OF_SIGHT, needed) + page.evaluate(TROUBLES, least)
        wrong += [f"{width}x{height} {one}" for one in found]
    return wrong


def test_a_finger_reaches_everything_on_every_screen(visit: Visit, begun: Begun) -> None:
    visitor = visit(phone=True, storage_state=begun.guest)
    found = {name: _look(page, TOUCH_SIZES, TOUCH_LEAST_PX, []) for name, page in _walk(visitor, begun)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_mouse_reaches_everything_and_what_a_choice_needs_is_in_sight(visit: Visit, begun: Begun) -> None:
    visitor = visit(storage_state=begun.guest)
    found = {
        name: _look(page, MOUSE_SIZES, MOUSE_LEAST_PX, IN_SIGHT.get(name, []))
        for name, page in _walk(visitor, begun)
    }
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_your_column_of_the_score_stays_while_the_others_scroll(visit: Visit, begun: Begun) -> None:
    page = visit(phone=True, storage_state=begun.guest).page
    page.goto(begun.paths["seven"])
    page.get_by_role("button", name="Score so far").tap()
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    expect(page.locator("thead th").nth(1)).to_contain_class("you")
    page.locator(".scroll").evaluate("one => one.scrollTo(one.scrollWidth, 0)")
    assert page.evaluate(OUT_OF_SIGHT, ["th.you", "tbody th", "thead th:last-child"]) == []
