"""The OpenAPI document is true: requests that nobody would think of are answered as it says."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, get_args

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic_core import to_json

from heptapolis.core.chance import Chance
from heptapolis.core.games import GAMES, make
from heptapolis.core.tagged import kind_of
from heptapolis.i18n.narrator import narrator_of
from heptapolis.server.app import make_app
from heptapolis.server.openapi import adapt_events, adapt_moves, adapt_returned
from heptapolis.server.payloads import describe_event, describe_move
from heptapolis.server.problems import PROBLEMS
from heptapolis.server.wire.encoding import encode
from tests.paths import ROOT
from tests.processes import TIMEOUT_SECONDS
from tests.server.processes import ServerProcess

DOCUMENT = json.loads(json.dumps(make_app().openapi()))
# Of the right form, yet without meaning: a move that is none, an option that the game does not have ...
MEANINGLESS = {
    "bad-name",
    "unknown-name",
    "bad-option",
    "bad-notation",
    "bad-data",
    "bad-record",
    "not-understood",
}
LAST = {("/api/guest", "delete"), ("/api/guest/erase", "post")}  # the guest is not known afterwards
OPERATIONS = [(path, method) for path, methods in DOCUMENT["paths"].items() for method in methods]


class Known:
    """A server with a guest, a table that is open, one that is played and one that is over."""

    def __init__(self, url: str) -> None:
        import schemathesis  # here, because that takes seconds

        self.url = url
        self.headers = self.enter()
        self.tables = [self._table(bots=1), self._table(bots=2), self._table(bots=3)]
        self.schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")

    def enter(self) -> dict[str, str]:
        """The headers of a new guest."""
        answer = httpx2.post(f"{self.url}/api/guest", json={"name": "Ada"}, timeout=TIMEOUT_SECONDS)
        return {"Cookie": f"heptapolis={answer.cookies['heptapolis']}"}

    def _table(self, bots: int) -> str:
        seats = [{"kind": "open"}] * (3 - bots) + [{"kind": "bot", "bot": "random"}] * bots
        body = {"game": "wonders", "options": {"players": 3}, "seats": seats}
        table = str(self._post("/api/tables", body)["id"])
        if bots > 1:
            self._post(f"/api/tables/{table}/start", None)
        return table

    def _post(self, path: str, body: object) -> Any:
        answer = httpx2.post(f"{self.url}{path}", json=body, headers=self.headers, timeout=TIMEOUT_SECONDS)
        assert answer.status_code < 300, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Known]:
    folder = tmp_path_factory.mktemp("openapi")
    with ServerProcess(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log.txt") as server:
        yield Known(server.url)
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_operation_answers_as_documented(path: str, method: str, known: Known) -> None:
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    operation = known.schema[path][method.upper()]

    @given(case=operation.as_strategy(), table=st.sampled_from([None, *known.tables]))
    @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
    def check(case: Any, table: str | None) -> None:
        if table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        headers = known.enter() if (path, method) in LAST else known.headers
        answer = case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance])
        if case.meta.generation.mode.is_positive and answer.status_code in (400, 422):
            assert answer.json()["code"] in MEANINGLESS, answer.text

    check()


def test_every_error_code_is_in_the_document() -> None:
    text = json.dumps(DOCUMENT)
    told = set(re.findall(r"`([a-z-]+)`:", text))
    outside = {"not-found", "method-not-allowed", "unsupported-media-type"}  # of no route in particular
    outside |= {"not-legal", "not-understood"}  # families
    outside |= {"too-many-sockets", "too-many-spectators", "other-version"}  # of sockets
    assert told | outside >= set(PROBLEMS)


def test_messages_and_views_are_components() -> None:
    names = DOCUMENT["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "WondersView", "DiceView", "ProblemBody"} <= set(names)
    refs = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(DOCUMENT)))
    assert refs <= set(names), "the document refers to what it does not have"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_games_own_schema_describes_its_moves(game: str) -> None:
    """Every legal move of a whole game has the form that the document gives the moves of this game."""
    package, chance = GAMES[game], Chance(3)
    assert package.moves is not None
    moves, narrator = adapt_moves(package.moves), narrator_of(game)
    state = make(game).new(5)
    while state.to_act:
        for move in (move for seat in state.to_act for move in state.legal(seat)):
            moves.validate_json(encode(describe_move(narrator, move)).json, strict=False)
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    assert f"{game.capitalize()}Move" in DOCUMENT["components"]["schemas"]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("wonders", {"players": 3}),
        ("wonders", {"players": 6, "expansions": ["cities"], "teams": True, "boards": "choose"}),
        ("wonders", {"players": 4, "expansions": ["cities"], "open": True}),
        ("dice", {"players": 4}),
        ("dice", {"players": 2, "boards": "choose"}),
    ],
)
def test_a_games_own_schema_describes_its_events(game: str, options: dict[str, object], seed: int) -> None:
    """Every event of a whole game has the form that the document gives the events of this game."""
    kinds = GAMES[game].events
    assert kinds is not None
    events, chance, state = adapt_events(kinds), Chance(seed), make(game, **options).new(seed)
    while state.to_act:
        for event in state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act}):
            events.validate_json(describe_event(event).model_dump_json(), strict=False)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_emitted_event_is_declared(game: str) -> None:
    folder = ROOT / "src" / "heptapolis" / "games" / game
    told = {
        code
        for path in folder.glob("*.py")
        for code in re.findall(r"\.tell\(\s*\"([a-z-]+)\"", path.read_text("utf-8"))
    }
    assert told == {kind_of(kind) for kind in get_args(GAMES[game].events)}


def assert_described(function: Callable[..., object], *args: object) -> None:
    """What the function returns has the declared form, and nothing besides."""
    adapter, sent = adapt_returned(function), json.loads(to_json(function(*args)))
    assert adapter is not None
    assert json.loads(adapter.dump_json(adapter.validate_python(sent))) == sent


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_games_own_schema_describes_its_facts_and_catalogue(game: str) -> None:
    package, chance, state = GAMES[game], Chance(4), make(game).new(6)
    assert package.facts
    assert package.catalogue
    assert_described(package.catalogue, None)
    while state.to_act:
        assert_described(package.facts, state.view(None))
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    schemas = DOCUMENT["components"]["schemas"]
    assert {f"{game.capitalize()}Facts", f"{game.capitalize()}Catalogue"} <= set(schemas)


def test_every_route_is_in_the_documentation() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    for path in DOCUMENT["paths"]:
        last = path.replace("/api/tables/{table}", "").rpartition("/")[2].partition("{")[0] or "/api/tables"
        assert last in page, path
