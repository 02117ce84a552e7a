"""Messages instead of sentences: the same for everyone, with texts for clients that ask for a language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from heptapolis.i18n.sources import TABLE, write_part
from tests.server.arrange import Guest, Json, server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


def begun(ada: Guest) -> str:
    table: str = ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{table}/start")
    return table


def without_texts(value: Any) -> Any:
    if isinstance(value, list):
        return [without_texts(part) for part in value]
    if not isinstance(value, dict):
        return value
    return {name: without_texts(part) for name, part in value.items() if name != "text" or "id" not in value}


def test_a_position_is_the_same_in_every_language(ada: Guest) -> None:
    table = begun(ada)
    plain = ada.get(f"/api/tables/{table}/state")["position"]
    spoken = ada.get(f"/api/tables/{table}/state?language=en-XA")["position"]
    assert "text" not in plain["headline"]
    assert without_texts(spoken) == plain


def test_a_client_that_asks_for_a_language_is_told_the_texts(ada: Guest) -> None:
    state = ada.get(f"/api/tables/{begun(ada)}/state?language=en")
    assert state["position"]["question"]["text"] == "Choose a side of your board"
    assert [move["message"]["text"] for move in state["position"]["moves"]] == ["day side", "night side"]


def test_a_socket_can_ask_too(ada: Guest) -> None:
    path = f"/api/tables/{begun(ada)}/socket?language=en-XA"
    with ada.client.websocket_connect(path, headers=ada.headers) as socket:
        message = socket.receive_json()
    assert message["position"]["question"]["text"] == "[Çĥóóšé á šíđé óƒ ýóúŕ ƀóáŕđ~~~~~~ ~]"


def test_problems_say_why_as_a_message(ada: Guest) -> None:
    wanted = {"options": {"teams": True, "players": 4}}
    answer: Json = ada.ask("POST", "/api/games/wonders/options?language=en", json=wanted).json()
    told = answer["message"]
    assert (told["id"], told["text"]) == ("wonders-problem-teams-need-cities", "The team game needs Cities.")
    unknown: Json = ada.ask("GET", "/api/tables/zzzzzzzz").json()
    assert unknown["message"] == {"id": "problem-unknown-table", "args": {}}


@pytest.mark.parametrize("path", ["/api/games?language=tlh", "/api/languages/tlh"])
def test_an_unknown_language_is_refused(ada: Guest, path: str) -> None:
    assert ada.refused("GET", path) == "unknown-name"


def test_the_texts_of_a_language_are_one_file(client: TestClient) -> None:
    answer = client.get("/api/languages/en")
    assert (answer.text, answer.headers["content-language"]) == (write_part("en", TABLE), "en")
    assert "number-coin =" in answer.text
    assert "rules-wonders-goal-aim" not in answer.text
    assert "wonders-rules-wonders-goal-aim = " in client.get("/api/languages/en/rules").text
    assert "play-keys" not in answer.text


@pytest.mark.parametrize(("wanted", "spoken"), [("en-XA", "en-XA"), ("tlh, en;q=0.5", "en"), ("", "en")])
def test_the_browser_says_which_language_it_prefers(client: TestClient, wanted: str, spoken: str) -> None:
    answer = client.get("/api/languages/preferred", headers={"Accept-Language": wanted})
    assert answer.headers["content-language"] == spoken


def test_languages_are_listed_by_their_own_names(ada: Guest) -> None:
    listed = ada.get("/api/languages")
    assert {"code": "en", "name": "English"} in listed["languages"]
    assert listed["default"] == "en"
    assert "en-XA" not in [one["code"] for one in listed["languages"]]


def test_the_story_as_text_is_in_the_language_asked_for(ada: Guest) -> None:
    table = begun(ada)
    told = ada.ask("GET", f"/api/tables/{table}/text?language=en-XA").text
    assert told.startswith("[Šéṽéñ Ŵóñđéŕš: ťĥé çáŕđ ĝáɱé")
