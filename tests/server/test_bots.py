"""Bots at a server: they think outside the event loop, and others decide while a kernel is compiled."""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from typing import Any, ClassVar

import pytest

import heptapolis
from heptapolis.analysis.hints import find_hint
from heptapolis.bots.registry import BOTS
from heptapolis.bots.table import SeatedBot
from heptapolis.core.contract import Game, Move, View
from heptapolis.server import hints, thinking
from heptapolis.server import kernels as compiling
from heptapolis.server.kernels import Compilation, Kernels
from heptapolis.server.problems import Problem
from heptapolis.server.thinking import SeatedBots, Thinkers
from tests.processes import TIMEOUT_SECONDS, running
from tests.server.arrange import ROOMY, Guest, choose, play_out, server, until

FEW_PLAYOUTS = 40


@dataclass(frozen=True)
class Slow:
    """Sits down and thinks as long as it is told to; `needs_kernel` makes it wait for the compilation."""

    name: ClassVar[str] = "slow"
    title: ClassVar[str] = "takes its time"
    needs_view: ClassVar[bool] = False
    needs_kernel: ClassVar[bool] = False
    may_sit: ClassVar[Event] = Event()
    may_choose: ClassVar[Event] = Event()

    def sit(self, game: Game, seat: int, seed: int) -> "Slow":
        assert self.may_sit.wait(TIMEOUT_SECONDS)
        return self

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert self.may_choose.wait(TIMEOUT_SECONDS)
        return legal[-1]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Slow]]:
    """Quick, until a test clears one of its events."""
    monkeypatch.setitem(BOTS._things, "slow", Slow)
    Slow.may_sit.set()
    Slow.may_choose.set()
    yield Slow
    Slow.may_sit.set()
    Slow.may_choose.set()


def test_nobody_waits_for_a_thinking_bot(slow: type[Slow], tmp_path: Path) -> None:
    """The bots think until the server has answered: if the event loop waited for them, it never would."""
    slow.may_choose.clear()
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2, bot="slow")["id"]
        ada.post(f"/api/tables/{table}/start")
        for _ in range(5):
            ada.get("/api/games")
        assert ada.get(f"/api/tables/{table}/state")["waiting"]["ready"] == []
        slow.may_choose.set()
        with ada.socket(table) as socket:
            choose(socket, until(socket, "state")["position"])
            until(socket, "update")


def chosen(thinkers: Thinkers, spec: str) -> Move:
    state, seated = heptapolis.make("wonders", players=3).new(1), SeatedBots()
    moves = asyncio.run(thinkers.choose(state, 1, {0: spec}, seated))
    return moves[0]


class NoKernels(Kernels):
    """Kernels in a state of our choice."""

    def __init__(self, state: str) -> None:
        self.progress = {"wonders": Compilation(state)}  # type: ignore[arg-type]


@pytest.mark.parametrize(("state", "decides"), [("compiling", False), ("failed", False), ("ready", True)])
def test_another_bot_decides_until_the_kernel_is_compiled(
    state: str, decides: bool, slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow, "needs_kernel", True)
    asked: list[str] = []
    real = thinking.seat_bot

    def noted(spec: str, game: Game, seed: int, seat: int) -> SeatedBot:
        asked.append(spec)
        return real(spec, game, seed, seat)

    monkeypatch.setattr(thinking, "seat_bot", noted)
    thinkers = Thinkers(1, NoKernels(state))
    chosen(thinkers, "slow")
    thinkers.close()
    assert ("slow" in asked) == decides


def test_a_bot_that_sits_down_slowly_is_replaced_meanwhile(
    slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow.may_sit.clear()
    monkeypatch.setattr(thinking, "SIT_DOWN_SECONDS", 0.05)
    thinkers = Thinkers(1, NoKernels("ready"))
    chosen(thinkers, "slow")
    assert not slow.may_sit.is_set()
    thinkers.close()


def test_a_bot_that_fails_costs_a_move_not_the_table(
    slow: type[Slow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> Move:
        raise ZeroDivisionError

    monkeypatch.setattr(slow, "choose", fails)
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2, bot="slow")["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            assert play_out(socket)["over"]


@pytest.mark.slow
def test_hints_never_hold_up_bots_that_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty hints asked for at once used to keep the bots of other tables waiting for a minute."""
    may_answer = Event()

    def find_slowly(*args: Any) -> Any:
        assert may_answer.wait(TIMEOUT_SECONDS)
        return find_hint(*args)

    monkeypatch.setattr(hints, "find_hint", find_slowly)
    monkeypatch.setattr(hints, "HINT_PLAYOUTS", FEW_PLAYOUTS)
    with server(tmp_path, bot_threads=1) as client, ThreadPoolExecutor(30) as crowd:
        ada, bob = Guest(client, "Ada"), Guest(client, "Bob")
        table = ada.new_table(bots=2)["id"]
        ada.post(f"/api/tables/{table}/start")
        asked = [crowd.submit(ada.get, f"/api/tables/{table}/hint") for _ in range(30)]
        neighbour = bob.new_table(bots=2)["id"]
        bob.post(f"/api/tables/{neighbour}/start")
        with bob.socket(neighbour) as socket:
            assert play_out(socket)["over"]
        assert not any(one.done() for one in asked)
        may_answer.set()
        told = [one.result(TIMEOUT_SECONDS) for one in asked]
    assert all(hint == told[0] for hint in told)


@pytest.mark.slow
def test_a_position_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT_PLAYOUTS", FEW_PLAYOUTS)
    strict = replace(ROOMY, hints_per_second=0.001, hint_burst=1)
    with server(tmp_path, limits=strict) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2)["id"]
        path = f"/api/tables/{table}"
        ada.post(f"{path}/start")
        assert ada.get(f"{path}/hint") == ada.get(f"{path}/hint")  # the second costs nothing
        with ada.socket(table) as socket:
            choose(socket, until(socket, "state")["position"])
            until(socket, "update")
        assert ada.refused("GET", f"{path}/hint") == "too-many-requests"


def test_compilation_reports_its_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that compiles prints lines; here a small program stands for it."""
    program = "print(0, 2, 'first', flush=True); print(2, 2, '', flush=True)"
    monkeypatch.setattr(compiling, "COMMAND", ("-c", program))

    async def compiled() -> Kernels:
        kernels = Kernels(wanted=True)
        assert {one.state for one in kernels.progress.values()} == {"waiting"}
        await asyncio.gather(*kernels._tasks)
        await kernels.close()
        return kernels

    kernels = asyncio.run(compiled())
    assert [(one.state, one.done, one.of) for one in kernels.progress.values()] == [("ready", 2, 2)] * 2


def test_the_process_that_compiles_ends_with_a_server_that_was_killed() -> None:
    """It used to keep compiling for minutes, for nobody."""
    program = "import heptapolis.server.kernels as k; k.end_with_parent()"
    with running([sys.executable, "-c", program]) as process:
        assert process.stdin
        process.stdin.close()
        assert process.wait(TIMEOUT_SECONDS) == 1


def test_a_failed_compilation_is_reported_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "COMMAND", ("-c", "raise SystemExit(1)"))

    async def compiled() -> Kernels:
        kernels = Kernels(wanted=True)
        await asyncio.gather(*kernels._tasks)
        return kernels

    kernels = asyncio.run(compiled())
    assert not kernels.ready("wonders")
    assert kernels.progress["dice"].state == "failed"


@pytest.mark.slow
def test_a_hint_names_the_best_move_with_its_chance_points_and_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "HINT_PLAYOUTS", FEW_PLAYOUTS)
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2, options={"players": 3, "sides": "day"})["id"]
        assert ada.refused("GET", f"/api/tables/{table}/hint") == "not-started"
        ada.post(f"/api/tables/{table}/start")
        legal = {move["move"] for move in ada.get(f"/api/tables/{table}/state")["position"]["moves"]}
        hint = ada.get(f"/api/tables/{table}/hint")
        assert {move["move"] for move in hint["moves"]} <= legal
        assert {key: hint[key] for key in hint["moves"][0]} == hint["moves"][0]
        assert 0 < hint["chance"] < 1
        assert hint["points"] > 20
        assert hint["reason"]["id"].startswith("analysis-")


@pytest.mark.parametrize(
    ("state", "problem"), [("compiling", "too-early"), ("waiting", "too-early"), ("failed", "not-supported")]
)
def test_hints_without_a_compiled_game_say_so(state: str, problem: str) -> None:
    advisers = Thinkers(1, NoKernels(state))
    with pytest.raises(Problem) as refused:
        hints.check_can_advise(heptapolis.make("wonders", players=3), advisers)
    advisers.close()
    assert refused.value.body.code == problem


def test_an_instant_bot_needs_no_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it sits, it chooses while the new position is sent; only what it alone decides is thought out."""
    asked: list[bool] = []
    choose_in_threads = Thinkers.choose

    async def count(*args: Any) -> dict[int, Move]:
        state, _, bots, _ = args[1:]
        asked.append(len(bots) == len(state.to_act))
        return await choose_in_threads(*args)

    monkeypatch.setattr(Thinkers, "choose", count)
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table("wonders", bots=2, bot="random")["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            play_out(socket)
    assert asked.count(False) in (1, 2)  # to sit down; and again if somebody else was choosing just then


def test_a_bot_that_thinks_is_not_asked_on_the_event_loop() -> None:
    game = heptapolis.make("wonders", players=3)
    state, thinkers = game.new(1), Thinkers(1, NoKernels("ready"))
    seated: SeatedBots = {}

    async def sit() -> None:
        await thinkers.choose(state, 1, {0: "random", 1: "greedy"}, seated)

    asyncio.run(sit())
    assert thinkers.choose_at_once(state, {0: "random"}, seated).keys() == {0}
    assert thinkers.choose_at_once(state, {1: "greedy"}, seated) == {}
    assert thinkers.choose_at_once(state, {0: "random", 1: "greedy"}, seated) == {}
    assert thinkers.choose_at_once(state, {2: "random"}, seated) == {}  # it has no seat yet
    thinkers.close()
