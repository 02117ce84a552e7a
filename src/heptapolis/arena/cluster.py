"""The same work on a Ray cluster: the extra `cluster`."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar

from heptapolis.core.errors import BadOption, NotUnderstood

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # pieces of work that wait for each processor
KNOCK = 5.0  # seconds for the first sign of a cluster
RETRIES = 5  # how often work is begun anew when its worker dies


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise NotUnderstood("--ray", "Ray is not installed", ["pip install 'heptapolis[cluster]'"]) from None
    return ray


@dataclass(frozen=True)
class Cluster:
    """A Ray cluster by its address: `auto`, `local`, `host:6379` or `ray://host:10001`."""

    address: str

    def run(self, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
        ray = _ray()
        self._connect(ray)
        try:
            yield from _outputs(ray, work, inputs)
        finally:
            ray.shutdown()

    def _connect(self, ray: Any) -> None:
        try:
            self._knock()
            ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            reason = f"no Ray cluster answers there: {str(error).partition(chr(10))[0]}"
            raise BadOption(f"--ray {self.address}", reason, ["auto", "local", "host:6379"]) from None

    def _knock(self) -> None:
        """Whether anybody is there at all: Ray itself would try for minutes."""
        host, colon, port = self.address.removeprefix("ray://").rpartition(":")
        if colon and port.isdigit():
            create_connection((host, int(port)), KNOCK).close()


def _outputs(ray: Any, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
    """Outputs as they come; Ray itself begins the work of a dead worker anew."""
    task = ray.remote(max_retries=RETRIES)(work)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(inputs)
    running = [task.remote(one) for one in islice(waiting, room)]
    while running:
        ready, running = ray.wait(running, num_returns=1)
        running += [task.remote(one) for one in islice(waiting, len(ready))]
        yield from ray.get(ready)
