"""Search with the network: its priors, its policy for the other seats, and its value instead of the end."""

from typing import ClassVar

import numpy as np

from heptapolis.core.contract import View
from heptapolis.kernel.engine import AnyEngine, Kernels
from heptapolis.kernel.jit import Kernel, direct
from heptapolis.search.learning_workers import MARGIN_SCALE_POINTS
from heptapolis.search.network import HIDDEN, INPUTS
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import Vector
from heptapolis.search.search import Search, SearchConfig, SearchThread
from heptapolis.search.tree import UNITS_PER_POINT, Reward, TreeKind


class NetworkSearchThread(SearchThread):
    """One thread's trees and scratch records, with the network's."""

    asks_value: ClassVar[bool] = True

    def __init__(self, engine: AnyEngine, weights: Vector, config: SearchConfig) -> None:
        super().__init__(engine, weights, config)
        self.shape, self.inputs = network_shape(engine), engine.layout.new(INPUTS)
        self.hidden = np.zeros(HIDDEN, np.float32)
        if self.asks_value:
            self._expect_value()

    def _expect_value(self) -> None:
        """Count the end of the game as the value does, which is known for the searching seat only."""
        tree = self.tree[0]
        tree.reward, tree.margin_scale = Reward.WIN_AND_MARGIN, MARGIN_SCALE_POINTS * UNITS_PER_POINT
        if tree.kind != TreeKind.FLAT:
            tree.kind = TreeKind.SOLO

    def run(self, playouts: int) -> None:
        """Add playouts to the trees."""
        direct(self.engine.network.network_search)(
            self.engine.tables,
            self.sampler.known,
            self.games,
            self.work,
            self.shape,
            self.weights,
            self.candidates,
            self.inputs,
            self.hidden,
            self.tree,
            self.edges,
            self.rows,
            self.rng,
            playouts,
        )

    def write_candidates(self, seat: int) -> int:
        """Write the candidates of the seat with the network's priors."""
        write = direct(self.engine.network.list_network_candidates)
        return int(
            write(
                self.engine.tables,
                self.games,
                seat,
                self.work,
                self.shape,
                self.weights,
                self.candidates,
                self.inputs,
                self.hidden,
                self.rows,
            )
        )

    def evaluate(self, view: View, seat: int) -> float:
        """What the game is worth to the seat of a view by the network alone, without a search."""
        self.start(view, seat, 0)
        self.sampler.draw(self.games, self.rng)
        return float(
            direct(self.engine.network.evaluate)(
                self.engine.tables,
                self.games,
                seat,
                self.work,
                self.shape,
                self.weights,
                self.candidates,
                self.inputs,
                self.hidden,
                self.rows,
            )
        )


class NetworkSearch(Search):
    """A search for one game and network."""

    thread_class = NetworkSearchThread

    @staticmethod
    def entry_points(engine: Kernels) -> tuple[Kernel, ...]:
        """The kernels that it calls."""
        return engine.network.network_search, engine.network.list_network_candidates, engine.network.evaluate
