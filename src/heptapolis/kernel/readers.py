"""Kernels that handle an enum: Numba has no `match`, so a check at import makes sure they name every member.

Without this, a forgotten member would be silently ignored.
"""

import dis
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from itertools import pairwise
from typing import Any, TypeVar

from heptapolis.core.closed import check_complete

F = TypeVar("F", bound=Callable[..., Any])


def handles(members: Iterable[IntEnum]) -> Callable[[F], F]:
    """Mark a kernel that must name exactly these members of an enum; otherwise its module fails to import."""
    wanted = tuple(members)

    def check(function: F) -> F:
        plain = getattr(function, "py_func", function)
        reader = f"{plain.__module__}.{plain.__name__}"
        check_complete(reader, wanted, _named(plain, type(wanted[0])))
        return function

    return check


def _named(function: Any, enum: type[IntEnum]) -> Iterator[IntEnum]:
    """The members of an enum that a function's code names, as in `Op.COINS`."""
    for step, following in pairwise(dis.get_instructions(function)):
        names_enum = step.opname == "LOAD_GLOBAL" and function.__globals__.get(step.argval) is enum
        if names_enum and following.opname == "LOAD_ATTR":
            yield enum[following.argval]
