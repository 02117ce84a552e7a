"""Friends at one table, broken connections, a server that goes away and comes back; spectators."""

import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.site import Site
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
GAMES = ["wonders", "dice"]
CHOSEN = ".option.chosen, .actions [aria-pressed=true]"


def choose(page: Page, game: str) -> None:
    """The first decision: a side of the board, or to pass."""
    (
        page.get_by_role("button", name="Pass and gain") if game == "dice" else page.locator(".option").first
    ).click()
    expect(page.locator(CHOSEN)).to_have_count(1)


class Line:
    """The visitor's connection to the server, which can be cut and restored."""

    def __init__(self, visitor: Visitor) -> None:
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile("/socket"), self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.whole:
            socket.connect_to_server()
            self.sockets.append(socket)
        else:
            socket.close(code=1011)

    def cut(self) -> None:
        self.whole = False
        for socket in self.sockets:
            socket.close(code=1011)

    def mend(self) -> None:
        self.whole = True


def test_two_clicks_invite_friends_and_three_browsers_play(visit: Visit) -> None:
    host, friends = visit(), [visit(), visit()]
    page = host.home()
    host.page.evaluate(
        "localStorage.setItem('heptapolis.settings', JSON.stringify({players: 3, known: true}))"
    )
    page.reload()
    page.get_by_role("button", name="Invite friends").click()
    host.introduce("Ada")
    expect(page.get_by_role("img", name="Invitation link as a QR code")).to_be_visible()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    for friend in friends:
        friend.home()
        friend.page.goto(page.url)
        friend.page.get_by_role("button", name="Sit here").first.click()
        friend.introduce("Bob")
        expect(friend.page.get_by_role("button", name="Leave seat")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    everybody = [host, *friends]
    for visitor in everybody:
        visitor.page.keyboard.press("Escape")
        visitor.page.locator(".option").first.click()
    for visitor in everybody:
        expect(visitor.hand).to_have_count(7)
        visitor.page.keyboard.press("1")
        visitor.page.keyboard.press("D")
    for visitor in everybody:
        expect(visitor.hand).to_have_count(6)
        expect(visitor.page.get_by_text("discarded for 3 coins").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_choice_loses_nothing(visit: Visit, game: str) -> None:
    visitor, friend = visit(), visit()
    visitor.meet(friend, game)
    choose(visitor.page, game)
    visitor.page.reload()
    expect(visitor.page.locator(CHOSEN)).to_have_count(1)


def test_a_cut_connection_is_reported_and_restored_and_the_choice_arrives(visit: Visit) -> None:
    visitor = visit()
    line = Line(visitor)
    visitor.play(sides="day")
    expect(visitor.hand).to_have_count(7)
    line.cut()
    expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("D")
    expect(visitor.hand).to_have_count(7)
    line.mend()
    expect(visitor.hand).to_have_count(6)
    expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)


def test_dice_chosen_while_the_connection_is_cut_arrive_when_it_is_back(visit: Visit) -> None:
    visitor = visit()
    line = Line(visitor)
    visitor.play("dice", players=2)
    expect(visitor.page.locator(".forum")).to_be_visible()
    line.cut()
    expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
    visitor.page.keyboard.press("p")
    line.mend()
    expect(visitor.page.get_by_role("heading", name="Turn 2")).to_be_visible()


def test_a_server_that_is_killed_and_started_again_goes_on_where_it_was(
    browser: Browser, tmp_path: Path
) -> None:
    with Site(tmp_path) as site:
        visitor, friend = Visitor(browser, site), Visitor(browser, site)
        pages = []
        for game in GAMES:
            visitor.page = visitor.open_page()
            visitor.meet(friend, game)
            choose(visitor.page, game)
            pages.append(visitor.page)
        visitor.offline_expected = friend.offline_expected = True
        site.stop(signal.SIGKILL)
        for page in pages:
            expect(page.get_by_text("Connection lost")).to_be_visible()
        site.start()
        for page in pages:
            expect(page.get_by_text("Connection lost")).to_have_count(0)
            expect(page.locator(CHOSEN)).to_have_count(1)
        visitor.leave()
        friend.leave()


def test_a_spectator_sees_the_table_and_no_hands(visit: Visit) -> None:
    visitor, spectator = visit(), visit()
    table = visitor.play(sides="day")
    expect(visitor.hand).to_have_count(7)
    spectator.home()
    spectator.page.locator(f"a[href='{table['path']}']").click()
    expect(spectator.page.get_by_text("You are watching")).to_be_visible()
    expect(spectator.page.locator(".slot")).to_have_count(0)
    seen = spectator.page.evaluate("id => fetch(`/api/tables/${id}/state`).then(r => r.json())", table["id"])
    assert {card for hand in seen["position"]["view"]["hands"] for card in hand} == {"?"}
