"""`python -m tools.first_minute [COMMIT]`: from `git clone` to a table in the browser, with empty caches.

It clones the repository into a temporary folder, runs what `make play` runs, and polls the server. pip and
npm depend on the network, so they are timed separately.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
PORT = 7917
ADDRESS = f"http://127.0.0.1:{PORT}"
POLL_SECONDS = 0.1
LONGEST_SECONDS = 280
PREPARE = ("make", "--jobs=2", ".venv/.runtime-ready", "web")  # what `make play` does before it serves


def run(folder: Path, *command: str) -> float:
    """Run a command; return how many seconds it took."""
    start = perf_counter()
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - start


def health() -> dict[str, Any]:
    with suppress(OSError), urlopen(f"{ADDRESS}/api/health", timeout=5) as answer:
        report: dict[str, Any] = json.load(answer)
        return report
    return {}


def watch(clone: Path, folder: Path) -> Iterator[tuple[str, float]]:
    """Start the server with an empty cache; yield when it answers, and when each game is compiled."""
    variables = os.environ | {"HEPTAPOLIS_CACHE": str(folder / "cache")}
    command = [".venv/bin/heptapolis", "serve", "--port", str(PORT)]
    command += ["--database", str(folder / "tables.sqlite3")]
    start, seen = perf_counter(), set[str]()
    with subprocess.Popen(command, cwd=clone, env=variables, stdout=subprocess.DEVNULL) as server:
        while perf_counter() - start < LONGEST_SECONDS:
            report = health()
            games = report.get("kernels", {})
            now = {f"strong bots of {game}" for game, one in games.items() if one["state"] == "ready"}
            now |= {"the page answers"} if report else set()
            yield from ((what, perf_counter() - start) for what in sorted(now - seen))
            seen |= now
            if report and len(seen) == 1 + len(games):
                break
            sleep(POLL_SECONDS)
        server.terminate()


def main() -> None:
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    with TemporaryDirectory() as name:
        folder = Path(name)
        clone = folder / "heptapolis"
        print(f"git clone: {run(folder, 'git', 'clone', '-q', str(ROOT), str(clone)):.1f} s")
        run(clone, "git", "checkout", "-q", resolve(commit))
        print(f"pip, npm and Vite: {run(clone, *PREPARE):.1f} s", flush=True)
        for what, seconds in watch(clone, folder):
            print(f"after the start, {what}: {seconds:.1f} s", flush=True)


def resolve(commit: str) -> str:
    done = subprocess.run(["git", "rev-parse", commit], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    main()
