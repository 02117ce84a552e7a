"""What the browser did while a reveal was shown, read from its own trace."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import WAIT_MS, Visitor

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
BEGIN, END = "show-begins", "show-ends"
MARK = """([begin, end]) => {
  let shown = null;
  new MutationObserver(() => {
    const now = document.querySelector('[data-reveal]');
    if (now && !shown) requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(begin)));
    if (!now && shown) performance.mark(end);
    shown = now;
  }).observe(document.body, {subtree: true, childList: true});
}"""


@dataclass(frozen=True)
class Trace:
    """Layouts count from the frame that starts the movements, tasks from the key press.

    A task's processor time says what it costs even while other programs keep it waiting.
    """

    seconds: float
    longest_task_ms: float
    longest_processor_ms: float
    layouts: int

    def __str__(self) -> str:
        longest = f"{self.longest_task_ms:.0f} ms ({self.longest_processor_ms:.0f} ms of processor time)"
        return f"{self.seconds:.1f} s, longest task {longest}, {self.layouts} layouts"


def trace_reveal(visitor: Visitor) -> Trace:
    """Show the last turn again, and trace what the browser does."""
    page, browser = visitor.page, visitor.context.browser
    assert browser
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator(".story")).to_have_count(0, timeout=WAIT_MS)  # told where nothing moves, for a while
    page.evaluate(MARK, [BEGIN, END])
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.keyboard.press("a")
    page.locator("[data-reveal]").wait_for()
    expect(page.locator("[data-reveal]")).to_have_count(0, timeout=WAIT_MS)
    return read_trace(json.loads(browser.stop_tracing())["traceEvents"])


def read_trace(events: list[dict[str, Any]]) -> Trace:
    """Tasks and layouts of the page's own thread until the reveal ends."""
    begin = next(one for one in events if one["name"] == BEGIN)
    end = next(one for one in events if one["name"] == END)
    thread = (begin["pid"], begin["tid"])
    done = [one for one in events if (one["pid"], one["tid"]) == thread and one["ts"] < end["ts"]]
    tasks = [one for one in done if one["name"] == "RunTask" and one["ts"] + one["dur"] < end["ts"]]
    layouts = [one for one in done if one["name"] == "Layout" and one["ts"] > begin["ts"]]
    longest, busiest = (max(one[time] for one in tasks) / 1000 for time in ("dur", "tdur"))
    return Trace((end["ts"] - begin["ts"]) / 1e6, longest, busiest, len(layouts))
