"""People at one table: they wait, leave, come back, lose the network and look elsewhere."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.site import Site
from tests.browser.visitor import OPEN, Json, Visitor

Visit = Callable[..., Visitor]

POST = """([path, body]) => fetch(path, {
  method: path === '/api/guest' ? 'PATCH' : 'POST', headers: {'Content-Type': 'application/json'},
  body: JSON.stringify(body ?? {})
}).then(answer => answer.json())"""


def introduce(visitor: Visitor, name: str) -> None:
    visitor.home()
    visitor.page.evaluate(POST, ["/api/guest", {"name": name}])


def sit_together(host: Visitor, *friends: Visitor, **wanted: Any) -> Json:
    """A table of these people and a bot, begun; every page shows it. Ada is the host, then Bob, then Eve."""
    for visitor, name in zip((host, *friends), ("Ada", "Bob", "Eve"), strict=False):
        introduce(visitor, name)
    seats: list[Json] = [{"kind": "open"}] * (1 + len(friends)) + [{"kind": "bot", "bot": "easy"}] * 2
    options = {"players": 3, "sides": "day"}
    table: Json = host.page.evaluate(
        OPEN, {"game": "wonders", "options": options, "seats": seats[:3], **wanted}
    )
    for friend in friends:
        friend.page.evaluate(POST, [f"/api/tables/{table['id']}/join", {}])
    host.page.evaluate(POST, [f"/api/tables/{table['id']}/start", {}])
    for visitor in (host, *friends):
        visitor.page.goto(table["path"])
        expect(visitor.hand).to_have_count(7)
    return table


def discard(visitor: Visitor) -> None:
    """Choose to discard the first card."""
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("D")


@pytest.fixture
def both(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two friends, one of them on a phone."""
    return visit(), visit(phone=True)


def clock(page: Page) -> Locator:
    return page.locator("header .clock")


# The clock.


def test_the_clock_runs_in_every_browser_and_the_host_pauses_it(both: tuple[Visitor, Visitor]) -> None:
    host, friend = both
    friend.page.clock.install()
    sit_together(host, friend, timer={"seconds": 60, "then": "default"})
    for page in (host.page, friend.page):
        expect(clock(page)).to_have_text(re.compile(r"0:5\d|1:00"))
    friend.page.clock.fast_forward(52_000)
    expect(clock(friend.page)).to_have_text(re.compile(r"0:0\d"))
    expect(clock(friend.page)).to_have_class(re.compile("late"))
    expect(friend.page.get_by_text("A bot decides for you in 0:0")).to_be_visible()
    host.page.get_by_role("button", name="Pause the clock").click()
    for page in (host.page, friend.page):
        expect(clock(page)).to_contain_text("paused")
        expect(page.get_by_text("A bot decides")).to_have_count(0)
    host.page.get_by_role("button", name="Resume the clock").click()
    expect(clock(friend.page)).not_to_contain_text("paused")


def test_when_the_time_is_up_everyone_reads_who_acted_and_why(both: tuple[Visitor, Visitor]) -> None:
    host, friend = both
    sit_together(host, friend, timer={"seconds": 5, "then": "default"})
    discard(host)
    expect(host.page.get_by_text("A bot decides for Bob in 0:0")).to_be_visible()
    expect(friend.page.get_by_text("Time ran out: a bot decided for you.").first).to_be_visible()
    expect(host.page.get_by_text("Time ran out: a bot decided for").first).to_be_visible()


# Who is missing.


def test_the_one_who_is_missing_is_named_and_the_choice_is_told(both: tuple[Visitor, Visitor]) -> None:
    host, friend = both
    sit_together(host, friend)
    discard(host)
    expect(host.page.get_by_text("Waiting for Bob")).to_be_visible()
    expect(host.page.get_by_text(re.compile("Chosen: discard .* for 3 coins"))).to_be_visible()
    expect(friend.page.get_by_text("Your turn")).to_be_attached()
    discard(friend)
    expect(host.hand).to_have_count(6)


def test_a_bot_stands_in_for_a_friend_who_leaves_and_takes_the_seat_back(
    both: tuple[Visitor, Visitor],
) -> None:
    host, friend = both
    table = sit_together(host, friend)
    friend.page.goto("about:blank")
    discard(host)
    host.page.get_by_role("button", name=re.compile(r"Let a bot play for Bob \(offline for \d+ s\)")).click()
    expect(host.hand).to_have_count(6)
    friend.page.goto(table["path"])
    expect(friend.page.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(friend.page.get_by_text("The bot has chosen:")).to_be_visible()
    expect(friend.page.get_by_role("button", name="Take back")).to_have_count(0)  # it would choose again
    friend.page.get_by_role("button", name="Take my seat back").click()
    expect(friend.page.get_by_role("button", name="Take back")).to_be_visible()
    expect(friend.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    discard(host)  # the bot has decided this turn already
    expect(host.hand).to_have_count(5)
    discard(host)
    expect(host.page.get_by_text("Waiting for Bob")).to_be_visible()
    friend.page.get_by_role("button", name="Menu").click()
    friend.page.get_by_role("button", name="Leave table").click()
    friend.page.get_by_role("alertdialog").get_by_role("button", name="Leave table").click()
    expect(friend.page.get_by_role("heading", name="Heptapolis")).to_be_visible()
    expect(host.hand).to_have_count(4)


@pytest.fixture
def impatient(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """Visitors of a server that lets players act for absent ones at once; their pages wait two minutes."""
    visitors: list[Visitor] = []
    patch = "import heptapolis.server.lobby as lobby; lobby.OFFLINE_VOTE_SECONDS = 0.0; "
    with Site(tmp_path, before=patch) as site:

        def come(**screen: Any) -> Visitor:
            visitors.append(Visitor(browser, site, **screen))
            visitors[-1].page.clock.install()
            return visitors[-1]

        yield come
        for visitor in visitors:
            visitor.leave()


def test_players_vote_for_a_bot_and_one_of_them_takes_over_as_host(impatient: Visit) -> None:
    host, bob, eve = impatient(), impatient(phone=True), impatient()
    sit_together(host, bob, eve)
    host.page.goto("about:blank")
    for friend in (bob, eve):
        call = friend.page.get_by_role("button", name="Let a bot play for Ada")
        expect(call).to_be_disabled()
        expect(friend.page.get_by_text(re.compile(r"possible in (2:00|1:\d\d)"))).to_be_visible()
        friend.page.clock.fast_forward(121_000)
        expect(call).to_be_enabled()
    eve.page.get_by_role("button", name="Let a bot play for Ada").click()
    expect(bob.page.get_by_text("1 of 2 votes")).to_be_visible()
    bob.page.clock.fast_forward(121_000)  # the page counts on from what the server has just said
    bob.page.get_by_role("button", name="Take over as host").click()
    expect(bob.page.get_by_role("button", name="Take over as host")).to_have_count(0)
    bob.page.get_by_role("button", name="Let a bot play for Ada").click()
    for friend in (bob, eve):
        expect(friend.page.get_by_role("button", name="Let a bot play for Ada")).to_have_count(0)


# A dead network.


class DeadLine:
    """A connection that can die without anyone being told, and that keeps what was sent over it."""

    def __init__(self, visitor: Visitor) -> None:
        self.dead = False
        self.choices: list[str] = []
        visitor.page.route_web_socket(re.compile("/socket"), self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.dead:
            return
        server = socket.connect_to_server()

        def send(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "choose":
                self.choices.append(command["id"])
            server.send(message)

        socket.on_message(send)
        server.on_message(lambda message: None if self.dead else socket.send(message))


def test_a_choice_whose_answer_is_lost_is_applied_once(visit: Visit) -> None:
    """The choice arrives, its acknowledgement does not: it is sent again with the same id."""
    host, friend = visit(), visit(phone=True)
    line = DeadLine(host)
    host.page.clock.install()
    table = sit_together(host, friend)
    line.dead = True
    discard(host)
    expect(host.page.get_by_text(re.compile("Sending: discard"))).to_be_visible()
    discard(friend)
    expect(friend.hand).to_have_count(6)
    host.page.clock.fast_forward(4000)
    expect(host.page.get_by_text("Connection lost")).to_be_visible()
    line.dead = False
    host.page.clock.fast_forward(11_000)
    expect(host.hand).to_have_count(6)
    assert set(line.choices) == {line.choices[0]}
    story = host.page.evaluate("id => fetch(`/api/tables/${id}/history`).then(r => r.json())", table["id"])
    assert len(story["steps"]) == 1


def test_offline_is_shown_at_once_and_the_choice_is_sent_when_the_network_is_back(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    line = DeadLine(friend)
    sit_together(host, friend)
    friend.offline_expected = True
    friend.context.set_offline(True)
    expect(friend.page.get_by_text("You are offline. Waiting for the network")).to_be_visible(timeout=2_000)
    discard(friend)
    expect(friend.page.get_by_text("This will be sent when you are back: discard")).to_be_visible()
    discard(host)
    friend.context.set_offline(False)
    for visitor in (host, friend):
        expect(visitor.hand).to_have_count(6)
    assert len(line.choices) == 1


# Reveals.

WATCH_REVEALS = """() => {
  window.seen = [];
  const note = what => window.seen.at(-1) !== what && window.seen.push(what);
  new MutationObserver(() => {
    const shown = document.querySelector('[data-reveal]');
    if (shown) note(shown.dataset.reveal);
    const verdict = document.querySelector('dialog .verdict');
    if (verdict) note(verdict.checkVisibility({visibilityProperty: true}) ? 'winner' : 'score');
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def test_reveals_come_in_the_order_of_the_rules_and_wait_for_nobody(visit: Visit) -> None:
    """The last turn of a game with Babylon: the turn, its last card, the battles, the score, the winner."""
    visitor = visit(reduced_motion="no-preference")
    page = visitor.page
    table = visitor.play(sides="night", seed=4)
    last = "position.view.age === 3 && position.view.turn === 6 && position.view.phase === 'card'"
    visitor.advance(table, last, prefer="build-stage")
    expect(visitor.hand).to_have_count(2)
    page.keyboard.press("Escape")
    page.evaluate(WATCH_REVEALS)
    discard(visitor)
    expect(visitor.hand).to_have_count(1)  # the last card: the turn is still being shown
    expect(page.locator("[data-reveal=turn]")).to_be_visible()
    expect(page.get_by_role("heading", name="play your last card")).to_be_visible()
    discard(visitor)
    page.locator("[data-reveal=turn]").click()
    page.locator("[data-reveal=follow-up]").click()
    page.get_by_role("region", name="Final score").click()
    expect(page.locator("dialog .verdict")).to_be_visible()
    assert page.evaluate("window.seen") == ["turn", "follow-up", "battles", "score", "winner"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What happened?").click()
    expect(page.locator("[data-reveal=turn]")).to_be_visible()
    page.locator("[data-reveal=turn]").click()
    expect(page.locator("[data-reveal=follow-up]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-reveal]")).to_have_count(0)


# Alerts that it is your turn.

ELSEWHERE = """() => {
  window.calls = [];
  ServiceWorkerRegistration.prototype.showNotification = async (...call) => { window.calls.push(call); };
  Object.defineProperty(Notification, 'permission', {get: () => 'granted'});
  Notification.requestPermission = async () => 'granted';
  Object.defineProperty(document, 'hidden', {get: () => window.away ?? false});
}"""


def test_your_turn_finds_you(both: tuple[Visitor, Visitor]) -> None:
    host, friend = both
    friend.page.add_init_script(f"({ELSEWHERE})()")
    friend.home()
    friend.page.goto("/options")
    friend.page.get_by_label("Notify me when it is my turn").check()
    table = sit_together(host, friend)
    for visitor in both:
        expect(visitor.page).to_have_title(re.compile("^● Your turn"))
        expect(visitor.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    friend.page.evaluate("navigator.serviceWorker.ready")
    discard(friend)
    expect(friend.page).not_to_have_title(re.compile("Your turn"))
    expect(friend.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    friend.page.evaluate("window.away = true")
    discard(host)
    expect(friend.page).to_have_title(re.compile("^● Your turn"))
    friend.page.wait_for_function("window.calls.length")
    assert friend.page.evaluate("window.calls.map(([title, {tag, body}]) => [title, tag, body])") == [
        ["Your turn", table["path"], "Choose a card"]
    ]


# Taking turns back, sitting behind somebody, the rematch, a moment to share.


def test_a_turn_is_taken_back(visit: Visit) -> None:
    visitor = visit()
    visitor.home()
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "easy"}] * 2]
    wanted = {"game": "wonders", "options": {"players": 3, "sides": "day"}, "seats": seats, "undo": True}
    table: Json = visitor.page.evaluate(OPEN, wanted)
    visitor.page.evaluate(POST, [f"/api/tables/{table['id']}/start", {}])
    visitor.page.goto(table["path"])
    undo = visitor.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    for key in ("", "z", "Control+z"):
        discard(visitor)
        expect(visitor.hand).to_have_count(6)
        expect(undo).to_be_enabled()
        visitor.page.keyboard.press(key) if key else undo.click()
        expect(visitor.hand).to_have_count(7)
        expect(visitor.page.get_by_text("The last turn was taken back.").first).to_be_visible()
        expect(undo).to_be_disabled()


def test_a_spectator_sits_behind_any_player(both: tuple[Visitor, Visitor], visit: Visit) -> None:
    host, friend = both
    table = sit_together(host, friend)
    spectator = visit()
    spectator.home()
    spectator.page.goto(table["path"])
    own = spectator.page.locator(".own")
    expect(own).to_be_visible()
    before = own.inner_text()
    spectator.page.get_by_label("Sit behind").select_option("1")
    expect(own).not_to_have_text(before)


def test_a_friend_is_told_of_the_rematch_and_a_moment_is_shared(both: tuple[Visitor, Visitor]) -> None:
    host, friend = both
    table = sit_together(host, friend)
    friend.page.evaluate(POST, [f"/api/tables/{table['id']}/leave", {}])
    host.finish(table)
    expect(friend.page.get_by_role("dialog", name="Final score")).to_be_visible()
    host.page.get_by_role("button", name="Rematch").click()
    friend.page.set_viewport_size({"width": 360, "height": 640})
    expect(friend.page.get_by_text("Ada wants a rematch:")).to_be_in_viewport()  # over a long score sheet
    friend.page.get_by_role("link", name="Join").click()
    expect(friend.page).not_to_have_url(re.compile(table["path"]))

    page = host.page
    page.goto(f"/t/{table['id']}/replay?step=2&seat=1")
    expect(page.get_by_role("slider")).to_have_value("2")
    expect(page.get_by_title("View as")).to_have_value("1")
    expect(page.get_by_text(re.compile("Chosen here: "))).to_be_visible()
    expect(page.locator(".slot.chosen")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay\?step=3&seat=1$"))
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as text").click()
    assert "begins." in Path(download.value.path()).read_text(encoding="utf-8")
