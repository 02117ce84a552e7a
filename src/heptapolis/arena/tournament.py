"""A tournament: which bots meet in which game, and the matches that follow from it.

Every deal is played once in each seating: the bots rotate around the table, so all of them get the same
cards and places. The numbers and seeds of the matches depend only on the tournament, so it does not matter
who plays them, or when.
"""

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from heptapolis.arena.specs import check_number
from heptapolis.bots.registry import parse_bot, shorten_spec
from heptapolis.bots.support import check_can_play
from heptapolis.core.chance import check_seed, derive
from heptapolis.core.codec import dumps
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.core.games import make, rules_of


@dataclass(frozen=True)
class Match:
    """One game to play: everything a worker needs to know."""

    number: int
    deal: int
    seating: int
    game: str
    options: dict[str, object]
    seed: int
    bots: tuple[str, ...]  # the spec at each seat
    declarations: tuple[str, ...] = ()  # of the users' own bots


@dataclass(frozen=True)
class Tournament:
    """Bots, a game, a number of games, and the seed of all deals."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int
    declarations: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, game: Game, specs: tuple[str, ...], games: int, seed: int, declarations: tuple[str, ...] = ()
    ) -> "Tournament":
        """Check the specs and shorten them, so that equal bots have equal specs."""
        check_number(specs, game)
        if games < 1:
            raise BadOption(f"games={games}", "nothing to play", ["1 or more"])
        kinds = [parse_bot(spec) for spec in specs]
        for kind in kinds:
            check_can_play(kind, game)
        bots = tuple(shorten_spec(spec, kind) for spec, kind in zip(specs, kinds, strict=True))
        return cls(game, bots * (game.players // len(bots)), games, check_seed(seed), declarations)

    @cached_property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """Every different rotation of the bots around the table; teams stay together."""
        teams = self.game.new(0).result().teams
        step = len(teams[0]) if teams else 1
        rotations = (self.bots[by:] + self.bots[:by] for by in range(0, len(self.bots), step))
        return tuple(dict.fromkeys(rotations))

    @cached_property
    def _options(self) -> dict[str, object]:
        return self.game.options

    @property
    def deals(self) -> int:
        """How many deals the requested games need, each played in all seatings."""
        return -(-self.games // len(self.seatings))

    @property
    def size(self) -> int:
        """How many games are played: complete deals only."""
        return self.deals * len(self.seatings)

    @property
    def id(self) -> str:
        """A digest of the bots, the game and the seed, but not of the number of games."""
        rules = rules_of(self.game.name).ruleset
        text = dumps([self.game.name, rules, self.game.options, self.bots, self.declarations, self.seed])
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def matches(self) -> list[Match]:
        """Every game, deal by deal."""
        return [
            self._make_match(deal, seating)
            for deal in range(self.deals)
            for seating in range(len(self.seatings))
        ]

    def _make_match(self, deal: int, seating: int) -> Match:
        number, bots = deal * len(self.seatings) + seating, self.seatings[seating]
        seed = derive(self.seed, deal)
        return Match(number, deal, seating, self.game.name, self._options, seed, bots, self.declarations)


def game_of(match: Match) -> Game:
    """The game of a match."""
    return make(match.game, **match.options)
