"""A progress bar on standard error, if that is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(total: int, text: str = "playing") -> Iterator[Callable[..., None]]:
    """Yield a function to call after each piece of work, or with the number of pieces done."""
    if not sys.stderr.isatty():
        yield lambda _pieces=1: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda pieces=1: bar.advance(task, pieces)
