"""Where this server can be reached from other machines, so that an invitation has an address."""

import socket
from contextlib import closing

from heptapolis.server.settings import Settings


def reachable_at(settings: Settings) -> list[str]:
    """Web addresses of this server in its network, best first; none if it listens to this machine alone."""
    if settings.address is None:
        return []
    host, port = settings.address
    if host in ("0.0.0.0", "::", ""):
        found = own_address()
        return [f"http://{found}:{port}"] if found else []
    return [] if host in ("127.0.0.1", "localhost", "::1") else [f"http://{host}:{port}"]


def own_address() -> str | None:
    """The address that this machine has in its network. Nothing is sent to find it out."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return None
