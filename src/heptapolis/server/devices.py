"""The devices that a guest plays on: each has a cookie of its own, and a label to recognise it by."""

from dataclasses import dataclass

from heptapolis.server.table import Person

UNKNOWN_DEVICE = "Unknown device"

# What a User-Agent contains, and what to call it. The first match counts: most browsers also claim to be
# Chrome and Safari, and Android also says that it is Linux.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


@dataclass(frozen=True)
class Device:
    """A device of a guest; `seen` is when it was last used, to the hour."""

    id: str
    person: Person
    seen: float


def describe_user_agent(user_agent: str) -> str:
    """A few words that the owner of a device recognises, such as "Firefox on Android"."""
    browser = _find_name(user_agent, BROWSERS)
    system = _find_name(user_agent, SYSTEMS)
    if browser and system:
        return f"{browser} on {system}"
    return browser or system or UNKNOWN_DEVICE


def _find_name(user_agent: str, names: dict[str, str]) -> str | None:
    return next((name for mark, name in names.items() if mark in user_agent), None)
