"""Puzzles over HTTP: the list, a position without hidden cards, answers, bad input."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from heptapolis.analysis.puzzles.library import select_puzzles, shipped_puzzles
from heptapolis.core.chance import Chance
from heptapolis.server import payloads
from tests.server.arrange import server

SETS = ("wonders", "cities", "dice")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(tmp_path_factory.mktemp("puzzles")) as client:
        yield client


def read(client: TestClient, path: str) -> Any:
    answer = client.get(f"/api/puzzles{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_list_has_every_puzzle_and_that_of_the_day(client: TestClient) -> None:
    found = read(client, "")
    assert [one["id"] for one in found["puzzles"]] == list(shipped_puzzles())
    assert found["today"] in shipped_puzzles()
    assert {one["id"] for one in found["sets"]} == set(SETS)
    known = {one["id"] for one in found["themes"]}
    assert all(set(one["themes"]) <= known for one in found["puzzles"])
    assert "seed" not in client.get("/api/puzzles").text


@pytest.mark.parametrize("name", SETS)
def test_a_position_is_the_view_of_its_seat_alone(client: TestClient, name: str) -> None:
    """Redeal what the seat cannot know: the position that is sent stays the same to the byte."""
    one = select_puzzles(name)[0]
    found, (record, state) = read(client, f"/{one.id}"), one.replay()
    seat, step = one.puzzle.seat, len(record.decisions)
    redealt = state.redeal(seat, Chance(1))
    assert (
        payloads.encode_position(one.game, redealt, seat, step).json
        in client.get(f"/api/puzzles/{one.id}").text
    )
    assert str(one.puzzle.seed) not in client.get(f"/api/puzzles/{one.id}").text
    assert found["seat"] == found["table"]["seat"] == seat
    assert found["table"]["seats"][seat]["you"]
    assert {move["move"] for move in found["position"]["moves"]} == {str(m) for m in state.legal(seat)}
    assert "obvious" not in found


@pytest.mark.parametrize("name", SETS)
def test_answers(client: TestClient, name: str) -> None:
    one = select_puzzles(name)[0]
    right = client.get(f"/api/puzzles/{one.id}/answer", params={"move": one.puzzle.best.move}).json()
    wrong = client.get(f"/api/puzzles/{one.id}/answer", params={"move": one.puzzle.obvious}).json()
    assert (right["right"], wrong["right"]) == (True, False)
    assert right["other"] == wrong["other"] == right["obvious"] == one.puzzle.obvious
    assert wrong["chosen"] == one.puzzle.obvious
    assert right["explanation"]["id"].startswith("analysis-")
    assert [move["move"] for move in right["moves"]] == [move.move for move in one.puzzle.moves]
    assert list(right["moves"][0]["rows"]) == list(one.set.head.rows)
    assert [move["explanation"] is None for move in right["moves"]].count(True) == 1


def test_texts_in_a_language(client: TestClient) -> None:
    one = select_puzzles("dice")[0]
    path = f"/api/puzzles/{one.id}/answer"
    answer = client.get(path, params={"move": one.puzzle.obvious, "language": "sv"}).json()
    assert "” i stället för ”" in answer["explanation"]["text"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/dice-0", 404, "unknown-puzzle"),
        ("/chess-1", 404, "unknown-puzzle"),
        ("/DICE_1", 422, "invalid"),
        ("/dice-0/answer?move=pass", 404, "unknown-puzzle"),
        ("/dice-1/answer", 422, "invalid"),
        ("/dice-1/answer?move=stage+9", 409, "illegal-move"),
        ("/dice-1/answer?move=fly", 422, "bad-notation"),
        ("/wonders-1/answer?move=build+castle", 422, "bad-notation"),
        (f"/dice-1/answer?move={'x' * 300}", 422, "invalid"),
    ],
)
def test_bad_input(client: TestClient, path: str, status: int, code: str) -> None:
    answer = client.get(f"/api/puzzles{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_server_with_a_passphrase_shows_strangers_nothing(tmp_path: Path) -> None:
    with server(tmp_path, passphrase="sesame") as locked:
        for path in ("", "/dice-1", "/dice-1/answer?move=pass"):
            assert locked.get(f"/api/puzzles{path}").status_code == 401
