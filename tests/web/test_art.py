"""Everything that the server names has a drawing in the browser: read from the sources of both."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from heptapolis.i18n.wonders.catalogue import printed

ART = Path(__file__).parents[2] / "web" / "src" / "art"


def _icons() -> set[str]:
    files = "".join(path.read_text() for path in (ART / "icons").glob("*.ts"))
    return set(re.findall(r"^  '?([a-z][a-z0-9-]*)'?:", files, re.MULTILINE))


def _values(data: Any, key: str) -> Iterator[Any]:
    """Every value under this key, however deep."""
    if isinstance(data, dict):
        yield from (value for name, value in data.items() if name == key)
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from _values(part, key)


def test_every_resource_and_chain_symbol_has_an_icon() -> None:
    names = {resource["name"] for resource in printed()["resources"]}
    chains = {chain for chain in _values(printed(), "symbol") if isinstance(chain, str)}
    assert names | chains <= _icons()


def test_every_effect_is_drawn() -> None:
    drawn = set(re.findall(r"case '([a-z-]+)':", (ART / "effects.ts").read_text()))
    kinds = {kind for effects in _values(printed(), "effects") for kind in _values(effects, "kind")}
    assert kinds <= drawn


def test_every_colour_has_a_pigment_and_a_sign_of_its_own() -> None:
    """B7: no player has to tell colours apart."""
    text = (ART / "colours.ts").read_text()
    signs = dict(re.findall(r"(\w+): '(sign-\w+)'", text))
    names = {colour["name"] for colour in printed()["colours"]}
    assert names <= set(signs)
    assert len(set(signs.values())) == len(signs)
    assert set(signs.values()) <= _icons()


def test_every_kind_of_card_has_a_frieze() -> None:
    text = (ART / "vignettes.ts").read_text()
    friezes = set(re.findall(r"^  (\w+):", text, re.MULTILINE))
    assert {colour["name"] for colour in printed()["colours"]} <= friezes
