"""`python -m tests.deploy.install`: an nginx for the tests from Debian's packages.

Not where systemd runs: the package would start a web server there that nobody asked for.
"""

from pathlib import Path

from tests.debian import install
from tests.deploy.nginx import found

SYSTEMD = Path("/run/systemd/system")


def main() -> None:
    if found():
        return
    print("installing nginx for the tests ...", flush=True)
    if SYSTEMD.exists() or not install("nginx-light"):
        print("There is no nginx: the test of two processes behind a proxy is skipped.", flush=True)


if __name__ == "__main__":
    main()
