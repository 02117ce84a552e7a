"""Which Chromium the tests use: one that is named, Playwright's own, or the system's."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first


def found() -> str | None:
    """The program's path, if there is one."""
    if named := os.environ.get("HEPTAPOLIS_CHROMIUM"):
        return named
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    if Path(own).is_file():
        return own
    return next((path for name in NAMES if (path := shutil.which(name))), None)
