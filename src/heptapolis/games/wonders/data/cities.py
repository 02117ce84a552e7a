"""The Cities expansion: 42 black cards and two boards, one line per card."""

from heptapolis.games.wonders.data.box import Box, Pool
from heptapolis.games.wonders.effects import (
    BuildFromDiscard,
    Cards,
    Coins,
    CoinsPer,
    Colour,
    Defeats,
    Diplomacy,
    ForgetDefeats,
    FreeStages,
    Mask,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    Points,
    PointsPer,
    ProduceMissing,
    ProduceOwned,
    Raid,
    Shields,
    Smuggling,
    Stages,
    Victories,
    Wharf,
    Where,
)
from heptapolis.games.wonders.model import Board, Card, Stage

# fmt: off
BLACK = Colour.BLACK
LEFT, RIGHT = Where.LEFT, Where.RIGHT

AGE_1 = (
    Card("opium-stash", BLACK, effects=(Coins(3), OthersLose(1))),
    Card("hideout", BLACK, effects=(Points(2), OthersLose(1))),
    Card("customs", BLACK, effects=(Points(4), OthersGain(1))),
    Card("city-gates", BLACK, cost="1W", effects=(Points(4),)),
    Card("residence", BLACK, cost="C", effects=(Points(1), Diplomacy())),
    Card("raider-camp", BLACK, effects=(Raid(age=1), NeighboursOwe(1))),
    Card("cells", BLACK, effects=(PointsPer(2, Victories(age=1)),)),
    Card("militia", BLACK, cost="3", effects=(Shields(2),)),
    Card("pigeonhole", BLACK, cost="1O", effects=(Mask(),)),
    Card("dive", BLACK, effects=(Coins(6), NeighboursGain(1))),
    Card("secret-warehouse", BLACK, cost="2", effects=(ProduceOwned(),)),
    Card("smugglers-cache", BLACK, effects=(Smuggling(),)),
    Card("west-clandestine-wharf", BLACK, cost="1", effects=(Wharf(LEFT),)),
    Card("east-clandestine-wharf", BLACK, cost="1", effects=(Wharf(RIGHT),)),
)

AGE_2 = (
    Card("opium-den", BLACK, cost="P", effects=(Coins(4), OthersLose(3))),
    Card("lair", BLACK, cost="WG", effects=(Points(3), OthersLose(2))),
    Card("trade-center", BLACK, cost="CSP", effects=(Points(6), OthersGain(2))),
    Card("tabularium", BLACK, cost="2OWT", effects=(Points(6),)),
    Card("consulate", BLACK, cost="CP", effects=(Points(2), Diplomacy())),
    Card("raider-fort", BLACK, cost="1CO", effects=(Raid(age=2), NeighboursOwe(1))),
    Card("guardhouse", BLACK, cost="2OW", effects=(PointsPer(3, Victories(age=2)),)),
    Card("mercenaries", BLACK, cost="4P", effects=(Shields(3),)),
    Card("band-of-spies", BLACK, cost="2CS", effects=(Mask(),)),
    Card("gambling-den", BLACK, cost="1", effects=(Coins(9), NeighboursGain(2))),
    Card("black-market", BLACK, cost="OT", effects=(ProduceMissing(),)),
    Card("sepulcher", BLACK, cost="SGT", effects=(Points(4), OthersLose(1, Victories()))),
    Card("architect-firm", BLACK, cost="1P", effects=(Points(2), FreeStages())),
    Card("forging-agency", BLACK, cost="2", effects=(BuildFromDiscard(rank=2),)),
)

AGE_3 = (
    Card("opium-distillery", BLACK, cost="WG", effects=(Coins(5), OthersLose(5))),
    Card("brotherhood", BLACK, cost="OWWT", effects=(Points(4), OthersLose(3))),
    Card("mint", BLACK, cost="CWWGT", effects=(Points(8), OthersGain(3))),
    Card("capitol", BLACK, cost="2CCSSGP", effects=(Points(8),)),
    Card("embassy", BLACK, cost="STP", effects=(Points(3), Diplomacy())),
    Card("raider-garrison", BLACK, cost="2SST", effects=(Raid(age=3), NeighboursOwe(1))),
    Card("prison", BLACK, cost="2COOP", effects=(PointsPer(4, Victories(age=3)),)),
    Card("contingent", BLACK, cost="5T", effects=(Shields(5),)),
    Card("torture-chamber", BLACK, cost="3OOG", effects=(Mask(),)),
    Card("slave-market", BLACK, cost="OOWW", effects=(CoinsPer(1, Victories()), PointsPer(1, Victories()))),
    Card("memorial", BLACK, cost="SWT", effects=(CoinsPer(2, Defeats()), ForgetDefeats())),
    Card("cenotaph", BLACK, cost="CCSGT", effects=(Points(5), OthersLose(1, Victories()))),
    Card("chamber-of-builders", BLACK, cost="CWGP", effects=(Points(4), OthersLose(1, Stages()))),
    Card("secret-network", BLACK, cost="SP", effects=(CoinsPer(1, Cards(BLACK)), PointsPer(1, Cards(BLACK)))),
)

BOARDS = (
    Board(
        "byzantium",
        "S",
        day=(
            Stage("CO", (Points(3),)),
            Stage("WWP", (Points(4), Diplomacy())),
            Stage("CCGT", (Points(7),)),
        ),
        night=(
            Stage("OWP", (Points(4), Diplomacy())),
            Stage("OOGT", (Points(6), Diplomacy())),
        ),
    ),
    Board(
        "petra",
        "C",
        day=(
            Stage("SW", (Points(3),)),
            Stage("5", (Points(7),)),
            Stage("SSWP", (Points(7),)),
        ),
        night=(
            Stage("CCOO", (Points(3), OthersLose(2))),
            Stage("10", (Points(14),)),
        ),
    ),
)

CITIES = Box("cities", {}, (Pool(1, AGE_1, extra=0), Pool(2, AGE_2, extra=0), Pool(3, AGE_3, extra=0)), BOARDS)
