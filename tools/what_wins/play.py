"""The games: many of the quickest strong bot in the compiled game, and those of a search from its files."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from heptapolis import make
from heptapolis.arena.kernel_simulation import split_seeds, victory_shares
from heptapolis.bots import parse_bot
from heptapolis.bots.compiled import CompiledBots
from heptapolis.core.contract import Game
from heptapolis.games.dice.kernel.tables import BUILDINGS
from heptapolis.games.wonders.kernel.tables import BOARD_LIST, CARD_LIST, SIDE_LIST
from heptapolis.kernel.engine import engine_of
from tools.what_wins.collect import Collector, Configuration, Numbers, Owned

BOT = "policy"
SEED = 7
CITIES = {"expansions": ["cities"]}
CONFIGURATIONS: dict[str, Game] = {
    **{f"cards-{n}": make("wonders", players=n, sides="random") for n in range(3, 8)},
    "cities-4": make("wonders", players=4, sides="random", **CITIES),
    "teams-4": make("wonders", players=4, sides="random", teams=True, **CITIES),
    **{f"dice-{n}": make("dice", players=n) for n in (2, 4)},
}


def play_configuration(game: Game, games: int, seed: int = SEED) -> Configuration:
    """Let the bot play this many games, and add them up."""
    engine = engine_of(game)
    bots = CompiledBots(engine, {seat: parse_bot(BOT) for seat in range(game.players)})
    collector, members = Collector(engine.rows), 2 if game.options.get("teams") else 1
    for seeds in split_seeds(seed, games):
        records, results = bots.play_games(seeds)
        sheets = results.sheets.reshape(-1, engine.sheet_rows)
        wins = members * victory_shares(results, game).reshape(-1)
        collector.add(sheets, wins, OWNED[game.name](game, records["seats"][:, : game.players].reshape(-1)))
    return collector.finish(BOT, games)


def own_cards(_game: Game, cities: Numbers) -> dict[str, Owned]:
    """The board with its side, and the cards, of every city of the card game."""
    boards = [f"{board} {side}" for board in BOARD_LIST for side in SIDE_LIST]
    dealt = len(SIDE_LIST) * cities["board"].astype(np.int64) + cities["side"]
    owners, places = np.nonzero(np.arange(cities["building"].shape[1]) < cities["buildings"][:, None])
    return {
        "board": Owned(boards, dealt, np.arange(len(cities))),
        "card": Owned([card.name for card in CARD_LIST], cities["building"][owners, places], owners),
    }


def own_buildings(game: Any, cities: Numbers) -> dict[str, Owned]:
    """The board, and the completed buildings, of every city of the dice game."""
    boards = [str(name) for name in game.printed.names]
    owners, places = np.nonzero(np.arange(cities["flag"].shape[1]) < cities["flagged"][:, None])
    return {
        "board": Owned(boards, cities["board"].astype(np.int64), np.arange(len(cities))),
        "building": Owned([str(one) for one in BUILDINGS], cities["flag"][owners, places], owners),
    }


OWNED: Mapping[str, Callable[[Game, Numbers], dict[str, Owned]]] = {
    "wonders": own_cards,
    "dice": own_buildings,
}


def read_search(path: Path, bot: str) -> Configuration:
    """Add up the games of a search that `python -m benchmarks.calibration run` saved."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    games = [line["seats"] for line in lines if line.get("seats")]
    cities = [city for game in games for city in game]
    rows = list(cities[0]["rows"])
    sheets = np.array([[city["rows"][row] for row in rows] for city in cities])
    traits = [(kind, name, owner) for owner, city in enumerate(cities) for kind, name in city["traits"]]
    collector = Collector(rows)
    collector.add(
        sheets,
        np.array([city["win"] for city in cities]),
        {kind: _owned([(name, owner) for one, name, owner in traits if one == kind]) for kind in KINDS},
    )
    return collector.finish(bot, len(games))


KINDS = ("board", "card", "building")


def _owned(found: list[tuple[str, int]]) -> Owned:
    names = sorted({name for name, _ in found})
    places = {name: place for place, name in enumerate(names)}
    return Owned(
        names,
        np.array([places[name] for name, _ in found], np.int64),
        np.array([owner for _, owner in found], np.int64),
    )
