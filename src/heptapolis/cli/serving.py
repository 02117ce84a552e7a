"""Running a server from the terminal: print its address, stop at Ctrl-C."""

import os
import socket
import sys
import webbrowser
from threading import Thread
from time import sleep
from urllib.request import urlopen

from heptapolis.cli.console import say
from heptapolis.core.errors import BadOption
from heptapolis.i18n import text
from heptapolis.server.addresses import reachable_at
from heptapolis.server.run import serve
from heptapolis.server.settings import Settings, default_database
from heptapolis.server.storage.database import read_url
from heptapolis.server.storage.migrate import check_database

EVERYWHERE = ("0.0.0.0", "::")
BROWSER_WAIT_SECONDS = 60  # for the server to answer
POLL_SECONDS = 0.1


def run_server(settings: Settings, host: str, port: int, *, open_page: bool = False) -> None:
    """Serve until interrupted; report bad settings before anything starts."""
    url = read_url(settings.database or default_database())
    check_database(url)
    _check_free(host, port)
    name = "localhost" if host in EVERYWHERE else host
    say(text("terminal-serving", address=f"http://{name}:{port}"))
    for address in reachable_at(settings):
        say(text("terminal-serving-network", address=address))
    say(text("terminal-serving-tables", url=url.render_as_string()))
    if open_page:
        Thread(target=_open_browser, args=(f"http://{name}:{port}",), daemon=True).start()
    server = serve(settings, host, port)
    if not server.started:
        raise BadOption(url.render_as_string(), "the server could not start; see above", ["another database"])


def _check_free(host: str, port: int) -> None:
    if not 0 < port < 65536:
        raise BadOption(f"--port {port}", "no such port", ["1 to 65535"])
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise BadOption(
            f"{host}:{port}", f"cannot listen there: {error.strerror}", ["another --port"]
        ) from None


def _open_browser(address: str) -> None:
    """Open the page as soon as the server answers; without a browser, print the address."""
    for _ in range(round(BROWSER_WAIT_SECONDS / POLL_SECONDS)):
        if _answers(address):
            break
        sleep(POLL_SECONDS)
    else:
        return
    if not (_has_screen() and webbrowser.open(address)):
        say(text("terminal-serving-open", address=address))


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/api/health", timeout=5):
            return True
    except OSError:
        return False


def _has_screen() -> bool:
    """Whether a browser has a screen to appear on: a text browser would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
