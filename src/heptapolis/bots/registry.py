"""Bots by name, and their specs as text: `"random"`, `"random:seed=3"`, `"name:param=value,param=value"`.

A strength is a name for a bot with parameters; `mine=path.py:Class` declares a bot of your own.
"""

import re
from dataclasses import is_dataclass

from heptapolis.bots.protocol import BotKind, Parameter, Setting, parameters
from heptapolis.core.errors import BadOption, NotUnderstood, UnknownName
from heptapolis.core.registry import Registry


def check_kind(name: str, thing: object) -> None:
    """Raise an error unless an entry point is a kind of bot."""
    if not (isinstance(thing, type) and is_dataclass(thing) and hasattr(thing, "sit")):
        raise TypeError(f"{thing!r} is not a dataclass with sit(game, seat, seed)")
    given = {part: getattr(thing, part, None) for part in ("name", "title", "needs_view")}
    if missing := [part for part, value in given.items() if value is None]:
        raise TypeError(f"{thing!r} has no {', no '.join(missing)}")
    if given["name"] != name:  # specs know a bot by its name
        raise ValueError(f"the bot is named {given['name']!r}, unlike its entry point")


#: The kinds of installed bots by name.
BOTS: Registry[type[BotKind]] = Registry("bot", group="heptapolis.bots", check=check_kind)

DECLARATION = re.compile(r"\s*[\w-]+=(program:|.*\.py:)")  # of a bot, among specs

BOOLEANS = {"true": True, "yes": True, "false": False, "no": False}
NUMBER_NAMES: dict[type, str] = {int: "a whole number", float: "a number"}

#: Specs by strength, for players who do not care how a bot thinks.
STRENGTHS: dict[str, str] = {
    "easy": "greedy:mistakes=3",
    "medium": "greedy",
    "hard": "mcts:guide=linear,playouts=24,temperature=4",
    "expert": "mcts:guide=linear,playouts=80",
    "champion": "mcts:ms=2000,threads=2",
}


def parse_bot(spec: str) -> BotKind:
    """The bot that a spec describes; unknown names and parameters are errors that list the known ones."""
    from heptapolis.bots.declare import declare, parse_declaration

    if parse_declaration(spec):
        return declare(spec)()
    name, _, rest = spec.partition(":")
    named, _, own = STRENGTHS.get(name, name).partition(":")
    if named not in BOTS:
        raise UnknownName(name, "no such bot", [*STRENGTHS, *sorted(BOTS)])
    kind = BOTS[named]
    return kind(**_parse_parameters(kind, own) | _parse_parameters(kind, rest))


def split_specs(text: str) -> list[str]:
    """Split a list of specs: in `"greedy:noise=2,seed=3,mine=bot.py:Mine"`, `seed=3` belongs to `greedy`."""
    specs: list[str] = []
    for part in text.split(","):
        is_parameter = "=" in part.partition(":")[0] and not DECLARATION.match(part)
        if specs and ":" in specs[-1] and is_parameter:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs


def format_spec(kind: BotKind) -> str:
    """The shortest spec of this bot: only the parameters that differ from their defaults."""
    changed = [
        f"{entry.name}={_format_value(getattr(kind, entry.name))}"
        for entry in parameters(type(kind))
        if getattr(kind, entry.name) != entry.default
    ]
    return f"{kind.name}:{','.join(changed)}" if changed else kind.name


def shorten_spec(spec: str, kind: BotKind) -> str:
    """The shortest spec of a bot that was named by this spec; a strength keeps its name."""
    return spec if spec in STRENGTHS else format_spec(kind)


def _format_value(value: Setting) -> str:
    """A value as a person would write it: 6, not 6.0."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def _parse_parameters(kind: type[BotKind], text: str) -> dict[str, Setting]:
    """The parameters that a spec sets."""
    given: dict[str, Setting] = {}
    for part in text.split(",") if text else ():
        parameter, value = _parse_parameter(kind, part)
        if parameter in given:
            raise BadOption(part, "given twice", [parameter])
        given[parameter] = value
    return given


def _parse_parameter(kind: type[BotKind], part: str) -> tuple[str, Setting]:
    """One `param=value` of a spec."""
    name, equals, value = part.partition("=")
    name = getattr(kind, "renamed", {}).get(name, name)
    known = {parameter.name: parameter for parameter in parameters(kind)}
    if name not in known:
        raise UnknownName(name, f"the bot {kind.name} has no such parameter", sorted(known) or ["none"])
    if not equals:
        raise NotUnderstood(part, "a parameter needs a value", [f"{name}={known[name].default}"])
    return name, _parse_value(known[name], part, value)


def _parse_value(parameter: Parameter, part: str, text: str) -> Setting:
    """Read the value as the type of the parameter's default."""
    kind = type(parameter.default)
    try:
        return BOOLEANS[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        valid = "yes or no" if kind is bool else NUMBER_NAMES[kind]
        raise BadOption(part, f"not a value of {parameter.name}, {parameter.help}", [valid]) from None
