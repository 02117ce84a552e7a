"""The one place where kernels are compiled, and where their machine code is kept on disk.

Every kernel has one signature, given by its annotations: `int` is 64 bits, and records and arrays are
`Annotated[<type for mypy>, <type for Numba>]`. So every function is compiled exactly once.

Numba's own cache notices a change in the file of a function, but not in the files of what it calls. So the
cache folder is named after a hash of every source that compiled code can depend on: an edited rule is
recompiled, never served stale. The path and the time of the sources and the processor are part of the
hash because Numba reuses nothing across them either.
"""

import dis
import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numba.core.config
from numba import types
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target

F = TypeVar("F", bound=Callable[..., object])
Kernel: TypeAlias = Callable[..., object]  # as written; Numba turns it into a dispatcher
Progress = Callable[[int, int, str], None]  # how many are done, of how many, and which one is next

PACKAGE = Path(__file__).parents[1]
SOURCES = ("core", "games", "kernel", "search")  # folders that compiled code can depend on
SOURCE_SUFFIXES = (".py", ".tmpl")
config: Any = numba.core.config
_lock = threading.RLock()


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
        return cast("F", decorate(function))
    finally:
        config.CACHE_DIR = before


def compile_kernels(entry_points: Iterable[Kernel], progress: Progress | None = None) -> None:
    """Make these kernels and everything they call ready to run; load from disk what is there.

    Callees are compiled before their callers. Once everything is compiled, a marker file in the cache says
    that loading the entry points is enough.
    """
    if config.DISABLE_JIT:
        return
    entries = cast("list[Dispatcher]", list(entry_points))
    names = ",".join(sorted(map(_name, entries)))
    marker = cache_folder() / f"ready-{hashlib.sha256(names.encode()).hexdigest()[:16]}"
    with _lock:
        wanted = entries if marker.exists() else list(dict.fromkeys(_callees_first(entries)))
        for number, function in enumerate(wanted):
            if progress:
                progress(number, len(wanted), _name(function))
            if signature(function) not in function.signatures:
                function.compile(signature(function))
            function.disable_compile()
        if progress:
            progress(len(wanted), len(wanted), "")
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()


def direct(function: F) -> F:
    """The compiled function without Numba's check of argument types, which takes longer than most calls.

    The caller must pass exactly the right types: arrays as the annotations say, and plain numbers.
    """
    overloads = getattr(function, "overloads", None)
    return next(iter(overloads.values())).entry_point if overloads else function


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
