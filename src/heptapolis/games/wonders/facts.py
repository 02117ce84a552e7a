"""What follows from a view: production, shields, science, the next conflict. For clients that draw it."""

from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.conflict import Battle, battles, team_battles
from heptapolis.games.wonders.effects import Symbols
from heptapolis.games.wonders.resources import Goods, kinds
from heptapolis.games.wonders.scoring import DEFEAT_POINTS, VICTORY_POINTS
from heptapolis.games.wonders.view import View

Symbol = list[str]  # the resources of which a symbol gives one
Data = dict[str, object]


def facts(view: View) -> Data:
    """The whole table as plain data, read from the view alone; hands go `passing` seats further."""
    return {
        "turns": view.options.turns,
        "passing": -1 if view.age == 2 else 1,
        "cities": [_city(city) for city in view.cities],
        "conflicts": _conflicts(view),
    }


def _city(city: City) -> Data:
    """What a city has."""
    return {
        "shields": city.shields,
        "production": _symbols(city.production),
        "for_sale": _symbols(city.for_sale),
        "science": _science(city),
        "chains": {symbol: card.name for symbol, card in city.chains.items()},
        "stages": len(city.wonder),
    }


def _symbols(goods: Goods) -> list[Symbol]:
    return [[kind.name.lower() for kind in kinds(symbol)] for symbol in goods]


def _science(city: City) -> dict[str, int]:
    return {symbol.value: city.terms.science.count(symbol) for symbol in Symbols}


def _conflicts(view: View) -> list[Data]:
    """The battles of this Age as they would be fought now."""
    if any(city.board is None for city in view.cities):
        return []
    diplomats = [city.diplomacy > 0 for city in view.cities]
    teams = view.options.team_seats
    fought = team_battles(teams, diplomats) if teams else battles(diplomats)
    return [_conflict(view, battle) for battle in fought if battle.tokens]


def _conflict(view: View, battle: Battle) -> Data:
    """Two cities compared, as if the Age ended now: the points of winner and loser (no winner: none)."""
    one, other = view.cities[battle.one].shields, view.cities[battle.other].shields
    winner = None if one == other else battle.one if one > other else battle.other
    won = VICTORY_POINTS[view.age - 1] * battle.tokens
    lost = DEFEAT_POINTS * battle.tokens
    return {"one": battle.one, "other": battle.other, "winner": winner, "won": won, "lost": lost}
