"""Debian's packages, for what tests need and no wheel brings."""

import os
import shutil
import subprocess


def install(package: str) -> bool:
    """Install a package, where there is an apt-get and we are root."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", package]):
        done = subprocess.run(
            ["apt-get", "-qq", *arguments], check=False, env=environment, capture_output=True
        )
    return done.returncode == 0
