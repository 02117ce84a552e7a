# mypy: ignore-errors
"""Bots that try to end the arena, one class each; `test_hostile_bots.py` lets all of them play."""

import ctypes
import json
import os
import signal
import sys
import threading
import time


class RaisesInInit:
    def __init__(self):
        raise RuntimeError("no chair")

    def choose(self, view, legal):
        return legal[0]


class ExitsInInit:
    def __init__(self):
        sys.exit(3)

    def choose(self, view, legal):
        return legal[0]


class RaisesInSit:
    def sit(self, game, seat, seed):
        raise ValueError("I do not sit")


class SitsAsNothing:
    def sit(self, game, seat, seed):
        return None


class Raises:
    def choose(self, view, legal):
        raise KeyError("lost")


class Exits:
    def choose(self, view, legal):
        sys.exit("enough")


class ExitsHard:
    def choose(self, view, legal):
        os._exit(0)


class Crashes:
    def choose(self, view, legal):
        ctypes.string_at(0)


class Kills:
    def choose(self, view, legal):
        os.kill(os.getpid(), signal.SIGKILL)


class Interrupts:
    def choose(self, view, legal):
        raise KeyboardInterrupt


class Sleeps:
    def choose(self, view, legal):
        time.sleep(3600)


class Spins:
    def choose(self, view, legal):
        while True:
            pass


class HoldsTheInterpreter:
    def choose(self, view, legal):
        return "9" * len(str(7 ** (10**9)))  # never releases the interpreter's lock


class Prints:
    def choose(self, view, legal):
        print("{" * 10)
        sys.stdout.write(json.dumps({"standings": []}) + "\n")
        os.write(1, b"not JSON\n")
        return legal[0]


class Reads:
    def choose(self, view, legal):
        return input("which? ")


class Recurses:
    def choose(self, view, legal):
        return self.choose(view, legal)


class ReturnsNothing:
    def choose(self, view, legal):
        return None


class ReturnsNonsense:
    def choose(self, view, legal):
        return {"move": object()}


class LeavesThreads:
    def choose(self, view, legal):
        threading.Thread(target=time.sleep, args=(3600,)).start()
        return legal[0]


class HangsOnClose:
    def choose(self, view, legal):
        return legal[0]

    def close(self):
        time.sleep(3600)


class AnswersInWords:
    """Not hostile: the notation of a move is as good as the move."""

    def choose(self, view, legal):
        return f"  {legal[-1]} "
