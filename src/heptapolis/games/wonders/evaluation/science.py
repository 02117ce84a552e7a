"""What science symbols will be worth to a city when the game ends."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement

from heptapolis.games.wonders.effects import Symbols
from heptapolis.games.wonders.evaluation.situation import Situation
from heptapolis.games.wonders.evaluation.weights import Weights
from heptapolis.games.wonders.scoring import SET_POINTS, symbols_of

SYMBOLS = tuple(Symbols)


def science(numbers: Sequence[float], left: float, weights: Weights) -> float:
    """Squares and sets of the symbols the city has and may still get."""
    come = weights.science_future * left
    numbers = [number + come for number in numbers]
    hope = weights.science_hope * left
    sets = (1 - hope) * min(numbers) + hope * sum(numbers) / len(numbers)
    return sum(number * number for number in numbers) + SET_POINTS * sets


def best_science(
    own: Counter[Symbols], free: int, masks: int, copied: Counter[Symbols], left: float, weights: Weights
) -> float:
    """The value of science with free choices and masks used as well as possible (W9)."""
    used = min(masks, copied.total())
    return (masks - used) * weights.mask_hope * left + max(
        science([(own + chosen + stolen)[symbol] for symbol in SYMBOLS], left, weights)
        for chosen in _choices(free)
        for stolen in _choices(used)
        if stolen <= copied
    )


@lru_cache(maxsize=16)
def _choices(number: int) -> tuple[Counter[Symbols], ...]:
    return tuple(Counter(chosen) for chosen in combinations_with_replacement(SYMBOLS, number))


class Research:
    """What the science of one seat is worth, now and with one more symbol."""

    def __init__(self, here: Situation) -> None:
        self.here = here

    def value(self, symbol: Symbols | None = None, free: int = 0, masks: int = 0) -> float:
        """The science of the city with one more symbol, free choice or mask."""
        terms = self.here.city.terms
        own = symbols_of([self.here.city]) + Counter([symbol] if symbol else [])
        free, masks = free + terms.any_science, masks + terms.masks
        copied = symbols_of(self.here.neighbours) if masks else Counter()
        return best_science(own, free, masks, copied, self.here.clock.left, self.here.weights)

    def gain(self, symbol: Symbols | None = None, free: int = 0, masks: int = 0) -> float:
        """What one symbol, free choice or mask adds to it."""
        return self.value(symbol, free, masks) - self.current

    @cached_property
    def current(self) -> float:
        return self.value()
