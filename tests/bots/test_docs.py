"""docs/bots.md is true: its bots play, its commands run, its messages are what is sent."""

import json
import re
import shlex
from pathlib import Path

import pytest

import heptapolis as package
from heptapolis.bots.declare import declare
from heptapolis.bots.program import PROTOCOL
from heptapolis.bots.registry import BOTS, STRENGTHS
from heptapolis.bots.table import play_out, seated_bots
from tests.cli.run import heptapolis
from tests.paths import ROOT

PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SAVER, DICE, TOURNAMENT = (block for language, block in BLOCKS if language == "python")
MESSAGES = [
    json.loads(line) for language, block in BLOCKS if language == "json" for line in block.splitlines()
]
COMMANDS = [line for _, block in BLOCKS for line in block.splitlines() if "=saver.py" in line]


@pytest.mark.parametrize(("source", "label"), [(SAVER, "Saver"), (DICE, "Dice")])
def test_its_bots_play(source: str, label: str, tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(source, "utf-8")
    game = package.make("wonders", players=3)
    state, kind = game.new(1), declare(f"page-{label}={path}:{label}")()
    with seated_bots(dict.fromkeys(range(3), kind), game, 1) as bots:
        play_out(state, bots)
    assert [bot.stats.illegal for bot in bots.values()] == [0, 0, 0]


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "saver.py").write_text(SAVER, "utf-8")
    monkeypatch.chdir(tmp_path)
    words = [re.sub(r"^(30|20)$", "3", word) for word in shlex.split(command)[1:]]
    done = heptapolis(*words, *(("--jobs", "1") if words[0] == "arena" else ()))
    assert (done.code, done.err) == (0, "")


def test_its_tournament_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    exec(TOURNAMENT, {})
    assert "10 games of dice" in capsys.readouterr().out


def test_its_messages_have_the_form_that_is_sent() -> None:
    start, question, answer = MESSAGES
    assert (start["type"], start["protocol"], question["type"]) == ("start", PROTOCOL, "choose")
    assert set(start) == {"type", "protocol", "game", "options", "seat", "seed"}
    assert set(question) == {"type", "view", "legal"}
    assert answer["move"] in question["legal"]


def test_it_names_every_bot_of_ours() -> None:
    assert all(f"`{name}`" in PAGE for name in {*BOTS, *STRENGTHS})
