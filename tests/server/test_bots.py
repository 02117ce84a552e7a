"""Bots at a server: they think outside the event loop, and others decide while a kernel is compiled."""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from typing import ClassVar

import pytest

import heptapolis
from heptapolis.bots.registry import BOTS
from heptapolis.bots.table import SeatedBot
from heptapolis.core.contract import Game, Move, View
from heptapolis.server import hints, thinking
from heptapolis.server import kernels as compiling
from heptapolis.server.kernels import Compilation, Kernels
from heptapolis.server.thinking import SeatedBots, Thinkers
from tests.processes import TIMEOUT_SECONDS, running
from tests.server.arrange import ROOMY, Guest, choose, play_out, server, until


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


def test_hints_never_hold_up_bots_that_play(
    slow: type[Slow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty hints asked for at once used to keep the bots of other tables waiting for a minute."""
    monkeypatch.setattr(hints, "find_strongest", lambda *_: "slow")
    slow.may_choose.clear()
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
        slow.may_choose.set()
        told = [one.result(TIMEOUT_SECONDS) for one in asked]
    assert all(hint == told[0] for hint in told)


def test_a_position_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "find_strongest", lambda *_: "random")
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
def test_a_hint_names_a_legal_move_and_values_all_of_them(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2, options={"players": 3, "sides": "day"})["id"]
        assert ada.refused("GET", f"/api/tables/{table}/hint") == "not-started"
        ada.post(f"/api/tables/{table}/start")
        legal = {move["move"] for move in ada.get(f"/api/tables/{table}/state")["position"]["moves"]}
        hint = ada.get(f"/api/tables/{table}/hint")
        assert {move["move"] for move in hint["moves"]} == legal
        assert hint["move"] == hint["moves"][0]["move"]
        assert hint["reason"]
