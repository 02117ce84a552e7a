"""How much a first visit loads."""

import gzip

import pytest

from tests.paths import ROOT

BUILT = ROOT / "src" / "heptapolis" / "server" / "web" / "assets"
MOST = 300_000


@pytest.mark.skipif(not BUILT.is_dir(), reason="the web table is not built (make web)")
def test_all_scripts_together_weigh_less_than_300_kilobytes_compressed() -> None:
    scripts = list(BUILT.glob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= MOST
