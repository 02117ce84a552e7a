"""Every byte that players, a spectator and a stranger get in whole games: none depends on what is hidden.

`test_leaks.py` compares what is made for a seat; here whole games are played over sockets, with talk, marks,
hints and turns taken back. At several moments the hidden cards are redealt, the secret choices of the
others replaced, and everything is asked for again. At the end all that was received is searched for secrets.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from starlette.testclient import TestClient

from heptapolis.core.chance import Chance
from heptapolis.server import hints
from heptapolis.server.live import LiveTable
from heptapolis.server.store import Change
from heptapolis.server.table import Table
from tests.processes import TIMEOUT_SECONDS
from tests.server.arrange import ROOMY, Guest, server, until
from tests.server.test_leaks import another
from tests.server.test_talk import Recorder

TEAMS = {"players": 4, "expansions": ["cities"], "teams": True}
EVERY = 5  # decisions between two moments at which everything is redealt
TABLE_ROUTES = ("", "/state", "/history", "/history/0", "/text", "/catalogue", "/hint", "/analysis/progress")
LISTS = ("/api/tables", "/api/guest/tables", "/api/guest/export")
NUMBER = re.compile(r'"number":\d+')


@dataclass
class Ear:
    """A client at a table that keeps every byte."""

    seat: int | None
    socket: Recorder
    get: Callable[[str], str]
    heard: list[str] = field(default_factory=list)

    def ask_everything(self, table: str) -> list[str]:
        """What every route says, and what the socket says when asked for everything."""
        told = [self.get(f"/api/tables/{table}{route}") for route in TABLE_ROUTES]
        told += [self.get(route) for route in LISTS]
        self.heard += told
        self.command("ping")  # what was sent before is out of the way
        known = len(self.socket.heard)
        self.command("resync")
        states = [text for text in self.socket.heard[known:] if '"type":"state"' in text]
        return [*told, *(NUMBER.sub("", text) for text in states)]  # who is ready is told when it suits

    def command(self, kind: str, /, **given: object) -> None:
        """Send a command, and hear everything that comes before its answer."""
        name = f"{kind}{len(self.socket.heard)}"
        self.socket.send_json({"type": kind, "id": name, **given})
        while (answer := until(self.socket, "ack", "refused"))["id"] != name:
            pass
        assert answer["type"] == "ack", answer

    @property
    def everything(self) -> str:
        return "\n".join(self.heard + self.socket.heard)


@dataclass
class Play:
    """A table that is being played: people from seat 0 on, then bots, a spectator and a stranger."""

    people: list[Guest]
    ears: list[Ear]
    live: LiveTable
    chance: Chance

    @property
    def table(self) -> Table:
        return self.live.table

    def wait_for_bots(self) -> None:
        """Until a human has something to decide and every bot has chosen, or the game is over."""
        latest = monotonic() + TIMEOUT_SECONDS
        while self.table.status == "playing":
            people = tuple(seat for seat in self.table.undecided if self.table.is_human(seat))
            if people and people == self.table.undecided:
                return
            assert monotonic() < latest, "the bots do not play"
            sleep(0.01)

    def check_twins(self) -> None:
        """For everyone, another table that they cannot tell from this one."""
        kept = self.table
        for ear in self.ears:
            before = ear.ask_everything(kept.id)
            self._swap(replace(another(kept, ear.seat, self.chance), seed=kept.seed))
            assert ear.ask_everything(kept.id) == before, f"seat {ear.seat} at {kept.sequence}"
            self._swap(kept)

    def _swap(self, table: Table) -> None:
        """Put another table in place of this one, as if it had always been there."""
        old, self.live.store.table = self.table, table
        portal = self.people[0].client.portal
        assert portal
        portal.call(self.live.audience.tell, Change(old, table, 0.0, ours=False))

    def talk(self) -> None:
        """Somebody says something, and marks a card where there are team-mates."""
        ada, table = self.ears[0], self.table
        ada.command("say", phrase="hello")
        position = self.people[0].get(f"/api/tables/{table.id}/state")["position"]
        hands = position["view"].get("hands", {}) if len(self.people) > 2 else {}
        if hands and hands[1]:
            ada.command("mark", sequence=table.sequence, holder=1, item=hands[1][0], kind="leave")

    def decide(self) -> None:
        """Everyone who may chooses at random."""
        for ear in self.ears[: len(self.people)]:
            position = self.people[ear.seat or 0].get(f"/api/tables/{self.table.id}/state")["position"]
            if position["moves"]:
                move = self.chance.pick(position["moves"])["move"]
                ear.command("choose", sequence=position["sequence"], move=move)

    def undo(self) -> None:
        """Take the turn back, where that is possible."""
        if self.table.undo and self.table.sequence == 2 * EVERY:
            self.people[0].post(f"/api/tables/{self.table.id}/undo", {"sequence": self.table.sequence})
            self.wait_for_bots()


@contextmanager
def sit_down(client: TestClient, game: str, people: int, wanted: dict[str, Any]) -> Iterator[Play]:
    guests = [Guest(client, name) for name in ("Ada", "Bob", "Cleo", "Eve")]
    seated, eve = guests[:people], guests[-1]
    players = wanted["options"]["players"]
    table = seated[0].new_table(game, players - people, visibility="public", **wanted)["id"]
    for guest in seated[1:]:
        guest.post(f"/api/tables/{table}/join")
    seated[0].post(f"/api/tables/{table}/start")
    with ExitStack() as stack:

        def listen(guest: Guest, seat: int | None) -> Ear:
            socket = Recorder(stack.enter_context(guest.socket(table)))
            return Ear(seat, socket, lambda path: str(guest.ask("GET", path).text))

        stranger = Recorder(stack.enter_context(client.websocket_connect(f"/api/tables/{table}/socket")))
        ears = [listen(guest, seat) for seat, guest in enumerate(seated)]
        ears += [listen(eve, None), Ear(None, stranger, lambda path: client.get(path).text)]
        for ear in ears:
            ear.command("ping")  # now everyone knows that they are here
        live = client.app.state.service.tables[table]  # type: ignore[attr-defined]
        yield Play(seated, ears, live, Chance(7))


@pytest.fixture(autouse=True)
def _the_same_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing changes between two looks, not even for how long somebody is offline; hints are quick."""
    monkeypatch.setattr("heptapolis.server.audience.time", lambda: 0.0)
    monkeypatch.setattr(hints, "HINT_PLAYOUTS", 40)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "people", "wanted"),
    [
        ("wonders", 2, {"options": {"players": 3}}),
        ("wonders", 1, {"options": {"players": 3, "expansions": ["cities"]}, "undo": True}),
        ("wonders", 3, {"options": TEAMS}),
        ("dice", 2, {"options": {"players": 3}}),
    ],
    ids=["cards", "cities-undo", "teams", "dice"],
)
def test_nothing_hidden_is_in_any_byte_of_a_whole_game(
    game: str, people: int, wanted: dict[str, Any], tmp_path: Path
) -> None:
    limits = replace(ROOMY, phrases_per_second=10_000, phrase_burst=10_000)
    with server(tmp_path, limits=limits) as client, sit_down(client, game, people, wanted) as play:
        checked = 0
        play.wait_for_bots()
        while play.table.status == "playing":
            play.talk()
            if play.table.sequence % EVERY == 0:
                play.check_twins()
                checked += 1
                play.undo()
            play.decide()
            play.wait_for_bots()
        for ear in play.ears:
            ear.command("ping")
        assert checked >= 3
        search_for_secrets(play)
        assert str(play.table.seed) in play.people[0].ask("GET", f"/api/tables/{play.table.id}/record").text


def search_for_secrets(play: Play) -> None:
    """Neither the seed of a game that is played nor anybody's id or secret is told to anyone."""
    persons = [one.person for one in play.table.seats if one.person]
    assert play.table.seed > 10**9, "too short to be searched for"
    for ear in play.ears:
        told = ear.everything
        assert len(told) > 100_000
        assert str(play.table.seed) not in told
        assert not any(guest.cookie in told for guest in play.people)
        assert not any(one.id in told for seat, one in enumerate(persons) if seat != ear.seat)
        if len(play.people) > 2:  # Ada and Bob are a team; Cleo is in the other one
            assert ('"type":"marks"' in told) == (ear.seat in (0, 1))
            assert ('"holder":1' in told) == (ear.seat in (0, 1))
