"""The rules of Market: take or sell one of three cards, and pass the rest on."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar

from heptapolis.core import codec
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Event, Game, State
from heptapolis.core.errors import BadData
from heptapolis.core.options import check_options, option
from heptapolis.core.result import Result
from heptapolis_market.moves import CARDS, Card, Move, Sell, Take, parse

HAND_SIZE = 3
SALE_COINS = 2
FURTHER_CARD_POINTS = 4


@dataclass(frozen=True)
class Market(Game):
    """A draft for 2 to 5 players; its fields are the options of the game."""

    name: ClassVar[str] = "market"
    title: ClassVar[str] = "a three-card draft"
    ruleset: ClassVar[int] = 1

    players: int = option(3, (2, 3, 4, 5), "how many play")
    rounds: int = option(3, (1, 2, 3), "how many hands of three cards everybody is dealt")

    def __post_init__(self) -> None:
        check_options(self)

    def new(self, seed: int) -> "MarketState":
        deck = Chance(seed).shuffled(tuple(CARDS.values()))[: self.players * self.rounds * HAND_SIZE]
        seats = range(self.players)
        position = Position(deck, [[] for _ in seats], [[] for _ in seats], [0 for _ in seats])
        position.deal()
        return MarketState(self, position)

    def state_from_json(self, text: str) -> "MarketState":
        position = codec.load(Position, text)
        if len(position.hands) != self.players:
            raise BadData(f"{len(position.hands)} hands", "saved with other options", [self.options])
        return MarketState(self, position)


@dataclass
class Position:
    """Everything on the table, by seat; its JSON is the JSON of the state."""

    deck: list[Card]
    hands: list[list[Card]]
    stalls: list[list[Card]]
    coins: list[int]

    def deal(self) -> None:
        self.hands = [[self.deck.pop() for _ in range(HAND_SIZE)] for _ in self.hands]

    def copy(self) -> "Position":
        hands, stalls = [hand.copy() for hand in self.hands], [stall.copy() for stall in self.stalls]
        return Position(self.deck.copy(), hands, stalls, self.coins.copy())


@dataclass(frozen=True)
class View:
    """What one seat knows: everything except the deck and the others' hands."""

    seat: int | None
    to_act: tuple[int, ...]
    hand: tuple[Card, ...]
    stalls: tuple[tuple[Card, ...], ...]
    coins: tuple[int, ...]
    deck_size: int

    def to_json(self) -> str:
        return codec.dump(View, self)


class MarketState(State):
    """One moment of the game."""

    def __init__(self, game: Market, position: Position) -> None:
        self._game = game
        self.position = position

    @property
    def game(self) -> Market:
        return self._game

    @property
    def to_act(self) -> tuple[int, ...]:
        """Everyone at once, as long as there are hands."""
        return tuple(seat for seat, hand in enumerate(self.position.hands) if hand)

    def legal(self, seat: int) -> tuple[Move, ...]:
        hand = self.position.hands[seat]
        return (*map(Take, hand), *map(Sell, hand))

    def _resolve(self, moves: dict[int, Move]) -> list[Event]:
        """Carry out every choice, then pass the hands to the left."""
        events = [self._carry_out(seat, move) for seat, move in moves.items()]
        *others, last = self.position.hands
        self.position.hands = [last, *others]
        if not self.to_act and self.position.deck:
            self.position.deal()
            events.append(Event("new-round"))
        return events

    def _carry_out(self, seat: int, move: Move) -> Event:
        self.position.hands[seat].remove(move.card)
        match move:
            case Take(card):
                self.position.stalls[seat].append(card)
                return Event("took", seat, {"card": str(card)})
            case Sell(card):
                self.position.coins[seat] += SALE_COINS
                return Event("sold", seat, {"card": str(card), "coins": SALE_COINS})

    def view(self, seat: int | None) -> View:
        position = self.position
        return View(
            seat=seat,
            to_act=self.to_act,
            hand=() if seat is None else tuple(position.hands[seat]),
            stalls=tuple(map(tuple, position.stalls)),
            coins=tuple(position.coins),
            deck_size=len(position.deck),
        )

    def result(self) -> Result:
        """The rows of a score sheet add up to its total; coins break ties."""
        stalls, coins = self.position.stalls, self.position.coins
        sheets = [score(stall) | {"coins": own} for stall, own in zip(stalls, coins, strict=True)]
        return Result.of(sheets, tiebreaks=coins)

    def parse(self, text: str) -> Move:
        return parse(text)

    def copy(self) -> "MarketState":
        return MarketState(self._game, self.position.copy())

    def redeal(self, seat: int | None, chance: Chance) -> "MarketState":
        """Shuffle what this seat does not see; it forgets the hands that it passed on."""
        twin = self.copy()
        others = [hand for other, hand in enumerate(twin.position.hands) if other != seat]
        unseen = (twin.position.deck, *others)
        pile = chance.shuffled(tuple(chain(*unseen)))
        for cards in unseen:
            cards[:] = [pile.pop() for _ in cards]
        return twin

    def check(self) -> None:
        position, game = self.position, self._game
        cards = [*position.deck, *chain(*position.hands, *position.stalls)]
        sold = sum(position.coins) // SALE_COINS
        assert len(set(cards)) == len(cards), "a card exists twice"
        assert len(cards) + sold == game.players * game.rounds * HAND_SIZE, "cards lost or made"

    def to_json(self) -> str:
        return codec.dump(Position, self.position)


def score(stall: Iterable[Card]) -> dict[str, int]:
    """The best card of each good scores its value, every other card the same few points."""
    by_value = sorted(stall, key=lambda card: card.value)
    best = {card.good: card.value for card in by_value}  # the last card of each good counts
    return {"best": sum(best.values()), "further": FURTHER_CARD_POINTS * (len(by_value) - len(best))}
