"""How a game was played, in the browser: graph, jumps, the better move, report card, mistakes to play again.

The analyses are scripted (`scripted_analyst.py`): everybody lost 20 % at their second decision, and 8 % at
the fourth.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.browser.site import Site
from tests.browser.test_screens import AXE, SERIOUS
from tests.browser.visitor import Json, Visitor

Visit = Callable[..., Visitor]
SCRIPTED = "import heptapolis.server.analyst as a; a.COMMAND = ('-m', 'tests.browser.scripted_analyst'); "
FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("analysed"), before=SCRIPTED) as site:
        yield site


def finished(visitor: Visitor, game: str = "wonders") -> Json:
    """A game that is over, on no page yet."""
    table = visitor.play(game)
    visitor.finish(table)
    return table


def open_analysis(page: Page, table: Json, step: int = 0) -> Locator:
    page.goto(f"{table['path']}/replay?step={step}")
    page.get_by_role("button", name="Analysis", exact=True).click()
    expect(graph(page)).to_be_visible()
    return page.get_by_role("region", name="Analysis", exact=True)


def graph(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chances to win")


def check_screen(page: Page) -> None:
    assert page.evaluate(FITS)
    page.evaluate(AXE.read_text())
    assert page.evaluate(SERIOUS) == []


def test_the_graph_jumps_and_the_panel_says_what_was_better(visit: Visit) -> None:
    visitor = visit()
    page, table = visitor.page, finished(visitor)
    panel = open_analysis(page, table)
    expect(page).to_have_url(re.compile("analysis=1"))
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile(r"Step 0 of \d+: You 33 %"))
    graph(page).focus()
    page.keyboard.press("ArrowRight")
    expect(graph(page)).to_have_attribute("aria-valuenow", "1")
    expect(panel).to_contain_text("blunder")
    expect(panel).to_contain_text("+20 % to win")
    expect(panel.get_by_role("row", name=re.compile("^Wonder .* \\+4.0"))).to_be_visible()
    panel.get_by_role("button", name="Next mark").click()
    expect(graph(page)).to_have_attribute("aria-valuenow", "3")
    expect(panel.locator(".comparison")).to_contain_text("mistake")
    mark = page.locator(".mark.blunder text")
    mark.click()
    expect(graph(page)).to_have_attribute("aria-valuenow", "1")
    check_screen(page)
    expect(page.locator("[data-choice=replayed]")).to_be_visible()
    panel.get_by_role("button", name="Show the best move on the table").click()
    expect(page.locator("[data-choice=suggested]")).to_contain_text("Better here: ")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-choice=replayed]")).to_be_visible()


def test_a_downloaded_game_can_be_uploaded_and_analysed(visit: Visit) -> None:
    """The page read the file as numbers of JavaScript: a seed of 19 digits became another deal."""
    visitor = visit()
    table = visitor.play(seed=4363304693042139517)
    visitor.finish(table)
    record = visitor.context.request.get(f"/api/tables/{table['id']}/record").body()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record}
    page = visitor.home()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Analysis", exact=True).click()
    expect(graph(page)).to_be_visible()
    assert table["id"] not in page.url


def test_every_seat_can_be_looked_at_and_the_graph_is_a_table_too(visit: Visit) -> None:
    visitor = visit()
    page, table = visitor.page, finished(visitor)
    panel = open_analysis(page, table, step=1)
    other = panel.locator(".legend button").nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("View as")).to_have_value("1")
    expect(panel.get_by_role("heading", name="What you decided here")).to_have_count(0)
    panel.get_by_text("As a table").click()
    rows = panel.get_by_role("region", name="Chances to win").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("0")
    expect(rows.last).to_contain_text("100 %")
    panel.get_by_role("list").get_by_role("button", name=re.compile("Decision 4")).click()
    expect(graph(page)).to_have_attribute("aria-valuenow", "3")
    panel.get_by_role("button", name="Close the analysis").click()
    expect(graph(page)).to_have_count(0)


def test_the_report_card_and_mistakes_to_play_again_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    page, table = visitor.page, finished(visitor)
    page.goto(table["path"])
    card = page.get_by_role("region", name="Analysis")
    card.get_by_role("link", name="Open the analysis").click()
    expect(graph(page)).to_be_visible()
    page.goto(table["path"])
    expect(card).to_contain_text("Accuracy: 88 %")
    expect(card).to_contain_text(re.compile(r"Your costliest move: .* \(−20 % to win\)\.\s+Better: "))
    expect(card).to_contain_text("Chance to win: mistakes cost 28 % in all (±4); luck (")
    check_screen(page)
    card.get_by_role("link", name="Learn from your mistakes").press("Enter")
    task = page.get_by_role("region", name="Learn from your mistakes")
    expect(task).to_contain_text("Decision 1 of 2")
    expect(visitor.hand.first).to_be_visible()
    check_screen(page)
    page.keyboard.press("1")
    page.keyboard.press("d")  # discard it
    expect(task.get_by_role("status")).to_contain_text(re.compile("Not yet|not consider|Right|played then"))
    expect(page.get_by_text("until everyone is ready")).to_have_count(0)  # nobody is waited for
    task.get_by_role("button", name="Show the answer").press("Enter")
    expect(task.locator(".comparison")).to_be_visible()
    expect(page.locator("[data-choice=suggested]")).to_be_visible()
    check_screen(page)
    task.get_by_role("button", name="Next decision").press("Enter")
    expect(task).to_contain_text("Decision 2 of 2")
    task.get_by_role("button", name="Show the answer").press("Enter")
    expect(task).to_contain_text("+8 % to win")
    task.get_by_role("button", name="Next decision").press("Enter")
    expect(page.get_by_role("status").first).to_contain_text("You found 0 of 2.")


SIDE_BY_SIDE = """() => {
  const [table, panel] = ['main.table', '.analysis, .task'].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return table.right <= panel.left + 1 && table.bottom <= innerHeight && panel.top < 1
    && document.documentElement.scrollHeight <= innerHeight;
}"""


def test_a_laptop_shows_the_table_and_the_analysis_side_by_side(visit: Visit) -> None:
    """They stood above each other: "show the best move" had to scroll, and cities were cut to their names."""
    visitor = visit(viewport={"width": 1366, "height": 650})
    page, table = visitor.page, finished(visitor)
    panel = open_analysis(page, table, step=1)
    assert page.evaluate(SIDE_BY_SIDE)
    panel.get_by_role("button", name="Show the best move on the table").click()
    expect(page.locator("[data-choice=suggested]")).to_be_in_viewport()
    expect(page.locator(".slot.chosen .badge")).to_have_text(re.compile("better$"))
    expect(panel.get_by_role("heading", name="Compared with winners")).to_be_attached()
    check_screen(page)
    page.goto(f"{table['path']}/mistakes")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".comparison")).to_be_visible()
    assert page.evaluate(SIDE_BY_SIDE)


def test_on_a_phone_by_lamplight(visit: Visit) -> None:
    visitor = visit(phone=True, color_scheme="dark", viewport={"width": 360, "height": 640})
    page, table = visitor.page, finished(visitor, "dice")
    panel = open_analysis(page, table, step=1)
    expect(panel.locator(".comparison")).to_be_visible()
    check_screen(page)
    small = "[...document.querySelectorAll('.analysis button, .analysis a, .analysis summary')]"
    small += ".filter(one => one.offsetHeight && one.offsetHeight < 39).map(one => one.outerHTML)"
    assert page.evaluate(small) == []
    page.goto(f"{table['path']}/mistakes")
    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()
    check_screen(page)


def test_a_game_that_cannot_be_analysed_has_no_report(visit: Visit) -> None:
    visitor = visit()
    page, table = visitor.page, finished(visitor, "dice")
    page.route("**/analysis/progress", lambda route: route.fulfill(json=UNSUPPORTED))
    page.goto(table["path"])
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("region", name="Analysis")).to_have_count(0)


UNSUPPORTED = {"state": "unsupported", "playouts": 0, "wanted": 0, "done": 0, "of": 0}
