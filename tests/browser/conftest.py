"""A real Chromium against the real server: the built web table, and nothing else."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import found
from tests.browser.site import Site
from tests.browser.visitor import WAIT_MS, Visitor
from tests.paths import ROOT

expect.set_options(timeout=WAIT_MS)
BUILT = ROOT / "src" / "heptapolis" / "server" / "web" / "index.html"


@pytest.fixture(scope="module")  # not longer: its event loop would be in the way of other tests
def browser() -> Iterator[Browser]:
    program = found()
    assert program, "no Chromium: run `python -m tests.browser.install`"
    assert BUILT.is_file(), "the web table is not built: run `make web`"
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that all tests share: every visitor is a guest of its own."""
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Callable[..., Visitor]]:
    """A visitor with their own browser; anything that goes wrong in it fails the test."""
    visitors: list[Visitor] = []

    def come(**screen: Any) -> Visitor:
        visitors.append(Visitor(browser, site, **screen))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def page(visit: Callable[..., Visitor]) -> Page:
    return visit().page
