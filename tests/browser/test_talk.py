"""People talk at a table: phrases at the seat and in the log, mute, pace, spectators; marks of team-mates."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.site import Site
from tests.browser.test_people import POST, introduce, sit_together
from tests.browser.visitor import OPEN, Json, Visitor

Visit = Callable[..., Visitor]
NO_SECOND_BURST = """
from heptapolis.server.settings import Settings
object.__setattr__(Settings.limits, "phrases_per_second", 0.0)
"""
TEAMS: Json = {"players": 4, "expansions": ["cities"], "teams": True, "sides": "day"}


def say(page: Page, phrase: str) -> None:
    """Say it with the keyboard."""
    page.keyboard.press("t")
    page.get_by_role("dialog", name="Say something").get_by_role("button", name=phrase).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def reload(visitor: Visitor) -> None:
    visitor.page.reload()
    expect(visitor.hand).to_have_count(7)


def bubble(page: Page, phrase: str) -> Locator:
    return page.locator(f".bubble[data-said={phrase}]")


def test_a_phrase_is_seen_at_the_seat_and_in_the_log(visit: Visit) -> None:
    """By a friend on a laptop and on a phone, where the seat is not on the screen, and by a spectator."""
    host, friend = visit(), visit(phone=True)
    table = sit_together(host, friend)
    spectator = visit()
    spectator.home()
    spectator.page.goto(table["path"])
    expect(spectator.page.locator("main.table")).to_be_visible()
    before = friend.page.locator(".bottom").bounding_box()

    say(host.page, "Nice move!")
    expect(friend.page.locator(".told").locator(".bubble")).to_have_text(re.compile("Ada.*Nice move!"))
    expect(friend.page.locator("[data-spoken]").first).to_have_text("Ada: Nice move!")
    assert friend.page.locator(".bottom").bounding_box() == before, "nothing moves for a bubble"
    expect(spectator.page.locator("[data-spoken]").first).to_have_text("Ada: Nice move!")

    menu = friend.page.get_by_role("button", name="Menu")
    menu.click()
    friend.page.get_by_role("button", name="Say something").click()
    friend.page.get_by_role("button", name="applauds").click()
    expect(bubble(host.page, "applause")).to_be_visible()
    inside = bubble(host.page, "applause").locator("xpath=ancestor::section[1]")
    expect(inside).to_contain_text("Bob")
    expect(bubble(host.page, "applause")).to_have_count(0)  # after some seconds

    friend.page.get_by_role("tab", name="Log").click()
    expect(friend.page.locator(".log [data-said]")).to_have_count(2)
    reload(host)
    host.page.keyboard.press("l")
    expect(host.page.locator(".log [data-said=nice-move]")).to_contain_text("You: Nice move!")

    spectator.page.keyboard.press("t")
    dialog = spectator.page.get_by_role("dialog", name="Say something")
    expect(dialog).to_contain_text("only players can talk")
    expect(dialog.get_by_role("button", name="Hello!")).to_have_count(0)


@pytest.fixture
def patient(browser: Browser, tmp_path: Path) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people at a server that never allows a second burst of phrases, however slow the machine is."""
    with Site(tmp_path, before=NO_SECOND_BURST) as site:
        people = Visitor(browser, site), Visitor(browser, site)
        yield people
        for visitor in people:
            visitor.leave()


def test_a_muted_player_is_not_heard_and_talk_has_a_pace(patient: tuple[Visitor, Visitor]) -> None:
    host, friend = patient
    sit_together(host, friend)
    host.page.keyboard.press("t")
    host.page.get_by_role("checkbox", name="Bob").check()
    host.page.keyboard.press("Escape")
    for phrase in ("Hello!", "Good luck!", "Thank you!", "Sorry!"):
        say(friend.page, phrase)
    expect(bubble(friend.page, "sorry")).to_be_visible()
    say(friend.page, "Well played!")
    expect(friend.page.get_by_text("That was a lot at once. Wait a moment.")).to_be_visible()
    say(host.page, "Hello!")  # what Bob said has arrived before it
    expect(bubble(host.page, "hello")).to_have_count(1)
    host.page.keyboard.press("l")
    expect(host.page.locator(".log [data-said]")).to_have_count(1)
    reload(host)
    host.page.keyboard.press("l")
    expect(host.page.locator(".log [data-said]")).to_have_count(1)  # the device remembers
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("t")
    host.page.get_by_role("checkbox", name="Bob").uncheck()
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("l")
    expect(host.page.locator(".log [data-said]")).to_have_count(5)


def test_team_mates_mark_cards_and_nobody_else_sees_it(visit: Visit) -> None:
    """C45."""
    people = [visit(), visit(phone=True), visit(), visit()]
    _sit_in_teams(people)
    ada, bob, cleo = (visitor.page for visitor in people[:3])
    ada.keyboard.press("1")
    ada.get_by_role("button", name="I'll take this", exact=True).click()
    expect(ada.locator(".slot").first.locator("[data-mark=take]")).to_be_visible()
    bob.get_by_role("tab", name="Neighbours").click()
    expect(bob.locator(".side [data-mark=take][data-by='0']")).to_be_visible()

    bob.locator(".side .hand").get_by_role("button").last.click()
    bob.get_by_role("button", name="Leave this for me").click()
    bob.get_by_role("button", name="Close").click()
    expect(ada.locator(".hand [data-mark=leave][data-by='1']").first).to_be_visible()
    expect(cleo.locator("[data-mark]")).to_have_count(0)

    ada.get_by_role("button", name="I'll take this", exact=True).click()
    expect(ada.locator("[data-mark=take]")).to_have_count(0)
    expect(bob.locator("[data-mark=take]")).to_have_count(0)
    for visitor in people:
        _choose_first(visitor)
    expect(people[0].hand).to_have_count(7)
    expect(ada.locator("[data-mark]")).to_have_count(0)


def _sit_in_teams(people: list[Visitor]) -> None:
    for visitor, name in zip(people, ("Ada", "Bob", "Cleo", "Dan"), strict=True):
        introduce(visitor, name)
    host = people[0].page
    table: Json = host.evaluate(OPEN, {"game": "wonders", "options": TEAMS, "seats": [], "seed": 4})
    for visitor in people[1:]:
        visitor.page.evaluate(POST, [f"/api/tables/{table['id']}/join", {}])
    host.evaluate(POST, [f"/api/tables/{table['id']}/start", {}])
    for visitor in people:
        visitor.page.goto(table["path"])
        expect(visitor.hand).to_have_count(8)


CHOOSE = """async () => {
  const id = location.pathname.slice(3);
  const {position} = await (await fetch(`/api/tables/${id}/state`)).json();
  const body = JSON.stringify({id: 'x1', sequence: position.sequence, move: position.moves[0].move});
  const headers = {'Content-Type': 'application/json'};
  await fetch(`/api/tables/${id}/choice`, {method: 'PUT', headers, body});
}"""


def _choose_first(visitor: Visitor) -> None:
    visitor.page.evaluate(CHOOSE)


def test_after_a_game_the_same_deal_is_played_again(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play(sides="day")
    expect(visitor.hand).to_have_count(7)
    hand = _names(visitor)
    visitor.finish(table)
    dialog = visitor.page.get_by_role("dialog", name="Final score")
    expect(dialog.locator(".decisive")).to_have_text(re.compile(r"^(Decisive: |You |\w+ ).+\.$"))
    dialog.get_by_role("button", name="Same deal again").click()
    expect(visitor.page).not_to_have_url(re.compile(table["path"]))
    expect(visitor.hand).to_have_count(7)
    assert _names(visitor) == hand
    visitor.page.get_by_role("button", name="Menu").click()
    expect(visitor.page.get_by_text("This deal was chosen, not drawn at random.")).to_be_visible()


def _names(visitor: Visitor) -> list[Any]:
    return [card.locator(".sr-only").first.inner_text() for card in visitor.hand.all()]
