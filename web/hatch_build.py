"""Build hook: a wheel includes the built web table, so its users need no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebTable(BuildHookInterface):  # type: ignore[type-arg]
    """Runs web/build.py before a wheel or a source archive is made; editable installs build with `make`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            subprocess.run([sys.executable, str(Path(self.root) / "web" / "build.py")], check=True)
