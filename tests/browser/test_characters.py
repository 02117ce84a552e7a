"""Bots with a character: chosen in the lobby or for a new table, known at the seat by name and portrait."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
NO_SCROLL = "document.documentElement.scrollWidth <= innerWidth"


def portrait(where: Locator | Page, character: str) -> Locator:
    return where.get_by_role("img", name=character)


def is_drawn(portrait: Locator) -> None:
    """The portrait has its own drawing, and it is visible."""
    expect(portrait).to_be_visible()
    drawing = portrait.locator("use").get_attribute("href")
    portrait.page.wait_for_function("id => document.querySelector(id)?.childElementCount > 0", arg=drawing)


def test_the_host_chooses_strength_and_character_by_keyboard(visit: Visit) -> None:
    host = visit()
    page = host.home()
    page.get_by_role("button", name="Invite friends").click()
    host.introduce("Ada")
    page.wait_for_url("**/t/*")
    page.get_by_label("Seat 2", exact=True).select_option("easy")
    character = page.get_by_label("Character at seat 2")
    expect(character).to_have_value("none")
    character.focus()
    page.keyboard.type("gen")
    seat = page.get_by_role("listitem").filter(has_text="Seat 2")
    expect(seat).to_contain_text("Brasidas, general, easy")
    page.get_by_label("Seat 2", exact=True).select_option("medium")  # another strength, the same character
    expect(seat).to_contain_text("Brasidas, general, medium")
    character.select_option("random")
    expect(character).not_to_have_value("none")
    character.select_option("none")
    expect(seat.locator("b")).to_have_text(re.compile(r"^\w+, medium$"))  # a bot without a character


@pytest.mark.parametrize("phone", [False, True])
def test_different_characters_sit_down_with_name_and_portrait(visit: Visit, *, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.home()
    page.get_by_role("link", name="Custom game").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="5").check()
    page.get_by_role("radiogroup", name="Characters").get_by_role("radio", name="mixed").check()
    assert page.evaluate(NO_SCROLL)
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator("main.table")).to_be_visible()
    if phone:
        page.get_by_role("tab", name="All").click()
    for character, name in (("scientist", "Metrodora"), ("builder", "Eupalinos")):
        is_drawn(portrait(page, character).first)
        expect(page.get_by_text(name).first).to_be_visible()
    assert page.evaluate(NO_SCROLL)


def test_a_character_of_the_dice_game_sits_beside_you(visit: Visit) -> None:
    visitor = visit()
    visitor.play("dice", bot="easy:character=merchant", players=3)
    is_drawn(portrait(visitor.page, "merchant").first)
    expect(visitor.page.get_by_text("Eumachia II").first).to_be_visible()  # the second of two
