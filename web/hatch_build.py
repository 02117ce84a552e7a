"""Build hook: a wheel includes the built web table, so its users need no Node, and the examples."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebTable(BuildHookInterface):  # type: ignore[type-arg]
    """Runs web/build.py before a wheel or a source archive is made; editable installs build with `make`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        subprocess.run([sys.executable, str(Path(self.root) / "web" / "build.py")], check=True)
        if self.target_name == "wheel":
            for path in (Path(self.root) / "examples").glob("*.py"):
                build_data["force_include"][str(path)] = f"heptapolis/examples/{path.name}"
