"""The table options of the card game, and what follows from them."""

from dataclasses import dataclass
from functools import cached_property

from heptapolis.core.errors import BadOption
from heptapolis.core.message import Message
from heptapolis.core.options import check_options, option
from heptapolis.games.wonders.catalog import EXPANSIONS, Catalogue, catalogue

TEAM_SIZES = (4, 6)  # C42


@dataclass(frozen=True)
class Options:
    """What the players agree on before the game."""

    players: int = option(4, range(3, 8), "how many players")
    expansions: tuple[str, ...] = option((), tuple(EXPANSIONS), "boxes added to the base game")
    teams: bool = option(False, (False, True), "teams of two; needs Cities and 4 or 6 players")
    sides: str = option("choose", ("choose", "day", "night", "random"), "who chooses the side of a board")
    boards: str = option("deal", ("deal", "choose"), "boards dealt at random, or chosen in seat order")
    open: bool = option(
        False, (False, True), "teaching mode: players choose one after another, all hands face up"
    )
    smugglers_cache: str = option(
        "any",
        ("any", "starting"),
        "which resources the Smuggler's Cache makes cheaper",
        is_advanced=True,
    )

    def __post_init__(self) -> None:
        check_options(self)
        if self.teams and "cities" not in self.expansions:
            message = Message("wonders-problem-teams-need-cities")
            raise BadOption("teams=True", "the team game needs Cities", ["expansions=cities"], message)
        if self.teams and self.players not in TEAM_SIZES:
            raise BadOption(
                f"teams=True, players={self.players}",
                "teams of two need 4 or 6 players",
                TEAM_SIZES,
                Message("wonders-problem-team-sizes"),
            )

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue(self.expansions)

    @cached_property
    def turns(self) -> int:
        """Turns per Age: all cards of a hand but one (B16, C21)."""
        return self.catalogue.hand_size(self.players) - 1

    @property
    def seats(self) -> range:
        return range(self.players)

    @cached_property
    def team_seats(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each team: neighbours, two by two (X13)."""
        return tuple((seat, seat + 1) for seat in self.seats[::2]) if self.teams else ()

    def circle(self, seat: int) -> tuple[int, ...]:
        """The seats whose secrets this seat knows: its own, and its team-mate's (C45)."""
        return next((team for team in self.team_seats if seat in team), (seat,))
