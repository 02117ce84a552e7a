"""The base game: 148 Age cards and seven boards, one line per card."""

from heptapolis.games.wonders.data.box import Box, Pool
from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Cards,
    Coins,
    CoinsPer,
    Colour,
    FreeBuild,
    FreeNewColours,
    Moment,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Science,
    Shields,
    Stages,
    Symbols,
    TradingPost,
    Where,
)
from heptapolis.games.wonders.model import Board, Card, Stage
from heptapolis.games.wonders.resources import MANUFACTURED, RAW

# fmt: off
BROWN, GREY, BLUE, YELLOW = Colour.BROWN, Colour.GREY, Colour.BLUE, Colour.YELLOW
RED, GREEN, PURPLE = Colour.RED, Colour.GREEN, Colour.PURPLE
COMPASS, GEAR, TABLET = Symbols.COMPASS, Symbols.GEAR, Symbols.TABLET
LEFT, RIGHT = Where.LEFT, Where.RIGHT
NEIGHBOURS = LEFT | RIGHT
ALL_THREE = LEFT | Where.SELF | RIGHT

AGE_1 = (
    Card("lumber-yard", BROWN, effects=(Produce("W"),), seats=(3, 4)),
    Card("stone-pit", BROWN, effects=(Produce("S"),), seats=(3, 5)),
    Card("clay-pool", BROWN, effects=(Produce("C"),), seats=(3, 5)),
    Card("ore-vein", BROWN, effects=(Produce("O"),), seats=(3, 4)),
    Card("tree-farm", BROWN, cost="1", effects=(Produce("W/C"),), seats=(6,)),
    Card("excavation", BROWN, cost="1", effects=(Produce("S/C"),), seats=(4,)),
    Card("clay-pit", BROWN, cost="1", effects=(Produce("O/C"),), seats=(3,)),
    Card("timber-yard", BROWN, cost="1", effects=(Produce("W/S"),), seats=(3,)),
    Card("forest-cave", BROWN, cost="1", effects=(Produce("W/O"),), seats=(5,)),
    Card("mine", BROWN, cost="1", effects=(Produce("S/O"),), seats=(6,)),
    Card("loom", GREY, effects=(Produce("T"),), seats=(3, 6)),
    Card("glassworks", GREY, effects=(Produce("G"),), seats=(3, 6)),
    Card("press", GREY, effects=(Produce("P"),), seats=(3, 6)),
    Card("well", BLUE, effects=(Points(3),), seats=(4, 7), gives=("hammer",)),
    Card("baths", BLUE, cost="S", effects=(Points(3),), seats=(3, 7), gives=("water-drop",)),
    Card("altar", BLUE, effects=(Points(3),), seats=(3, 5), gives=("star",)),
    Card("theater", BLUE, effects=(Points(3),), seats=(3, 6), gives=("mask",)),
    Card("tavern", YELLOW, effects=(Coins(5),), seats=(4, 5, 7)),
    Card("east-trading-post", YELLOW, effects=(TradingPost(RIGHT, RAW),), seats=(3, 7), gives=("market-stall",)),
    Card("west-trading-post", YELLOW, effects=(TradingPost(LEFT, RAW),), seats=(3, 7), gives=("market-stall",)),
    Card("marketplace", YELLOW, effects=(TradingPost(NEIGHBOURS, MANUFACTURED),), seats=(3, 6), gives=("camel",)),
    Card("stockade", RED, cost="W", effects=(Shields(1),), seats=(3, 7)),
    Card("barracks", RED, cost="O", effects=(Shields(1),), seats=(3, 5)),
    Card("guard-tower", RED, cost="C", effects=(Shields(1),), seats=(3, 4)),
    Card("apothecary", GREEN, cost="T", effects=(Science(COMPASS),), seats=(3, 5), gives=("horseshoe", "mortar")),
    Card("workshop", GREEN, cost="G", effects=(Science(GEAR),), seats=(3, 7), gives=("target", "oil-lamp")),
    Card("scriptorium", GREEN, cost="P", effects=(Science(TABLET),), seats=(3, 4), gives=("scales", "book")),
)

AGE_2 = (
    Card("sawmill", BROWN, cost="1", effects=(Produce("WW"),), seats=(3, 4)),
    Card("quarry", BROWN, cost="1", effects=(Produce("SS"),), seats=(3, 4)),
    Card("brickyard", BROWN, cost="1", effects=(Produce("CC"),), seats=(3, 4)),
    Card("foundry", BROWN, cost="1", effects=(Produce("OO"),), seats=(3, 4)),
    Card("loom", GREY, effects=(Produce("T"),), seats=(3, 5)),
    Card("glassworks", GREY, effects=(Produce("G"),), seats=(3, 5)),
    Card("press", GREY, effects=(Produce("P"),), seats=(3, 5)),
    Card("statue", BLUE, cost="OOW", effects=(Points(4),), seats=(3, 7), after="hammer"),
    Card("aqueduct", BLUE, cost="SSS", effects=(Points(5),), seats=(3, 7), after="water-drop"),
    Card("temple", BLUE, cost="CWG", effects=(Points(4),), seats=(3, 6)),
    Card("courthouse", BLUE, cost="CCT", effects=(Points(4),), seats=(3, 5), after="scales"),
    Card("forum", YELLOW, cost="CC", effects=(Produce("G/P/T", for_sale=False),), seats=(3, 6, 7), gives=("barrel",), after="market-stall"),
    Card("caravansery", YELLOW, cost="WW", effects=(Produce("W/S/O/C", for_sale=False),), seats=(3, 5, 6), gives=("lighthouse",), after="camel"),
    Card("vineyard", YELLOW, effects=(CoinsPer(1, Cards(BROWN), ALL_THREE),), seats=(3, 6)),
    Card("bazaar", YELLOW, effects=(CoinsPer(2, Cards(GREY), ALL_THREE),), seats=(4, 7)),
    Card("stables", RED, cost="COW", effects=(Shields(2),), seats=(3, 5), after="horseshoe"),
    Card("archery-range", RED, cost="OWW", effects=(Shields(2),), seats=(3, 6), after="target"),
    Card("walls", RED, cost="SSS", effects=(Shields(2),), seats=(3, 7), gives=("castle",)),
    Card("training-ground", RED, cost="OOW", effects=(Shields(2),), seats=(4, 6, 7), gives=("helmet",)),
    Card("dispensary", GREEN, cost="OOG", effects=(Science(COMPASS),), seats=(3, 4), gives=("lightning", "torch"), after="mortar"),
    Card("laboratory", GREEN, cost="CCP", effects=(Science(GEAR),), seats=(3, 5), gives=("planet", "saw"), after="oil-lamp"),
    Card("library", GREEN, cost="SST", effects=(Science(TABLET),), seats=(3, 6), gives=("columns", "scroll"), after="book"),
    Card("school", GREEN, cost="WP", effects=(Science(TABLET),), seats=(3, 7), gives=("lyre", "quill")),
)

AGE_3 = (
    Card("gardens", BLUE, cost="CCW", effects=(Points(5),), seats=(3, 4), after="mask"),
    Card("senate", BLUE, cost="SOWW", effects=(Points(6),), seats=(3, 5), after="columns"),
    Card("town-hall", BLUE, cost="SSOG", effects=(Points(6),), seats=(3, 6)),
    Card("pantheon", BLUE, cost="CCOGTP", effects=(Points(7),), seats=(3, 6), after="star"),
    Card("palace", BLUE, cost="CSOWGTP", effects=(Points(8),), seats=(3, 7)),
    Card("haven", YELLOW, cost="OWT", effects=(CoinsPer(1, Cards(BROWN)), PointsPer(1, Cards(BROWN))), seats=(3, 4), after="barrel"),
    Card("lighthouse", YELLOW, cost="SG", effects=(CoinsPer(1, Cards(YELLOW)), PointsPer(1, Cards(YELLOW))), seats=(3, 6), after="lighthouse"),
    Card("chamber-of-commerce", YELLOW, cost="CCP", effects=(CoinsPer(2, Cards(GREY)), PointsPer(2, Cards(GREY))), seats=(4, 6)),
    Card("ludus", YELLOW, cost="SO", effects=(CoinsPer(3, Cards(RED)), PointsPer(1, Cards(RED))), seats=(5, 7)),
    Card("arena", YELLOW, cost="SSO", effects=(CoinsPer(3, Stages()), PointsPer(1, Stages())), seats=(3, 5), after="lightning"),
    Card("fortifications", RED, cost="COOO", effects=(Shields(3),), seats=(3, 7), after="castle"),
    Card("circus", RED, cost="SSSO", effects=(Shields(3),), seats=(4, 6), after="helmet"),
    Card("arsenal", RED, cost="OWWT", effects=(Shields(3),), seats=(3, 5)),
    Card("siege-workshop", RED, cost="CCCW", effects=(Shields(3),), seats=(3, 5), after="saw"),
    Card("castrum", RED, cost="CCWP", effects=(Shields(3),), seats=(4, 7)),
    Card("lodge", GREEN, cost="CCTP", effects=(Science(COMPASS),), seats=(3, 6), after="torch"),
    Card("academy", GREEN, cost="SSSG", effects=(Science(COMPASS),), seats=(3, 7), after="lyre"),
    Card("observatory", GREEN, cost="OOGT", effects=(Science(GEAR),), seats=(3, 7), after="planet"),
    Card("study", GREEN, cost="WTP", effects=(Science(GEAR),), seats=(3, 5), after="quill"),
    Card("university", GREEN, cost="WWGP", effects=(Science(TABLET),), seats=(3, 4), after="scroll"),
)

GUILDS = (
    Card("workers-guild", PURPLE, cost="CSOOW", effects=(PointsPer(1, Cards(BROWN), NEIGHBOURS),)),
    Card("craftsmens-guild", PURPLE, cost="SSOO", effects=(PointsPer(2, Cards(GREY), NEIGHBOURS),)),
    Card("traders-guild", PURPLE, cost="GTP", effects=(PointsPer(1, Cards(YELLOW), NEIGHBOURS),)),
    Card("philosophers-guild", PURPLE, cost="CCCTP", effects=(PointsPer(1, Cards(GREEN), NEIGHBOURS),)),
    Card("spies-guild", PURPLE, cost="CCG", effects=(PointsPer(1, Cards(RED), NEIGHBOURS),)),
    Card("magistrates-guild", PURPLE, cost="SWWWT", effects=(PointsPer(1, Cards(BLUE), NEIGHBOURS),)),
    Card("shipowners-guild", PURPLE, cost="WWWGP", effects=(PointsPer(1, Cards(BROWN | GREY | PURPLE)),)),
    Card("scientists-guild", PURPLE, cost="OOWWP", effects=(AnyScience(),)),
    Card("decorators-guild", PURPLE, cost="SOOT", effects=(PointsIfComplete(7),)),
    Card("builders-guild", PURPLE, cost="CCSSSG", effects=(PointsPer(1, Stages(), ALL_THREE),)),
)

BOARDS = (
    Board(
        "alexandria",
        "G",
        day=(
            Stage("SS", (Points(3),)),
            Stage("OO", (Produce("W/S/O/C", for_sale=False),)),
            Stage("TP", (Points(7),)),
        ),
        night=(
            Stage("CC", (Produce("W/S/O/C", for_sale=False),)),
            Stage("OOO", (Produce("G/P/T", for_sale=False),)),
            Stage("WWWW", (Points(7),)),
        ),
    ),
    Board(
        "babylon",
        "W",
        day=(
            Stage("CC", (Points(3),)),
            Stage("OOT", (AnyScience(),)),
            Stage("WWWW", (Points(7),)),
        ),
        night=(
            Stage("SS", (PlayLastCard(),)),
            Stage("CCCG", (AnyScience(),)),
        ),
    ),
    Board(
        "ephesos",
        "P",
        day=(
            Stage("CC", (Points(3),)),
            Stage("WW", (Coins(9),)),
            Stage("OOG", (Points(7),)),
        ),
        night=(
            Stage("SS", (Points(2), Coins(4))),
            Stage("WW", (Points(3), Coins(4))),
            Stage("OOT", (Points(5), Coins(4))),
        ),
    ),
    Board(
        "gizah",
        "S",
        day=(
            Stage("WW", (Points(3),)),
            Stage("CCT", (Points(5),)),
            Stage("SSSS", (Points(7),)),
        ),
        night=(
            Stage("WW", (Points(3),)),
            Stage("SSS", (Points(5),)),
            Stage("CCC", (Points(5),)),
            Stage("SSSSP", (Points(7),)),
        ),
    ),
    Board(
        "halikarnassos",
        "T",
        day=(
            Stage("OO", (Points(3),)),
            Stage("GP", (BuildFromDiscard(rank=1),)),
            Stage("SSS", (Points(7),)),
        ),
        night=(
            Stage("CC", (Points(2), BuildFromDiscard(rank=1))),
            Stage("GP", (Points(1), BuildFromDiscard(rank=1))),
            Stage("WWW", (BuildFromDiscard(rank=1),)),
        ),
    ),
    Board(
        "olympia",
        "C",
        day=(
            Stage("SS", (Points(3),)),
            Stage("WW", (FreeNewColours(),)),
            Stage("CCC", (Points(7),)),
        ),
        night=(
            Stage("OO", (Points(2), FreeBuild(Moment.FIRST_TURN))),
            Stage("CCC", (Points(3), FreeBuild(Moment.LAST_TURN))),
            Stage("GTP", (Points(5),)),
        ),
    ),
    Board(
        "rhodos",
        "O",
        day=(
            Stage("WW", (Points(3),)),
            Stage("CCC", (Shields(2),)),
            Stage("OOOO", (Points(7),)),
        ),
        night=(
            Stage("SSS", (Shields(1), Points(3), Coins(3))),
            Stage("OOOO", (Shields(1), Points(4), Coins(4))),
        ),
    ),
)

BASE = Box("base", {1: AGE_1, 2: AGE_2, 3: AGE_3}, (Pool(3, GUILDS, extra=2),), BOARDS)
