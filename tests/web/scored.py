"""`python -m tests.web.scored 16 1`: final positions as counts on a table, with their scores.

The score pad of the page must come to the same (web/src/score/score.test.ts). Of every configuration 16 games
are played at random and 1 by greedy bots.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import heptapolis
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game, State
from heptapolis.games.dice import effects as dice
from heptapolis.games.dice.city import City as DiceCity
from heptapolis.games.dice.symbols import BARRACKS, CITY, Building
from heptapolis.games.wonders import effects as wonders
from heptapolis.games.wonders.city import City

CITIES = {"expansions": ["cities"], "sides": "random"}
CONFIGURATIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("wonders", {"players": players, "sides": "random"}) for players in range(3, 8)),
    *(("wonders", {"players": players, **CITIES}) for players in range(3, 8)),
    *(("wonders", {"players": players, **CITIES, "teams": True}) for players in (4, 6)),
    *(("dice", {"players": players}) for players in range(2, 8)),
)
NAMED = (wonders.PointsPer, wonders.PointsIfComplete, wonders.AnyScience, wonders.Mask)
"""Cards with these effects are asked for by name."""


def scored(at_random: int, with_bots: int) -> Iterator[dict[str, Any]]:
    """This many games of every configuration, at random and by bots."""
    for name, options in CONFIGURATIONS:
        game = heptapolis.make(name, **options)
        for seed in range(at_random):
            yield describe(name, options, play_at_random(game, seed))
        for seed in range(with_bots):
            yield describe(name, options, play_with_bots(game, seed))


def play_at_random(game: Game, seed: int) -> State:
    state, chance = game.new(seed), Chance(seed, stream=5)
    while state.to_act:
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return state


def play_with_bots(game: Game, seed: int) -> State:
    """A game of greedy bots, each of which errs in its own way."""
    kinds = {seat: parse_bot(f"greedy:noise=3,seed={seat}") for seat in range(game.players)}
    state = game.new(seed)
    with seated_bots(kinds, game, seed) as bots:
        play_out(state, bots)
    return state


def describe(name: str, options: dict[str, Any], state: Any) -> dict[str, Any]:
    result = state.result()
    cities = state.position.cities
    columns = [wonders_column(city) if name == "wonders" else dice_column(city) for city in cities]
    return {
        "rules": {"game": name, "cities": "expansions" in options, "teams": "teams" in options},
        "columns": columns,
        "sheets": list(result.sheets),
        "totals": result.totals,
        "ranks": result.ranks,
        "team_totals": result.team_totals,
        "winners": result.winners,
    }


def column(board: str, side: str, counts: Counter[str]) -> dict[str, Any]:
    return {"name": "", "board": board, "side": side, "counts": {key: n for key, n in counts.items() if n}}


def wonders_column(city: City) -> dict[str, Any]:
    """What a player has on the table, counted as the pad asks for it."""
    assert city.board
    assert city.side
    counts = Counter(coins=city.coins, debt=city.debt, stages=city.stages, defeat=city.defeats)
    counts.update({f"victory-{age}": tokens for age, tokens in enumerate(city.victories, start=1)})
    for card in city.buildings:
        counts[str(card.colour.name).lower()] += 1
        if any(isinstance(effect, NAMED) for effect in card.effects):
            counts[f"card-{card.name}"] += 1
        for effect in card.effects:
            match effect:
                case wonders.Points(amount):
                    counts[f"{str(card.colour.name).lower()}-{amount}"] += 1
                case wonders.Science(symbol):
                    counts[symbol.value] += 1
                case _:
                    pass  # scored by name, or worth nothing
    return column(city.board.name, city.side.value, counts)


def dice_column(city: DiceCity) -> dict[str, Any]:
    """The points printed in crossed boxes, and what others are worth for each crossed box."""
    counts = Counter({"coins": city.coins, "first-agora": int(city.first_agora)})
    for building in CITY:
        for number in city.crossed[building]:
            counts.update(box_counts(building, city.box(building, number).effects))
    for barracks in BARRACKS:
        for box, points in enumerate(city.laurels[barracks], start=1):
            counts[f"laurel-{barracks}-{box}"] += points
    for place, boxes in city.crossed.items():
        counts[f"crossed-{'barracks' if place in BARRACKS else place}"] += len(boxes)
    return column(city.board or "", "day", counts)


def box_counts(building: Building, effects: Iterable[dice.BaseEffect]) -> Counter[str]:
    counts = Counter[str]()
    for effect in effects:
        match effect:
            case dice.Points(amount):
                counts[f"points-{building}"] += amount
            case dice.PointsPer(amount, counted) | dice.CoinsAndPointsPer(amount, counted):
                what = "barracks" if set(counted) == set(BARRACKS) else counted[0]
                counts[f"per-{building}-{what}"] += amount
            case _:
                pass  # worth nothing, or written as a laurel
    return counts


if __name__ == "__main__":
    print(json.dumps(list(scored(*map(int, sys.argv[1:])))))
