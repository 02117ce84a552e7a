"""`heptapolis analyse`: a report, JSON, a picture, clear errors."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import heptapolis as package
from heptapolis.analysis import Analysis
from tests.cli.run import heptapolis, recorded

GAME = package.make("dice", players=2)


def test_a_report_and_a_picture(tmp_path: Path) -> None:
    recorded(GAME, 4, tmp_path / "game.json")
    done = heptapolis("analyse", tmp_path / "game.json", "--playouts", 16, "--plot", tmp_path / "chances.svg")
    assert (done.code, done.err) == (0, "")
    assert "Analysis of dice" in done.out
    assert "Costliest moves of seat 0" in done.out
    assert "whole game" in done.out
    assert re.search(r"^Wonder +\d+\.\d( +\d+ \([+-]\d+\.\d\)){2} *$", done.out, re.MULTILINE)
    assert "Points compared with the average winner" in done.out
    lines = ET.parse(tmp_path / "chances.svg").getroot().findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == GAME.players


def test_json_and_a_file_to_resume_from(tmp_path: Path) -> None:
    recorded(GAME, 4, tmp_path / "game.json")
    words = ("analyse", tmp_path / "game.json", "--playouts", 16, "--seat", 1, "--json")
    first = heptapolis(*words, "--resume", tmp_path / "parts")
    assert {one.seat for one in Analysis.from_json(first.out).decisions} == {1}
    assert heptapolis(*words, "--resume", tmp_path / "parts").out == first.out


def test_a_picture_that_cannot_be_written_costs_no_analysis(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("heptapolis.analysis.analyse", lambda *_, **__: pytest.fail("analysed first"))
    recorded(GAME, 4, tmp_path / "game.json")
    done = heptapolis("analyse", tmp_path / "game.json", "--plot", tmp_path / "missing" / "chances.svg")
    assert done.code == 2
    assert "cannot be written" in done.err


def test_other_files_are_rejected_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello", "utf-8")
    done = heptapolis("analyse", tmp_path / "notes.txt")
    assert done.code == 2
    assert "not a record" in done.err
    assert done.err.count("\n") == 1


def test_a_game_that_does_not_replay_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(GAME, 4, path)
    path.write_text(path.read_text("utf-8").replace("pass", "fly", 1), "utf-8")
    done = heptapolis("analyse", path)
    assert done.code == 2
    assert "cannot be replayed" in done.err
