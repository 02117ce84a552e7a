"""Every effect as an object: its kind, its parts by name, and the sentence."""

from typing import TYPE_CHECKING, Any

from heptapolis.core.message import Message
from heptapolis.core.tagged import declare_tagged, write_tagged
from heptapolis.games.dice.effects import ChooseBonus, Effect
from heptapolis.games.dice.symbols import BARRACKS, Building
from heptapolis.games.dice.text.effects import describe_effect

Buildings = tuple[Building, ...]
if TYPE_CHECKING:
    EffectData = dict[str, Any]
else:
    EffectData = declare_tagged(
        Effect | ChooseBonus, "Effect", lambda part: list[str] if part == Buildings else part, message=Message
    )


def effect_data(effect: Effect | ChooseBonus) -> EffectData:
    """What an effect does, as data and as a message."""
    return {**write_tagged(effect, _write_part), "message": describe_effect(effect)}


def _write_part(part: object) -> object:
    """Both Barracks together are `barracks`, as on the boards."""
    if not isinstance(part, tuple):
        return part
    if not set(BARRACKS) <= set(part):
        return list(part)
    return ["barracks", *(building for building in part if building not in BARRACKS)]
