"""Search with playouts by the linear policy to the end; the searching seat begins with the network's policy.

AlphaGo (https://doi.org/10.1038/nature16961) also had a strong policy for its priors and a fast one for its
playouts. The network plays a few turns of one seat, so a playout takes little longer than without it.
"""

from heptapolis.kernel.engine import AnyEngine, Kernels
from heptapolis.kernel.jit import Kernel, direct
from heptapolis.search.network_search import NetworkSearch, NetworkSearchThread
from heptapolis.search.policy_weights import Vector, policy_of
from heptapolis.search.search import SearchConfig


class NetworkPlayoutThread(NetworkSearchThread):
    """One thread's trees and scratch records, with the network's and the linear policy."""

    asks_value = False

    def __init__(self, engine: AnyEngine, weights: Vector, config: SearchConfig) -> None:
        super().__init__(engine, weights, config)
        self.linear = policy_of(engine.game, engine)

    def run(self, playouts: int) -> None:
        """Add playouts to the trees."""
        direct(self.engine.network.network_playouts)(
            self.engine.tables,
            self.sampler.known,
            self.games,
            self.work,
            self.shape,
            self.weights,
            self.linear,
            self.candidates,
            self.inputs,
            self.hidden,
            self.tree,
            self.edges,
            self.rows,
            self.rng,
            playouts,
        )


class NetworkPlayoutSearch(NetworkSearch):
    """A search for one game and network whose playouts go on to the end."""

    thread_class = NetworkPlayoutThread

    @staticmethod
    def entry_points(engine: Kernels) -> tuple[Kernel, ...]:
        """The kernels that it calls."""
        return engine.network.network_playouts, engine.network.list_network_candidates
