"""A server with faults: `python -m tests.server.faulty_server FAULTS DATABASE PORT [LIMIT=NUMBER ...]`."""

import sys
from pathlib import Path

from tests.server.faults import Faults, inject


def main() -> None:
    inject(Faults(Path(sys.argv.pop(1))))
    from tests.server import one_server  # only now: its modules import the clock by name

    one_server.main()


if __name__ == "__main__":
    main()
