"""Engines other than Chromium open the page and play a turn of each game."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import found
from tests.browser.site import Site
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module", params=["chromium", "firefox", "webkit"])
def engine(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser of each kind; one that is not installed is skipped, with a message."""
    program = found() if request.param == "chromium" else None
    with sync_playwright() as playwright:
        kind = getattr(playwright, request.param)
        program = program or kind.executable_path
        if not Path(program).is_file():
            pytest.skip(
                f"no {request.param}: `playwright install {request.param}` has not been run, or failed"
            )
        as_root = hasattr(os, "geteuid") and os.geteuid() == 0
        arguments = ["--no-sandbox"] if request.param == "chromium" and as_root else []
        browser = kind.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def visitor(engine: Browser, site: Site) -> Iterator[Visitor]:
    visitor = Visitor(engine, site)
    yield visitor
    visitor.leave()


def test_a_turn_of_the_card_game(visitor: Visitor) -> None:
    visitor.play(sides="day")
    expect(visitor.hand).to_have_count(7)
    visitor.page.locator(".slot.buildable").first.click()
    visitor.page.locator(".use:enabled").first.click()
    expect(visitor.hand).to_have_count(6)


def test_a_turn_of_the_dice_game(visitor: Visitor) -> None:
    visitor.play("dice")
    page = visitor.page
    page.locator(".forum .slot:not([aria-disabled=true])").first.click()
    page.locator(".own .box.lit").first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-sequence", "0")


def test_a_table_is_made_in_the_form(visitor: Visitor) -> None:
    page = visitor.home()
    page.get_by_role("link", name="Another game").click()
    page.get_by_role("radio", name="Dice game").check()
    page.get_by_text("More options").click()
    page.get_by_label("Tie for the first Agora").select_option("none")
    page.get_by_role("button", name="Make a table for friends").click()
    expect(page.get_by_role("heading", name="Invitation")).to_be_visible()
