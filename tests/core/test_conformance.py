"""`check_game` passes a sound game and catches each way of breaking the contract."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from heptapolis.core.chance import Chance
from heptapolis.core.conformance import check_game
from heptapolis.core.contract import Event, Game, Move
from heptapolis.core.errors import BadNotation
from heptapolis.core.record import Record
from heptapolis.core.result import Result
from heptapolis.games.wonders.deal import Deal
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.model import Side
from heptapolis.games.wonders.moves import Decline, Sell
from heptapolis.games.wonders.moves import Move as WondersMove
from heptapolis.games.wonders.view import View


@dataclass(frozen=True)
class Broken(Wonders):
    """The card game with states that break one promise; its records replay by the true rules."""

    states: type[WondersState] = WondersState

    def start(self, deal: Deal) -> WondersState:
        return self.states(self, super().start(deal).position)

    def state_from_json(self, text: str) -> WondersState:
        return self.states(self, super().state_from_json(text).position)


class LeakingView(WondersState):
    """Everyone sees what seat 0 sees."""

    def view(self, seat: int | None) -> View:
        return replace(super().view(0), seat=seat)


class LeakingSpectator(WondersState):
    """Only the spectator sees a hand."""

    def view(self, seat: int | None) -> View:
        return super().view(1 if seat is None else seat)


class LeakingMoves(WondersState):
    """The order of the moves reveals what the others hold."""

    def legal(self, seat: int) -> tuple[WondersMove, ...]:
        moves = super().legal(seat)
        others = sum(len(card.name) for hand in self.position.hands[1:] for card in hand)
        return moves[::-1] if seat == 0 and others % 2 else moves


class ChangedByRefusal(WondersState):
    """Takes the coins first and looks at the moves later."""

    def play(self, moves: Mapping[int, Move]) -> list[Event]:
        self.position.cities[0].coins += 1
        events = super().play(moves)
        self.position.cities[0].coins -= 1
        return events


class AcceptsAnything(WondersState):
    """Replaces a move that it does not know by one that it likes."""

    def _legal_twin(self, seat: int, move: Any) -> Any:
        return move if move in self.legal(seat) else self.legal(seat)[0]


class AcceptsMissingMoves(WondersState):
    """Chooses for seats that have not chosen."""

    def _checked(self, moves: Mapping[int, Move]) -> dict[int, Any]:
        return {seat: self._legal_twin(seat, moves.get(seat, self.legal(seat)[0])) for seat in self.to_act}


class NeverOver(WondersState):
    """Lets a finished game go on."""

    def play(self, moves: Mapping[int, Move]) -> list[Event]:
        return super().play(moves) if self.to_act else []


class NoMoves(WondersState):
    """Asks a seat that has nothing to choose from."""

    def legal(self, seat: int) -> tuple[WondersMove, ...]:
        return ()


class DoubleMoves(WondersState):
    """Offers everything twice."""

    def legal(self, seat: int) -> tuple[WondersMove, ...]:
        return super().legal(seat) * 2


class MovesAtTheEnd(WondersState):
    """Offers moves when nobody must act."""

    def legal(self, seat: int) -> tuple[WondersMove, ...]:
        return super().legal(seat) if self.to_act else (Decline(),)


class Misread(WondersState):
    """Reads every sale as a refusal."""

    def parse(self, text: str) -> WondersMove:
        move = super().parse(text)
        return Decline() if isinstance(move, Sell) else move


class ReadsAnything(WondersState):
    """Reads text that is not a move as a refusal."""

    def parse(self, text: str) -> WondersMove:
        try:
            return super().parse(text)
        except BadNotation:
            return Decline()


class WrongSeat(WondersState):
    """The view of a spectator says that it is seat 0's."""

    def view(self, seat: int | None) -> View:
        return replace(super().view(seat), seat=seat or 0)


class SharedCopy(WondersState):
    """A copy that is the original."""

    def copy(self) -> "SharedCopy":
        return self


class ForgetfulJson(WondersState):
    """Does not save the coins."""

    def to_json(self) -> str:
        twin = WondersState(self.game, self.position.copy())
        for city in twin.position.cities:
            city.coins = 3
        return WondersState.to_json(twin)


class ChangedByLooking(WondersState):
    """A view leaves a trace in the state, where no view shows it."""

    def view(self, seat: int | None) -> View:
        deal = self.position.deal
        self.position.deal = replace(deal, sides=(*deal.sides, Side.DAY))
        return super().view(seat)


class LosesCards(WondersState):
    """Drops a card under the table."""

    def _resolve(self, moves: Mapping[int, Any]) -> list[Event]:
        events = super()._resolve(moves)
        if self.position.discard:
            self.position.discard.pop()
        return events


class WrongTotals(WondersState):
    """The total is not the sum of the rows."""

    def result(self) -> Result:
        result = super().result()
        return replace(result, totals=tuple(total + 1 for total in result.totals))


class NobodyWins(WondersState):
    """Everybody comes second."""

    def result(self) -> Result:
        result = super().result()
        return replace(result, ranks=(2,) * len(result.ranks))


class OtherEnd(WondersState):
    """Gives a coin that no decision explains: a replay of the record does not have it."""

    def _resolve(self, moves: Mapping[int, Any]) -> list[Event]:
        events = super()._resolve(moves)
        if not self.to_act:
            self.position.cities[0].coins += 1
        return events


NEVER = 10_000
SHOWN_BY_PLAYING = (LosesCards, OtherEnd, NeverOver, MovesAtTheEnd, WrongTotals, NobodyWins)


@pytest.mark.parametrize(
    ("states", "message"),
    [
        (LeakingView, "view of seat (None|1|2) leaks"),
        (LeakingSpectator, "view of seat None leaks"),
        (LeakingMoves, "of seat 0 leak"),
        (ChangedByRefusal, "a rejected move changed the state"),
        (AcceptsAnything, "accepted"),
        (AcceptsMissingMoves, "accepted"),
        (NeverOver, "a finished game goes on"),
        (NoMoves, "has no move"),
        (DoubleMoves, "the same move twice"),
        (MovesAtTheEnd, "can still move"),
        (Misread, "does not read back"),
        (ReadsAnything, "'no move' was read as the move decline"),
        (WrongSeat, "the view of seat None says that it is another seat's"),
        (SharedCopy, "playing a copy changed the original"),
        (ForgetfulJson, "plays on differently|does not read back"),
        (ChangedByLooking, "looking at a state changed it"),
        (LosesCards, "cards lost or duplicated"),
        (WrongTotals, "does not add up"),
        (NobodyWins, "nobody won"),
        (OtherEnd, "the record replays to a different end"),
    ],
)
def test_broken_games_are_caught(states: type[WondersState], message: str) -> None:
    """Each variant breaks one promise, and the check names it."""
    thorough = NEVER if states in SHOWN_BY_PLAYING else 1
    with pytest.raises(AssertionError, match=message):
        check_game(Broken(players=3, sides="day", states=states), games=3, thorough=thorough)


@dataclass(frozen=True)
class Uninstalled(Wonders):
    """A game whose name no installed package provides."""

    name: ClassVar[str] = "uninstalled"


@dataclass(frozen=True)
class NoPlayers(Game):
    """A game that does not let the table choose how many play."""

    name: ClassVar[str] = "wonders"
    title: ClassVar[str] = "a game for three"
    ruleset: ClassVar[int] = 1
    players: int = 3

    def new(self, seed: int) -> WondersState:
        return Wonders(players=3).new(seed)

    def state_from_json(self, text: str) -> WondersState:
        return Wonders(players=3).state_from_json(text)


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (Uninstalled(), "no installed package provides a game named 'uninstalled'"),
        (NoPlayers(), "the game declares no option named players"),
    ],
)
def test_declarations_are_checked(game: Game, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_game(game)


def test_a_failure_comes_with_the_decisions_that_lead_to_it() -> None:
    """As a record that can be replayed up to the decision that fails."""
    with pytest.raises(AssertionError, match="nobody won") as caught:
        check_game(Broken(players=3, sides="day", states=NobodyWins), games=1, thorough=NEVER)
    (note,) = caught.value.__notes__
    record = Record.from_json(note.removeprefix("after these decisions: "))
    assert record.final().to_act == ()


def test_the_same_game_unbroken_passes() -> None:
    """This proves that the check catches the break, not the code around it."""
    report = check_game(Broken(players=3, sides="day"), games=1, thorough=2)
    assert (report.games, report.decisions >= 54) == (1, True)


def test_decisions_are_counted() -> None:
    """B16: 3 Ages of 6 turns, three seats, and the choice of the side."""
    report = check_game(Wonders(players=3, sides="day"), games=2, thorough=1000)
    assert report.decisions >= 2 * 3 * 18


def test_a_series_is_fixed_by_its_seed() -> None:
    """The check is repeatable, so a failure can be reproduced."""
    first, again = (check_game(Wonders(players=3), games=3, seed=4, thorough=1000) for _ in range(2))
    assert first == again


def test_redeals_are_part_of_the_check() -> None:
    """A game with hidden information must be able to redeal its states."""

    class NoRedeal(WondersState):
        def redeal(self, seat: int | None, chance: Chance) -> "NoRedeal":
            raise NotImplementedError

    with pytest.raises(NotImplementedError):
        check_game(Broken(players=3, sides="day", states=NoRedeal), games=1, thorough=1)
