"""A server in a process of its own: `python -m tests.server.one_server DATABASE PORT [LIMIT=NUMBER ...]`."""

import logging
import sys

from heptapolis.server.run import serve
from heptapolis.server.settings import Settings, read_limits
from tests.server.arrange import ROOMY


def main() -> None:
    logging.basicConfig(level=logging.WARNING)
    database, port, *changes = sys.argv[1:]
    settings = Settings(database=database, kernels=False, limits=read_limits(changes, ROOMY))
    serve(settings, "127.0.0.1", int(port))


if __name__ == "__main__":
    main()
