"""Compile a function just far enough for others to call it, which takes a fraction of the time.

Left to itself, Numba optimises every function together with everything that it calls, and then translates all
of it to machine code; a function at the bottom goes through this once for each function above it. Only the
functions that Python calls need machine code. The others are linked into them as intermediate code, and
optimised there.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numba.core.compiler
from numba.core import types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher

compiler: Any = numba.core.compiler
_linkable: dict[Dispatcher, Any] = {}  # compiler results, which later entry points reuse


def add_linkable(function: Dispatcher, arguments: tuple[types.Type, ...]) -> None:
    """Compile this function for others to call; its callees must come first."""
    if function not in _linkable:
        _linkable[function] = _compile(function, arguments)
        _offer(function)


@contextmanager
def linkable(functions: Iterable[Dispatcher]) -> Iterator[None]:
    """Make these functions callable by what is compiled in this block, and by nothing else.

    Python must not find them: they have no machine code.
    """
    wanted = list(functions)
    for function in wanted:
        if function in _linkable and not function.overloads:  # unless it has machine code by now
            _offer(function)
    try:
        yield
    finally:
        for function in wanted:
            _withdraw(function)


def _offer(function: Dispatcher) -> None:
    """Register a function with the compiler under its one signature, which callers' numbers convert to."""
    result = _linkable[function]
    function.overloads[tuple(result.signature.args)] = result
    function.disable_compile()


def _withdraw(function: Dispatcher) -> None:
    for arguments, result in list(function.overloads.items()):
        if result is _linkable.get(function):
            del function.overloads[arguments]
            function.disable_compile(False)


def _compile(function: Any, arguments: tuple[types.Type, ...]) -> Any:
    target = function.targetdescr
    flags = compiler.Flags()
    target.options.parse_as_flags(flags, function.targetoptions)
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    with global_compiler_lock:
        result = compiler.compile_extra(
            target.typing_context,
            target.target_context,
            function.py_func,
            args=arguments,
            return_type=None,
            flags=flags,
            locals=function.locals,
        )
    result.library.finalize = partial(_link, result.library)
    key = object()  # stands in for machine code
    target.target_context.insert_user_function(key, result.fndesc, [result.library])
    return result._replace(entry_point=key)


def _link(library: Any) -> None:
    """Link in the callees, but neither optimise nor translate: the caller's compilation does that."""
    for other in dict.fromkeys(library._linking_libraries):
        library._final_module.link_in(other._get_module_for_linking(), preserve=True)
    library._finalized = True
