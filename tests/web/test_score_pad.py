"""The arithmetic of the score pad against the rules' own score sheet, in a long run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AT_RANDOM, WITH_BOTS = 240, 40  # games of each of the 18 configurations: 5,040 final positions


@pytest.mark.soak
def test_the_pad_scores_as_the_rules_do(tmp_path: Path) -> None:
    """B37-B40, C39-C41, C60-C63, D64-D66: the counts go in, every row and rank comes out the same."""
    positions = tmp_path / "scored.json"
    with positions.open("w") as file:
        command = [sys.executable, "-m", "tests.web.scored", str(AT_RANDOM), str(WITH_BOTS)]
        subprocess.run(command, cwd=ROOT, stdout=file, check=True)
    environment = os.environ | {"HEPTAPOLIS_SCORED": str(positions)}
    done = subprocess.run(
        [sys.executable, "web/build.py", "test-score"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
