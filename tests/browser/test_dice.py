"""Whole dice games in a real browser: by clicks, by keys, on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
DICE = ".slot:not([aria-disabled='true'])"
LIT = ".own .box.lit"
BONUS = ".bonus.offered"
POST = """async ([path, body]) => (await fetch(path, {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
})).json()"""
ONE_STEP = ".actions .buttons .button:enabled"


def begin(visitor: Visitor, **options: Any) -> Page:
    visitor.play("dice", **options)
    expect(visitor.page.locator(".forum")).to_be_visible()
    return visitor.page


def play_out(visitor: Visitor, act: Callable[[Page], None]) -> None:
    """Decide until the score sheet is there."""
    visitor.decide_to_the_end(act)
    expect(visitor.page.get_by_role("dialog", name="Final score")).to_be_visible()
    expect(visitor.page.get_by_role("row", name="Total")).to_be_visible()


def by_clicking(page: Page) -> None:
    """Choose a bonus, else a die and a box, else a box that needs no die, else anything that takes one step.

    Dice come before boxes: the mouse may rest on a die, which lights up boxes that nothing crosses yet.
    """
    if page.locator(BONUS).count():
        return page.locator(BONUS).first.click()
    if page.locator(DICE).count():
        page.locator(DICE).last.click()
        return page.locator(LIT).last.click()
    return page.locator(LIT).or_(page.locator(ONE_STEP)).first.click()


def by_tapping(page: Page) -> None:
    """The same by touch, where every choice is confirmed."""
    by_clicking(page)
    page.get_by_role("button", name="Confirm").tap()


def by_keys(page: Page) -> None:
    """Arrows and Enter for boxes, a number for a die, letters for the rest."""
    if page.locator(BONUS).count() or page.locator(LIT).count():
        page.keyboard.press("ArrowRight")
        return page.keyboard.press("Enter")
    if page.locator(DICE).count():
        slots = page.locator(".slot")
        usable = [i for i in range(slots.count()) if slots.nth(i).get_attribute("aria-disabled") != "true"]
        page.keyboard.press(str(usable[-1] + 1))
        expect(page.locator(f"{LIT}:focus")).to_be_visible()
        return page.keyboard.press("Enter")
    return page.keyboard.press("p")


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, players=3)
    play_out(visitor, by_clicking)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, players=2)
    play_out(visitor, by_keys)


def small(target: Locator) -> list[str]:
    """The targets that are too small for a finger: under 40 pixels."""
    return [
        f"{one.get_attribute('aria-label')}: {box}"
        for one in target.all()
        if (box := one.bounding_box()) and min(box["width"], box["height"]) < 39.9
    ]


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = begin(visitor, players=4)
    assert small(page.locator("button:visible, a:visible")) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.querySelector('#tab-panel').scrollWidth <= innerWidth")
    play_out(visitor, by_tapping)


def test_a_finger_is_asked_before_a_choice_counts(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = begin(visitor, players=2)
    page.get_by_role("button", name="Pass and gain").tap()
    page.get_by_role("button", name="Cancel").tap()
    assert len(set(page.locator(".actions .button").evaluate_all(GROUNDS))) == 1  # none looks chosen
    page.locator(DICE).first.tap()
    page.locator(LIT).first.tap()
    expect(page.get_by_role("status").filter(has_text="?")).to_contain_text("you pay")
    assert visitor.sequence() == 0
    page.get_by_role("button", name="Confirm").tap()
    visitor.wait_for_decision_after(0)


GROUNDS = "buttons => buttons.map(one => getComputedStyle(one).backgroundColor)"


def test_a_touch_explains_a_bonus_before_it_is_taken(visit: Visit) -> None:
    visitor = visit(phone=True)
    table = visitor.play("dice", players=2)
    visitor.advance(table, "position.moves.some(one => one.kind === 'bonus')")
    page = visitor.page
    page.locator(BONUS).last.tap()
    expect(page.get_by_role("status").filter(has_text="?")).to_contain_text("7 coins")


OVERFULL = "all => all.filter(one => one.scrollWidth > one.clientWidth)"


@pytest.mark.parametrize("bot", ["easy", "easy:character=builder"])  # a character brings a portrait
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_boxes_of_both_neighbours_fit_on_a_phone(visit: Visit, language: str, bot: str) -> None:
    visitor = visit(phone=True)
    visitor.speak(language)
    page = begin(visitor, players=3, bot=bot)
    page.get_by_role("tab").nth(1).tap()
    expect(page.locator(".side .cells").last).to_be_visible()
    assert page.locator(".side").evaluate_all(OVERFULL) == []


def test_a_finger_that_rests_on_a_box_learns_what_it_does(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = begin(visitor, players=2)
    page.locator(DICE).first.tap()
    box = page.locator(LIT).first
    box.scroll_into_view_if_needed()
    words = box.get_attribute("aria-label")
    held = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    box.dispatch_event("pointerdown", held)
    expect(page.locator(".actions").get_by_text(str(words))).to_be_visible()
    box.dispatch_event("pointerup", held)
    box.dispatch_event("click")
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)


def test_a_turn_is_revealed_and_stays_in_a_line(visit: Visit) -> None:
    visitor = visit(phone=True, reduced_motion="no-preference")
    page = begin(visitor, players=3)
    page.get_by_role("button", name="Pass and gain").tap()
    page.get_by_role("button", name="Confirm").tap()
    reveal = page.get_by_role("button", name="What everyone did")
    expect(reveal).to_contain_text("Halikarnassos")
    reveal.tap()
    expect(reveal).to_have_count(0)
    expect(page.get_by_role("group", name="What the others did last")).to_be_visible()


def test_pointing_at_a_die_lights_up_boxes_and_vice_versa(visit: Visit) -> None:
    page = begin(visit(), players=3)
    expect(page.locator(LIT)).to_have_count(0)
    page.locator(DICE).first.hover()
    expect(page.locator(LIT).first).to_be_visible()
    page.locator(".own .box.playable").first.hover()
    expect(page.locator(".slot.lit").first).to_be_visible()


def test_a_box_first_and_then_a_die(visit: Visit) -> None:
    visitor = visit()
    page = begin(visitor, players=2)
    sequence = visitor.sequence()
    page.locator(".own .box.playable:not(.lit)").first.click()
    page.locator(".slot.lit").first.click()
    visitor.wait_for_decision_after(sequence)
    assert page.locator(".own .box.crossed").count() == 1


def test_a_choice_can_be_taken_back_until_the_other_has_chosen(visit: Visit) -> None:
    ada, bob = visit(), visit()
    page = ada.home()
    table = page.evaluate(POST, ["/api/tables", {"game": "dice", "options": {"players": 2}, "seed": 5}])
    bob.home().evaluate(POST, [f"/api/tables/{table['id']}/join", {"seat": 1}])
    page.evaluate(POST, [f"/api/tables/{table['id']}/start", {}])
    page.goto(table["path"])
    page.get_by_role("button", name="Pass and gain").click()
    expect(page.get_by_text("You can change it")).to_be_visible()
    expect(page.get_by_text("Choose a die, then a box")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Choose a die, then a box")).to_be_visible()
    page.get_by_role("button", name="Pass and gain").click()
    bob.page.goto(table["path"])
    bob.page.get_by_role("button", name="Pass and gain").click()
    expect(page.get_by_role("heading", name="Turn 2")).to_be_visible()


def test_a_spectator_sees_the_table_and_can_do_nothing(visit: Visit) -> None:
    table = visit_table(visit())
    page = visit().home()
    page.goto(table)
    expect(page.get_by_text("You are watching")).to_be_visible()
    assert page.locator(".own .box.playable").count() == 0


def visit_table(visitor: Visitor) -> str:
    path: str = visitor.play("dice", players=3)["path"]
    return path


@pytest.mark.parametrize(
    ("key", "name"), [("l", "What happened"), ("s", "Score so far"), ("?", "Keyboard shortcuts")]
)
def test_dialogs_of_the_table_open_by_key(visit: Visit, key: str, name: str) -> None:
    page = begin(visit(), players=3)
    page.keyboard.press(key)
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_any_city_can_be_looked_at_in_full(visit: Visit) -> None:
    page = begin(visit(), players=5)
    page.get_by_role("navigation", name="Other cities").get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("region", name="Agora, 0 of 8 boxes crossed")).to_be_visible()
    assert dialog.locator(".box.playable").count() == 0
