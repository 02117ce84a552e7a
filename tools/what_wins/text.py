"""The words of the page: conclusions come from the figures, and change with them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Template

from heptapolis.arena.stats import Tally
from tools.what_wins.collect import STRATEGY, Configuration
from tools.what_wins.page import (
    BASE,
    BEST_CARDS,
    CARD_GAME,
    DICE,
    MIN_CITIES,
    MIN_SEARCHED,
    TITLES,
    WORST_CARDS,
    Found,
    agreement_table,
    card_table,
    cell,
    compare,
    lift,
    lift_table,
    lifts,
    name_of,
    overlap,
    percent,
    points_table,
    row_table,
    strategy_table,
    table,
)

PAGE = Template((Path(__file__).parent / "page.tmpl").read_text("utf-8"))
SEARCH = Template((Path(__file__).parent / "search.tmpl").read_text("utf-8"))


def write_page(found: Found, searched: Found) -> str:
    """The whole page."""
    games = next(iter(found.values())).games
    total = sum(one.games for one in searched.values())
    return PAGE.substitute(
        games=games,
        many=f"{games:,}",
        searched=f", and of {total:,} games of a search" if searched else "",
        conclusions="\n".join(f"- {line}" for line in conclude(found, searched)),
        folder="what-wins",
        wonders=lift_table(found, CARD_GAME, "board", "wonders"),
        wonders_points=points_table(found, CARD_GAME, "board", "wonders"),
        strategies=strategy_table(found, CARD_GAME, "wonders"),
        rows=row_table(found, CARD_GAME, "wonders"),
        best=BEST_CARDS,
        worst=WORST_CARDS,
        cards=card_table(found["cards-4"], "wonders"),
        all_cards=lift_table(found, CARD_GAME, "card", "wonders"),
        card_points=points_table(found, CARD_GAME, "card", "wonders"),
        dice_points=points_table(found, DICE, "board", "dice"),
        dice_building_points=points_table(found, DICE, "building", "dice"),
        dice_boards=lift_table(found, DICE, "board", "dice"),
        dice_buildings=lift_table(found, DICE, "building", "dice"),
        dice_strategies=strategy_table(found, DICE, "dice"),
        dice_rows=row_table(found, DICE, "dice"),
        search=_write_search(found, searched) if searched else "",
        least_cities=MIN_CITIES,
        missing="" if searched else "; its games are not on this page yet",
    )


def _write_search(found: Found, searched: Found) -> str:
    split = ", ".join(f"{one.games:,} ({_searched_title(name)})" for name, one in searched.items())
    head = ["game", "", "search", "`policy`"]
    strategies, boards = (
        [line for game in ("wonders", "dice") for line in agreement_table(found, searched, kind, game)]
        for kind in (STRATEGY, "board")
    )
    return SEARCH.substitute(
        bot=next(iter(searched.values())).bot,
        total=f"{sum(one.games for one in searched.values()):,}",
        split=split,
        least=MIN_SEARCHED,
        strategies=table(head, strategies),
        boards=table(head, boards),
    )


def _searched_title(name: str) -> str:
    return f"dice, {TITLES[name]}" if name in DICE else TITLES[name]


def conclude_search(found: Found, searched: Found) -> str:
    """How often the search agrees, and where not; its Wonders are left out, because it chose their sides."""
    pairs = [
        pair
        for game, kind in (("wonders", STRATEGY), ("dice", STRATEGY), ("dice", "board"))
        for pair in compare(found, searched, kind, game)
    ]
    against = [
        f"{name} ({title}: {search.value:.2f} instead of {quick.value:.2f})"
        for title, name, search, quick in pairs
        if not overlap(search, quick)
    ]
    total, agreed = sum(one.games for one in searched.values()), len(pairs) - len(against)
    return (
        f"**Does a search agree?** In {total:,} games of a search, {agreed} of {len(pairs)} "
        f"strategies and dice boards have lifts that fit these. Not so: {'; '.join(against) or 'none'}."
    )


def conclude(found: Found, searched: Found) -> Iterator[str]:
    """Short conclusions for players."""
    yield _conclude_boards(found["cards-4"])
    yield _conclude_steady_boards(found)
    yield _conclude_sides(found)
    yield from _conclude_strategies(found)
    yield _conclude_cards(found["cards-4"])
    yield _conclude_cities(found)
    yield _conclude_dice(found["dice-4"])
    if searched:
        yield conclude_search(found, searched)


def _ranked(one: Configuration, kind: str) -> list[tuple[str, Tally]]:
    known = [(n, t) for n, t in one.tallies[kind].items() if t.taken >= one.cities / 1_000]
    return sorted(known, key=lambda entry: -entry[1].wins / entry[1].taken)


def _conclude_boards(one: Configuration) -> str:
    (best, top), *_, (worst, low) = _ranked(one, "board")
    first, last = (_join([name_of("wonders", "board", name)]) for name in (best, worst))
    return (
        f"**Your Wonder matters.** With four players the best, {first}, wins {percent(top)} of its games; "
        f"the weakest, {last}, wins {percent(low)}; an average city wins {100 * one.par:.0f} %."
    )


def _conclude_steady_boards(found: Found) -> str:
    """The Wonders that are clearly above, or below, average at every number of players."""
    columns = [lifts(found[name], "board", "wonders") for name in BASE]
    good = [name for name in columns[1] if all(column[name].low > 1 for column in columns)]
    bad = [name for name in columns[1] if all(column[name].high < 1 for column in columns)]
    return f"Above average from three to seven players: {_join(good)}. Below average: {_join(bad)}."


def _conclude_sides(found: Found) -> str:
    known = lifts(found["cards-4"], "board", "wonders")
    boards = sorted({name.rpartition(", ")[0] for name in known})
    nights = [b for b in boards if known[f"{b}, night"].low > known[f"{b}, day"].high]
    days = [b for b in boards if known[f"{b}, day"].low > known[f"{b}, night"].high]
    better = f"night is the better side of {_join(nights)}; day is the better side of {_join(days)}"
    return f"With four players, {better}."


def _conclude_strategies(found: Found) -> Iterator[str]:
    for name in BASE:
        one = found[name]
        (best, top), (second, next_one), *_ = _ranked(one, STRATEGY)
        first, other = (cell(lift(tally, one.par)) for tally in (top, next_one))
        yield (
            f"With {TITLES[name]}, cities that live on {_row(best)} win {first} times their share, "
            f"those on {_row(second)} {other} times."
        )
    weak = {row: [lift(found[n].tallies[STRATEGY][row], found[n].par) for n in BASE] for row in ROWS}
    never = [_row(row) for row, dots in weak.items() if all(dot.high < 1 for dot in dots)]
    yield f"A city that lives on {_join(never, 'or')} wins less than its share at every number of players."


ROWS = ("wonder", "treasury", "military", "civilian", "commerce", "science", "guilds")


def _conclude_cards(one: Configuration) -> str:
    ranked = [name_of("wonders", "card", name) for name, _ in _ranked(one, "card")]
    return (
        f"With four players, builders of {_join(ranked[:5])} win most often, those of {_join(ranked[-5:])} "
        "least often."
    )


def _conclude_cities(found: Found) -> str:
    one = found["cities-4"]
    black = lift(one.tallies[STRATEGY]["cities"], one.par)
    science = lift(one.tallies[STRATEGY]["science"], one.par)
    more = one.points - found["cards-4"].points
    return (
        f"Cities adds {more:.0f} points to an average city. Cities that live on science win "
        f"{cell(science)} times their share there, those on black buildings {cell(black)} times."
    )


def _conclude_dice(one: Configuration) -> str:
    (best, top), *_, (worst, low) = _ranked(one, "board")
    strategy, share = _ranked(one, STRATEGY)[0]
    return (
        f"In the dice game with four players the best board is {name_of('dice', 'board', best)}, with "
        f"{percent(top)}, the weakest {name_of('dice', 'board', worst)}, with {percent(low)}. "
        "Cities that live on the "
        f"{name_of('dice', STRATEGY, strategy)} win {cell(lift(share, one.par))} times their share."
    )


def _row(row: str) -> str:
    words = name_of("wonders", STRATEGY, row)
    return f"the {words}" if row in ("wonder", "treasury") else words


def _join(names: Sequence[str], word: str = "and") -> str:
    """A list in a sentence; names that contain commas are put in brackets."""
    plain = [f"{n.partition(', ')[0]} ({n.partition(', ')[2]})" if ", " in n else n for n in names]
    if len(plain) < 2:
        return "".join(plain) or "none"
    return f"{', '.join(plain[:-1])} {word} {plain[-1]}"
