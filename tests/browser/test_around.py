"""Hints, replays, options, rules: what is around a game."""

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_hint_names_a_move_with_its_reason_and_can_be_taken(visit: Visit) -> None:
    visitor = visit()
    visitor.play(sides="day")
    expect(visitor.hand).to_have_count(7)
    visitor.page.keyboard.press("h")
    hint = visitor.page.get_by_label("Suggested move")
    expect(hint).to_contain_text(re.compile(r"Chance to win \d+ %, about \d+\.\d points\..*% to win \(±"))
    hint.get_by_role("button", name="Use this move").click()
    expect(visitor.hand).to_have_count(6)


def test_the_home_page_shows_how_far_the_strong_bots_are(visit: Visit) -> None:
    """Compilation takes a minute on a new machine; the notice disappears when it is done."""
    page = visit().page
    kernels = {
        "wonders": {"state": "compiling", "done": 100, "of": 200},
        "dice": {"state": "waiting", "done": 0, "of": 0},
    }

    def answer(route: Route) -> None:
        route.fulfill(json=route.fetch().json() | {"kernels": kernels})

    page.route("**/api/health", answer)
    page.goto("/")
    expect(page.get_by_text("Strong bots are loading: 25%")).to_be_visible()
    for one in kernels.values():
        one["state"] = "ready"
    expect(page.get_by_text("Strong bots are loading")).to_have_count(0)


def test_the_dialog_keeps_the_focus_and_gives_it_back(visit: Visit) -> None:
    visitor = visit()
    visitor.play(sides="day")
    expect(visitor.hand).to_have_count(7)
    page = visitor.page
    door = page.get_by_role("button", name="Log")
    door.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for step in ("Tab", "Shift+Tab") * 8:
        page.keyboard.press(step)
        page.keyboard.press("Tab")
        assert page.evaluate("!!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(door).to_be_focused()


def test_a_finished_game_is_replayed_with_scrubber_keys_and_other_eyes(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play()
    visitor.finish(table)
    page = visitor.page
    page.goto(f"/t/{table['id']}/replay")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main.table")).to_have_attribute("data-sequence", "2")
    page.get_by_role("slider").fill("5")
    expect(page.locator("main.table")).to_have_attribute("data-sequence", "5")
    mine = page.locator(".hand").text_content()
    page.get_by_title("View as").select_option("1")
    expect(page.locator(".hand")).not_to_have_text(str(mine))
    page.keyboard.press("End")
    expect(page.locator("main.table")).to_have_attribute("data-over", "true")


def test_the_options_are_kept_and_the_lamp_is_lit(visit: Visit) -> None:
    visitor = visit()
    page = visitor.home()
    page.get_by_role("link", name="Options").click()
    page.get_by_label("Lamplight").check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Your name")).to_have_value("Ada")


def test_the_app_opens_without_a_server(visit: Visit) -> None:
    """Installed as an app, it says what is missing instead of showing the browser's own page."""
    visitor = visit()
    visitor.home()
    visitor.page.evaluate("navigator.serviceWorker.ready")
    visitor.page.wait_for_function("caches.keys().then(names => names.length > 0)")
    visitor.offline_expected = True
    visitor.context.set_offline(True)
    visitor.page.reload()
    expect(visitor.page.get_by_text("Can't reach the server.")).to_be_visible()


def test_a_first_visit_asks_the_server_once_who_it_is(visit: Visit) -> None:
    """It used to ask again after the first answer had changed the settings."""
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.removeprefix(visitor.site.address)))
    visitor.home()
    visitor.page.wait_for_load_state("networkidle")
    assert asked.count("/api/guest") == 1


def test_the_catalogue_travels_once(visit: Visit) -> None:
    """On the next visit the server answers that it is still the same."""
    visitor = visit()
    with visitor.page.expect_response("**/api/catalogue/*") as first:
        visitor.play(sides="day")
    expect(visitor.hand).to_have_count(7)
    with visitor.page.expect_response("**/api/catalogue/*") as again:
        visitor.page.reload()
    expect(visitor.hand).to_have_count(7)
    sent = [one.value.request.sizes()["responseBodySize"] for one in (first, again)]
    assert 1_000 < sent[0] < 20_000
    assert sent[1] == 0
