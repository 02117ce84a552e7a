"""Every card and board of the base game against a table copied from the printed components by hand."""

import pytest

from heptapolis.games.wonders.catalog import all_cards
from heptapolis.games.wonders.data.base import BASE
from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Cards,
    Coins,
    CoinsPer,
    Colour,
    Countable,
    Effect,
    FreeBuild,
    FreeNewColours,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Science,
    Shields,
    Stages,
    TradingPost,
    Where,
)
from heptapolis.games.wonders.model import Board, Card, Side
from heptapolis.games.wonders.resources import letters

# Age and colour | name | cost | copies from this many players on | chain symbols | free after | effects
CARDS = """
1 brown  | lumber-yard         |         | 3 4   |                  |              | make W
1 brown  | stone-pit           |         | 3 5   |                  |              | make S
1 brown  | clay-pool           |         | 3 5   |                  |              | make C
1 brown  | ore-vein            |         | 3 4   |                  |              | make O
1 brown  | tree-farm           | 1       | 6     |                  |              | make W/C
1 brown  | excavation          | 1       | 4     |                  |              | make S/C
1 brown  | clay-pit            | 1       | 3     |                  |              | make C/O
1 brown  | timber-yard         | 1       | 3     |                  |              | make W/S
1 brown  | forest-cave         | 1       | 5     |                  |              | make W/O
1 brown  | mine                | 1       | 6     |                  |              | make S/O
1 grey   | loom                |         | 3 6   |                  |              | make T
1 grey   | glassworks          |         | 3 6   |                  |              | make G
1 grey   | press               |         | 3 6   |                  |              | make P
1 blue   | well                |         | 4 7   | hammer           |              | points 3
1 blue   | baths               | S       | 3 7   | water-drop       |              | points 3
1 blue   | altar               |         | 3 5   | star             |              | points 3
1 blue   | theater             |         | 3 6   | mask             |              | points 3
1 yellow | tavern              |         | 4 5 7 |                  |              | coins 5
1 yellow | east-trading-post   |         | 3 7   | market-stall     |              | cheap WSCO R
1 yellow | west-trading-post   |         | 3 7   | market-stall     |              | cheap WSCO L
1 yellow | marketplace         |         | 3 6   | camel            |              | cheap GPT LR
1 red    | stockade            | W       | 3 7   |                  |              | shields 1
1 red    | barracks            | O       | 3 5   |                  |              | shields 1
1 red    | guard-tower         | C       | 3 4   |                  |              | shields 1
1 green  | apothecary          | T       | 3 5   | horseshoe mortar |              | compass
1 green  | workshop            | G       | 3 7   | target oil-lamp  |              | gear
1 green  | scriptorium         | P       | 3 4   | scales book      |              | tablet
2 brown  | sawmill             | 1       | 3 4   |                  |              | make WW
2 brown  | quarry              | 1       | 3 4   |                  |              | make SS
2 brown  | brickyard           | 1       | 3 4   |                  |              | make CC
2 brown  | foundry             | 1       | 3 4   |                  |              | make OO
2 grey   | loom                |         | 3 5   |                  |              | make T
2 grey   | glassworks          |         | 3 5   |                  |              | make G
2 grey   | press               |         | 3 5   |                  |              | make P
2 blue   | statue              | WOO     | 3 7   |                  | hammer       | points 4
2 blue   | aqueduct            | SSS     | 3 7   |                  | water-drop   | points 5
2 blue   | temple              | WCG     | 3 6   |                  |              | points 4
2 blue   | courthouse          | CCT     | 3 5   |                  | scales       | points 4
2 yellow | forum               | CC      | 3 6 7 | barrel           | market-stall | make G/P/T private
2 yellow | caravansery         | WW      | 3 5 6 | lighthouse       | camel        | make W/S/C/O private
2 yellow | vineyard            |         | 3 6   |                  |              | coins 1 per brown LSR
2 yellow | bazaar              |         | 4 7   |                  |              | coins 2 per grey LSR
2 red    | stables             | WCO     | 3 5   |                  | horseshoe    | shields 2
2 red    | archery-range       | WWO     | 3 6   |                  | target       | shields 2
2 red    | walls               | SSS     | 3 7   | castle           |              | shields 2
2 red    | training-ground     | WOO     | 4 6 7 | helmet           |              | shields 2
2 green  | dispensary          | OOG     | 3 4   | lightning torch  | mortar       | compass
2 green  | laboratory          | CCP     | 3 5   | planet saw       | oil-lamp     | gear
2 green  | library             | SST     | 3 6   | columns scroll   | book         | tablet
2 green  | school              | WP      | 3 7   | lyre quill       |              | tablet
3 blue   | gardens             | WCC     | 3 4   |                  | mask         | points 5
3 blue   | senate              | WWSO    | 3 5   |                  | columns      | points 6
3 blue   | town-hall           | SSOG    | 3 6   |                  |              | points 6
3 blue   | pantheon            | CCOGPT  | 3 6   |                  | star         | points 7
3 blue   | palace              | WSCOGPT | 3 7   |                  |              | points 8
3 yellow | haven               | WOT     | 3 4   |                  | barrel       | coins 1 per brown S, points 1 per brown S
3 yellow | lighthouse          | SG      | 3 6   |                  | lighthouse   | coins 1 per yellow S, points 1 per yellow S
3 yellow | chamber-of-commerce | CCP     | 4 6   |                  |              | coins 2 per grey S, points 2 per grey S
3 yellow | ludus               | SO      | 5 7   |                  |              | coins 3 per red S, points 1 per red S
3 yellow | arena               | SSO     | 3 5   |                  | lightning    | coins 3 per stage S, points 1 per stage S
3 red    | fortifications      | COOO    | 3 7   |                  | castle       | shields 3
3 red    | circus              | SSSO    | 4 6   |                  | helmet       | shields 3
3 red    | arsenal             | WWOT    | 3 5   |                  |              | shields 3
3 red    | siege-workshop      | WCCC    | 3 5   |                  | saw          | shields 3
3 red    | castrum             | WCCP    | 4 7   |                  |              | shields 3
3 green  | lodge               | CCPT    | 3 6   |                  | torch        | compass
3 green  | academy             | SSSG    | 3 7   |                  | lyre         | compass
3 green  | observatory         | OOGT    | 3 7   |                  | planet       | gear
3 green  | study               | WPT     | 3 5   |                  | quill        | gear
3 green  | university          | WWGP    | 3 4   |                  | scroll       | tablet
3 purple | workers-guild       | WSCOO   | 3     |                  |              | points 1 per brown LR
3 purple | craftsmens-guild    | SSOO    | 3     |                  |              | points 2 per grey LR
3 purple | traders-guild       | GPT     | 3     |                  |              | points 1 per yellow LR
3 purple | philosophers-guild  | CCCPT   | 3     |                  |              | points 1 per green LR
3 purple | spies-guild         | CCG     | 3     |                  |              | points 1 per red LR
3 purple | magistrates-guild   | WWWST   | 3     |                  |              | points 1 per blue LR
3 purple | shipowners-guild    | WWWGP   | 3     |                  |              | points 1 per brown/grey/purple S
3 purple | scientists-guild    | WWOOP   | 3     |                  |              | any symbol
3 purple | decorators-guild    | SOOT    | 3     |                  |              | points 7 if complete
3 purple | builders-guild      | SSSCCG  | 3     |                  |              | points 1 per stage LSR
"""  # noqa: E501  one line a card

# Board, side and starting resource: the cost and the effects of each stage.
BOARDS = """
alexandria day G: SS = points 3; OO = make W/S/C/O private; PT = points 7
alexandria night G: CC = make W/S/C/O private; OOO = make G/P/T private; WWWW = points 7
babylon day W: CC = points 3; OOT = any symbol; WWWW = points 7
babylon night W: SS = play last card; CCCG = any symbol
ephesos day P: CC = points 3; WW = coins 9; OOG = points 7
ephesos night P: SS = points 2, coins 4; WW = points 3, coins 4; OOT = points 5, coins 4
gizah day S: WW = points 3; CCT = points 5; SSSS = points 7
gizah night S: WW = points 3; SSS = points 5; CCC = points 5; SSSSP = points 7
halikarnassos day T: OO = points 3; GP = rebuild; SSS = points 7
halikarnassos night T: CC = points 2, rebuild; GP = points 1, rebuild; WWW = rebuild
olympia day C: SS = points 3; WW = free new colours; CCC = points 7
olympia night C: OO = points 2, free first turn; CCC = points 3, free last turn; GPT = points 5
rhodos day O: WW = points 3; CCC = shields 2; OOOO = points 7
rhodos night O: SSS = shields 1, points 3, coins 3; OOOO = shields 1, points 4, coins 4
"""

CARD_LINES = CARDS.strip().splitlines()
BOARD_LINES = BOARDS.strip().splitlines()


def goods(effect: Produce) -> str:
    choice = [letters(symbol) for symbol in effect.symbols if len(letters(symbol)) > 1]
    text = "/".join(choice[0]) if choice else "".join(letters(symbol) for symbol in effect.symbols)
    return f"make {text}" + ("" if effect.for_sale else " private")


def counted(thing: Countable, where: Where) -> str:
    places = "".join(side.name[0] for side in Where if side in where and side.name)
    if isinstance(thing, Stages):
        return f"stage {places}"
    assert isinstance(thing, Cards)
    return "/".join(colour_name(colour) for colour in Colour if colour in thing.colours) + f" {places}"


def colour_name(colour: Colour) -> str:
    assert colour.name
    return colour.name.lower()


def in_words(effect: Effect) -> str:
    """An effect in the words of the tables above."""
    match effect:
        case Produce():
            return goods(effect)
        case Points(amount):
            return f"points {amount}"
        case Coins(amount):
            return f"coins {amount}"
        case Shields(amount):
            return f"shields {amount}"
        case Science(symbol):
            return symbol.value
        case AnyScience():
            return "any symbol"
        case CoinsPer(amount, thing, where):
            return f"coins {amount} per {counted(thing, where)}"
        case PointsPer(amount, thing, where):
            return f"points {amount} per {counted(thing, where)}"
        case PointsIfComplete(amount):
            return f"points {amount} if complete"
        case TradingPost(where=where, resources=resources):
            sides = "".join(side.name[0] for side in Where if side in where and side.name)
            return f"cheap {''.join(kind.letter for kind in resources)} {sides}"
        case FreeBuild(moment):
            return f"free {moment.value} turn"
        case FreeNewColours():
            return "free new colours"
        case PlayLastCard():
            return "play last card"
        case BuildFromDiscard():
            return "rebuild"
        case _:
            raise AssertionError(f"not an effect of the base game: {effect}")


def card_in_words(age: int, card: Card) -> list[str]:
    effects = ", ".join(map(in_words, card.effects))
    copies = " ".join(map(str, card.seats))
    head = f"{age} {colour_name(card.colour)}"
    return [head, card.name, str(card.price), copies, " ".join(card.gives), card.after or "", effects]


def board_in_words(board: Board, side: Side) -> str:
    stages = (f"{stage.price} = {', '.join(map(in_words, stage.effects))}" for stage in board.stages(side))
    return f"{board.name} {side} {board.resource.letter}: {'; '.join(stages)}"


def base_cards() -> list[tuple[int, Card]]:
    return [(age, card) for box, age, card in all_cards() if box == "base"]


@pytest.mark.parametrize("line", CARD_LINES, ids=lambda line: "-".join(line.split()[0:4:3]))
def test_card(line: str) -> None:
    """B3, B4: colour, cost, effect, name, chain symbols and player counts of every card."""
    wanted = [part.strip() for part in line.split("|")]
    assert wanted in [card_in_words(age, card) for age, card in base_cards()]


def test_no_card_beyond_the_table() -> None:
    """B2: the box holds no other card."""
    assert len(base_cards()) == len(CARD_LINES)


@pytest.mark.parametrize("line", BOARD_LINES, ids=lambda line: "-".join(line.split()[:2]))
def test_board(line: str) -> None:
    """B5: starting resource, and the cost and the effect of every stage of both sides."""
    assert line in [board_in_words(board, side) for board in BASE.boards for side in Side]


def test_seven_boards() -> None:
    """B2: seven boards."""
    assert len(BASE.boards) == len({board.name for board in BASE.boards}) == 7


@pytest.mark.parametrize(("age", "number"), [(1, 49), (2, 49), (3, 50)])
def test_number_of_age_cards(age: int, number: int) -> None:
    """B2: 148 Age cards, 49 of Age I, 49 of Age II and 50 of Age III."""
    assert sum(len(card.seats) for card_age, card in base_cards() if card_age == age) == number


def test_stages_of_a_side() -> None:
    """B5: a side has 2, 3 or 4 stages."""
    assert {len(board.stages(side)) for board in BASE.boards for side in Side} == {2, 3, 4}


def test_seven_kinds_of_cards_each_with_a_word() -> None:
    """B3, B7: seven colours, told apart by a word of their own as well as by sight."""
    words = {colour_name(card.colour) for _, card in base_cards()}
    assert words == {"brown", "grey", "blue", "yellow", "red", "green", "purple"}


def test_every_chain_symbol_leads_somewhere() -> None:
    """B35: what a card shows makes another one free, and what makes a card free is shown by one."""
    shown = {symbol for _, card in base_cards() for symbol in card.gives}
    assert shown == {card.after for _, card in base_cards() if card.after}
