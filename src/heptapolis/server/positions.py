"""What is sent about one state of a game: made when it is first asked for, serialised once."""

from heptapolis.core.contract import View
from heptapolis.server import payloads
from heptapolis.server.table import Table
from heptapolis.server.wire.encoding import NULL, Encoded, Fields, join_fields
from heptapolis.server.wire.play import Position, Resolution


class PositionCache:
    """Positions by seat and language, for as long as the state stays the same."""

    def __init__(self, table: Table) -> None:
        self._game, self._last, self._sequence = table.name, table.last, table.sequence
        self._state = table.state
        self._views: dict[int | None, View] = {}
        self._shared: dict[str, Fields] = {}
        self._resolution: Fields = {}
        self._own: dict[tuple[int | None, str], Fields] = {}

    def position(self, seat: int | None, language: str) -> Encoded[Position | None]:
        """Where the game stands for this seat; null before it begins and for games of older rules."""
        state, view = self._state, self._view(seat)
        if state is None or view is None:
            return NULL
        if language not in self._shared:
            fields = payloads.encode_shared_fields(self._game, state, language, self._sequence)
            self._shared[language] = fields
        if (seat, language) not in self._own:
            self._own[seat, language] = payloads.encode_own_fields(self._game, state, view, language)
        return join_fields(Position, {**self._shared[language], **self._own[seat, language]})

    def resolution(self, seat: int | None, language: str) -> Encoded[Resolution | None]:
        """What the last decision led to; null if there was none."""
        if self._last is None:
            return NULL
        if not self._resolution:
            self._resolution = payloads.encode_shared_resolution_fields(self._last)
        view = self._view(seat)
        return payloads.encode_resolution(self._resolution, self._game, self._last, view, language)

    def _view(self, seat: int | None) -> View | None:
        if seat not in self._views and self._state:
            self._views[seat] = self._state.view(seat)
        return self._views.get(seat)
