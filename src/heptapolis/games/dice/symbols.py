"""Colours, dice, faces and buildings: the words that boards, effects and moves share."""

from enum import StrEnum


class Colour(StrEnum):
    """The colours of the dice (D1)."""

    GREY = "grey"
    BLUE = "blue"
    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLACK = "black"
    WHITE = "white"
    PURPLE = "purple"


# D3: never rely on colour alone. The symbol that goes with each colour.
SIGNS = {
    Colour.GREY: "diamond",
    Colour.BLUE: "bar",
    Colour.RED: "cross",
    Colour.YELLOW: "circle",
    Colour.GREEN: "triangle",
    Colour.BLACK: "ring",
    Colour.WHITE: "bust",
    Colour.PURPLE: "star",
}


class Die(StrEnum):
    """The ten dice (D1), in the order in which they start in the Forum or wait beside it."""

    GREY_1 = "grey-1"
    GREY_2 = "grey-2"
    GREY_3 = "grey-3"
    BLUE = "blue"
    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLACK = "black"
    WHITE = "white"
    PURPLE = "purple"


GREYS = (Die.GREY_1, Die.GREY_2, Die.GREY_3)
START = (*GREYS, Die.BLUE, Die.RED, Die.YELLOW, Die.GREEN)  # D5
SPECIALS = {Colour.BLACK: Die.BLACK, Colour.WHITE: Die.WHITE, Colour.PURPLE: Die.PURPLE}  # D6
COLOUR_OF = {die: Colour.GREY if die in GREYS else Colour(die.value) for die in Die}


class Symbol(StrEnum):
    """What a die can show and what marks the arrows of a board; the last two are on no die."""

    STONE = "stone"
    WOOD = "wood"
    BRICK = "brick"
    GLASS = "glass"
    CLOTH = "cloth"
    PAPYRUS = "papyrus"
    MASK = "mask"
    SCALES = "scales"
    FOUNTAIN = "fountain"
    TEMPLE = "temple"
    OWL = "owl"
    CADUCEUS = "caduceus"
    AXE = "axe"
    SWORD = "sword"
    SHIELD = "shield"
    CAMEL = "camel"
    COINS = "coins"
    CHEST = "chest"
    COMPASS = "compass"
    TABLET = "tablet"
    GEAR = "gear"
    BLUE_LEADER = "blue-leader"
    GREEN_LEADER = "green-leader"
    RED_LEADER = "red-leader"
    YELLOW_LEADER = "yellow-leader"
    LAUREL = "laurel"
    SPY_ANY = "spy-any"
    SPY_YELLOW = "spy-yellow"
    SPY_GREEN = "spy-green"
    SPY_BLUE = "spy-blue"
    SPY_GREY = "spy-grey"
    SPY_RED = "spy-red"
    GUILD_BARRACKS = "guild-barracks"
    GUILD_WONDER = "guild-wonder"
    GUILD_WAREHOUSE = "guild-warehouse"
    GUILD_MARKET = "guild-market"
    GUILD_AGORA = "guild-agora"
    GUILD_UNIVERSITY = "guild-university"
    STAGE = "stage"  # the Wonder: no die leads there (D24)
    GUILD = "guild"  # the Guild Court: every purple face leads there (D59)


S = Symbol
FACES: dict[Die, tuple[Symbol, ...]] = {
    Die.GREY_1: (S.STONE, S.STONE, S.WOOD, S.BRICK, S.GLASS, S.CLOTH),
    Die.GREY_2: (S.STONE, S.WOOD, S.WOOD, S.BRICK, S.CLOTH, S.PAPYRUS),
    Die.GREY_3: (S.STONE, S.WOOD, S.BRICK, S.BRICK, S.GLASS, S.PAPYRUS),
    Die.BLUE: (S.MASK, S.SCALES, S.FOUNTAIN, S.TEMPLE, S.OWL, S.CADUCEUS),
    Die.RED: (S.SHIELD, S.SHIELD, S.AXE, S.AXE, S.SWORD, S.SWORD),
    Die.YELLOW: (S.CAMEL, S.CAMEL, S.COINS, S.COINS, S.CHEST, S.CHEST),
    Die.GREEN: (S.COMPASS, S.COMPASS, S.TABLET, S.TABLET, S.GEAR, S.GEAR),
    Die.BLACK: (S.SPY_ANY, S.SPY_YELLOW, S.SPY_GREEN, S.SPY_BLUE, S.SPY_GREY, S.SPY_RED),
    Die.WHITE: (S.BLUE_LEADER, S.GREEN_LEADER, S.RED_LEADER, S.YELLOW_LEADER, S.LAUREL, S.LAUREL),
    Die.PURPLE: (
        S.GUILD_BARRACKS,
        S.GUILD_WONDER,
        S.GUILD_WAREHOUSE,
        S.GUILD_MARKET,
        S.GUILD_AGORA,
        S.GUILD_UNIVERSITY,
    ),
}
PRICES = (0, 1, 2, 3)  # D15: the four sections of the Forum


class Building(StrEnum):
    """The buildings whose boxes are crossed (D8, D9)."""

    WONDER = "wonder"
    GUILD_COURT = "guild-court"
    GALLERY = "gallery"
    WEST_BARRACKS = "west-barracks"
    AGORA = "agora"
    MARKET = "market"
    UNIVERSITY = "university"
    EAST_BARRACKS = "east-barracks"
    WAREHOUSE = "warehouse"


B = Building
CITY = tuple(building for building in Building if building is not B.WAREHOUSE)  # D40
BARRACKS = (B.WEST_BARRACKS, B.EAST_BARRACKS)

# The symbols at the arrows of each building.
ARROWS: dict[Building, tuple[Symbol, ...]] = {
    B.WONDER: (S.STAGE,),
    B.GUILD_COURT: (S.GUILD,),
    B.GALLERY: (S.BLUE_LEADER, S.GREEN_LEADER, S.RED_LEADER, S.YELLOW_LEADER, S.LAUREL),
    B.WEST_BARRACKS: (S.AXE, S.SHIELD),
    B.AGORA: FACES[Die.BLUE],
    B.MARKET: (S.CAMEL, S.COINS, S.CHEST),
    B.UNIVERSITY: (S.COMPASS, S.TABLET, S.GEAR),
    B.EAST_BARRACKS: (S.SWORD, S.SHIELD),
    B.WAREHOUSE: (S.STONE, S.WOOD, S.BRICK, S.GLASS, S.CLOTH, S.PAPYRUS),
}
LEADS_TO = {s: tuple(b for b in Building if s in ARROWS[b]) for s in Symbol}

# D57: the boxes that a black face lets you cross, along any of their arrows.
SPIES: dict[Symbol, tuple[Building, ...]] = {
    S.SPY_ANY: (*BARRACKS, B.UNIVERSITY, B.AGORA, B.MARKET),
    S.SPY_YELLOW: (B.MARKET,),
    S.SPY_GREEN: (B.UNIVERSITY,),
    S.SPY_BLUE: (B.AGORA,),
    S.SPY_GREY: (B.WAREHOUSE,),
    S.SPY_RED: BARRACKS,
}

# D59: what a purple face compares; both Barracks count together.
COMPARED: dict[Symbol, tuple[Building, ...]] = {
    S.GUILD_BARRACKS: BARRACKS,
    S.GUILD_WONDER: (B.WONDER,),
    S.GUILD_WAREHOUSE: (B.WAREHOUSE,),
    S.GUILD_MARKET: (B.MARKET,),
    S.GUILD_AGORA: (B.AGORA,),
    S.GUILD_UNIVERSITY: (B.UNIVERSITY,),
}


def _ways(symbol: Symbol) -> tuple[tuple[Building, Symbol | None], ...]:
    arrow = None if symbol in SPIES else Symbol.GUILD if symbol in COMPARED else symbol
    return tuple((building, arrow) for building in SPIES.get(symbol) or LEADS_TO[arrow or symbol])


# Where a face leads: to these buildings, each along this arrow; None means any arrow.
WAYS = {symbol: _ways(symbol) for symbol in Symbol}
