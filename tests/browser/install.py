"""`python -m tests.browser.install`: a Chromium for the tests, from Playwright or from the system."""

import os
import shutil
import subprocess
import sys

from tests.browser.chromium import found


def main() -> None:
    """Install one where none is; say loudly when that cannot be done."""
    if not found() and not (from_playwright() or from_debian()):
        sys.exit(
            "The browser tests need a Chromium, and none could be installed: `playwright install chromium` "
            "failed, and apt-get is missing or not run as root. Install it, or set HEPTAPOLIS_CHROMIUM."
        )


def from_playwright() -> bool:
    print("installing a Chromium for the browser tests ...", flush=True)
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    try:
        done = subprocess.run(command, check=False, timeout=300, capture_output=True).returncode == 0
    except subprocess.TimeoutExpired:
        return False
    return done and found() is not None


def from_debian() -> bool:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL)
    return found() is not None


if __name__ == "__main__":
    main()
