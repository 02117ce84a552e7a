"""The board sets that come with the program: TOML files in this folder."""

SHIPPED = ("heptapolis",)


def shipped_text(name: str) -> str:
    """The text of a set that comes with the program."""
    from importlib.resources import files

    return (files(__name__) / f"{name}.toml").read_text("utf-8")
