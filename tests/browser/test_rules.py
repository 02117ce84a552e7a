"""The rules pages: found by search, linked paragraph by paragraph, with the numbers of the rules."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def open_rules(visit: Visit, address: str) -> Page:
    page = visit().page
    page.goto(f"/rules/{address}")
    return page


@pytest.mark.parametrize("page_name", ["wonders", "cities", "dice"])
def test_every_page_has_contents_and_numbers(visit: Visit, page_name: str) -> None:
    page = open_rules(visit, page_name)
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(contents.first).to_be_visible()
    assert contents.count() == page.get_by_role("heading", level=2).count()
    assert page.locator(".paragraph").count() == page.locator(".paragraph .numbers").count() > 40


def test_the_search_finds_a_rule_by_words_and_by_number(visit: Visit) -> None:
    page = open_rules(visit, "wonders")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("trading posts")
    expect(page.get_by_role("navigation", name="Contents").get_by_role("status")).to_have_text("1 rule found")
    expect(page.locator(".paragraph")).to_contain_text("1 coin instead of 2")
    search.fill("b39")
    expect(page.locator(".paragraph")).to_contain_text("7 points for every set")


def test_a_shared_paragraph_is_in_sight(visit: Visit) -> None:
    """D38, D39: the third bonus box, then one last turn."""
    page = open_rules(visit, "dice#end-trigger")
    paragraph = page.locator("#end-trigger")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_text("three bonus boxes")
    expect(paragraph).to_contain_text("one last turn")


def test_a_page_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.offline_expected = True  # the browser reports the missing page on its console
    visitor.page.goto("/rules/chess")
    expect(visitor.page.get_by_role("button", name="Try again")).to_be_visible()
