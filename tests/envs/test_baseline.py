"""The baselines play, and only what they were trained for."""

from pathlib import Path

import numpy as np
import pytest

import heptapolis
from heptapolis.core.errors import BadData, BadOption, NotSupported
from heptapolis.envs.baseline import baseline_name, baselines, load_baseline, read_baseline, write_baseline
from heptapolis.envs.evaluation import evaluate
from heptapolis.envs.features import Features
from heptapolis.envs.table_batch import TableBatch
from heptapolis.envs.view_encoder import ViewEncoder
from heptapolis.kernel.engine import engine_of
from tests.envs.arrange import Configuration

KINDS: dict[str, Configuration] = {
    "dice": ("dice", {"players": 4}),
    "wonders": ("wonders", {"players": 4}),
    "wonders-cities": ("wonders", {"players": 4, "expansions": ["cities"]}),
    "wonders-cities-teams": ("wonders", {"players": 4, "expansions": ["cities"], "teams": True}),
}


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_of_games_have_names(kind: str) -> None:
    name, options = KINDS[kind]
    assert baseline_name(heptapolis.make(name, **options)) == kind


@pytest.mark.parametrize("kind", baselines())
def test_baselines_have_learned_something(kind: str) -> None:
    """Always taking the first legal action beats random bots; a baseline wins more often."""
    name, options = KINDS[kind]
    baseline = load_baseline(heptapolis.make(name, **options)).act
    learned, first = (
        evaluate(act, name, ["random"] * 3, games=200, seed=1, **options)
        for act in (baseline, lambda _, masks: masks.argmax(axis=1))
    )
    assert learned.wins > first.wins


def test_one_that_is_written_reads_back(tmp_path: Path) -> None:
    game = heptapolis.make("dice", players=2)
    known = load_baseline(game)
    write_baseline(
        tmp_path / "mine.npz", game, known.layers, {"minutes": 1}, by_card=known.outputs is not None
    )
    mine = read_baseline(tmp_path / "mine.npz", heptapolis.make("dice", players=7))
    assert mine.about == {"minutes": 1}
    row = np.zeros(engine_of(game).observe.SIZE, np.int16)
    assert (mine.logits(row) == known.logits(row)).all()


def test_a_file_of_the_first_version_still_plays(tmp_path: Path) -> None:
    """Its outputs were actions, its inputs had slots, and it did not say so."""
    game = heptapolis.make("wonders", players=4)
    batch = TableBatch(game, 1, "rank")
    batch.deal([1])
    batch.refresh()
    size = Features(batch.layout).size
    layer = (np.eye(size, batch.actions, k=-size + batch.actions), np.zeros(batch.actions))
    write_baseline(tmp_path / "old.npz", game, [layer], {})
    old = read_baseline(tmp_path / "old.npz", game)
    assert old.outputs is None
    assert old.logits(batch.observations[0]).shape == (4, batch.actions)


def test_files_that_cannot_play_here_are_refused(tmp_path: Path) -> None:
    game = heptapolis.make("wonders")
    write_baseline(tmp_path / "dice.npz", heptapolis.make("dice"), [], {})
    with pytest.raises(BadData, match="a different encoding"):
        read_baseline(tmp_path / "dice.npz", game)
    for content in (b"", b"nonsense", b"PK\x03\x04 cut short"):
        (tmp_path / "bad.npz").write_bytes(content)
        with pytest.raises(BadData, match="not a baseline"):
            read_baseline(tmp_path / "bad.npz", game)
    with pytest.raises(BadData, match="cannot be read"):
        read_baseline(str(tmp_path / "nowhere.npz"), game)


def test_the_name_of_a_game_is_not_a_game() -> None:
    """It used to fail with an AttributeError deep inside, as did every other use of an engine."""
    for use in (load_baseline, ViewEncoder):
        with pytest.raises(BadOption, match="a game is needed, not its name"):
            use("dice")  # type: ignore[arg-type]


def test_a_kind_of_game_without_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heptapolis.envs.baseline.baselines", lambda: ["dice"])
    with pytest.raises(NotSupported, match="no baseline was trained"):
        load_baseline(heptapolis.make("wonders"))
