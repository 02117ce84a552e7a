"""`heptapolis dataset`: recorded games as observations and actions, for offline learning."""

from pathlib import Path
from typing import Annotated

import typer

MINARI, PARQUET = "minari:", ".parquet"


def command(
    file: Annotated[Path, typer.Argument(help="A file written by `arena --output`.", metavar="FILE")],
    output: Annotated[str, typer.Argument(help="The Parquet file to write, or minari:ID.", metavar="OUTPUT")],
    reward: Annotated[
        str, typer.Option(help="The reward at the end: rank, win or margin.", metavar="REWARD")
    ] = "rank",
) -> None:
    """Write every decision of recorded games for offline learning: observation, mask, action, reward.

    Play the games with `arena`, using bots as strong as you like; see docs/envs/benchmark.md.
    """
    from heptapolis.arena.log import read_matches
    from heptapolis.cli.console import say
    from heptapolis.cli.progress import progress
    from heptapolis.core.errors import BadOption
    from heptapolis.envs.dataset import write_dataset
    from heptapolis.i18n import text

    if not output.startswith(MINARI) and not output.endswith(PARQUET):
        raise BadOption(output, "the name must say the format", [f"*{PARQUET}", f"{MINARI}ID"])
    matches = list(read_matches(file))
    with progress(len(matches)) as advance:
        if output.startswith(MINARI):
            from heptapolis.envs.minari_dataset import write_minari

            count = write_minari(output.removeprefix(MINARI), matches, reward, advance)
        else:
            count = write_dataset(Path(output), matches, reward, advance)
    say(text("terminal-dataset", decisions=count, games=len(matches), file=output))
