"""Guests and their devices."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from heptapolis.server.wire.base import Wire

NAME_LENGTH = 24

# One line of visible characters: no control characters, nothing that hides or reverses text, and no
# spaces at the ends. Spelled out, since not every OpenAPI tool knows Unicode classes.
HIDDEN = "\\x00-\\x1f\\x7f-\\x9f\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
VISIBLE = rf"[^\s{HIDDEN}]"
Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=NAME_LENGTH, pattern=rf"^{VISIBLE}([^{HIDDEN}]*{VISIBLE})?$"),
]
Avatar = Literal[
    "owl", "lion", "dolphin", "bull", "ibis", "cat", "tortoise", "horse", "serpent", "bee", "ram", "octopus"
]


class NewGuest(Wire):
    """The name to use; the passphrase is the server's, if it has one."""

    name: Name
    avatar: Avatar | None = None
    passphrase: Annotated[str, StringConstraints(max_length=200)] | None = None


class Rename(Wire):
    """Another name; without an avatar the old one stays."""

    name: Name
    avatar: Avatar | None = None


class Guest(Wire):
    """Somebody the server knows by a cookie."""

    id: str
    name: str
    avatar: str | None


class DeviceLink(Wire):
    """An address on this server that adds the device that opens it to yours; it works once."""

    code: str
    path: str
    expires: str


class LinkCode(Wire):
    code: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Device(Wire):
    """A browser that you are known by."""

    id: str
    label: str = Field(description="Browser and system, in words.")
    created: str
    seen: str = Field(description="When it was last used, to the hour.")
    current: bool = Field(description="Whether it is the one that asks.")


class DeviceList(Wire):
    devices: list[Device]
