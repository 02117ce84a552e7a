"""The documentation is true: every Python block and every `heptapolis` command of every page runs.

Pages with a test of their own are named in COVERED. A block that cannot run has a comment with the reason
above it: `<!-- not run: takes hours -->`. A Python block that begins with `# name.py` is a file that later
commands use.
"""

import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import heptapolis
from tests.bots.isolation import isolate_bots
from tests.cli.run import PROGRAM, recorded
from tests.cli.run import heptapolis as run_command
from tests.paths import ROOT
from tests.processes import free_port, running, wait_until_healthy

BLOCK = re.compile(r"^(?:<!-- not run: (.+?) -->\n)?```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\w+='[^']*' )?(heptapolis .+)$", re.MULTILINE)
GENERATED = ("docs/cli.md", "docs/reference/")
COVERED = {
    "docs/adding-a-game.md": "tests/plugins/test_docs.py",
    "docs/api.md": "tests/test_api_docs.py",
    "docs/envs/examples.md": "tests/envs/test_docs.py",
    "docs/envs/gymnasium.md": "tests/envs/test_docs.py",
    "docs/envs/observation.md": "tests/envs/test_docs.py",
    "docs/envs/openspiel.md": "tests/envs/test_docs.py",
    "docs/envs/pettingzoo.md": "tests/envs/test_docs.py",
    "docs/kernel-dice.md": "tests/games/dice/kernel/test_docs.py",
}
BOARDS = ROOT / "src" / "heptapolis" / "games" / "dice" / "data" / "heptapolis.toml"
FEWER = 4  # games of a command: a reader has more time than a test
TYPED = {
    "score": "3\nno\n" + "".join(f"{name}\n" + 13 * "1\n" for name in ("Ada", "Bob", "Cyd"))
}  # everything else asks nothing, or may be left
ADDED = {("arena",): ("--jobs", "1"), ("dice-boards", "balance"): ("--games", "20", "--jobs", "1")}


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, and why it is not run, if it is not."""

    reason: str
    language: str
    text: str

    @property
    def commands(self) -> list[list[str]]:
        lines = () if self.language == "python" else COMMAND.findall(self.text)
        return [shlex.split(line, comments=True)[1:] for line in lines]

    @property
    def file(self) -> str:
        found = re.match(r"# (\w+\.py)\n", self.text)
        return found[1] if found and self.language == "python" else ""

    @property
    def runs(self) -> bool:
        return not self.reason and (self.language == "python" or bool(self.commands))


def pages() -> dict[str, list[Block]]:
    """Every page with its blocks, by its place in the repository."""
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    names = sorted(path.relative_to(ROOT).as_posix() for path in files)
    return {
        name: [Block(*found) for found in BLOCK.findall((ROOT / name).read_text("utf-8"))]
        for name in names
        if not name.startswith(GENERATED)
    }


PAGES = pages()
RUN_HERE = [name for name, blocks in PAGES.items() if name not in COVERED and any(one.runs for one in blocks)]


@pytest.mark.slow
@pytest.mark.parametrize("page", RUN_HERE)
def test_everything_on_the_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order and in one folder, as a reader would."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HEPTAPOLIS_DATA", str(tmp_path / "data"))
    shutil.copy(BOARDS, tmp_path / "mine.toml")
    names: dict[str, object] = {}
    for block in PAGES[page]:
        if block.runs:
            run_block(block, names)


def run_block(block: Block, names: dict[str, object]) -> None:
    if block.file:
        Path(block.file).write_text(block.text, "utf-8")
    elif block.language == "python":
        exec(block.text, names)
    for command in block.commands:
        run_line(command)


def run_line(words: list[str]) -> None:
    """Run one command to its end, with fewer games; a server until it answers."""
    if words[0] == "serve":
        return serve(words)
    if words[1:2] == ["game.json"]:  # a reader has played it; here nobody has typed a move
        recorded(heptapolis.make("wonders", players=3), 1, Path("game.json"))
    smaller = [
        str(min(FEWER, int(word))) if before == "--games" else word
        for before, word in zip(["", *words], words, strict=False)
    ]
    extra = next((more for start, more in ADDED.items() if words[: len(start)] == list(start)), ())
    with pytest.MonkeyPatch.context() as patch:
        isolate_bots(patch)
        done = run_command(*smaller, *extra, answers=TYPED.get(words[0], ""))
    assert (done.code, done.err) == (0, ""), words
    return None


def serve(words: list[str]) -> None:
    """Start the server at another port, without a browser."""
    port = free_port()
    kept = [word for word in words if word != "--open"]
    command = [sys.executable, "-c", PROGRAM, *kept, "--no-kernels", "--port", str(port)]
    with running(command) as process:
        wait_until_healthy(f"http://127.0.0.1:{port}", process)


def test_pages_with_their_own_test_are_named_there() -> None:
    for page, test in COVERED.items():
        assert any(one.runs for one in PAGES[page]), f"{page} has nothing to run"
        assert Path(page).name in (ROOT / test).read_text("utf-8") or Path(page).parent.name in test


def test_most_of_the_documentation_runs() -> None:
    """The patterns find something: a page in another notation would pass unnoticed."""
    blocks = [block for page in PAGES.values() for block in page]
    assert sum(block.language == "python" and block.runs for block in blocks) > 25
    assert sum(len(block.commands) for block in blocks if block.runs) > 30
    assert {"README.md", "docs/bots.md", "docs/tutorials/first-bot.md"} <= set(RUN_HERE)
