"""Around the table: names and hosts, the lobby of two friends, open tables, my games."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
KEPT = """async () => {  // until the rules and the symbols are kept for later
  const cache = await caches.open('heptapolis-reference');
  while (!(await cache.match('/api/catalogue/dice'))) await new Promise(done => setTimeout(done, 50));
}"""


def open_lobby(host: Visitor, friend: Visitor) -> None:
    """A table for three that the host creates by hand; the friend follows the link and sits down."""
    page = host.home()
    page.get_by_role("link", name="Custom game").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").check()
    page.get_by_role("button", name="Create a table for friends").click()
    host.introduce("Ada")
    page.wait_for_url("**/t/*")
    friend.page.goto(page.url)
    expect(friend.page.get_by_text("Ada invites you to play.")).to_be_visible()
    friend.page.get_by_role("button", name="Sit down").click()
    friend.introduce("Bob")
    expect(friend.page.get_by_role("button", name="Leave seat")).to_be_visible()


def row(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=name)


def test_friends_are_asked_for_their_names_and_one_is_the_host(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    open_lobby(host, friend)
    for page in (host.page, friend.page):
        expect(row(page, "Ada")).to_contain_text("host")
        expect(row(page, "Bob")).not_to_contain_text("host")
    row(friend.page, "Bob").get_by_role("button", name="Name").click()
    dialog = friend.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Suggest another name").click()
    expect(dialog.get_by_label("Your name")).not_to_have_value("Bob")
    dialog.get_by_label("Your name").fill("Ada")  # the same name does not make a second host
    dialog.get_by_role("button", name="Save").click()
    expect(row(host.page, "Ada")).to_have_count(2)
    for page in (host.page, friend.page):
        expect(page.get_by_role("listitem").filter(has_text=re.compile("host"))).to_have_count(1)
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_playing_alone_asks_nothing(visit: Visit) -> None:
    page = visit().home()
    page.get_by_role("button", name="Play", exact=False).first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main.table")).to_be_visible()
    expect(page.get_by_text("What should the others call you?")).to_have_count(0)
    name = page.evaluate("fetch('/api/guest').then(answer => answer.json()).then(guest => guest.name)")
    assert name not in ("", "Traveller")


def test_a_disabled_start_says_why_and_bots_fill_the_seats(visit: Visit) -> None:
    host, friend = visit(), visit()
    open_lobby(host, friend)
    page = host.page
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description(
        "1 seat is still open: invite a friend or fill it with a bot."
    )
    enabled = page.get_by_role("button", name="Copy link")
    colour = "button => getComputedStyle(button).backgroundColor"
    assert start.evaluate(colour) != enabled.evaluate(colour)
    page.get_by_label("Seat 3").select_option("easy")
    expect(row(page, "Seat 3")).to_contain_text(re.compile(r"\w+, easy"))  # bots have names too
    expect(start).to_be_enabled()
    start.click()
    for one in (page, friend.page):
        expect(one.locator("main.table")).to_be_visible()


def test_the_host_removes_a_player_who_is_told(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    open_lobby(host, friend)
    row(host.page, "Bob").get_by_role("button", name="Remove").click()
    host.page.get_by_role("dialog", name="Remove Bob?").get_by_role("button", name="Remove").click()
    expect(row(host.page, "Bob")).to_have_count(0)
    expect(friend.page.get_by_role("alert").first).to_contain_text("You no longer have a seat here")
    friend.page.get_by_role("button", name="Sit down").click()  # no name is asked for twice
    expect(row(host.page, "Bob")).to_be_visible()
    expect(friend.page.get_by_text("You no longer have a seat here")).to_have_count(0)


def test_the_seat_of_an_absent_player_goes_to_a_bot(visit: Visit) -> None:
    host, friend = visit(), visit()
    open_lobby(host, friend)
    table = friend.page.url
    host.page.goto("/")
    expect(row(friend.page, "Ada")).to_contain_text(re.compile(r"offline for [1-9]\d* (second|minute)"))
    expect(row(friend.page, "Ada")).to_contain_text("You can vote for a bot in")
    expect(friend.page.get_by_text("You can take over as host in")).to_be_visible()
    host.page.goto(table)
    expect(row(friend.page, "Ada")).not_to_contain_text("offline")
    friend.page.goto("/")
    row(host.page, "Bob").get_by_role("button", name="Give the seat to a bot").click()
    expect(row(host.page, "Seat 2")).to_contain_text("medium")
    friend.page.goto(table)
    expect(friend.page.get_by_role("alert").first).to_contain_text("a bot took it")


def age(page: Page) -> None:
    """Make this page believe that offline players have been away for more than two minutes."""

    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda text: socket.send(re.sub(r'("offline_seconds": ?)[0-9.]+', r"\g<1>130.0", str(text)))
        )

    page.route_web_socket(re.compile("/socket"), opened)


def test_after_two_minutes_the_others_may_vote_and_take_over(visit: Visit) -> None:
    """The server counts by itself: its objection is shown."""
    host, friend = visit(), visit(phone=True)
    friend.refusals_expected = True
    age(friend.page)
    open_lobby(host, friend)
    host.page.goto("/")
    expect(row(friend.page, "Ada")).to_contain_text(re.compile("offline for [23] minutes"))
    friend.page.get_by_role("button", name="Take over as host").click()
    expect(friend.page.get_by_text("you can take over in")).to_be_visible()
    row(friend.page, "Ada").get_by_role("button", name="Give the seat to a bot").click()
    expect(friend.page.get_by_text("you can call a bot in")).to_be_visible()


def test_the_host_changes_players_boxes_and_clock_in_the_lobby(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    host.refusals_expected = True
    open_lobby(host, friend)
    page = host.page
    page.get_by_label("Teams of two").click()
    expect(page.get_by_text("Teams of two need 4 or 6 players").last).to_be_visible()
    expect(page.get_by_label("Teams of two")).not_to_be_checked()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4").check()
    expect(page.get_by_role("listitem").filter(has_text="open seat")).to_have_count(2)
    page.get_by_label("Teams of two").check()
    expect(page.get_by_text("The team game needs Cities. Also chosen: Cities.").last).to_be_visible()
    expect(page.get_by_role("checkbox", name="Cities")).to_be_checked()
    page.get_by_label("Time limit per decision").select_option("2 days")
    agreed = friend.page.get_by_text("Players: 4 · Cities · Teams of two · 2 days per decision")
    expect(agreed).to_be_visible()
    expect(friend.page.get_by_role("heading", name="Card game with Cities in teams")).to_be_visible()


def test_a_public_table_waits_for_players_on_the_first_page(visit: Visit) -> None:
    host, stranger = visit(), visit(phone=True)
    page = host.home()
    page.get_by_role("link", name="Custom game").click()
    page.get_by_role("radio", name="Dice game").check()
    page.get_by_role("radio", name="Anyone (listed on the home page)").check()
    page.get_by_label("Time limit per decision").select_option("8 hours")
    page.get_by_role("button", name="Create a table for friends").click()
    host.introduce("Open Ada")
    page.wait_for_url("**/t/*")
    phone = stranger.home()
    tables = phone.locator("section").filter(has=phone.get_by_role("heading", name="Open tables"))
    expect(tables.get_by_role("listitem").filter(has_text="Open Ada")).to_contain_text("8 hours per decision")
    tables.get_by_role("button", name="Join Open Ada: Dice game").click()
    stranger.introduce("Bob")
    phone.wait_for_url("**/t/*")
    expect(row(page, "Bob")).to_be_visible()


def test_my_games_say_whose_move_it_is_and_until_when(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    table = visitor.meet(friend)
    change = (
        "id => fetch(`/api/tables/${id}`, {method: 'PATCH', headers: {'Content-Type': 'application/json'},"
    )
    change += " body: JSON.stringify({timer: {seconds: 3 * 86400, then: 'medium'}})})"
    visitor.page.evaluate(change, table["id"])
    mine = visitor.home().locator("li", has=visitor.page.locator(f"a[href='{table['path']}']"))
    expect(mine).to_contain_text("Your move · time runs out in 2 days")
    expect(mine).to_contain_text("Before Age I")
    expect(mine).to_contain_text(re.compile(r"\w+ · \w+, easy"))  # the friend and the bot
    expect(mine).to_contain_text("ago")


def test_the_host_closes_a_table_in_the_lobby_and_everyone_is_told(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    open_lobby(host, friend)
    expect(friend.page.get_by_role("button", name="Close table")).to_have_count(0)
    page = host.page
    page.get_by_role("button", name="Close table").click()
    dialog = page.get_by_role("dialog", name="Close this table?")
    expect(dialog).to_contain_text("The table is deleted. Everyone there is told.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Close table")).to_be_focused()
    page.get_by_role("button", name="Close table").click()
    dialog.get_by_role("button", name="Close table").click()
    page.wait_for_url(re.compile(r"/$"))
    expect(friend.page.get_by_text("The host has closed this table.")).to_be_visible()


def test_my_games_that_are_mine_alone_can_be_closed(visit: Visit) -> None:
    visitor = visit(phone=True)
    playing, shared = visitor.play(), visitor.meet(visit())
    page = visitor.home()
    ours, mine = (
        page.locator("li", has=page.locator(f"a[href='{table['path']}']")) for table in (shared, playing)
    )
    expect(ours).to_be_visible()
    expect(ours.get_by_role("button")).to_have_count(0)
    mine.get_by_role("button", name="Close table: Card game").click()
    dialog = page.get_by_role("dialog", name="Close this table?")
    expect(dialog).to_contain_text("The game is deleted and has no result.")
    dialog.get_by_role("button", name="Close table").click()
    expect(mine).to_have_count(0)
    page.reload()
    expect(ours).to_be_visible()
    expect(mine).to_have_count(0)


def test_a_phone_shows_the_game_that_waits_for_you_at_once(visit: Visit) -> None:
    phone = visit(phone=True, viewport={"width": 360, "height": 640})
    phone.play(sides="choose")
    expect(phone.home().get_by_text("Your move")).to_be_in_viewport()


def test_undo_is_an_option_of_games_against_bots(visit: Visit) -> None:
    page = visit().home()
    page.get_by_role("link", name="Custom game").click()
    undo = page.get_by_label("Allow undo")
    expect(undo).to_have_accessible_description(re.compile("don't count in statistics"))
    undo.check()
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/t/*")
    look = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(table => table.undo)"
    assert page.evaluate(look, page.url.rpartition("/")[2]) is True


def test_without_a_server_rules_can_be_read_and_the_page_recovers(visit: Visit) -> None:
    visitor = visit()
    page = visitor.home()
    page.evaluate("navigator.serviceWorker.ready")
    page.evaluate(KEPT)
    visitor.offline_expected = True
    visitor.context.set_offline(True)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    page.goto("/new")
    expect(page.get_by_role("heading", name="Can't reach the server.")).to_be_visible()
    page.get_by_role("link", name="Dice game rules").click()
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    page.goto("/learn/symbols")
    expect(page.get_by_role("heading", name="Resources")).to_be_visible()
    page.goto("/new")
    visitor.context.set_offline(False)
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
