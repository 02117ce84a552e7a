"""What is sent about one state of a game: made when first needed, serialised once."""

from heptapolis.core.contract import View
from heptapolis.server import payloads
from heptapolis.server.story import StoryEncoder
from heptapolis.server.table import Table
from heptapolis.server.wire.encoding import NULL, Encoded, Fields, join_fields
from heptapolis.server.wire.play import Position, Resolution


class PositionCache:
    """Positions by seat, for as long as the state stays the same; they are the same in every language."""

    def __init__(self, table: Table) -> None:
        self._game, self._last, self._sequence = table.name, table.last, table.sequence
        self._state = table.state
        self._views: dict[int | None, View] = {}
        self._shared: Fields = {}
        self._resolution: Fields = {}
        self._story = StoryEncoder(table.name, table.last) if table.last else None
        self._own: dict[int | None, Fields] = {}

    def position(self, seat: int | None) -> Encoded[Position | None]:
        """Where the game stands for this seat; null before it begins and for games with older rules."""
        state, view = self._state, self._view(seat)
        if state is None or view is None:
            return NULL
        if not self._shared:
            self._shared = payloads.encode_shared_fields(self._game, state, self._sequence)
        if seat not in self._own:
            self._own[seat] = payloads.encode_own_fields(self._game, state, view)
        return join_fields(Position, {**self._shared, **self._own[seat]})

    def resolution(self, seat: int | None) -> Encoded[Resolution | None]:
        """What the last decision led to; null if there was none."""
        if self._last is None or self._story is None:
            return NULL
        if not self._resolution:
            self._resolution = payloads.encode_shared_resolution_fields(self._last)
        story = self._story.encode(self._view(seat))
        return join_fields(Resolution, {**self._resolution, "story": story})

    def _view(self, seat: int | None) -> View | None:
        if seat not in self._views and self._state:
            self._views[seat] = self._state.view(seat)
        return self._views.get(seat)
