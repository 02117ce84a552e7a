"""A table in a few words, for notebooks, the Python prompt and simple pictures.

The words are codes and numbers, the same in every language; sentences live in `i18n`.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import NamedTuple

CELL = 'style="text-align:left;vertical-align:top;padding:2px 8px"'
CHIP = "color:#fff;background:{};border-radius:3px;padding:0 4px;margin:1px;display:inline-block"


class Chip(NamedTuple):
    """One item on the table, in the colour that it has in the browser."""

    text: str
    colour: str = "#5c6366"


@dataclass(frozen=True)
class SeatSummary:
    """What one seat has: facts by name, then its items."""

    facts: Mapping[str, object]
    chips: Sequence[Chip] = ()


@dataclass(frozen=True)
class TableSummary:
    """A title, the seats in order, which of them must decide now, and other visible items by name."""

    title: str
    seats: Sequence[SeatSummary]
    to_act: Sequence[int] = ()
    others: Mapping[str, Sequence[Chip]] = field(default_factory=dict)

    def __str__(self) -> str:
        names = list(dict.fromkeys(name for seat in self.seats for name in seat.facts))
        rows = [["seat", *names], *(self._cells(number, names) for number in range(len(self.seats)))]
        lines = [self.title, *format_rows(rows)]
        for number, seat in enumerate(self.seats):
            if seat.chips:
                lines.append(f"seat {number}: {', '.join(chip.text for chip in seat.chips)}")
        for name, chips in self.others.items():
            lines.append(f"{name}: {', '.join(chip.text for chip in chips)}")
        return "\n".join(lines)

    def _cells(self, seat: int, names: Iterable[str]) -> list[str]:
        number = f"{seat} *" if seat in self.to_act else str(seat)
        return [number, *(str(self.seats[seat].facts.get(name, "")) for name in names)]

    def to_html(self) -> str:
        """A small table for notebooks."""
        names = list(dict.fromkeys(name for seat in self.seats for name in seat.facts))
        rows = [
            [*map(escape, self._cells(number, names)), _chips_html(seat.chips)]
            for number, seat in enumerate(self.seats)
        ]
        others = "".join(
            f"<div>{escape(name)}: {_chips_html(chips)}</div>" for name, chips in self.others.items()
        )
        return f"<div><b>{escape(self.title)}</b>{rows_to_html(['seat', *names, ''], rows)}{others}</div>"


class HasSummary:
    """Something with a summary, which it shows as text, or as a table in a notebook."""

    @abstractmethod
    def summary(self) -> TableSummary: ...

    def __str__(self) -> str:
        return str(self.summary())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.summary().title}>"

    def _repr_html_(self) -> str:
        return self.summary().to_html()


def format_rows(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of text with the cells padded, so that the columns line up."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def notation_to_html(notation: str) -> str:
    """A move as a notebook shows it."""
    return f"<code>{escape(notation)}</code>"


def rows_to_html(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """An HTML table; the cells are HTML already."""
    top = "".join(f"<th {CELL}>{escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td {CELL}>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def _chips_html(chips: Iterable[Chip]) -> str:
    return "".join(f'<span style="{CHIP.format(chip.colour)}">{escape(chip.text)}</span>' for chip in chips)
