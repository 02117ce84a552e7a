"""The show: what is revealed at which seat, what moves, and what does not."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_people import discard
from tests.browser.trace import trace_reveal
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LONGEST_TASK_MS = 50

TIMING = ["offset", "computedOffset", "easing", "composite"]
ANIMATED = """([root, timing]) => [...new Set(document.getAnimations()
  .filter(one => one.effect.target.closest(root))
  .flatMap(one => one.effect.getKeyframes()).flatMap(Object.keys))]
  .filter(key => !timing.includes(key)).sort()"""
MOVING = "root => document.getAnimations().some(one => one.effect.target.closest(root))"
WATCH = """() => {
  window.moved = [];
  const {animate} = Element.prototype;
  Element.prototype.animate = function (...how) {
    window.moved.push('animate');
    return animate.apply(this, how);
  };
  addEventListener('transitionrun', event => window.moved.push(event.propertyName), true);
  addEventListener('animationstart', event => {
    const seconds = parseFloat(getComputedStyle(event.target).animationDuration);
    if (seconds > 0.001) window.moved.push(event.animationName);
  }, true);
}"""
ASTRAY = """() => [...document.querySelectorAll('.spot')].filter(spot => {
  const seat = document.querySelector(`main [data-seat="${spot.dataset.at}"]`).getBoundingClientRect();
  const {left, right} = spot.getBoundingClientRect();
  return (left + right) / 2 < seat.left || (left + right) / 2 > seat.right;
}).map(spot => spot.dataset.at)"""


def animated(page: Page, root: str) -> Any:
    """The properties that are animated in this part of the page, once it moves."""
    page.wait_for_function(MOVING, arg=root)
    return page.evaluate(ANIMATED, [root, TIMING])


def test_cards_turn_and_shields_meet_at_the_seats_by_transform_and_opacity_alone(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    page = visitor.page
    table = visitor.play(players=7, expansions=["cities"], seed=11)
    visitor.advance(table, "position.view.age === 2")
    expect(page.locator("main[data-deciding=true]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    assert animated(page, "[data-reveal=turn]") == ["opacity", "transform"]
    assert page.evaluate(ASTRAY) == []
    assert animated(page, "[data-reveal=battles]") == ["opacity", "transform"]  # the turn passes by itself
    expect(page.locator("[data-reveal]")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_reveal_of_seven_with_cities_has_no_long_task_and_no_layout(visit: Visit, *, phone: bool) -> None:
    visitor = visit(phone=phone)
    table = visitor.play(players=7, expansions=["cities"], seed=11)
    visitor.advance(table, "position.sequence > 13 && position.view.phase === 'card'")
    expect(visitor.page.locator(".slot:enabled").first).to_be_visible()
    traces = [trace_reveal(visitor) for _ in range(3)]
    assert {trace.layouts for trace in traces} == {0}
    assert max(trace.longest_processor_ms for trace in traces) < LONGEST_TASK_MS


def test_dice_are_shaken_and_the_score_is_written_by_transform_and_opacity_alone(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    page = visitor.page
    table = visitor.play("dice", players=2)
    expect(page.locator(".forum")).to_be_visible()
    page.get_by_role("button", name="Pass and gain").click()
    assert animated(page, "[data-reveal=turn]") == ["opacity", "transform"]
    assert animated(page, ".forum .roll") == ["transform"]
    visitor.finish(table)
    assert animated(page, "dialog table") == ["opacity", "transform"]
    expect(page.locator("dialog .verdict")).to_be_visible()


def test_nothing_moves_if_animations_are_off_and_the_story_is_told(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.context.add_init_script(f"({WATCH})()")
    visitor.play(seed=5, sides="day")
    expect(visitor.hand).to_have_count(7)
    discard(visitor)
    expect(visitor.hand).to_have_count(6)
    expect(page.locator(".story")).to_contain_text("discarded a card for 3 coins")
    expect(page.locator("[data-reveal]")).to_have_count(0)
    assert page.evaluate("window.moved") == []
    page.locator(".own").click()  # it covers the table: a click there means that it was read
    expect(page.locator(".story")).to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator(".story")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".story")).to_have_count(0)


@pytest.mark.parametrize("pick", [lambda v: v.hand.first.click(), lambda v: v.page.keyboard.press("1")])
def test_the_story_gives_way_to_the_uses_of_a_card(visit: Visit, pick: Callable[[Visitor], None]) -> None:
    """It covered them on a low screen for eight seconds."""
    visitor = visit(viewport={"width": 1366, "height": 650})
    visitor.play(seed=5, sides="day")
    expect(visitor.hand).to_have_count(7)
    discard(visitor)
    expect(visitor.page.locator(".story")).to_be_visible()
    pick(visitor)
    expect(visitor.page.locator(".uses")).to_be_visible()
    expect(visitor.page.locator(".story")).to_have_count(0)


def test_sounds_are_off_until_wanted_and_each_has_its_volume(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/options")
    expect(page.get_by_role("slider")).to_have_count(0)
    page.get_by_label("Sounds").check()
    expect(page.get_by_role("slider")).to_have_count(8)
    page.evaluate(HEAR)
    page.get_by_label("Coins").fill("0.5")
    assert page.evaluate("window.loudest") > 0
    page.evaluate(HEAR)
    page.get_by_label("Battles").fill("0")
    assert page.evaluate("window.loudest") == 0
    page.reload()
    expect(page.get_by_label("Coins")).to_have_value("0.5")
    expect(page.get_by_label("Battles")).to_have_value("0")


HEAR = """() => {
  window.loudest = 0;
  AudioParam.prototype.setValueAtTime = volume => { window.loudest = Math.max(window.loudest, volume); };
}"""
