"""Small programs that play as bots: the good, the bad and the slow."""

import shlex
import sys
from pathlib import Path

LOOP = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        {answer}
        sys.stdout.flush()
"""

GOOD = 'print(json.dumps({"move": message["legal"][-1]}))'
ILLEGAL = 'print(json.dumps({"move": "build everything"}))'
GARBAGE = 'print("hello")'
LIST = 'print("[1, 2]")'
SLOW = "time.sleep(600)"
CRASHING = "raise SystemExit(3)"
BINARY = 'sys.stdout.buffer.write(bytes(range(128, 256)) + b"\\n")'
ONCE_BAD = """
        turns = globals().get("turns", 0) + 1
        globals()["turns"] = turns
        print("oops" if turns % 3 == 0 else json.dumps({"move": message["legal"][0]}))
"""
DEAF = "import time\ntime.sleep(600)\n"  # never reads, never answers
STUBBORN = """
import signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for line in sys.stdin: pass
time.sleep(600)
"""


def program(folder: Path, answer: str, name: str = "bot") -> str:
    """The command of a program that answers every question like this."""
    return script(folder, LOOP.replace("{answer}", answer.strip()), name)


def script(folder: Path, text: str, name: str = "bot") -> str:
    path = folder / f"{name}.py"
    path.write_text(text, "utf-8")
    return shlex.join([sys.executable, str(path)])
