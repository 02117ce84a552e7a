"""Everything that the server names has a drawing in the browser: read from the sources of both."""

import re
from collections.abc import Iterator
from typing import Any, get_args

from heptapolis.core.tagged import kind_of
from heptapolis.games.dice.effects import ChooseBonus, Effect
from heptapolis.games.dice.symbols import SIGNS, Building, Symbol
from heptapolis.games.dice.text.catalogue import printed as printed_dice
from heptapolis.games.dice.text.story import ICONS as DICE_ICONS
from heptapolis.games.wonders.text.catalogue import printed
from heptapolis.games.wonders.text.story import ICONS as WONDERS_ICONS
from tests.paths import ROOT

SOURCES = ROOT / "web" / "src"
ART = SOURCES / "art"
WONDERS = SOURCES / "games" / "wonders" / "art"
DICE = SOURCES / "games" / "dice"


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


def test_every_line_of_the_story_has_an_icon() -> None:
    assert {*WONDERS_ICONS.values(), *DICE_ICONS.values()} <= _icons()


def test_every_effect_is_drawn() -> None:
    drawn = set(re.findall(r"case '([a-z-]+)':", (WONDERS / "effects.ts").read_text()))
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
    text = (WONDERS / "vignettes.ts").read_text()
    friezes = set(re.findall(r"^  (\w+):", text, re.MULTILINE))
    assert {colour["name"] for colour in printed()["colours"]} <= friezes


def test_every_wonder_has_a_picture() -> None:
    text = "".join(path.read_text() for path in (ART / "wonders").glob("*.ts"))
    names = {board["name"] for board in printed()["boards"]}
    names |= {board["name"] for boards in printed_dice()["sets"] for board in boards["boards"]}
    assert names <= set(re.findall(r"^export const (\w+): Illustration", text, re.MULTILINE))


def test_every_face_and_building_of_the_dice_game_has_an_icon() -> None:
    text = (DICE / "art" / "faces.ts").read_text()
    faces = dict(re.findall(r"^  '?([a-z-]+)'?: \w+\('([a-z-]+)'\),$", text, re.MULTILINE))
    assert set(faces) == {str(symbol) for symbol in Symbol}
    families = ("spy-", "-leader")  # an eye or a bust with a colour; all others name an icon
    plain = {icon for symbol, icon in faces.items() if not any(part in symbol for part in families)}
    assert plain | {"eye", "bust", "scales"} | {str(building) for building in Building} <= _icons()


def test_signs_of_the_dice_are_those_of_the_rules() -> None:
    """D3."""
    signs = dict(re.findall(r"(\w+): 'sign-(\w+)'", (ART / "colours.ts").read_text()))
    assert {str(colour): sign for colour, sign in SIGNS.items()}.items() <= signs.items()


def test_every_effect_of_the_dice_game_is_drawn() -> None:
    drawn = set(re.findall(r"case '([a-z-]+)':", (DICE / "effects.ts").read_text()))
    assert {kind_of(effect) for effect in (*get_args(Effect), ChooseBonus)} <= drawn
