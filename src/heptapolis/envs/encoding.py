"""Which encoding a network was trained on, so that you can check a checkpoint before it plays.

saved = json.dumps(asdict(env.encoding))                   # next to the weights
env.encoding.check(Encoding(**json.loads(saved)))          # raises if anything has changed
"""

from dataclasses import dataclass
from hashlib import blake2b

from heptapolis.core.errors import BadData
from heptapolis.envs.observation import LAYOUT_VERSION, Layout
from heptapolis.kernel.engine import AnyEngine

ACTION_VERSION = 0  # increased whenever an action code changes its meaning


@dataclass(frozen=True)
class Encoding:
    """The versions of observations and actions, and a digest of all their names and sizes."""

    game: str
    observation_version: int
    action_version: int
    digest: str

    @classmethod
    def of(cls, engine: AnyEngine) -> "Encoding":
        """The encoding that this version of the package uses."""
        layout = Layout(engine)
        pieces = [(one.name, one.start, one.size, one.cities) for one in layout.pieces.values()]
        text = repr((layout.size, pieces, engine.codes, list(engine.action_groups)))
        digest = blake2b(text.encode(), digest_size=8).hexdigest()
        return cls(engine.game.name, LAYOUT_VERSION, ACTION_VERSION, digest)

    def check(self, saved: "Encoding") -> None:
        """Raise BadData if a checkpoint with this saved encoding cannot play here."""
        if saved != self:
            raise BadData(saved, "the checkpoint was trained on a different encoding", [self])
