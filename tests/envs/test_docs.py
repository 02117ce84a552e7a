"""docs/envs is true: its Python runs, and its tables name every piece of the observations."""

import json
import re

import pytest

import heptapolis
from heptapolis.envs.observation import LAYOUT_VERSION, Layout
from heptapolis.kernel.engine import engine_of
from tests.cli.run import heptapolis as heptapolis_command
from tests.paths import ROOT

FOLDER = ROOT / "docs" / "envs"
PAGES = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.md"))}
SNIPPETS = [
    (name, block)
    for name, page in PAGES.items()
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL)
]
ROW = re.compile(r"^\| `(\w+)` \| (\d+) \| (the table|every city) \|", re.MULTILINE)


@pytest.mark.parametrize("snippet", SNIPPETS, ids=lambda snippet: f"{snippet[0]}-{SNIPPETS.index(snippet)}")
def test_snippets_run(snippet: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    exec(snippet[1], {})
    assert capsys.readouterr().out


@pytest.mark.parametrize(("game", "title"), [("wonders", "card"), ("dice", "dice")])
def test_the_tables_are_the_layouts(game: str, title: str) -> None:
    page = PAGES["observation"]
    start = page.index(f"### The {title} game, version {LAYOUT_VERSION}")
    rows = ROW.findall(page[start : page.index("\n#", start + 4)])
    pieces = Layout(engine_of(heptapolis.make(game))).pieces.values()
    wanted = [(p.name, str(p.size), "every city" if p.cities else "the table") for p in pieces]
    assert rows == wanted


def test_every_page_states_its_versions() -> None:
    assert all(f"| {LAYOUT_VERSION} |" in page for page in PAGES.values())


def test_cards_and_boards_have_the_numbers_that_the_page_promises() -> None:
    """The page once sent readers to a list in another order, which mislabelled 91 cards."""
    page = PAGES["observation"]
    assert "`number` in `heptapolis cards --json`" in page
    assert "`number` in `heptapolis boards --json`" in page
    pieces = Layout(engine_of(heptapolis.make("wonders"))).pieces
    cards, boards = (json.loads(heptapolis_command(name, "--json").out) for name in ("cards", "boards"))
    labels = pieces["buildings"].names.labels
    assert {card["number"]: card["name"] for card in cards} == {
        number: name for number, name in enumerate(labels) if name and number
    }
    assert all(pieces["board"].names.labels[board["number"]] == board["name"] for board in boards)
