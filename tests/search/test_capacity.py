"""A game that does not fit into an engine or a search is refused, and the error says what to raise."""

from types import ModuleType

import numpy as np
import pytest

import heptapolis
from heptapolis.core.errors import NotSupported
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.kernel.engine import DiceEngine
from heptapolis.games.dice.kernel.layout import COLOURS, Op
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.kernel import layout
from heptapolis.games.wonders.kernel.engine import WondersEngine
from heptapolis.kernel.engine import engine_of
from heptapolis.search import capacity, softmax_policy, tree
from heptapolis.search.learning_workers import GameLearner, Variant
from heptapolis.search.policy_weights import Vector
from heptapolis.search.search import Search, SearchConfig


@pytest.mark.parametrize(
    ("module", "constant", "named"),
    [
        (tree, "MAX_SEATS", "search.tree.MAX_SEATS"),
        (softmax_policy, "MAX_CANDIDATES", "search.softmax_policy.MAX_CANDIDATES"),
        (softmax_policy, "MAX_FEATURES", "search.softmax_policy.MAX_FEATURES"),
        (capacity, "FEATURE_NUMBERS", "the type of `feature`"),
    ],
)
@pytest.mark.parametrize("name", ["wonders", "dice"])
def test_a_search_names_the_constant_to_raise(
    name: str, module: ModuleType, constant: str, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_of(heptapolis.make(name, players=3))
    monkeypatch.setattr(module, constant, 6)
    nothing: Vector = np.zeros(engine.features.SIZE, np.float32)
    with pytest.raises(NotSupported, match=f"raise .*{named}"):
        Search(engine, nothing, SearchConfig())
    with pytest.raises(NotSupported, match=f"raise .*{named}"):
        GameLearner(Variant(engine, nothing))


def test_a_box_with_too_many_effects_is_noticed() -> None:
    """A board set may give a box four effects, each on every colour: more features than there is room for."""
    engine = DiceEngine(Dice(players=2))
    engine.tables = engine.tables.copy()  # engines share them
    effects = engine.tables["boards"]["plans"]["boxes"]["effects"][0, 0, 0, 0]
    effects["op"], effects["what"] = Op.UNLOCK, (1 << COLOURS) - 1
    with pytest.raises(NotSupported, match="MAX_FEATURES"):
        Search(engine, np.zeros(engine.features.SIZE, np.float32), SearchConfig())


def test_an_engine_has_seats_for_all_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "SEATS", 2)
    with pytest.raises(NotSupported, match="raise SEATS"):
        WondersEngine(Wonders(players=3))
