"""The files for containers and services, without a container engine: the same commands in a clean folder.

A real PostgreSQL, two server processes started as compose.yaml starts them, by an unprivileged user, and a
real nginx in front with our configuration. Without nginx on the machine this is skipped, and says so. What
needs an engine (building the image, `docker compose up`) is not tested anywhere.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets.sync.client
import yaml

from tests.cli.run import PROGRAM
from tests.deploy.nginx import found
from tests.paths import ROOT
from tests.processes import TIMEOUT_SECONDS, free_port, launch, wait_until_healthy
from tests.server.postgres import running_postgres

pytestmark = pytest.mark.slow
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
NGINX = found()
HEPTAPOLIS = Path(sys.executable).parent / "heptapolis"
SAME_PYTHON = f"/usr/bin/python{sys.version_info.major}.{sys.version_info.minor}"
PACKAGES = os.pathsep.join([str(ROOT / "src"), *(path for path in sys.path if path.endswith("-packages"))])
NOBODY: dict[str, Any] = (
    {"user": 65534, "group": 65534, "extra_groups": []}
    if hasattr(os, "geteuid") and os.geteuid() == 0
    else {}
)
AROUND = """daemon off; pid nginx.pid; error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
{server}
}}
"""


def runs_as_nobody(python: str) -> bool:
    try:
        return subprocess.run([python, "-c", ""], cwd="/", check=False, **NOBODY).returncode == 0
    except OSError:
        return False


def python_for_all() -> str:
    """An interpreter that an unprivileged user may run: ours may be in a folder closed to others."""
    for python in (sys.executable, SAME_PYTHON):
        if runs_as_nobody(python):
            return python
    pytest.skip(f"NOT TESTED: processes of a user without rights, who may not run {sys.executable}")


@pytest.fixture
def clean_folder() -> Iterator[Path]:
    """A folder that everyone may write to, unlike pytest's own."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder


@dataclass(frozen=True)
class Service:
    """A process of compose.yaml."""

    process: "subprocess.Popen[str]"
    port: int

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(TIMEOUT_SECONDS)


@contextmanager
def started(command: list[str], port: int, folder: Path, **variables: str) -> Iterator[Service]:
    """Start a program as an unprivileged user in a clean folder, and wait until it answers."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "PYTHONPATH": PACKAGES, **variables}
    log = folder / f"{port}.log"
    with log.open("w") as file:
        process = launch(command, cwd=folder, env=environment, stdout=file, stderr=file, **NOBODY)
    try:
        wait_until_healthy(f"http://127.0.0.1:{port}", process, log)
        yield Service(process, port)
    finally:
        process.kill()
        process.wait(TIMEOUT_SECONDS)


def table_process(name: str, database: str, folder: Path) -> Any:
    """A server process with the command and the variables of compose.yaml; the strong bots are left out."""
    port, service = free_port(), COMPOSE["services"][name]
    words = [
        re.sub(r"=postgresql:.*", f"={database}", word).replace("7007", str(port))
        for word in service["command"]
    ]
    variables = {key: str(value) for key, value in service["environment"].items() if "${" not in str(value)}
    mine = {"HEPTAPOLIS_DATA": str(folder / "data"), "HEPTAPOLIS_CACHE": str(folder / "cache")}
    command = [python_for_all(), "-c", PROGRAM, *words, "--no-kernels"]
    return started(command, port, folder, **variables | mine)


def proxy(ports: list[int], folder: Path) -> Any:
    """Our configuration of nginx, with the ports of this test."""
    assert NGINX
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for number, port in enumerate(ports, 1):
        text = text.replace(f"table{number}:7007", f"127.0.0.1:{port}")
    own = free_port()
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(server=text.replace("listen 80", f"listen 127.0.0.1:{own}")), "utf-8")
    return started([NGINX, "-p", str(folder), "-c", str(file), "-e", "stderr"], own, folder)


@pytest.mark.skipif(not NGINX, reason="NOT TESTED: two processes behind a proxy, as no nginx is installed")
def test_two_processes_behind_one_address(clean_folder: Path) -> None:
    """A table is opened at one and played at the other; when one dies, nobody at the table notices."""
    with running_postgres(clean_folder / "postgres") as postgres, ExitStack() as stack:
        (clean_folder / "postgres").chmod(0o711)  # its socket lies there
        tables = [
            stack.enter_context(table_process(name, postgres.url, clean_folder))
            for name in ("table1", "table2")
        ]
        front = stack.enter_context(proxy([one.port for one in tables], clean_folder))
        with httpx2.Client(base_url=f"http://127.0.0.1:{front.port}", timeout=TIMEOUT_SECONDS) as guest:
            assert "Heptapolis" in guest.get("/").text
            assert guest.get("/api/metrics").status_code == 403
            play_through(guest, front.port, tables)


def play_through(guest: httpx2.Client, port: int, tables: list[Service]) -> None:
    assert guest.post("/api/guest", json={"name": "Ada"}).is_success
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "easy"}] * 2]
    options = {"players": 3, "sides": "day"}
    made = guest.post("/api/tables", json={"game": "wonders", "options": options, "seats": seats})
    table = f"/api/tables/{made.json()['id']}"
    assert guest.post(f"{table}/start").is_success
    assert first_message(guest, port, table)["position"]["moves"]
    asked = [httpx2.get(f"http://127.0.0.1:{one.port}/api/metrics").text for one in tables]
    assert all(re.search(r"requests_total [1-9]", text) for text in asked), "one process was never asked"
    tables[0].kill()
    position = guest.get(f"{table}/state").json()["position"]
    choice = {"id": "mine", "sequence": position["sequence"], "move": position["moves"][0]["move"]}
    assert guest.put(f"{table}/choice", json=choice).is_success
    assert first_message(guest, port, table)["position"]


def first_message(guest: httpx2.Client, port: int, table: str) -> Any:
    """The first message of a socket, through the proxy."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    headers = {"Cookie": cookies, "Origin": f"http://127.0.0.1:{port}"}
    address = f"ws://127.0.0.1:{port}{table}/socket"
    with websockets.sync.client.connect(address, additional_headers=headers) as socket:
        return json.loads(socket.recv(TIMEOUT_SECONDS))


def test_the_health_check_of_the_image_notices_a_dead_server(clean_folder: Path) -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    check = json.loads(re.findall(r"CMD (\[.*\])$", text, re.MULTILINE)[0])
    database = str(clean_folder / "tables.sqlite3")
    with table_process("table1", database, clean_folder) as table:
        command = [sys.executable, *(word.replace("7007", str(table.port)) for word in check[1:])]
        assert subprocess.run(command, check=False).returncode == 0
        table.kill()
        assert subprocess.run(command, check=False, capture_output=True).returncode != 0


def test_the_image_starts_what_the_command_line_knows() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    assert "USER heptapolis" in text
    words = json.loads(re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)[0])
    known = subprocess.run([str(HEPTAPOLIS), "serve", "--help"], capture_output=True, text=True, check=True)
    assert all(word in known.stdout for word in words if word.startswith("--"))


@pytest.mark.skipif(
    not shutil.which("systemd-analyze"), reason="NOT TESTED: the unit, as there is no systemd"
)
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "heptapolis@.service").read_text("utf-8")
    started_by = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    program = shlex.split(started_by.removeprefix("ExecStart="))[0]
    file = tmp_path / "heptapolis@7007.service"
    file.write_text(unit.replace(program, str(HEPTAPOLIS)), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
