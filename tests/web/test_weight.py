"""How much a first visit loads."""

import gzip
import re
from pathlib import Path

import pytest

from tests.paths import ROOT

BUILT = ROOT / "src" / "heptapolis" / "server" / "web"
ASSETS = BUILT / "assets"
GAMES = ROOT / "web" / "src" / "games"
MOST_BYTES = 300_000
MOST_BYTES_OF_HOME = 53_500

pytestmark = pytest.mark.skipif(not ASSETS.is_dir(), reason="the web table is not built (make web)")


def _weight(scripts: list[Path]) -> int:
    return sum(len(gzip.compress(script.read_bytes())) for script in scripts)


def test_all_scripts_together_weigh_less_than_300_kilobytes_compressed() -> None:
    scripts = list(ASSETS.glob("*.js"))
    assert scripts
    assert _weight(scripts) <= MOST_BYTES


def test_every_game_is_one_chunk() -> None:
    for game in (folder.name for folder in GAMES.iterdir() if folder.is_dir()):
        assert len(list(ASSETS.glob(f"{game}-*.js"))) == 1


def test_the_first_page_loads_no_game() -> None:
    loaded = re.findall(r'(?:src|href)="/assets/([^"]+\.js)"', (BUILT / "index.html").read_text())
    assert loaded
    assert not [name for name in loaded if re.match("wonders-|dice-|generic-|table-", name)]
    assert _weight([ASSETS / name for name in loaded]) <= MOST_BYTES_OF_HOME
