"""Bots by name, and their specs as text: `"random"`, `"random:seed=3"`, `"name:param=value,param=value"`."""

from typing import TypeVar

from heptapolis.bots.protocol import BotKind, Parameter, Setting, parameters
from heptapolis.core.errors import BadOption, NotUnderstood, UnknownName
from heptapolis.core.registry import Registry

K = TypeVar("K", bound=BotKind)

BOTS: Registry[type[BotKind]] = Registry("bot")

WORDS = {"true": True, "yes": True, "false": False, "no": False}


def register(kind: type[K]) -> type[K]:
    """Class decorator: add a kind of bot to the registry under its name."""
    BOTS.add(kind.name, kind)
    return kind


def parse_bot(spec: str) -> BotKind:
    """The bot that a spec means; unknown names and parameters are errors that list the known ones."""
    name, _, rest = spec.partition(":")
    kind = BOTS[name]
    given: dict[str, Setting] = {}
    for part in rest.split(",") if rest else ():
        parameter, value = _parameter(kind, part)
        if parameter in given:
            raise BadOption(part, "given twice", [parameter])
        given[parameter] = value
    return kind(**given)


def _parameter(kind: type[BotKind], part: str) -> tuple[str, Setting]:
    """One `param=value` of a spec."""
    name, equals, value = part.partition("=")
    known = {parameter.name: parameter for parameter in parameters(kind)}
    if name not in known:
        raise UnknownName(name, f"the bot {kind.name} has no such parameter", sorted(known) or ["none"])
    if not equals:
        raise NotUnderstood(part, "a parameter is written with its value", [f"{name}={known[name].default}"])
    return name, _value(known[name], part, value)


def _value(parameter: Parameter, part: str, text: str) -> Setting:
    """The value as the type of its default."""
    kind = type(parameter.default)
    try:
        return WORDS[text.lower()] if kind is bool else kind(text)
    except (KeyError, ValueError):
        valid = "yes or no" if kind is bool else NUMBERS[kind]
        raise BadOption(part, f"not a value of {parameter.name}, {parameter.help}", [valid]) from None


NUMBERS: dict[type, str] = {int: "a whole number", float: "a number"}
