"""What is sent about one state of a game: made when first needed, serialised once."""

from heptapolis.core.contract import View
from heptapolis.server import payloads
from heptapolis.server.story import StoryEncoder
from heptapolis.server.table import Table
from heptapolis.server.view_changes import ViewChanges
from heptapolis.server.wire.encoding import NULL, Encoded, Fields, join_fields, name_fields
from heptapolis.server.wire.play import Position, PositionChange, Resolution


class PositionCache:
    """Positions by seat, for as long as the state stays the same; they are the same in every language."""

    def __init__(self, table: Table) -> None:
        self._game, self._last, self._sequence = table.name, table.last, table.sequence
        self._state, self._seats = table.state, len(table.seats)
        self._views: dict[int | None, View] = {}
        self.forget_texts()

    def forget_texts(self) -> None:
        """Drop what was encoded; it is encoded again for anyone who arrives before the next decision."""
        self._shared: Fields | None = None
        self._resolution: Fields | None = None
        self._story: StoryEncoder | None = None
        self._spectated: Encoded[Position] | None = None

    def position(self, seat: int | None) -> Encoded[Position | None]:
        """Where the game stands for this seat; null before it begins and for games with older rules."""
        view = self.view(seat)
        if view is None:
            return NULL
        if seat is not None:
            return self._encode(view)
        if self._spectated is None:  # hundreds of spectators may share one position
            self._spectated = self._encode(view)
        return self._spectated

    def change(self, seat: int | None, old: View, changes: ViewChanges) -> Encoded[PositionChange]:
        """What has changed, for a client that has the old view."""
        view = self.view(seat)
        assert view
        return join_fields(PositionChange, *self._encode_fields(view), changes.encode(old, view))

    def _encode(self, view: View) -> Encoded[Position]:
        shown = name_fields(view=Encoded[View](view.to_json()))
        return join_fields(Position, *self._encode_fields(view), shown)

    def _encode_fields(self, view: View) -> tuple[Fields, ...]:
        """Everything but the view."""
        assert self._state
        if self._shared is None:
            self._shared = payloads.encode_shared_fields(self._game, self._state, self._sequence)
        return self._shared, *payloads.encode_own_fields(self._game, self._state, view)

    def resolution(self, seat: int | None) -> Encoded[Resolution | None]:
        """What the last decision led to; null if there was none."""
        if self._last is None:
            return NULL
        if self._story is None or self._resolution is None:
            self._story = StoryEncoder(self._game, self._last, self._seats)
            self._resolution = payloads.encode_shared_resolution_fields(self._last)
        story = self._story.encode(self.view(seat))
        return join_fields(Resolution, self._resolution, name_fields(story=story))

    def view(self, seat: int | None) -> View | None:
        """What this seat sees; None before the game begins and for games with older rules."""
        if seat not in self._views and self._state:
            self._views[seat] = self._state.view(seat)
        return self._views.get(seat)

    def knows(self, seat: int | None) -> bool:
        """Whether somebody has asked for the view of this seat."""
        return seat in self._views
