"""What operators see: metrics that the dashboard shows, log lines that name request and table."""

import json
import logging
import re
from pathlib import Path

import pytest

from heptapolis.server import live
from heptapolis.server.logs import JsonFormatter, note_request
from tests.paths import ROOT
from tests.server.arrange import Guest, play_out, server


def read_metrics(guest: Guest) -> str:
    return str(guest.ask("GET", "/api/metrics").text)


def test_a_game_leaves_figures_and_every_figure_of_the_dashboard_exists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live, "SLOW_SECONDS", 0.0)
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2)["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            socket.send_json({"type": "nonsense"})
            play_out(socket)
        ada.refused("GET", "/api/tables/nosuchtable")
        told = read_metrics(ada)
    assert 'heptapolis_errors_total{code="unknown-table"} 1' in told
    assert 'heptapolis_errors_total{code="invalid"} 1' in told
    stages = re.findall(r'heptapolis_resolution_stage_seconds_total{stage="(\w+)"} [\d.]+', told)
    assert stages == ["turn", "rules", "database", "telling"]
    shown = set(re.findall(r"heptapolis_\w+", (ROOT / "docs/grafana.json").read_text("utf-8")))
    assert shown - set(re.findall(r"heptapolis_\w+", told)) == set()
    slow = next(record for record in caplog.records if "a resolution took" in record.getMessage())
    assert re.search(r"\(turn [\d.]+, rules [\d.]+, database [\d.]+, telling [\d.]+\)", slow.getMessage())


def test_a_line_of_json_names_request_and_table() -> None:
    note_request("a1b2", "/api/tables/mvkz99jvufsx/hint")
    record = logging.LogRecord("heptapolis", logging.ERROR, "file.py", 1, "%s failed", ("this",), None)
    line = json.loads(JsonFormatter().format(record))
    assert (line["request"], line["table"], line["message"]) == ("a1b2", "mvkz99jvufsx", "this failed")
    note_request("", "/")
    assert "table" not in json.loads(JsonFormatter().format(record))


def test_every_response_names_its_request(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        names = {client.get("/api/games").headers["x-request-id"] for _ in range(2)}
    assert len(names) == 2
