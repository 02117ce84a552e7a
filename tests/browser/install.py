"""`python -m tests.browser.install`: a Chromium for the tests, from Playwright or from the system.

`python -m tests.browser.install firefox webkit` fetches further engines; tests skip those that cannot be had.
"""

import os
import shutil
import subprocess
import sys

from tests.browser.chromium import found


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
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in ("update", "install -y chromium-headless-shell", "install -y chromium"):
        if not found():
            apt = ["apt-get", "-qq", *command.split()]
            subprocess.run(apt, check=False, env=environment, stdout=subprocess.DEVNULL)
    return found() is not None


if __name__ == "__main__":
    main()
