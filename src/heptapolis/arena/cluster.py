"""An executor on a Ray cluster (extra `cluster`)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from socket import create_connection
from types import ModuleType
from typing import TypeVar

from heptapolis.core.errors import BadOption, NotUnderstood

T = TypeVar("T")
R = TypeVar("R")

QUEUED_INPUTS_PER_CPU = 2
PROBE_TIMEOUT_SECONDS = 5.0
MAX_RETRIES = 5  # of a task whose worker dies


def _import_ray() -> ModuleType:
    try:
        return import_module("ray")
    except ImportError:
        raise NotUnderstood("--ray", "Ray is not installed", ["pip install 'heptapolis[cluster]'"]) from None


@dataclass(frozen=True)
class Cluster:
    """A Ray cluster by its address: `auto`, `local`, `host:6379` or `ray://host:10001`."""

    address: str

    def run(self, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
        """Do the work on the cluster; yield outputs as they are done."""
        ray = self.connect()
        try:
            yield from _run_tasks(ray, work, inputs)
        finally:
            ray.shutdown()

    def connect(self) -> ModuleType:
        """Connect to the cluster; the caller shuts it down."""
        ray = _import_ray()
        try:
            self._probe()
            ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            reason = f"no Ray cluster answers there: {str(error).partition(chr(10))[0]}"
            raise BadOption(f"--ray {self.address}", reason, ["auto", "local", "host:6379"]) from None
        return ray

    def _probe(self) -> None:
        """Fail fast if nothing listens there: Ray itself would try for minutes."""
        host, colon, port = self.address.removeprefix("ray://").rpartition(":")
        if colon and port.isdigit():
            create_connection((host, int(port)), PROBE_TIMEOUT_SECONDS).close()


def _run_tasks(ray: ModuleType, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
    """Yield outputs as they are done; Ray itself repeats the work of a dead worker."""
    task = ray.remote(max_retries=MAX_RETRIES)(work)
    queued = QUEUED_INPUTS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(inputs)
    running = [task.remote(one) for one in islice(waiting, queued)]
    while running:
        ready, running = ray.wait(running, num_returns=1)
        running += [task.remote(one) for one in islice(waiting, len(ready))]
        yield from ray.get(ready)
