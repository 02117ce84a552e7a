"""A missing library is an error that names the extra to install."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """The library of an extra is not installed."""


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Wrap imports of the libraries that an extra installs; a missing one raises MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("heptapolis"):
            raise
        raise MissingExtra(
            f"{error.name} is not installed; run: pip install 'heptapolis[{extra}]'", name=error.name
        ) from error
