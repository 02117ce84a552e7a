"""The lessons, played to their end by clicks: a step shows what it talks about and waits until it is done."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.visitor import NEXT_FRAME, Visitor
from tests.web.lessons import LESSONS, steps_of

Visit = Callable[..., Visitor]
Json = dict[str, Any]
SCREENS: dict[str, Json] = {
    "desktop": {"viewport": {"width": 1366, "height": 650}},
    "phone": {"phone": True, "viewport": {"width": 360, "height": 640}},
}
SHOW_ALONE = "() => document.querySelector('[data-reveal]') && !document.querySelector('aside.lesson')"
SETTINGS = "heptapolis.settings"
BUBBLE = "aside.lesson"
SETTLE_MS = 5_000
AT_ANOTHER_STEP = (
    f"step => {{ const at = document.querySelector('{BUBBLE}'); return at && at.dataset.step !== step }}"
)
COVERED = """(selectors) => selectors.filter(selector => {
  const one = [...document.querySelectorAll(selector)].find(found => found.checkVisibility());
  if (!one) return true;
  const box = one.getBoundingClientRect();
  const points = [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]];
  return !points.every(([x, y]) => {
    const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return hit && !hit.closest('aside.lesson') && (one.contains(hit) || hit.contains(one));
  });
})"""
BUBBLE_CUT = """() => {
  const box = document.querySelector('aside.lesson').getBoundingClientRect();
  return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
}"""


class Learner:
    """A learner who does what a lesson says."""

    def __init__(self, visitor: Visitor, lesson: str) -> None:
        self.page, self.lesson = visitor.page, lesson
        self.steps = steps_of(lesson)

    @property
    def bubble(self) -> Locator:
        return self.page.locator(BUBBLE)

    @property
    def step(self) -> str:
        return str(self.bubble.get_attribute("data-step"))

    def start(self) -> "Learner":
        self.page.goto("/learn")
        self.door.click()
        expect(self.bubble).to_be_visible()
        return self

    @property
    def door(self) -> Locator:
        return self.page.locator(f"[data-lesson={self.lesson}] button").first

    def troubles(self) -> list[str]:
        """What is wrong once everything is in place."""
        targets = self.steps[self.step]["on"]
        with suppress(PlaywrightTimeout):
            self.page.wait_for_function(
                f"targets => !({COVERED})(targets).length", arg=targets, timeout=SETTLE_MS
            )
        covered: list[str] = self.page.evaluate(COVERED, targets)
        return covered + ["the bubble is cut off"] * self.page.evaluate(BUBBLE_CUT)

    def do_as_told(self) -> None:
        """Do what this step waits for, and wait for the next one."""
        step = self.step
        if self.bubble.get_attribute("data-waits") == "reading":
            self.bubble.get_by_role("button", name="Next").click()
        else:
            self.page.locator(self.steps[step]["on"][0]).first.click()
        self.page.wait_for_function(AT_ANOTHER_STEP, arg=step)
        self.settle()

    def settle(self) -> None:
        """A step with nothing to show on this screen is skipped at once: wait for the one that stays."""
        step = ""
        while step != self.step:
            step = self.step
            self.page.evaluate(NEXT_FRAME)

    def walk(self, until: str = "end") -> Iterator[str]:
        """Go from step to step; yield the name of each once it is shown."""
        yield self.step
        while self.step != until:
            self.do_as_told()
            yield self.step


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_to_its_end_and_never_covers_what_it_talks_about(
    visit: Visit, lesson: str, screen: str
) -> None:
    learner = Learner(visit(**SCREENS[screen]), lesson).start()
    seen = {step: learner.troubles() for step in learner.walk()}
    assert {step: wrong for step, wrong in seen.items() if wrong} == {}
    skipped = set(learner.steps) - set(seen)
    only_elsewhere = {"neighbours", "back"} if screen == "desktop" else set()
    assert all(step in only_elsewhere or step.endswith("-confirm") for step in skipped), skipped
    learner.page.goto("/learn")
    expect(learner.page.locator(f"[data-lesson={lesson}]")).to_have_attribute("data-state", "done")


def test_enter_alone_leads_through_a_lesson_to_a_real_game(visit: Visit) -> None:
    """The focus is always on what the next step needs."""
    learner = Learner(visit(), "teams").start()
    while (step := learner.step) != "end":
        learner.page.keyboard.press("Enter")
        learner.page.wait_for_function(AT_ANOTHER_STEP, arg=step)
    lesson_table = learner.page.url
    learner.page.keyboard.press("Enter")
    learner.page.wait_for_url(lambda url: url != lesson_table)
    expect(learner.page.locator("main.table[data-sequence='0']")).to_be_visible()
    expect(learner.bubble).to_have_count(0)


def test_a_lesson_is_left_and_resumed_where_it_was(visit: Visit) -> None:
    learner = Learner(visit(), "cards").start()
    assert list(learner.walk(until="barracks-build"))[-2:] == ["barracks", "barracks-build"]
    table = learner.page.url
    learner.bubble.get_by_role("button", name="Leave the lesson").click()
    expect(learner.page.locator("[data-lesson=cards]")).to_have_attribute("data-state", "resume")
    learner.door.click()
    expect(learner.bubble).to_have_attribute("data-step", "barracks")  # the card was put back
    assert learner.page.url == table
    learner.do_as_told()
    learner.do_as_told()
    assert learner.step == "forecast"
    learner.page.reload()
    expect(learner.bubble).to_have_attribute("data-step", "forecast")


def test_a_lesson_waits_for_the_show(visit: Visit) -> None:
    learner = Learner(visit(reduced_motion="no-preference"), "teams").start()
    list(learner.walk(until="ore-build"))
    learner.page.locator(learner.steps["ore-build"]["on"][0]).click()
    learner.page.wait_for_function(SHOW_ALONE)
    expect(learner.bubble).to_have_attribute("data-step", "trade")
    expect(learner.page.locator("[data-reveal]")).to_have_count(0)


def test_another_move_is_answered_and_not_played(visit: Visit) -> None:
    learner = Learner(visit(), "cards").start()
    page = learner.page
    page.locator(".slot[data-card=loom]").click()
    page.locator(".uses .build").click()
    expect(learner.bubble).to_contain_text("In this lesson, please follow the spotlight.")
    expect(page.locator("main.table")).to_have_attribute("data-sequence", "0")
    expect(page.locator(".hand .slot")).to_have_count(7)


def test_what_was_opened_too_early_or_closed_again_confuses_nobody(visit: Visit) -> None:
    learner = Learner(visit(), "cards").start()
    list(learner.walk(until="ore-build"))
    learner.page.keyboard.press("Escape")
    expect(learner.bubble).to_have_attribute("data-step", "ore")
    learner.page.locator(".slot[data-card=loom]").click()
    expect(learner.bubble).to_have_attribute("data-step", "ore")
    learner.do_as_told()
    assert learner.step == "ore-build"


@pytest.mark.parametrize(
    "stored", ['"junk"', '{"cards": 3}', '{"cards": {"table": "gone", "step": "nowhere"}}']
)
def test_old_or_broken_progress_starts_over(visit: Visit, stored: str) -> None:
    visitor = visit()
    visitor.refusals_expected = True  # the server does not know that table
    visitor.home()
    settings = f"{{...JSON.parse(localStorage['{SETTINGS}'] ?? '{{}}'), lessons: {stored}}}"
    visitor.page.evaluate(f"() => localStorage.setItem('{SETTINGS}', JSON.stringify({settings}))")
    assert Learner(visitor, "cards").start().step == "city"
