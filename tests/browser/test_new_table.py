"""The form of a new table: made from what the server says about a game, whichever game it is."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.site import Site
from tests.browser.visitor import Visitor
from tests.paths import ROOT

Visit = Callable[..., Visitor]
MARKET = ROOT / "examples" / "market"
BOARD_FILE = ROOT / "tests" / "corpus" / "boards.toml"


def new_table(visitor: Visitor, game: str) -> Page:
    page = visitor.home()
    page.get_by_role("link", name="Custom game").click()
    page.get_by_role("radio", name=game).check()
    return page


def options_of(page: Page) -> dict[str, Any]:
    """The options of the table that the page shows."""
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    answer: dict[str, Any] = page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(answer => answer.json())", table
    )
    return dict(answer["options"])


def test_every_option_of_the_card_game_can_be_chosen(visit: Visit) -> None:
    page = new_table(visit(), "Card game")
    page.get_by_role("radio", name="5").check()
    page.get_by_role("checkbox", name="Cities").check()
    expect(page.get_by_text("Day is best for a first game.")).to_be_visible()  # B12
    page.get_by_label("Board sides").select_option("day")
    expect(page.get_by_label("Smuggler's Cache")).to_be_hidden()
    page.get_by_text("More options").click()
    page.get_by_label("Smuggler's Cache").select_option("starting")
    page.get_by_role("button", name="Play against bots").click()
    chosen = {"players": 5, "expansions": ["cities"], "sides": "day", "smugglers_cache": "starting"}
    assert chosen.items() <= options_of(page).items()


def test_what_was_chosen_is_there_the_next_time(visit: Visit) -> None:
    visitor = visit()
    page = new_table(visitor, "Card game")
    page.get_by_role("checkbox", name="Cities").check()
    page.get_by_role("button", name="Create a table for friends").click()
    visitor.introduce("Ada")
    page.wait_for_url("**/t/*")
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="Cities")).to_be_checked()
    page.goto("/")
    expect(page.get_by_role("button", name="Play")).to_contain_text("with Cities")


def test_what_the_server_refuses_is_shown_at_the_field(visit: Visit) -> None:
    visitor = visit()
    visitor.refusals_expected = True
    page = new_table(visitor, "Card game")
    page.get_by_label("Teams of two").check()
    expect(page.get_by_role("alert").first).to_contain_text(
        "The team game needs Cities. Also chosen: Cities."
    )
    page.get_by_role("checkbox", name="Cities").uncheck()
    expect(page.get_by_role("alert").first).to_contain_text("Teams of two: The team game needs Cities")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("alert").last).to_contain_text("The team game needs Cities")
    page.get_by_role("checkbox", name="Cities").check()
    for alert in page.get_by_role("alert").all():
        expect(alert).to_be_empty()
    page.get_by_role("button", name="Play against bots").click()
    assert options_of(page)["teams"] is True


def test_a_board_file_of_your_own_is_read_from_disk(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.refusals_expected = True
    page = new_table(visitor, "Dice game")
    page.get_by_text("More options").click()
    page.get_by_label("Tie for the first Agora").select_option("none")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('name = "wrong"')
    page.get_by_label("Choose a file").set_input_files(wrong)
    expect(page.get_by_text("wrong.toml")).to_be_visible()
    page.get_by_role("button", name="Play against bots").click()
    alert = page.get_by_role("alert").last
    expect(alert).to_contain_text("bonuses: The data is not valid. (Field required)")
    page.get_by_label("Choose a file").set_input_files(BOARD_FILE)
    page.get_by_role("button", name="Play against bots").click()
    options = options_of(page)
    assert (options["agora_tie"], options["board_set"]) == ("none", BOARD_FILE.read_text("utf-8"))
    expect(page.locator(".slot").first).to_be_visible()


@pytest.fixture
def market(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor at a server where the example game is installed, as pip would install it."""
    project = tomllib.loads((MARKET / "pyproject.toml").read_text("utf-8"))["project"]
    folder = project["name"].replace("-", "_")
    installed = tmp_path / f"{folder}-{project['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [f"[{group}]\n" + "\n".join(f"{k} = {v}" for k, v in found.items()) for group, found in groups]
    (installed / "entry_points.txt").write_text("\n".join(lines))
    with Site(tmp_path, plugins=(tmp_path, MARKET / "src")) as site:
        visitor = Visitor(browser, site)
        yield visitor
        visitor.leave()


def test_a_third_party_game_is_set_up_and_played_in_the_browser(market: Visitor) -> None:
    """The page has never heard of Market: its texts, options and bots come from the server."""
    page = new_table(market, "Market")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").check()
    expect(page.get_by_text("how many hands of three cards everybody is dealt")).to_be_visible()
    page.get_by_role("radiogroup", name="Rounds").get_by_role("radio", name="1").check()
    page.get_by_role("button", name="Play against bots").click()
    assert options_of(page) == {"players": 2, "rounds": 1}
    table = page.locator("main.table.generic")
    expect(table).to_be_visible()
    while table.get_attribute("data-over") != "true":
        sequence = market.sequence()
        page.locator(".option").first.click()
        page.wait_for_function(
            "n => { const table = document.querySelector('main.table').dataset;"
            " return Number(table.sequence) > n && (table.over === 'true' || table.deciding === 'true') }",
            arg=sequence,
        )
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play")).to_contain_text("Market")
