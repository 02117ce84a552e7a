"""What follows from a view: production, shields, science, the next conflict. For clients that draw it."""

from functools import lru_cache
from typing import Literal, cast

from typing_extensions import TypedDict

from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.conflict import Battle, battles, team_battles
from heptapolis.games.wonders.effects import Symbols
from heptapolis.games.wonders.resources import Goods, Resource, kinds
from heptapolis.games.wonders.scoring import DEFEAT_POINTS, VICTORY_POINTS
from heptapolis.games.wonders.view import View

ResourceName = Literal["wood", "stone", "clay", "ore", "glass", "papyrus", "cloth"]
SymbolData = list[ResourceName]  # the resources of which a symbol gives one
MAX_GOODS = 4_096  # kept by name: many cities have the same


class CityFacts(TypedDict):
    """What a city has; chains by their symbol, with the card that gives them."""

    shields: int
    production: list[SymbolData]
    for_sale: list[SymbolData]
    science: dict[str, int]
    chains: dict[str, str]
    stages: int


class ConflictFacts(TypedDict):
    """Two cities compared as if the Age ended now: the points of winner and loser; none if they tie."""

    one: int
    other: int
    winner: int | None
    won: int
    lost: int


class WondersFacts(TypedDict):
    """What follows from a view of the card game."""

    turns: int
    passing: int
    cities: list[CityFacts]
    conflicts: list[ConflictFacts]


def facts(view: View) -> WondersFacts:
    """The whole table as plain data, read from the view alone; hands move `passing` seats on."""
    return {
        "turns": view.options.turns,
        "passing": -1 if view.age == 2 else 1,
        "cities": [_city(city) for city in view.cities],
        "conflicts": _conflicts(view),
    }


def _city(city: City) -> CityFacts:
    return {
        "shields": city.shields,
        "production": _symbols(city.production),
        "for_sale": _symbols(city.for_sale),
        "science": _science(city),
        "chains": {symbol: card.name for symbol, card in city.chains.items()},
        "stages": len(city.wonder),
    }


@lru_cache(MAX_GOODS)
def _symbols(goods: Goods) -> list[SymbolData]:
    return [[resource_code(kind) for kind in kinds(symbol)] for symbol in goods]


def resource_code(resource: Resource) -> ResourceName:
    return cast(ResourceName, resource.name.lower())


def _science(city: City) -> dict[str, int]:
    return {symbol.value: city.terms.science.count(symbol) for symbol in Symbols}


def _conflicts(view: View) -> list[ConflictFacts]:
    """The battles of this Age as they would be fought now."""
    if any(city.board is None for city in view.cities):
        return []
    diplomats = [city.diplomacy > 0 for city in view.cities]
    teams = view.options.team_seats
    fought = team_battles(teams, diplomats) if teams else battles(diplomats)
    return [_conflict(view, battle) for battle in fought if battle.tokens]


def _conflict(view: View, battle: Battle) -> ConflictFacts:
    one, other = view.cities[battle.one].shields, view.cities[battle.other].shields
    winner = None if one == other else battle.one if one > other else battle.other
    won = VICTORY_POINTS[view.age - 1] * battle.tokens
    lost = DEFEAT_POINTS * battle.tokens
    return {"one": battle.one, "other": battle.other, "winner": winner, "won": won, "lost": lost}
