"""Whole games with Cities at random: what must hold after every step of every configuration.

The normal run plays 150 games of each configuration; 2,000 of each are played under the marker `soak`,
because they take minutes. Half of the games are played by bold seats, who build black cards when they can:
seats that choose at random sell so much that losses and raids hardly ever happen.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from heptapolis.core.chance import Chance, derive
from heptapolis.core.conformance import check_game, check_step
from heptapolis.core.contract import Event
from heptapolis.core.games import make
from heptapolis.core.record import Record
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.moves import Build, BuildStage, Move, Settle
from heptapolis.games.wonders.state import Phase
from tests.games.wonders.ledger import snapshot

CITIES = ("cities",)
CONFIGURATIONS = {
    **{f"{n} players": Wonders(players=n, expansions=CITIES, sides="random") for n in range(3, 8)},
    "teams of 4": Wonders(players=4, expansions=CITIES, teams=True, sides="random"),
    "teams of 6": Wonders(players=6, expansions=CITIES, teams=True, sides="random"),
    "cache starting": Wonders(players=5, expansions=CITIES, sides="night", smugglers_cache="starting"),
}


def bold(state: WondersState, seat: int, chance: Chance) -> Move:
    """Usually a black card, often some building, sometimes anything."""
    moves = state.legal(seat)
    builds = [move for move in moves if isinstance(move, Build)]
    black = [move for move in builds if move.card.colour is Colour.BLACK]
    if black and chance.below(4):
        return chance.pick(black)
    return chance.pick(builds if builds and chance.below(4) else moves)


def anything(state: WondersState, seat: int, chance: Chance) -> Move:
    return chance.pick(state.legal(seat))


def play_and_check(game: Wonders, seed: int) -> Counter[str]:
    """One game; every step is checked against what it told, the end against the tokens handed out."""
    choose = bold if seed % 2 else anything
    state, chance = game.new(seed), Chance(seed, stream=2)
    told: Counter[str] = Counter()
    turn = Turn()
    while state.to_act:
        chosen = {seat: choose(state, seat, chance) for seat in state.to_act}
        before, owed, phase = snapshot(state), list(state.position.owed), state.position.phase
        events = state.play(chosen)
        state.check()
        _check_losses(chosen, before, owed, phase)
        _check_every_city(state, before, chosen, events)
        told.update(_tokens(events))
        turn = turn.after(events, state)
    _check_end(state, told)
    return told


FLAT_LOSS = {
    "opium-stash": 1,
    "hideout": 1,
    "opium-den": 3,
    "lair": 2,
    "opium-distillery": 5,
    "brotherhood": 3,
    "petra night 1": 2,
}
LOSS_PER_VICTORY = ("sepulcher", "cenotaph")
LOSS_PER_STAGE = ("chamber-of-builders",)


@dataclass
class Turn:
    """What was built in a turn, by whom, and what everybody has lost in it so far."""

    number: tuple[int, int] = (1, 1)
    built: list[tuple[int, str]] = field(default_factory=list)
    lost: Counter[int] = field(default_factory=Counter)

    def after(self, events: list[Event], state: WondersState) -> "Turn":
        """The turn with these events; when it is over, its losses are checked and a new one begins."""
        cities = state.position.cities
        for event in events:
            if event.code in ("built", "recovered"):
                self.built.append((_seat(event), str(event.data["card"])))
            elif event.code == "stage":
                city = cities[_seat(event)]
                self.built.append((_seat(event), f"{city.board} {city.side} {event.data['stage']}"))
            elif event.code == "loss":
                self.lost[_seat(event)] += int(event.data["coins"]) + int(event.data["debt"])
        now = (state.position.age, state.position.turn)
        if now == self.number and state.to_act:
            return self
        for seat, city in enumerate(cities):
            won = _sum([event for event in events if event.seat == seat], "conflict", "tokens")
            tokens = sum(city.victories) - won  # W15: the conflict comes after the losses
            assert self.lost[seat] == sum(self.loss(by, seat, what, tokens, city) for by, what in self.built)
        return Turn(now)

    def loss(self, by: int, seat: int, what: str, tokens: int, city: City) -> int:
        """What this building of one seat makes another lose (C69 to C71)."""
        if by == seat:
            return 0
        flat = FLAT_LOSS.get(what, 0)
        return flat + tokens * (what in LOSS_PER_VICTORY) + city.stages * (what in LOSS_PER_STAGE)


def _seat(event: Event) -> int:
    assert event.seat is not None
    return event.seat


def _check_losses(chosen: Mapping[int, Move], before: list[City], owed: list[int], phase: Phase) -> None:
    """C25 and X2: coins paid plus Debt taken equals the loss; nobody pays what they do not have."""
    for seat, move in chosen.items():
        if phase is Phase.LOSS:
            assert isinstance(move, Settle)
            assert move.coins + move.debt == owed[seat] > 0
            assert 0 <= move.coins <= before[seat].coins


def _check_every_city(
    state: WondersState, before: list[City], chosen: Mapping[int, Move], events: list[Event]
) -> None:
    """Coins, Debt and tokens change as the events say, and not otherwise; Debt never shrinks (C28)."""
    for seat, (old, new) in enumerate(zip(before, state.position.cities, strict=True)):
        mine = [event for event in events if event.seat == seat]
        move = chosen.get(seat)
        paid = move.bank + move.left + move.right if isinstance(move, Build | BuildStage) else 0
        earned = _sum(mine, "coins", "coins") + _sum(mine, "sold", "coins")
        earned += sum(int(e.data["coins"]) for e in events if e.code == "trade" and e.data["to"] == seat)
        assert new.coins == old.coins - paid + earned - _sum(mine, "loss", "coins")
        assert new.debt == old.debt + _sum(mine, "loss", "debt") + _sum(mine, "debt", "points")
        assert new.diplomacy == old.diplomacy + _count(mine, "diplomacy") - _count(mine, "peace")
        assert new.debt >= old.debt
        assert _count(mine, "peace") <= 1  # C36
        won = _sum(mine, "conflict", "tokens") + _count(mine, "raid")
        assert sum(new.victories) == sum(old.victories) + won


def _sum(events: list[Event], code: str, field: str) -> int:
    return sum(int(event.data[field]) for event in events if event.code == code)


def _count(events: list[Event], code: str) -> int:
    return sum(event.code == code for event in events)


def _tokens(events: list[Event]) -> Counter[str]:
    return Counter(
        {
            "raids": _count(events, "raid"),
            "battles": _sum(events, "conflict", "tokens"),
            "memorials": _count(events, "forget"),
            "losses": _count(events, "loss"),
            "peace": _count(events, "peace"),
            "recoveries": _count(events, "recovered"),
        }
    )


def _check_end(state: WondersState, told: Counter[str]) -> None:
    """Victory tokens of conflicts equal Defeat tokens, raids and the Memorial apart."""
    cities = state.position.cities
    victories = sum(sum(city.victories) for city in cities)
    defeats = sum(city.defeats for city in cities)
    assert victories == told["battles"] + told["raids"]
    assert defeats == told["battles"] if not told["memorials"] else defeats <= told["battles"]
    turns = Counter(step.age for step in state.position.log if step.phase is Phase.CARD)
    assert turns == {1: 7, 2: 7, 3: 7}  # C21
    result = state.result()
    assert all(
        sum(sheet.values()) == total for sheet, total in zip(result.sheets, result.totals, strict=True)
    )


HAPPENINGS = ("raids", "battles", "losses", "peace", "recoveries")


@pytest.mark.slow
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_random_games_hold_the_invariants(name: str) -> None:
    """C24, C25, C28, C36 and the tokens of C32 to C37 and C51 to C59, in 150 games."""
    told: Counter[str] = Counter()
    for number in range(150):
        told += play_and_check(CONFIGURATIONS[name], derive(3, number))
    assert min(told[kind] for kind in HAPPENINGS) >= 20, told  # the games did cover what they should


@pytest.mark.soak
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_thousands_of_random_games_hold_the_invariants(name: str) -> None:
    """The same in 2,000 games of each configuration."""
    for number in range(2_000):
        play_and_check(CONFIGURATIONS[name], derive(4, number))


@pytest.mark.slow
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_bold_games_keep_the_contract(name: str) -> None:
    """C45, X2 and X13: copies, JSON, views and new deals, where losses and recoveries are pending."""
    game, chance = CONFIGURATIONS[name], Chance(6)
    looked: Counter[Phase] = Counter()
    for seed in range(100, 106):
        state = game.new(seed)
        while state.to_act:
            moves = {seat: bold(state, seat, chance) for seat in state.to_act}
            if state.position.phase is not Phase.CARD and looked[state.position.phase] < 4:
                check_step(state, moves, chance)
                looked[state.position.phase] += 1
            state.play(moves)
    assert looked[Phase.LOSS] == 4


# The contract, for every combination of options.


def combinations() -> list[Wonders]:
    """Players, teams, open or not; sides, boards and the Cache take turns so that each meets the others."""
    sides, boards, caches = ("choose", "day", "night", "random"), ("deal", "choose"), ("any", "starting")
    tables = [(n, teams) for n in range(3, 8) for teams in (False, True) if n in (4, 6) or not teams]
    return [
        Wonders(
            players=n,
            expansions=CITIES,
            teams=teams,
            sides=sides[(place + turn) % 4],
            boards=boards[turn % 2],
            open=turn == 3,
            smugglers_cache=caches[(place + turn // 2) % 2],
        )
        for place, (n, teams) in enumerate(tables)
        for turn in range(4)
    ]


def described(game: Wonders) -> str:
    words = [str(game.players), "teams" if game.teams else "alone", game.sides, game.boards]
    return " ".join([*words, game.smugglers_cache, *["open"] * game.open])


@pytest.mark.slow
@pytest.mark.parametrize("game", combinations(), ids=described)
def test_every_combination_keeps_the_contract(game: Wonders) -> None:
    """X9, X13 and X14: 3 to 7 players, sides, teams, open, boards chosen, both Caches."""
    report = check_game(game, games=1, seed=game.players, thorough=24 if game.open else 4)
    assert report.decisions >= 21 * game.players


@pytest.mark.soak
@pytest.mark.parametrize("game", combinations(), ids=described)
def test_every_combination_keeps_the_contract_in_a_long_run(game: Wonders) -> None:
    """The same in 100 games of each combination."""
    assert check_game(game, games=100, seed=99, thorough=8).games == 100


# Records.


def recorded(game: Wonders, seed: int) -> tuple[Record, WondersState]:
    """A whole game of bold seats, recorded."""
    state, record, chance = game.new(seed), Record.of(game, seed), Chance(seed)
    while state.to_act:
        record.play(state, {seat: bold(state, seat, chance) for seat in state.to_act})
    return record, state


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_record_is_saved_and_replayed(name: str) -> None:
    """X13 and X2: games with Cities, with teams too, with their losses, through JSON and back."""
    decisions: Counter[str] = Counter()
    for seed in range(5):
        record, state = recorded(CONFIGURATIONS[name], seed)
        loaded = Record.from_json(record.to_json())
        assert loaded.make_game() == state.game
        assert loaded.final().to_json() == state.to_json()
        decisions.update(text.split()[0] for moves in loaded.decisions for text in moves.values())
    assert decisions["pay"] > 0


def test_a_record_keeps_the_options_of_cities() -> None:
    """X9 and X13: expansion, teams and Cache are part of the record."""
    game = make("wonders", players=6, expansions=["cities"], teams=True, smugglers_cache="starting")
    options = Record.from_json(Record.of(game, 1).to_json()).options
    assert (options["expansions"], options["teams"], options["smugglers_cache"]) == (
        ["cities"],
        True,
        "starting",
    )


def test_a_state_is_saved_in_the_middle_of_a_loss() -> None:
    """X2: what is owed survives, and the game plays on as it would have."""
    state, chance = CONFIGURATIONS["teams of 4"].new(seed=3), Chance(3)
    while state.position.phase is not Phase.LOSS:
        state.play({seat: bold(state, seat, chance) for seat in state.to_act})
    loaded = state.game.state_from_json(state.to_json())
    moves = {seat: state.legal(seat)[-1] for seat in state.to_act}
    assert loaded.play(moves) == state.play(moves)
    assert loaded.to_json() == state.to_json()
