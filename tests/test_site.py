"""The site builds without warnings, is complete, can be searched offline, and has what newcomers seek."""

import re
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.chromium import found
from tests.paths import ROOT
from tests.processes import TIMEOUT_SECONDS, run_python
from tools import reference

LINK = re.compile(r"\]\(([\w./-]+\.md)(?:#[\w-]+)?\)")
LOADED = re.compile(r'<(?:script|link|img)\b[^>]*?\b(?:src|href)="(https?:[^"]+)"')
CLICKS = 3
WANTED = {  # what newcomers look for, and a sentence of the page that says it
    "how to write a bot": "A class with one method is enough.",
    "how to add a card": "One line in `data/`, in the list of its Age:",
    "how to run a server": "# Running a server for others",
    "how fast it is": "million decisions per second",
    "how that was measured": "`make bench` measures everything below",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` does: a warning is an error, such as a broken link or a page that nobody lists."""
    folder = tmp_path_factory.mktemp("site")
    strict = ("--fail-on-warning", "--keep-going", "-q", "-b", "html", "-c", "docs")
    built = run_python("-m", "sphinx", *strict, "-d", folder / "doctrees", ".", folder / "html", cwd=ROOT)
    assert (built.returncode, built.stderr) == (0, "")
    return folder / "html"


@pytest.mark.slow
def test_every_page_is_there(site: Path) -> None:
    pages = [path.relative_to(ROOT).with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")]
    assert [str(page) for page in pages if not (site / page).is_file()] == []
    assert "docs/index.html" in (site / "index.html").read_text("utf-8")
    assert "play_tournament" in (site / "docs/reference/heptapolis.arena.html").read_text("utf-8")


@pytest.mark.slow
def test_it_can_be_searched_without_a_network_or_a_server(site: Path) -> None:
    for name in ("docs/index.html", "search.html", "docs/bots.html"):
        assert LOADED.findall((site / name).read_text("utf-8")) == []
    program = found()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        context = browser.new_context(offline=True)
        page = context.new_page()
        page.goto(f"{(site / 'search.html').as_uri()}?q=determinization")
        results = page.locator("#search-results li a")
        expect(results.first).to_be_visible(timeout=TIMEOUT_SECONDS * 1000)
        assert "Hidden information" in results.all_inner_texts()
        browser.close()


def test_a_public_name_without_a_docstring_is_noticed() -> None:
    module = ModuleType("sample", "A module.")
    exec('class Good:\n    "Said."\n    def silent(self): pass\ndef mute(): pass\n', vars(module))
    module.Good.silent.__module__ = "heptapolis.sample"
    vars(module)["__all__"] = ["Good", "mute"]
    assert list(reference.undocumented(module)) == ["sample.Good.silent", "sample.mute"]


def test_every_public_module_has_a_page_and_docstrings() -> None:
    """What the table of docs/api.md lists, among it the packages and their games."""
    from importlib import import_module

    names = reference.modules()
    assert {"heptapolis", "heptapolis.games.dice", "heptapolis.core.errors"} <= set(names)
    assert [one for name in names for one in reference.undocumented(import_module(name))] == []


@pytest.mark.parametrize("wanted", WANTED)
def test_strangers_find_it_within_three_clicks_of_the_readme(wanted: str) -> None:
    reached = pages = {ROOT / "README.md"}
    for _ in range(CLICKS):
        pages = {target for page in pages for target in links(page)} - reached
        reached = reached | pages
    assert any(WANTED[wanted] in page.read_text("utf-8") for page in reached)


def links(page: Path) -> set[Path]:
    found = ((page.parent / link).resolve() for link in LINK.findall(page.read_text("utf-8")))
    return {target for target in found if target.is_file()}


def test_links_to_files_lead_somewhere() -> None:
    """The site checks links between pages; on a host that shows Markdown, folders and pictures count too."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in pages
        if "reference" not in page.parts
        for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", outside_code(page.read_text("utf-8")))
        if not (page.parent / link).exists()
    ]
    assert broken == []


def outside_code(text: str) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)
