"""Which nginx the tests use: one that is named, or the system's."""

import os
import shutil


def found() -> str | None:
    """The program's path, if there is one; on Debian it is where only root looks."""
    return os.environ.get("HEPTAPOLIS_NGINX") or shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
