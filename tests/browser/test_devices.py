"""Who I am: an avatar, my other device, what is kept about me."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.visitor import OPEN, POST, Visitor

Visit = Callable[..., Visitor]
WHO = "fetch('/api/guest').then(answer => answer.json())"
CREATED = """() => performance.getEntriesByType('resource')
  .filter(one => one.name.endsWith('/api/guest') && one.responseStatus === 201).map(one => one.name)"""
THREE = {"game": "wonders", "options": {"players": 3}}


def named(visitor: Visitor, name: str, avatar: str) -> Page:
    """Somebody with a name and an avatar, chosen in the options."""
    page = visitor.home()
    page.get_by_role("link", name="Options").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=avatar).check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    return page


def make_link(page: Page) -> str:
    page.get_by_role("button", name="Use another device").click()
    expect(page.get_by_role("img", name="Link for your other device as a QR code")).to_be_visible()
    return "/device#" + str(page.get_by_text("/device#").text_content()).rpartition("#")[2].strip()


def test_an_avatar_is_seen_by_the_others(visit: Visit) -> None:
    visitor, friend = visit(), visit(phone=True)
    page = named(visitor, "Ada", "octopus")
    assert page.evaluate(WHO)["avatar"] == "octopus"
    table = page.evaluate(OPEN, THREE)
    friend.page.goto(table["path"])
    seat = friend.page.get_by_role("listitem").filter(has_text="Ada")
    expect(seat.locator("use[href='#i-avatar-octopus']")).to_have_count(1)


def test_another_device_plays_as_the_same_person_with_a_link_that_works_once(visit: Visit) -> None:
    laptop, phone, stranger = visit(), visit(phone=True), visit()
    page = named(laptop, "Ada", "owl")
    table = page.evaluate(OPEN, THREE)
    path = make_link(page)
    phone.page.goto(path)
    phone.page.get_by_role("button", name="Use this device").click()
    expect(phone.page.locator(f"a[href='{table['path']}']")).to_be_visible()  # the same games
    assert phone.page.evaluate(WHO) == page.evaluate(WHO)

    stranger.refusals_expected = True
    before = stranger.home().evaluate(WHO)
    stranger.page.goto(path)
    expect(stranger.page.get_by_text(f"You already play as {before['name']}")).to_be_visible()
    stranger.page.get_by_role("button", name="Replace").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("expired or was already used")
    assert stranger.page.evaluate(WHO) == before

    devices = page.locator("section").filter(has=page.get_by_role("heading", name="Your devices"))
    expect(devices.get_by_role("listitem")).to_have_count(2)  # without a reload
    expect(page.get_by_text("/device#")).to_have_count(0)  # the link has done its work
    expect(devices.get_by_role("listitem").filter(has_text="this device")).to_have_count(1)
    devices.get_by_role("button", name="Sign out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    phone.refusals_expected = True
    phone.home()
    assert phone.page.evaluate(WHO)["id"] != page.evaluate(WHO)["id"]


def test_everything_about_me_can_be_taken_along_and_deleted(visit: Visit, tmp_path: Path) -> None:
    visitor, friend = visit(), visit()
    page = named(visitor, "Ada Lovelace", "bee")
    old = page.evaluate(WHO)
    table = page.evaluate(OPEN, THREE)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    download.value.save_as(tmp_path / "me.json")
    kept = json.loads((tmp_path / "me.json").read_text("utf-8"))
    assert "Ada Lovelace" in json.dumps(kept)
    assert table["id"] in json.dumps(kept)
    page.get_by_role("button", name="Delete everything about me").click()
    dialog = page.get_by_role("dialog", name="Delete everything about you?")
    expect(dialog).to_contain_text("finished games stay without your name")
    dialog.get_by_role("button", name="Delete everything").click()
    page.wait_for_url("**/")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.locator(f"a[href='{table['path']}']")).to_have_count(0)
    assert page.evaluate(WHO)["id"] != old["id"]
    friend.page.goto(table["path"])
    expect(friend.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(friend.page.get_by_text("Ada Lovelace")).to_have_count(0)


def test_my_games_can_be_tidied(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    page, join = visitor.home(), "id => fetch(`/api/tables/${id}/join`, " + POST + ")"
    tables = [friend.home().evaluate(OPEN, THREE) for _ in range(2)]
    for table in tables:
        page.evaluate(join, table["id"])
    page.reload()
    first = page.locator("li", has=page.locator(f"a[href='{tables[0]['path']}']"))
    first.get_by_role("button", name="Remove from this list: Card game").click()
    expect(first).to_have_count(0)
    expect(page.locator(f"a[href='{tables[1]['path']}']")).to_be_visible()
    page.reload()
    expect(page.locator(f"a[href='{tables[1]['path']}']")).to_be_visible()
    expect(first).to_have_count(0)


def test_tabs_that_are_opened_at_once_are_one_guest(visit: Visit) -> None:
    """Each became a guest of its own, and the last cookie won: a table opened in the other had no host."""
    visitor = visit()
    tabs = [visitor.page, visitor.open_page()]
    for tab in tabs:
        tab.goto("/", wait_until="commit")
    for tab in tabs:
        expect(tab.get_by_role("heading", name="Heptapolis")).to_be_visible()
    assert len([created for tab in tabs for created in tab.evaluate(CREATED)]) == 1
