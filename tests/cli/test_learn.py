"""Learning from the command line: a network is written, and learning goes on where it stopped."""

from pathlib import Path

import numpy as np

from tests.cli.run import heptapolis

SMALL = ("learn", "dice", "--players", 2, "--games", 6, "--seed", 1)


def test_a_network_is_written_and_learning_goes_on_from_a_checkpoint(tmp_path: Path) -> None:
    output, checkpoint = tmp_path / "network.npz", tmp_path / "checkpoint.npz"
    words = (*SMALL, "--output", output, "--checkpoint", checkpoint)
    first = heptapolis(*words, "--rounds", 2)
    assert (first.code, "round 2 of 2: points" in first.out, "written to" in first.out) == (0, True, True)
    with np.load(output) as file:
        assert set(file.files) == {"format", "layout", "base, 2 players", "base, 2 players, scales"}
    second = heptapolis(*words, "--rounds", 3)
    assert "resuming after round 2" in second.out
    assert ("round 1 of 3" in second.out, "round 3 of 3" in second.out) == (False, True)


def test_a_start_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    done = heptapolis(*SMALL, "--rounds", 1, "--output", tmp_path / "network.npz", "--start", "base")
    assert (done.code, "the file has no such network" in done.err) == (2, True)


def test_a_look_ahead_is_a_share_and_for_networks(tmp_path: Path) -> None:
    for words in (("--look-ahead", 2), ("--look-ahead", 0.1, "--guide", "linear")):
        done = heptapolis(*SMALL, *words, "--rounds", 1, "--output", tmp_path / "network.npz")
        assert (done.code, "0 to 1 for a network" in done.err) == (2, True)


def test_a_look_ahead_teaches_something_else(tmp_path: Path) -> None:
    learned = []
    for number, share in enumerate(("0", "0.5")):
        output = tmp_path / f"{number}.npz"
        assert heptapolis(*SMALL, "--rounds", 1, "--look-ahead", share, "--output", output).code == 0
        with np.load(output) as file:
            learned.append(file["base, 2 players"].tolist())
    assert learned[0] != learned[1]


def test_an_unknown_guide_is_an_error(tmp_path: Path) -> None:
    done = heptapolis(*SMALL, "--guide", "stars", "--output", tmp_path / "network.npz")
    assert (done.code, "no such guide" in done.err) == (2, True)


def test_the_linear_policy_is_still_learned(tmp_path: Path) -> None:
    path = tmp_path / "policy.json"
    done = heptapolis(*SMALL, "--guide", "linear", "--rounds", 1, "--output", path)
    assert (done.code, "alone among policies in use" in done.out) == (0, True)
