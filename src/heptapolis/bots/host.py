"""A process that runs one bot from a Python file, so that nothing the bot does can end a game or tournament.

    python -m heptapolis.bots.host FILE CLASS

Questions arrive on standard input as pickles, each after its length; answers leave as JSON lines on the
original standard output. Whatever the bot prints goes to standard error.
"""

import json
import os
import pickle
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, BinaryIO

Answer = dict[str, Any]

LENGTH_BYTES = 4
CLASS_ATTRIBUTES = ("needs_view", "needs_kernel", "needs_evaluation")


def main(path: Path, class_name: str) -> None:
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers, os.fdopen(os.dup(0), "rb") as questions:
        os.dup2(2, 1)  # what the bot prints must not get mixed up with answers
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # and it must not read questions
        host = BotHost(path, class_name)
        for question in _read_questions(questions):
            answers.write(json.dumps(host.answer(question)) + "\n")
            answers.flush()


def _read_questions(source: BinaryIO) -> Iterator[tuple[str, tuple[Any, ...]]]:
    while len(length := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        yield pickle.loads(source.read(int.from_bytes(length)))


class BotHost:
    """The bot's class and, during a game, the player that it made."""

    def __init__(self, path: Path, class_name: str) -> None:
        self._path, self._class_name = path, class_name
        self._questions: dict[str, Callable[..., Answer]] = {
            "describe": self.describe,
            "sit": self.sit,
            "choose": self.choose,
            "close": self.close,
        }

    def answer(self, question: tuple[str, tuple[Any, ...]]) -> Answer:
        """The answer to a question, or what went wrong and where; `sys.exit` is just another error."""
        name, arguments = question
        try:
            return self._questions[name](*arguments)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            return {"error": self._locate(error)}

    def _locate(self, error: BaseException) -> str:
        """The error, with the bot's file and the innermost line of it that led there, if any did."""
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        if isinstance(error, SyntaxError):
            return f"{error.filename}:{error.lineno}: {type(error).__name__}: {error.msg}"
        frames = traceback.extract_tb(error.__traceback__)
        lines = [frame.lineno for frame in frames if frame.filename == str(self._path)]
        return f"{self._path}:{lines[-1]}: {what}" if lines else f"{self._path}: {what}"

    def describe(self) -> Answer:
        """Load the file; return the title, the parameters and the needs of the class."""
        spec = spec_from_file_location(f"heptapolis_bot_{self._path.stem}", self._path)
        assert spec
        assert spec.loader
        module = module_from_spec(spec)
        sys.modules[module.__name__] = module  # dataclasses look their module up
        spec.loader.exec_module(module)
        self._class = getattr(module, self._class_name, None)
        if not isinstance(self._class, type):
            return {"unknown": "no bot of this name"}
        if not (hasattr(self._class, "choose") or hasattr(self._class, "sit")):
            return {"unknown": "this class has no choose(view, legal)"}
        text = (self._class.__doc__ or "").strip() or f"the class {self._class_name}"
        needs = {name: getattr(self._class, name) for name in CLASS_ATTRIBUTES if hasattr(self._class, name)}
        return {"title": text.splitlines()[0], "needs": needs, "fields": self._list_fields()}

    def _list_fields(self) -> list[dict[str, Any]]:
        """The parameters of a kind of bot; a class with only `choose` has none."""
        if not (is_dataclass(self._class) and hasattr(self._class, "sit")):
            return []
        declared = [entry for entry in fields(self._class) if entry.default is not MISSING]
        return [
            {"name": entry.name, "default": entry.default, "help": entry.metadata.get("help", "")}
            for entry in declared
        ]

    def sit(self, parameters: dict[str, Any], game: Any, seat: int, seed: int) -> Answer:
        """Make the player for a game."""
        assert self._class
        kind = self._class(**parameters)
        self._player = kind.sit(game, seat, seed) if hasattr(kind, "sit") else kind
        return {"time_limit": getattr(kind, "time_limit", None)}

    def choose(self, view: Any, legal: tuple[Any, ...]) -> Answer:
        return {"move": str(self._player.choose(view, legal))}

    def close(self) -> Answer:
        """End the game."""
        close = getattr(self._player, "close", None)
        if close:
            close()
        return {}


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
