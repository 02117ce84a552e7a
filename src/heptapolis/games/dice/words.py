"""Effects as text, and back: the vocabulary of a board file.

    cross agora                         2 coins per blue die
    cross agora or market               dice cost 1 less
    cross up to 2 barracks              blue dice cost 1 less
    free build                          blue dice cost 0
    another action                      unlock black
    7 coins                             5 points
    1 coin and 1 point per warehouse    1 point per gallery
    attack 3                            defence
    resource

`barracks` means both Barracks together.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import assert_never, cast, get_args

from heptapolis.core.closed import check_complete
from heptapolis.games.dice.effects import (
    AnotherAction,
    Attack,
    ChooseBonus,
    Coins,
    CoinsAndPointsPer,
    CoinsPerDie,
    CrossBoxes,
    Defence,
    Effect,
    FreeBuild,
    FreeDice,
    Pending,
    Points,
    PointsPer,
    PriceCut,
    Resource,
    Unlock,
)
from heptapolis.games.dice.symbols import BARRACKS, SPECIALS, Building, Colour


@lru_cache(maxsize=4096)
def write(effect: Effect | ChooseBonus) -> str:
    """The text of an effect."""
    match effect:
        case CrossBoxes(buildings, up_to):
            return f"cross {f'up to {up_to} ' if up_to > 1 else ''}{_names(buildings)}"
        case FreeBuild():
            return "free build"
        case AnotherAction():
            return "another action"
        case ChooseBonus():
            return "bonus"
        case Coins(amount):
            return _many(amount, "coin")
        case CoinsAndPointsPer(amount, buildings):
            return f"{_many(amount, 'coin')} and {_many(amount, 'point')} per {_names(buildings)}"
        case Attack(points):
            return f"attack {points}"
        case PriceCut(amount, colour):
            return f"{f'{colour} ' if colour else ''}dice cost {amount} less"
        case FreeDice(colour):
            return f"{colour} dice cost 0"
        case CoinsPerDie(amount, colour):
            return f"{_many(amount, 'coin')} per {colour} die"
        case Unlock(colour):
            return f"unlock {colour}"
        case Defence():
            return "defence"
        case Resource():
            return "resource"
        case Points(amount):
            return _many(amount, "point")
        case PointsPer(amount, buildings):
            return f"{_many(amount, 'point')} per {_names(buildings)}"
        case _:
            assert_never(effect)


def _many(amount: int, thing: str) -> str:
    return f"{amount} {thing}{'' if amount == 1 else 's'}"


def _names(buildings: tuple[Building, ...]) -> str:
    return " or ".join(buildings).replace(" or ".join(BARRACKS), "barracks")


def _buildings(text: str) -> tuple[Building, ...]:
    names = [name for word in text.split(" or ") for name in (BARRACKS if word == "barracks" else (word,))]
    if len(set(names)) < len(names):
        raise ValueError(f"{text!r} names a building twice")
    return tuple(Building(name) for name in names)


NUMBER = r"(?P<n>\d{1,2})"
COLOUR = f"(?P<colour>{'|'.join(Colour)})"
ONE = f"(?:barracks|{'|'.join(Building)})"
WHERE = f"(?P<where>{ONE}(?: or {ONE})*)"

Parts = dict[str, str]
FORMS: tuple[tuple[type[Effect], str, Callable[[Parts], Effect]], ...] = (
    (CrossBoxes, f"cross {WHERE}", lambda p: CrossBoxes(_buildings(p["where"]))),
    (CrossBoxes, f"cross up to {NUMBER} {WHERE}", lambda p: CrossBoxes(_buildings(p["where"]), int(p["n"]))),
    (FreeBuild, "free build", lambda p: FreeBuild()),
    (AnotherAction, "another action", lambda p: AnotherAction()),
    (Coins, f"{NUMBER} coins?", lambda p: Coins(int(p["n"]))),
    (
        CoinsAndPointsPer,
        rf"{NUMBER} coins? and (?P=n) points? per {WHERE}",
        lambda p: CoinsAndPointsPer(int(p["n"]), _buildings(p["where"])),
    ),
    (Attack, f"attack {NUMBER}", lambda p: Attack(int(p["n"]))),
    (
        PriceCut,
        f"(?:{COLOUR} )?dice cost {NUMBER} less",
        lambda p: PriceCut(int(p["n"]), Colour(p["colour"]) if p["colour"] else None),
    ),
    (FreeDice, f"{COLOUR} dice cost 0", lambda p: FreeDice(Colour(p["colour"]))),
    (
        CoinsPerDie,
        f"{NUMBER} coins? per {COLOUR} die",
        lambda p: CoinsPerDie(int(p["n"]), Colour(p["colour"])),
    ),
    (Unlock, f"unlock (?P<colour>{'|'.join(SPECIALS)})", lambda p: Unlock(Colour(p["colour"]))),
    (Defence, "defence", lambda p: Defence()),
    (Resource, "resource", lambda p: Resource()),
    (Points, f"{NUMBER} points?", lambda p: Points(int(p["n"]))),
    (PointsPer, f"{NUMBER} points? per {WHERE}", lambda p: PointsPer(int(p["n"]), _buildings(p["where"]))),
)
check_complete("words.FORMS", get_args(Effect), [form[0] for form in FORMS])
EXAMPLES = ("cross agora", "7 coins", "2 coins per blue die", "unlock black", "5 points")


def parse(text: str) -> Effect:
    """The effect that this text means; a ValueError says why it means none."""
    line = " ".join(text.split())
    for _, pattern, make in FORMS:
        if found := re.fullmatch(pattern, line):
            return make(cast(Parts, found.groupdict()))
    raise ValueError(f"{text!r} is not an effect (examples: {', '.join(map(repr, EXAMPLES))})")


def parse_pending(text: str) -> Pending:
    """The decision that this text means, as a saved state holds it."""
    effect = ChooseBonus() if text == write(ChooseBonus()) else parse(text)
    if not isinstance(effect, Pending):
        raise ValueError(f"{text!r} needs no decision")
    return effect
