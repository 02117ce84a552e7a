"""The one place that compiles kernels and keeps their machine code on disk.

Every kernel has one signature, given by its annotations: `int` is 64 bits, and records and arrays are
`Annotated[<type for mypy>, <type for Numba>]`. So every function is compiled exactly once.

Numba's own cache notices a change in the file of a function, but not in the files of what it calls. So the
cache folder is named after a hash of every source that compiled code can depend on: an edited rule is
recompiled, never served stale. The hash includes the path and modification times of the sources and the
processor, because Numba reuses nothing across those either.
"""

import dis
import gc
import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numba.core.config
from numba import types
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target

from heptapolis.kernel.linking import add_linkable, linkable

F = TypeVar("F", bound=Callable[..., object])
Kernel: TypeAlias = Callable[..., object]  # as written; Numba turns it into a dispatcher
Progress = Callable[[int, int, str], None]  # how many are done, out of how many, and which one is next

PACKAGE = Path(__file__).parents[1]
SOURCES = ("core", "games", "kernel", "search")  # folders that compiled code can depend on
SOURCE_SUFFIXES = (".py", ".tmpl")
config: Any = numba.core.config
_lock = threading.RLock()
_ready: dict[Dispatcher, object] = {}  # the machine code of what Python can call


def kernel(function: F) -> F:
    """Mark a function to be compiled with the signature of its annotations; it releases the GIL."""
    return _compiled(function, forceinline=False)


def inlined(function: F) -> F:
    """Mark a kernel to be inlined: for functions so short that the call takes as long as the work."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, forceinline: bool) -> F:
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        decorate = numba.njit(nogil=True, cache=True, error_model="numpy", forceinline=forceinline)
        made: Any = decorate(function)
    finally:
        config.CACHE_DIR = before
    if not config.DISABLE_JIT:
        made._compile_for_args = partial(_compile_when_called, made)
    return cast("F", made)


def _compile_when_called(function: Dispatcher, *_: object) -> object:
    """What Numba runs if Python calls a kernel that is not ready; the types are always the annotated ones."""
    compile_kernels((function,), ignore_progress)
    return _ready[function]


def compile_kernels(entry_points: Iterable[Kernel], progress: Progress | None = None) -> None:
    """Make these kernels ready to run; load what the disk cache has.

    Their callees are compiled before them, for linking only (`linking.py`). A marker file in the cache says
    that an entry point has been compiled already: then loading it is enough.
    """
    if config.DISABLE_JIT:
        return
    entries = cast("list[Dispatcher]", list(entry_points))
    with _lock:
        missing = [function for function in entries if not _marker(function).exists()]
        wanted = list(dict.fromkeys([*_callees_first(missing), *entries]))
        report = progress or (TerminalProgress() if missing else ignore_progress)
        with _collector_paused(), linkable(function for function in wanted if function not in entries):
            for number, function in enumerate(wanted):
                report(number, len(wanted), _name(function))
                _make_ready(function, function in entries)
        report(len(wanted), len(wanted), "")
        cache_folder().mkdir(parents=True, exist_ok=True)
        for function in missing:
            _marker(function).touch()


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Pause garbage collection, which costs a tenth of the time: most of the compiler's objects live on."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _marker(entry: Dispatcher) -> Path:
    """The file whose existence says that this entry point can be loaded from disk."""
    return cache_folder() / f"ready-{hashlib.sha256(_name(entry).encode()).hexdigest()[:16]}"


def _make_ready(function: Dispatcher, is_entry: bool) -> None:
    """Compile a function, or load it; one that only other kernels call gets no machine code of its own."""
    if function in _ready:
        return
    if is_entry:
        _ready[function] = function.compile(signature(function))
        function.disable_compile()
    else:
        add_linkable(function, signature(function))


def ignore_progress(_done: int, _of: int, _name: str) -> None:
    """A `Progress` that reports nothing."""


class TerminalProgress:
    """A line on standard error, if that is a terminal: the first use takes half a minute."""

    def __init__(self) -> None:
        self._shown = -1

    def __call__(self, done: int, of: int, _name: str) -> None:
        percent = 100 * done // of
        if percent == self._shown or not sys.stderr or not sys.stderr.isatty():
            return
        self._shown = percent
        from heptapolis.i18n import text

        line = "" if done == of else text("terminal-compiling", percent=percent)
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()


def direct(function: F) -> F:
    """The compiled function without Numba's check of argument types, which takes longer than most calls.

    The caller must pass exactly the right types: arrays as the annotations say, and plain numbers. A kernel
    that is not ready yet is compiled here.
    """
    if config.DISABLE_JIT:
        return function
    dispatcher = cast("Dispatcher", function)
    if dispatcher not in _ready:
        compile_kernels((function,))
    return cast("F", _ready[dispatcher])


def signature(function: Dispatcher) -> tuple[types.Type, ...]:
    """The types of the arguments, from the annotations."""
    hints = function.py_func.__annotations__
    return tuple(_numba_type(hint) for name, hint in hints.items() if name != "return")


def _numba_type(hint: Any) -> types.Type:
    plain = {int: types.int64, bool: types.boolean}
    return plain[hint] if hint in plain else hint.__metadata__[0]


def _name(function: Dispatcher) -> str:
    return f"{function.py_func.__module__}.{function.py_func.__name__}"


def _callees_first(functions: Iterable[Dispatcher]) -> Iterator[Dispatcher]:
    """The functions and everything that they call, callees first."""
    for function in functions:
        yield from _callees_first(callee for callee in _callees(function) if callee is not function)
        yield function


def _callees(function: Dispatcher) -> Iterator[Dispatcher]:
    for step in dis.get_instructions(function.py_func):
        if step.opname == "LOAD_GLOBAL":
            thing = function.py_func.__globals__.get(step.argval)
            if isinstance(thing, Dispatcher):
                yield thing


@cache
def cache_folder() -> Path:
    """Where the compiled code of exactly these sources is kept."""
    return user_cache() / "kernels" / source_hash(PACKAGE)


def user_cache() -> Path:
    """The user's cache folder; HEPTAPOLIS_CACHE overrides it."""
    if chosen := os.environ.get("HEPTAPOLIS_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "heptapolis" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "heptapolis"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "heptapolis"


def source_hash(package: Path) -> str:
    """A hash of everything that machine code depends on: sources, compiler, processor."""
    processor = cpu_target.target_context.codegen().magic_tuple()
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {processor} {package.resolve()}".encode())
    for path in source_files(package):
        digest.update(f"{path.stat().st_mtime_ns}".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def source_files(package: Path) -> list[Path]:
    """The files that compiled code can depend on."""
    files = (path for folder in SOURCES for path in (package / folder).rglob("*"))
    return sorted(path for path in files if path.suffix in SOURCE_SUFFIXES)
