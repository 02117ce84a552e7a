"""A person with a browser: opens tables, clicks, types; records whatever goes wrong in the page."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from tests.browser.site import Site

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
WAIT_MS = 60_000  # a busy machine is slow, not wrong
Json = dict[str, Any]

CREATE = """async (wanted) => {
  const headers = {'Content-Type': 'application/json'};
  const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body ?? {})});
  const table = await (await post('/api/tables', wanted)).json();
  await post(`/api/tables/${table.id}/start`);
  return table;
}"""


class Visitor:
    """A browser context with one page, with animations off unless asked for."""

    def __init__(self, browser: Browser, site: Site, *, phone: bool = False, **settings: Any) -> None:
        self.site = site
        self.faults: list[str] = []
        self.races_with_bots = False
        given: Json = {"viewport": PHONE if phone else WIDE, "is_mobile": phone, "has_touch": phone}
        self.context = browser.new_context(
            base_url=site.address, **given | {"reduced_motion": "reduce"} | settings
        )
        self.page = self.open_page()
        self.offline_expected = False
        self.refusals_expected = False  # the browser logs every answer of 4xx

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"error in the page: {error}"))
        page.on("request", self._asked)
        page.set_default_timeout(WAIT_MS)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type != "error" or self.offline_expected:
            return
        if self.races_with_bots and "status of 409" in message.text:
            return
        if not (self.refusals_expected and "status of 4" in message.text):
            self.faults.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        """The page is self-contained: it sends no request to any other host."""
        if not re.match(rf"(http://127\.0\.0\.1:{self.site.port}/|data:|blob:)", request.url):
            self.faults.append(f"asked another host: {request.url}")

    def leave(self) -> None:
        self.context.close()
        assert not self.faults, self.faults

    # Going places.

    def home(self) -> Page:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", name="Heptapolis")).to_be_visible()
        return self.page

    def introduce(self, name: str) -> None:
        """Enter a name when asked, which happens before the first meeting with people."""
        dialog = self.page.get_by_role("dialog", name="What should the others call you?")
        dialog.get_by_label("Your name").fill(name)
        dialog.get_by_role("button", name="Continue").click()
        expect(dialog).to_have_count(0)

    def speak(self, language: str) -> Page:
        """Open the first page in a language; from then on the visitor speaks it."""
        self._become_guest()
        self.page.goto(f"/?language={language}")
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        return self.page

    def _become_guest(self) -> None:
        """Before the page asks to be one: two guests at once would be a race for the cookie."""
        if not self.context.cookies():
            self._post("/api/guest", {"name": "Ada"})

    def play(self, game: str = "wonders", bot: str = "easy", seed: int | None = 5, **options: Any) -> Json:
        """A table against bots, begun; the page shows it."""
        self._become_guest()
        seats = [{"kind": "open"}] + [{"kind": "bot", "bot": bot}] * (options.setdefault("players", 3) - 1)
        wanted = {"game": game, "options": options, "seats": seats, "seed": seed, "visibility": "public"}
        table = self._post("/api/tables", wanted)
        self._post(f"/api/tables/{table['id']}/start", {})
        self.page.goto(table["path"])
        return table

    def _post(self, path: str, body: Json) -> Json:
        """Ask the server as this guest, without a page."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        told: Json = answer.json()
        return told

    # At the card table.

    @property
    def hand(self) -> Locator:
        return self.page.get_by_label("Your hand").get_by_role("button")

    def sequence(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-sequence") or -1)

    def decide_to_the_end(self, decide: Callable[[Page], None]) -> None:
        """Take one decision after the other in the page until the game is over."""
        table = self.page.locator("main.table")
        expect(table).to_be_visible()
        while table.get_attribute("data-over") != "true":
            sequence = self.sequence()
            decide(self.page)
            self.wait_for_decision_after(sequence)

    def wait_for_decision_after(self, sequence: int) -> None:
        """Wait until this decision is over, and another one is ours or the game is over."""
        self.page.wait_for_function(
            "n => { const table = document.querySelector('main.table')?.dataset;"
            " return Number(table?.sequence) > n && (table.over === 'true' || table.deciding === 'true') }",
            arg=sequence,
        )

    def finish(self, table: Json) -> None:
        """Play the table to its end behind the page's back."""
        self.advance(table, "false")

    def advance(self, table: Json, until: str, prefer: str = "") -> None:
        """Play on behind the page's back, preferring a kind of move, until this is true of the `position`.

        Between its look and its choice the bots may end the step: the server then refuses that choice (409).
        """
        self.races_with_bots = True
        self.page.evaluate(ADVANCE.replace("UNTIL", until), [table["id"], prefer])

    def meet(self, friend: "Visitor", game: str = "wonders") -> Json:
        """A table of two people and a bot, begun; both pages show it."""
        friend.home()
        self.home()
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
        table: Json = self.page.evaluate(OPEN, {"game": game, "options": {"players": 3}, "seats": seats})
        friend.page.evaluate("id => fetch(`/api/tables/${id}/join`, " + POST + ")", table["id"])
        self.page.evaluate("id => fetch(`/api/tables/${id}/start`, {method: 'POST'})", table["id"])
        for page in (self.page, friend.page):
            page.goto(table["path"])
            expect(page.locator("main.table")).to_be_visible()
        return table


ADVANCE = """async ([id, prefer]) => {
  const headers = {'Content-Type': 'application/json'};
  let chosen = null;  // at this step: while the others think, it may end between a look and a second choice
  for (;;) {
    const {position} = await (await fetch(`/api/tables/${id}/state`)).json();
    const {moves, sequence} = position;
    if (position.over || (moves.length && (UNTIL))) return;
    const {move} = moves.find(one => one.kind === prefer) ?? moves[Math.floor(moves.length / 3)] ?? {};
    const body = JSON.stringify({id: `f${sequence}`, sequence, move});
    if (move && sequence !== chosen) {
      chosen = sequence;
      await fetch(`/api/tables/${id}/choice`, {method: 'PUT', headers, body});
    } else await new Promise(done => setTimeout(done, 30));
  }
}"""
POST = "{method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'}"
OPEN = """(wanted) => fetch('/api/tables', {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wanted)
}).then(answer => answer.json())"""
