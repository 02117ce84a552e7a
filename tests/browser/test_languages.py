"""Languages: found, changed and remembered; and the pseudo-language shows no English left on any screen."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import NEXT_FRAME, Json, Visitor

PSEUDO = "en-XA"
READ = """() => {
  const skipped = 'kbd, script, style, #language, #home-language, #table-language';
  const shown = (node) => node.checkVisibility?.() && !node.closest(skipped);
  const attributes = ['title', 'aria-label', 'placeholder', 'alt'];
  const texts = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && shown(node.parentElement)) texts.push(node.textContent);
  for (const node of document.querySelectorAll(attributes.map(name => `[${name}]`).join()))
    if (shown(node)) texts.push(...attributes.map(name => node.getAttribute(name) ?? ''));
  return [document.title, ...texts];
}"""
WORD = re.compile(r"(?<![\\w/.:])[A-Za-z]{2,}(?![\\w/])")
KEPT = {
    "Heptapolis",
    "II",
    "III",
    "QR",
    "http",
    "localhost",
    "Chrome",
    "Chromium",
    "HeadlessChrome",
    "Linux",
    "on",
}


def english(page: Page, names: set[str] | None = None) -> set[str]:
    """The words on this screen that are not accented, except for names."""
    page.evaluate(NEXT_FRAME)
    known = KEPT | (names or set())
    return {word for text in page.evaluate(READ) for word in WORD.findall(text) if word not in known}


def names_at(page: Page, table: Json) -> set[str]:
    """The names of people and bots at a table."""
    seats = page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json())", table["id"])["seats"]
    return {word for seat in seats for word in re.findall(r"[A-Za-z]+", seat["name"] or "")}


def own_name(page: Page) -> set[str]:
    told = page.evaluate("() => fetch('/api/guest').then(a => a.json())")["name"]
    return set(re.findall(r"[A-Za-z]+", told))


LISTED = """async () => {
  const read = async (status) => (await (await fetch(`/api/tables?status=${status}`)).json()).tables;
  const tables = (await Promise.all(['open', 'playing', 'over'].map(read))).flat();
  return tables.flatMap(table => table.seats.map(seat => seat.name ?? ''));
}"""


def listed_names(page: Page) -> set[str]:
    """The names of people and bots at public tables, some of them from other tests."""
    return {word for name in page.evaluate(LISTED) for word in re.findall(r"[A-Za-z]+", name)}


PAGES = (
    "/",
    "/new",
    "/options",
    "/learn",
    "/learn/symbols",
    "/rules/wonders",
    "/rules/cities",
    "/rules/dice",
    "/nowhere",
)


def test_no_page_has_english_left(visit: Callable[..., Visitor]) -> None:
    page = visit().speak(PSEUDO)
    expect(page.get_by_role("heading", name="Heptapolis")).to_be_visible()
    found = {}
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1, main.wait")).not_to_have_count(0)
        page.wait_for_load_state("networkidle")
        found[path] = english(page, own_name(page) | listed_names(page))
    assert not any(found.values()), found


@pytest.mark.parametrize(
    ("game", "options"), [("wonders", {"expansions": ["cities"]}), ("dice", {}), ("wonders", {"open": True})]
)
def test_no_table_has_english_left(visit: Callable[..., Visitor], game: str, options: Json) -> None:
    visitor = visit()
    page = visitor.speak(PSEUDO)
    table = visitor.play(game, **options)
    expect(page.locator("main.table")).to_be_visible()
    names = names_at(page, table) | own_name(page)
    found = {screen: english(page, names) for screen in _walk(visitor, table)}
    assert not any(found.values()), found


def _walk(visitor: Visitor, table: Json) -> Iterator[str]:
    """A table from the first decision to the score, with its dialogs and its replay."""
    page = visitor.page
    yield "begin"
    visitor.advance(table, "position.sequence >= 9")
    page.reload()
    expect(page.locator("main.table")).to_be_visible()
    yield "later"
    for key in ("l", "p", "?", "h"):
        page.keyboard.press(key)
        page.wait_for_load_state("networkidle")
        yield f"key {key}"
        page.keyboard.press("Escape")
    visitor.finish(table)
    page.reload()
    expect(page.locator("main.table")).to_be_visible()
    yield "over"
    page.goto(f"{table['path']}/replay")
    expect(page.locator("main.table")).to_be_visible()
    yield "replay"


OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize(("width", "height"), [(360, 640), (820, 1100), (1366, 650), (1920, 1080)])
def test_longer_words_fit(visit: Callable[..., Visitor], width: int, height: int) -> None:
    """Nothing scrolls sideways, on any page and at both tables."""
    visitor = visit(viewport={"width": width, "height": height})
    page = visitor.speak(PSEUDO)
    wide = {}
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        wide[path] = page.evaluate(OVERFLOW)
    for game in ("wonders", "dice"):
        visitor.play(game)
        expect(page.locator("main.table")).to_be_visible()
        wide[game] = page.evaluate(OVERFLOW)
    assert {place: pixels for place, pixels in wide.items() if pixels > 0} == {}


def test_the_language_changes_at_once(visit: Callable[..., Visitor]) -> None:
    """Even in the middle of a game, and the page fetches nothing but the language's file."""
    visitor = visit()
    table = visitor.play("wonders")
    page = visitor.speak(PSEUDO)
    page.goto("/options")
    page.get_by_label("[Ļáñĝúáĝé~~]").select_option("en")
    expect(page.get_by_role("heading", name="Options")).to_be_visible()
    page.goto(table["path"])
    expect(page.get_by_role("heading", name="Choose a side of your board")).to_be_visible()


KEPT_FOR_LATER = re.compile(r"^/?(rules/\w+|catalogue/\w+|languages/[\w-]+/(rules|lessons))$")
"""What a page fetches in the background a while after loading, to be read without a connection."""


def test_only_the_file_of_a_language_is_fetched_for_it(visit: Callable[..., Visitor]) -> None:
    page = visit().speak(PSEUDO)
    expect(page.get_by_role("button", name="[Þļáý~]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    page.get_by_label("[Ļáñĝúáĝé~~]").select_option("en")
    expect(page.get_by_role("button", name="Play", exact=False).first).to_be_visible()
    assert [path for path in asked if not KEPT_FOR_LATER.match(path)] == ["languages/en"]


def test_the_language_of_the_browser_is_spoken_until_one_is_chosen(visit: Callable[..., Visitor]) -> None:
    visitor = visit(locale=PSEUDO)
    visitor.page.goto("/")
    expect(visitor.page.locator("html")).to_have_attribute("lang", PSEUDO)
    visitor.speak("en")
    visitor.page.goto("/")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")


def test_the_language_changes_in_a_game_without_asking_for_anything_else(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    visitor.play(sides="day")
    expect(visitor.hand).to_have_count(7)
    visitor.page.keyboard.press("1")
    visitor.page.get_by_role("button", name="Menu").click()
    picker = visitor.page.get_by_label("Language")
    expect(picker.locator("option")).not_to_have_count(0)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.partition("/api")[2]))
    picker.select_option("sv")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "sv")
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Lämna bordet")
    assert [path for path in asked if path and not KEPT_FOR_LATER.match(path)] == ["/languages/sv"]
