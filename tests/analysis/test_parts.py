"""An interrupted analysis continues where it was."""

from pathlib import Path

import pytest

import heptapolis
from heptapolis.analysis import analyse
from heptapolis.analysis.parts import PartFile
from heptapolis.analysis.run import MIN_PLAYOUTS
from heptapolis.core.errors import BadData
from heptapolis.core.record import Record
from tests.analysis.games import played


def short_record() -> Record:
    record = played(heptapolis.make("dice", players=2), 3)
    del record.decisions[3:]
    return record


def test_parts_in_the_file_are_not_computed_again(tmp_path: Path) -> None:
    record, path = short_record(), tmp_path / "parts"
    whole = analyse(record, playouts=MIN_PLAYOUTS, parts=PartFile(path, record, MIN_PLAYOUTS, 0))
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:20], "utf-8")  # cut off in the middle of a line
    done: list[tuple[int, int]] = []
    parts = PartFile(path, record, MIN_PLAYOUTS, 0)
    again = analyse(record, playouts=MIN_PLAYOUTS, parts=parts, progress=lambda *at: done.append(at))
    assert again == whole
    assert done[0] == (2, len(lines) - 1)
    assert done[-1] == (len(lines) - 1, len(lines) - 1)
    assert sorted(path.read_text("utf-8").splitlines()) == sorted(line.strip() for line in lines)


def test_parts_of_another_analysis_are_rejected(tmp_path: Path) -> None:
    record, path = short_record(), tmp_path / "parts"
    PartFile(path, record, MIN_PLAYOUTS, 0)
    with pytest.raises(BadData, match="another run"):
        PartFile(path, record, MIN_PLAYOUTS, 1)
    path.write_text("{}", "utf-8")
    with pytest.raises(BadData, match="another run"):
        PartFile(path, record, MIN_PLAYOUTS, 0)
    with pytest.raises(BadData, match="cannot be"):
        PartFile(tmp_path, record, MIN_PLAYOUTS, 0)
