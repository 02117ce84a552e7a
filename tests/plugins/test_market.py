"""The example game, installed from its wheel, plays everywhere without a line of ours that knows it."""

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.plugins.environment import MARKET, ROOT, Environment
from tests.processes import free_port

Json = dict[str, Any]


def test_both_come_from_their_wheels(installed: Environment, tmp_path: Path) -> None:
    """Not from the source tree, which the environment of the tests has installed as editable."""
    program = "import heptapolis, heptapolis_market as m; print(heptapolis.__file__, m.__file__, sep='\\n')"
    done = installed.run("python", "-c", program, cwd=tmp_path)
    assert [line.startswith(str(installed.folder)) for line in done.out.splitlines()] == [True, True]


def test_no_line_of_ours_knows_it() -> None:
    sources = (ROOT / "src").rglob("*.py")
    assert [path for path in sources if "heptapolis_market" in path.read_text("utf-8")] == []


def test_its_own_tests_pass(installed: Environment) -> None:
    """Among them the conformance check."""
    done = installed.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=MARKET)
    assert done.code == 0, done.out


def test_it_is_listed(installed: Environment, tmp_path: Path) -> None:
    games = json.loads(installed.run("heptapolis", "games", "--json", cwd=tmp_path).out)
    assert [game["name"] for game in games] == ["dice", "market", "wonders"]
    bots = json.loads(installed.run("heptapolis", "bots", "--json", cwd=tmp_path).out)
    assert "haggler" in [bot["name"] for bot in bots]


def test_it_is_watched_recorded_and_replayed(installed: Environment, tmp_path: Path) -> None:
    command = "play market --watch --players 4 --seed 7 --bot haggler --save game.json"
    played = installed.run("heptapolis", *command.split(), cwd=tmp_path)
    assert (played.code, played.err) == (0, "")
    replayed = installed.run("heptapolis", "replay", "game.json", cwd=tmp_path)
    assert score_sheet(replayed.out) == score_sheet(played.out)


def score_sheet(text: str) -> list[str]:
    """The lines from the heading of the score sheet to the winner."""
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.endswith("Total"))
    return lines[first : first + 7]


def test_it_is_played_in_the_terminal(installed: Environment, tmp_path: Path) -> None:
    """Shown by the plain presenter: views as data, moves in notation."""
    command = "play market --players 2 --option rounds=1 --seed 7 --bot haggler:mistakes=20"
    done = installed.run("heptapolis", *command.split(), cwd=tmp_path, answers="1\n1\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "1  take " in done.out
    assert "won with" in done.out


def test_it_is_simulated(installed: Environment, tmp_path: Path) -> None:
    command = "simulate market --games 50 --bot haggler --jobs 1 --json"
    done = installed.run("heptapolis", *command.split(), cwd=tmp_path)
    assert json.loads(done.out)["games"] == 50


def test_it_is_played_in_the_arena(installed: Environment, tmp_path: Path) -> None:
    """Its bot is a spec like any other, and wins."""
    command = "arena market --bots random,haggler,random --games 12 --jobs 1 --json"
    done = installed.run("heptapolis", *command.split(), cwd=tmp_path)
    assert json.loads(done.out)["standings"][0]["bot"] == "haggler"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("play market --watch --bot greedy", ("market", "evaluation of moves")),
        ("play market --watch --bot mcts", ("market", "compiled engine")),
        ("simulate market --games 9 --engine kernel", ("market", "compiled engine")),
        ("play wonders --watch --bot haggler", ("wonders", "the bot haggler plays another game")),
    ],
)
def test_what_is_missing_is_said(
    command: str, words: tuple[str, ...], installed: Environment, tmp_path: Path
) -> None:
    done = installed.run("heptapolis", *command.split(), cwd=tmp_path)
    assert (done.code, done.err.count("\n")) == (2, 1)
    for word in words:
        assert word in done.err


@pytest.fixture(scope="module")
def server(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `heptapolis serve`."""
    port = free_port()
    command = f"serve --no-kernels --port {port} --database tables.sqlite3"
    with installed.start("heptapolis", *command.split(), cwd=tmp_path_factory.mktemp("server")) as process:
        try:
            wait_until_healthy(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=30)
        assert "Traceback" not in err


def wait_until_healthy(url: str) -> None:
    for _ in range(600):
        try:
            httpx2.get(f"{url}/api/health")
        except httpx2.TransportError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(url)


def test_it_is_played_over_a_socket(server: str, installed: Environment, tmp_path: Path) -> None:
    """The table is made over HTTP, the game is played over a WebSocket, its record is replayed."""
    with httpx2.Client(base_url=server) as client:
        table = new_table(client)
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(address, additional_headers={"Cookie": cookie}) as socket:
            score = play_out(socket)["score"]
        (tmp_path / "game.json").write_text(client.get(f"/api/tables/{table}/record").text, "utf-8")
    replayed = installed.run("heptapolis", "replay", "game.json", cwd=tmp_path)
    assert all(f" {total}" in replayed.out for total in score["totals"])


def test_it_is_played_over_http_alone(server: str) -> None:
    with httpx2.Client(base_url=server) as client:
        table = new_table(client)
        while not (position := client.get(f"/api/tables/{table}/state").json()["position"])["over"]:
            if position["moves"]:
                client.put(f"/api/tables/{table}/choice", json=first_choice(position))
        assert client.get(f"/api/tables/{table}").json()["status"] == "over"


def new_table(client: httpx2.Client) -> str:
    """A guest at a table with the bot of the package; the game has begun."""
    client.post("/api/guest", json={"name": "Ada"}).raise_for_status()
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "haggler"}]
    options = {"players": 2, "rounds": 1}
    made = client.post("/api/tables", json={"game": "market", "options": options, "seats": seats})
    table = str(made.raise_for_status().json()["id"])
    client.post(f"/api/tables/{table}/start").raise_for_status()
    return table


def first_choice(position: Json) -> Json:
    sequence = position["sequence"]
    return {"id": f"c{sequence}", "sequence": sequence, "move": position["moves"][0]["move"]}


def play_out(socket: ClientConnection) -> Json:
    """Play first moves to the end; the last position."""
    while True:
        message = json.loads(socket.recv(timeout=30))
        position: Json = message.get("position") or {}
        if position.get("over"):
            return position
        if position.get("moves"):
            socket.send(json.dumps({"type": "choose", **first_choice(position)}))
