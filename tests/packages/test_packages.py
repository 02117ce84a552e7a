"""What `make dist` builds, as users get it: installed in an empty environment, served, played.

The environment is a real one with real dependencies from the package index, wheels only. While it runs, the
path has neither Node nor a compiler.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import heptapolis
from tests.browser.chromium import found
from tests.browser.site import Site
from tests.browser.test_people import discard
from tests.browser.visitor import Visitor
from tests.paths import ROOT
from tests.plugins.environment import clean_environment
from tests.processes import launch, wait_until_healthy

pytestmark = pytest.mark.slow
NOT_NEEDED = ("node", "npm", "cc", "gcc", "clang", "make")
IN_THE_WHEEL = (
    "heptapolis/py.typed",
    "heptapolis/server/web/index.html",
    "heptapolis/examples/train_ppo.py",
    "heptapolis/games/dice/data/heptapolis.toml",
    "heptapolis/games/wonders/kernel/policy.json",
    "heptapolis/i18n/languages/sv/page.ftl",
)
IN_THE_ARCHIVE = (
    "Makefile",
    "README.md",
    "constraints.txt",
    "docs/index.md",
    "tests/conftest.py",
    "web/build.py",
)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make dist` does, in another folder."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--target", "wheel"]
    built = subprocess.run(
        [*command, "--directory", str(folder)],
        cwd=ROOT,
        env=clean_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder


def only(folder: Path, pattern: str) -> Path:
    (path,) = folder.glob(pattern)
    return path


def test_the_wheel_holds_the_page_and_everything_else(packages: Path) -> None:
    with zipfile.ZipFile(only(packages, "*.whl")) as wheel:
        names = set(wheel.namelist())
        metadata = wheel.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert set(IN_THE_WHEEL) <= names
    assert Parser().parsestr(metadata)["Version"] == heptapolis.__version__
    assert not [name for name in names if "node_modules" in name or name.endswith(".pyc")]


def test_the_source_archive_holds_what_make_needs(packages: Path) -> None:
    with tarfile.open(only(packages, "*.tar.gz")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert set(IN_THE_ARCHIVE) <= names
    assert not [name for name in names if name.startswith(("docs/reference", "web/node_modules", "build/"))]


class InstalledSite(Site):
    """`heptapolis serve` of an environment, with nothing but its programs on the path."""

    def __init__(self, folder: Path, environment: Path) -> None:
        super().__init__(folder)
        self.programs = environment / "bin"

    def start(self) -> None:
        variables = {
            "PATH": str(self.programs),
            "HOME": str(self.folder),
            "HEPTAPOLIS_CACHE": str(self.folder),
        }
        command = [str(self.programs / "heptapolis"), "serve", "--no-kernels", "--port", str(self.port)]
        command += ["--database", str(self.folder / "tables.sqlite3")]
        self.process = launch(command, cwd=self.folder, env=variables, stdout=subprocess.DEVNULL)
        wait_until_healthy(self.address, self.process)


@pytest.fixture(scope="module")
def site(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The wheel in an empty environment, serving."""
    folder = tmp_path_factory.mktemp("stranger")
    environment = folder / "environment"
    venv.create(environment, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(environment / "bin" / "python"), "install", "-qq"]
    wheel = f"{only(packages, '*.whl')}[server]"
    pins = ["--constraint", str(ROOT / "constraints.txt"), "--only-binary", ":all:", "--no-compile"]
    subprocess.run([*pip, "--disable-pip-version-check", *pins, wheel], check=True)
    assert not [one for one in NOT_NEEDED if shutil.which(one, path=str(environment / "bin"))]
    with InstalledSite(folder, environment) as site:
        yield site


def test_a_new_user_installs_it_and_plays_a_turn(site: Site) -> None:
    program = found()
    assert program, "no Chromium: run `python -m tests.browser.install`"
    arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        visitor = Visitor(browser, site)
        visitor.home()
        visitor.play(players=3, sides="day")
        expect(visitor.page.locator("main[data-deciding=true]")).to_be_visible()
        before = visitor.sequence()
        discard(visitor)
        visitor.wait_for_decision_after(before)
        visitor.leave()
        browser.close()
