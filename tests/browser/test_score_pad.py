"""The score pad of a game on a real table: by touch, offline, on two phones, from file to file."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const reference = await caches.open('heptapolis-reference');
  for (const path of ['/api/languages/en/score', '/api/rules/wonders', '/api/catalogue/dice'])
    if (!await reference.match(path)) return false;
  return (await caches.keys()).length > 1;
}"""


def start(page: Page, game: str, *, players: int, cities: bool = False) -> None:
    """A new pad."""
    page.get_by_role("group", name="Game").get_by_label(game).tap()
    page.get_by_role("group", name="Players").get_by_label(str(players)).tap()
    if cities:
        page.get_by_label("Cities", exact=True).tap()
    page.get_by_role("button", name="Start counting").tap()
    expect(page.get_by_role("group", name="Standings").get_by_role("button")).to_have_count(players)


def entry(page: Page, row: str, seat: int = 0) -> Locator:
    return page.locator(f".entry[data-row='{row}'][data-seat='{seat}']")


def open_entry(page: Page, row: str, seat: int = 0) -> Locator:
    found = entry(page, row, seat)
    found.locator("> button").tap()
    expect(found.locator(".body")).to_be_visible()
    return found


def more(place: Locator, what: str, times: int = 1) -> None:
    for _ in range(times):
        place.get_by_role("button", name=f"One more: {what}").tap()


def totals(page: Page) -> list[str]:
    standings = page.get_by_role("group", name="Standings")
    expect(standings).to_be_visible()
    return standings.locator("b").all_inner_texts()


def go_offline(visitor: Visitor) -> None:
    """Cut the network once the first visit is complete."""
    visitor.page.goto("/score")
    while not visitor.page.evaluate(KEPT):  # it is asynchronous: `wait_for_function` would take the promise
        visitor.page.wait_for_timeout(100)
    visitor.offline_expected = True
    visitor.context.set_offline(True)
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", name="Score a real game")).to_be_visible()


def test_a_card_game_by_touch_and_offline(visit: Visit) -> None:
    """B38-B40, C39: on a phone, without a network, with a reload in the middle."""
    visitor = visit(phone=True)
    page = visitor.page
    go_offline(visitor)
    start(page, "Card game", players=3, cities=True)
    page.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="Pick the Wonder").tap()
    page.get_by_role("button", name="Babylon night").tap()
    more(open_entry(page, "wonder"), "Wonder stages built", 2)  # its second stage is a symbol of your choice
    treasury = open_entry(page, "treasury")
    treasury.get_by_role("spinbutton", name="Coins").fill("8")
    more(treasury, "Debt")
    military = open_entry(page, "military")
    more(military, "Victory tokens, Age III", 2)
    more(military, "Defeat tokens")
    more(open_entry(page, "civilian"), "Cards worth 5 points", 2)
    science = open_entry(page, "science")
    more(science, "Compasses")
    more(science, "Gears")
    expect(science).to_contain_text("Best choice: 1 × tablet.")
    expect(science).to_contain_text("Equal symbols: 1 + 1 + 1. Sets of three different symbols: 1 × 7.")
    guilds = open_entry(page, "guilds")
    guilds.get_by_label("Workers' Guild").tap()
    more(guilds, "Player 2: Brown cards", 3)
    assert totals(page) == ["33", "0", "0"]  # 0 + (2 - 1) + (10 - 1) + 10 + 0 + 10 + 3

    look_something_up(page)
    page.reload()
    expect(page.get_by_label("Name")).to_have_value("Ada")
    assert totals(page) == ["33", "0", "0"]
    page.get_by_label("By row").tap()
    page.get_by_role("button", name="Blue", exact=True).tap()
    more(open_entry(page, "civilian", seat=1), "Cards worth 8 points")
    page.get_by_role("button", name="Finish and reveal").tap()
    dialog = page.get_by_role("dialog", name="Final score")
    expect(dialog).to_contain_text("Ada won with 33 points.")
    expect(dialog.locator("[data-row=treasury] td").first).to_have_text("1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_role("link", name="Group history").tap()
    expect(page.locator(".games li")).to_have_count(1)


def look_something_up(page: Page) -> None:
    """Rules and symbols open over the pad, which stays as it is."""
    page.get_by_role("button", name="Look it up").tap()
    dialog = page.get_by_role("dialog", name="Look it up")
    dialog.get_by_label("Search the rules").fill("share the victory coins")
    expect(dialog.locator("article .paragraph").first).to_contain_text("the one with more coins wins")
    dialog.get_by_label("Rules: Cities").tap()
    expect(dialog.get_by_text("Debt").first).to_be_visible()
    dialog.get_by_label("Symbols", exact=True).tap()
    dialog.get_by_label("Search the symbols").fill("papyrus")
    expect(dialog.locator("li:visible").first).to_contain_text("papyrus")
    dialog.get_by_role("button", name="Close").tap()
    expect(entry(page, "guilds").locator(".body")).to_be_visible()


def test_teams_row_by_row(visit: Visit) -> None:
    """C61, C62: the coins of both members break the tie of two teams."""
    page = visit(phone=True).page
    page.goto("/score")
    page.get_by_label("Cities", exact=True).tap()
    page.get_by_label("Teams of two").tap()
    page.get_by_role("button", name="Start counting").tap()
    page.get_by_label("By row").tap()
    page.get_by_role("button", name="Treasury", exact=True).tap()
    for seat, coins in enumerate((2, 2, 1, 2)):
        more(open_entry(page, "treasury", seat), "Coins", coins)
    page.get_by_role("button", name="Finish and reveal").tap()
    dialog = page.get_by_role("dialog", name="Final score")
    expect(dialog).to_contain_text("Player 1 and Player 2")
    expect(dialog).to_contain_text("coins break the tie")


def test_a_dice_game_by_touch_and_offline(visit: Visit) -> None:
    """D49, D64, D65: laurels, the prize, points per crossed box, and coins that break the tie."""
    visitor = visit(phone=True)
    page = visitor.page
    go_offline(visitor)
    start(page, "Dice game", players=2)
    more(open_entry(page, "west-barracks"), "Laurel 1", 3)
    agora = open_entry(page, "agora")
    agora.get_by_role("spinbutton", name="Points in crossed boxes").fill("4")
    agora.get_by_label("First to complete the Agora").tap()
    market = open_entry(page, "market")
    market.get_by_label("Add points for crossed boxes").select_option("warehouse")
    more(market, "Crossed boxes", 5)
    assert totals(page) == ["15", "0"]
    page.get_by_role("button", name="Player 2").tap()
    open_entry(page, "wonder", 1).get_by_role("spinbutton", name="Points in crossed boxes").fill("15")
    page.get_by_label("By row").tap()
    page.get_by_role("button", name="Coins", exact=True).tap()
    more(open_entry(page, "coins", 1), "Coins")
    page.get_by_role("button", name="Finish and reveal").tap()
    dialog = page.get_by_role("dialog", name="Final score")
    expect(dialog).to_contain_text("Player 2 won with 15 points.")
    expect(dialog).to_contain_text("coins break the tie")


def test_bad_input_is_answered_on_the_spot(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/score")
    start(page, "Card game", players=3)
    name = page.get_by_label("Name")
    for bad, said in (("", "A player needs a name."), ("player 2", "Somebody else has this name.")):
        name.fill(bad)
        expect(page.get_by_role("alert")).to_contain_text(said)
        name.blur()
        expect(name).to_have_value("Player 1")
    treasury = open_entry(page, "treasury")
    coins = treasury.get_by_role("spinbutton", name="Coins")
    coins.fill("7")
    coins.fill("-3")
    expect(treasury.get_by_role("alert")).to_contain_text("Enter a whole number from 0 to 99.")
    coins.blur()
    expect(coins).to_have_value("7")
    page.reload()
    assert totals(page)[0] == "2"


def test_a_second_phone_enters_its_own_column(visit: Visit) -> None:
    host, friend = visit(phone=True), visit(phone=True)
    page, other = host.page, friend.page
    page.goto("/score")
    start(page, "Card game", players=3)
    page.get_by_role("button", name="Fill it in together").tap()
    dialog = page.get_by_role("dialog", name="Fill it in together")
    expect(dialog.get_by_role("img", name="Link to this pad as a QR code")).to_be_visible()
    link = dialog.locator(".link").inner_text()
    dialog.get_by_role("button", name="Close").tap()

    other.goto(link[link.index("/score/") :])
    other.get_by_role("button", name="Player 2").tap()
    other.get_by_label("Name").fill("Bob")
    more(open_entry(other, "civilian", 1), "Cards worth 7 points", 2)
    expect(page.get_by_role("group", name="Standings")).to_contain_text("Bob")
    expect(page.get_by_role("group", name="Standings").locator("b").nth(1)).to_have_text("14")
    more(open_entry(page, "civilian"), "Cards worth 3 points")
    expect(other.get_by_role("group", name="Standings").locator("b").first).to_have_text("3")

    friend.offline_expected = True
    friend.context.set_offline(True)
    more(entry(other, "civilian", 1), "Cards worth 7 points")
    expect(other.get_by_text("Changes are sent when the server can be reached again.")).to_be_visible()
    other.reload()  # waiting changes survive it
    friend.context.set_offline(False)
    expect(page.get_by_role("group", name="Standings").locator("b").nth(1)).to_have_text("21")
    assert totals(other) == ["3", "21", "0"]

    page.get_by_role("button", name="Fill it in together").tap()
    dialog.get_by_role("button", name="Stop sharing").tap()
    friend.refusals_expected = True
    expect(other.get_by_text("Shared with other phones")).to_have_count(0)
    other.get_by_role("button", name="Player 1").tap()  # all columns are its own now
    expect(other.get_by_label("Name")).to_have_value("Player 1")
    assert totals(other) == ["3", "21", "0"]


def test_games_move_to_another_device(visit: Visit, tmp_path: Path) -> None:
    first, second = visit(), visit()
    page = first.page
    page.goto("/score")
    page.get_by_role("button", name="Start counting").click()
    page.locator(".entry[data-row=civilian] > button").click()
    page.get_by_role("button", name="One more: Cards worth 6 points").click()
    page.get_by_role("button", name="Finish and reveal").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Share as a picture").click()
    assert picture.value.path().read_bytes()[:4] == b"\x89PNG"
    page.goto("/score/history")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export all games").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)

    page = second.page
    page.goto("/score/history")
    take = page.get_by_label("Import games")
    take.set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="Imported: 1.")).to_be_visible()
    expect(page.locator(".games li")).to_have_count(1)
    broken = tmp_path / "broken.json"
    for content, said in (
        ("{", "cannot be read"),
        ("{}", "was not exported here"),
        (_damage(file), "damaged"),
    ):
        broken.write_text(content)
        take.set_input_files(broken)
        expect(page.get_by_role("alert")).to_contain_text(said)
        expect(page.locator(".games li")).to_have_count(1)
    page.locator(".games a").click()
    assert totals(page)[0] == "6"


def _damage(file: Path) -> str:
    games = json.loads(file.read_text())
    games["pads"][0]["columns"][0]["counts"]["coins"] = -1
    return json.dumps(games)


def test_the_history_covers_people_and_wonders(visit: Visit) -> None:
    page = visit().page
    page.goto("/score")
    page.get_by_role("group", name="Players").get_by_label("3").click()
    page.get_by_role("button", name="Start counting").click()
    for seat, board in enumerate(("Gizah day", "Rhodos night")):
        page.get_by_role("button", name=f"Player {seat + 1}").click()
        page.get_by_role("button", name="Pick the Wonder").click()
        page.get_by_role("button", name=board).click()
    page.locator(".entry[data-row=wonder] > button").click()
    page.get_by_role("button", name="One more: Wonder stages built").click()
    page.get_by_role("button", name="Finish and reveal").click()
    page.get_by_role("link", name="Group history").click()
    expect(page.locator(".games li")).to_contain_text("Player 2 3 (Rhodos, night)")
    page.get_by_label("Player or Wonder").select_option(label="Rhodos, night")
    expect(page.get_by_role("img", name="Where the points of Rhodos, night come from")).to_be_visible()
    rivals = page.get_by_role("region", name="Rhodos, night against the others")
    expect(rivals.get_by_role("row").nth(1)).to_contain_text("Gizah, day")
    page.get_by_label("Players").select_option("3")
    expect(page.get_by_role("status").filter(has_text="1 game")).to_be_visible()


def test_my_statistics_show_a_rating_only_when_asked(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.finish(visitor.play("dice", players=2))
    page.goto("/statistics")
    expect(page.get_by_role("row", name="bots: easy 1")).to_be_visible()
    expect(page.get_by_role("img", name="Your points and the winner's, game by game")).to_be_visible()
    expect(page.get_by_text("uncertainty")).to_have_count(0)
    page.get_by_role("button", name="Show my rating").click()
    expect(page.get_by_text("almost certainly between")).to_be_visible()
