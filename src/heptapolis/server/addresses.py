"""The addresses at which other machines reach this server, for invitations."""

import socket
from contextlib import closing

from heptapolis.server.settings import Settings


def reachable_at(settings: Settings) -> list[str]:
    """Web addresses of this server on its network, best first; none if it listens only to this machine."""
    if settings.address is None:
        return []
    host, port = settings.address
    if host in ("0.0.0.0", "::", ""):
        found = own_address()
        return [f"http://{found}:{port}"] if found else []
    return [] if host in ("127.0.0.1", "localhost", "::1") else [f"http://{host}:{port}"]


def own_address() -> str | None:
    """The address of this machine on its network, found without sending anything."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return None
