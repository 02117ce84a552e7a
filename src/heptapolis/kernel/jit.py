"""The one place where kernels are compiled, and where their machine code is kept on disk.

Every kernel has one signature, written as its annotations: `int` is 64 bits, and a layout names its
records and arrays as `Annotated[Any, <Numba type>]`. So a function is compiled exactly once.

Numba's own cache does not notice a change in another file than the function's. So the folder of the
cache is named after a hash of every source that compiled code can depend on: an edited rule is compiled
anew, never served stale. The place and the time of the sources and the processor are in the hash because
Numba, too, finds nothing that was compiled for others.
"""

import dis
import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numba.core.config
from numba import types
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]  # how many are done, of how many, and which one is next

PACKAGE = Path(__file__).parents[1]
SOURCES = ("core", "games", "kernel", "search")  # folders that compiled code can depend on
config: Any = numba.core.config
_lock = threading.RLock()


def kernel(function: F) -> F:
    """A function to be compiled with the one signature that its annotations say; it releases the GIL."""
    return _compiled(function, forceinline=False)


def inlined(function: F) -> F:
    """A kernel that becomes part of its callers: where the call takes as long as what is done."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, forceinline: bool) -> F:
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        decorate = numba.njit(nogil=True, cache=True, error_model="numpy", forceinline=forceinline)
        return cast("F", decorate(function))
    finally:
        config.CACHE_DIR = before


def compile_kernels(entries: Iterable[Any], progress: Progress | None = None) -> None:
    """Have these kernels ready to run, with all that they call; from the disk where possible.

    Whatever is called is compiled before its caller. Once everything has been, a mark in the cache says
    that the entries alone can be loaded.
    """
    if config.DISABLE_JIT:
        return
    entries = list(entries)
    names = ",".join(sorted(_name(entry) for entry in entries))
    mark = cache_folder() / f"ready-{hashlib.sha256(names.encode()).hexdigest()[:16]}"
    with _lock:
        wanted = entries if mark.exists() else list(dict.fromkeys(_in_order(entries)))
        for number, function in enumerate(wanted):
            if progress:
                progress(number, len(wanted), _name(function))
            if signature(function) not in function.signatures:
                function.compile(signature(function))
            function.disable_compile()
        if progress:
            progress(len(wanted), len(wanted), "")
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def direct(function: F) -> F:
    """The compiled function without the look at its arguments' types, which takes longer than most calls.

    Only for arguments that are known to be of the right types: arrays as the layout says, and numbers.
    """
    overloads = getattr(function, "overloads", None)
    return next(iter(overloads.values())).entry_point if overloads else function


def signature(function: Any) -> tuple[Any, ...]:
    """The argument types that the annotations name."""
    hints = function.py_func.__annotations__
    return tuple(_numba_type(hint) for name, hint in hints.items() if name != "return")


def _numba_type(hint: Any) -> Any:
    plain = {int: types.int64, bool: types.boolean}
    return plain[hint] if hint in plain else hint.__metadata__[0]


def _name(function: Any) -> str:
    return f"{function.py_func.__module__}.{function.py_func.__name__}"


def _in_order(functions: Iterable[Any]) -> Iterator[Any]:
    """The functions and all that they call, callees first."""
    for function in functions:
        yield from _in_order(callee for callee in _callees(function) if callee is not function)
        yield function


def _callees(function: Any) -> Iterator[Any]:
    for step in dis.get_instructions(function.py_func):
        if step.opname == "LOAD_GLOBAL":
            thing = function.py_func.__globals__.get(step.argval)
            if isinstance(thing, Dispatcher):
                yield thing


@cache
def cache_folder() -> Path:
    """Where compiled code of just these sources is kept."""
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
    """A name for what kernels are made of: rules, data, kernels, the compiler and the processor."""
    processor = cpu_target.target_context.codegen().magic_tuple()
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {processor} {package.resolve()}".encode())
    for path in sorted(path for folder in SOURCES for path in (package / folder).rglob("*.py")):
        digest.update(f"{path.stat().st_mtime_ns}".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
