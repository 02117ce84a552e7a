"""A game that the page has no table for, at the generic table: here the dice game under another name."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def disguise(page: Page) -> None:
    """Let the server say that an unknown game is played."""

    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda message: socket.send(str(message).replace('"game":"dice"', '"game":"other"'))
        )
        socket.on_message(server.send)

    page.route_web_socket(re.compile("/socket"), opened)


def test_a_whole_game_at_the_generic_table_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    disguise(page)
    visitor.play("dice", players=2)
    table = page.locator("main.table.generic")
    expect(table).to_be_visible()
    while table.get_attribute("data-over") != "true":
        sequence = visitor.sequence()
        page.locator(".option").first.tap()
        page.wait_for_function(
            "n => { const table = document.querySelector('main.table').dataset;"
            " return Number(table.sequence) > n && (table.over === 'true' || table.deciding === 'true') }",
            arg=sequence,
        )
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_the_generic_table_shows_the_view_the_players_and_the_log_and_has_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    disguise(page)
    visitor.play("dice", players=3)
    view = page.get_by_role("region", name="Table")
    expect(view.get_by_text("Forum")).to_be_visible()
    expect(view.get_by_text("You", exact=True).first).to_be_visible()
    expect(page.get_by_role("navigation")).to_contain_text(", easy")
    page.keyboard.press("1")
    expect(page.locator("main.table")).not_to_have_attribute("data-sequence", "0")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="What happened").get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("choose a move")
