"""`python -m tests.browser.install`: a Chromium for the tests, from Playwright or from the system.

`python -m tests.browser.install firefox webkit` fetches further engines; tests skip those that cannot be had.
"""

import subprocess
import sys

from tests.browser.chromium import found
from tests.debian import install


def main() -> None:
    """Install what is missing; say loudly when that cannot be done."""
    if engines := sys.argv[1:]:
        for engine in engines:
            if not from_playwright(engine):
                print(
                    f"Playwright could not install {engine}: the tests that need it are skipped.", flush=True
                )
        return
    if not found() and not ((from_playwright("chromium") and found()) or from_debian()):
        sys.exit(
            "The browser tests need a Chromium, and none could be installed: `playwright install chromium` "
            "failed, and apt-get is missing or not run as root. Install it, or set HEPTAPOLIS_CHROMIUM."
        )


def from_playwright(engine: str) -> bool:
    print(f"installing {engine} for the browser tests ...", flush=True)
    command = [sys.executable, "-m", "playwright", "install", engine]
    try:
        return subprocess.run(command, check=False, timeout=300, capture_output=True).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def from_debian() -> bool:
    return any(install(package) and found() for package in ("chromium-headless-shell", "chromium"))


if __name__ == "__main__":
    main()
