"""A server in a process of its own: `python -m tests.server.one_server DATABASE PORT`."""

import logging
import sys

from heptapolis.server.run import serve
from heptapolis.server.settings import Settings
from tests.server.arrange import ROOMY


def main() -> None:
    logging.basicConfig(level=logging.WARNING)
    database, port = sys.argv[1], int(sys.argv[2])
    serve(Settings(database=database, kernels=False, limits=ROOMY), "127.0.0.1", port)


if __name__ == "__main__":
    main()
