"""Workers on a Ray cluster (extra `cluster`) that play the games a network learns from."""

from collections.abc import Sequence
from types import TracebackType
from typing import Self

from heptapolis.arena.cluster import MAX_RETRIES, Cluster
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import engine_of
from heptapolis.search.learning_workers import Played, Share, Variant, Worker
from heptapolis.search.policy_weights import Vector


class RayWorkers:
    """Workers on a cluster, which play games for a network to learn from; the learner stays here."""

    def __init__(self, cluster: Cluster, variants: Sequence[Variant], count: int) -> None:
        self.count = count
        self._cluster, self._variants = cluster, variants

    def __enter__(self) -> Self:
        self._ray = self._cluster.connect()
        actor = self._ray.remote(max_restarts=MAX_RETRIES, max_task_retries=MAX_RETRIES)(_ClusterWorker)
        variants = [(one.engine.game, one.frozen, one.linear) for one in self._variants]
        self._actors = [actor.remote(variants) for _ in range(self.count)]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def play(self, shares: Sequence[Share]) -> Sequence[Played]:
        tasks = [a.play.remote(share) for a, share in zip(self._actors, shares, strict=True)]
        played: list[Played] = self._ray.get(tasks)
        return played


class _ClusterWorker(Worker):
    """A worker that compiles its games where it runs."""

    def __init__(self, variants: Sequence[tuple[Game, Vector, bool]]) -> None:
        super().__init__(
            [Variant(engine_of(game), frozen, linear=linear) for game, frozen, linear in variants]
        )
