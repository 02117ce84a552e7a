"""Score pad, history and statistics by keyboard alone: the focus is always visible and never lost."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
MOST_STOPS = 120
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return 'the focus is lost';
  const isRinged = (one) => one && parseFloat(getComputedStyle(one).outlineWidth) >= 2
    && getComputedStyle(one).outlineStyle !== 'none';
  const name = at.getAttribute('aria-label') ?? (at.textContent || at.tagName).trim().slice(0, 40);
  if (at.tagName !== 'DIALOG' && ![at, at.nextElementSibling, at.closest('label')].some(isRinged))
    return `no ring around: ${name}`;
  const shown = ['radio', 'checkbox', 'file'].includes(at.type) ? at.closest('label') : at;
  const { top, bottom, left, right } = shown.getBoundingClientRect();
  const isOutside = bottom < 1 || right < 1 || top > innerHeight - 1 || left > innerWidth - 1;
  return isOutside ? `out of sight: ${name}` : '';
}"""


def press(page: Page, *keys: str) -> None:
    """After every key something has the focus, and shows it."""
    for key in keys:
        page.keyboard.press(key)
        assert page.evaluate(FOCUS) == "", f"after {key}"


def reach(page: Page, target: Locator, key: str = "Tab") -> None:
    """Walk until this has the focus."""
    expect(target).to_be_visible()
    for _ in range(MOST_STOPS):
        if target.evaluate("one => one === document.activeElement"):
            return
        press(page, key)
    raise AssertionError(f"{target} cannot be reached with {key}")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def use(page: Page, name: str, *keys: str) -> None:
    """Walk to a button and press these keys there."""
    reach(page, button(page, name))
    press(page, *keys)


def open_row(page: Page, row: str) -> None:
    reach(page, page.locator(f".entry[data-row={row}] > button"))
    press(page, "Enter")
    expect(page.locator(f".entry[data-row={row}] .body")).to_be_visible()


def test_a_card_game(visit: Visit) -> None:
    """A pad from the first question to the history."""
    page = visit().page
    page.goto("/score")
    reach(page, page.get_by_role("group", name="Game").get_by_label("Card game"))
    reach(page, page.get_by_role("group", name="Players").get_by_label("4"))
    press(page, "ArrowLeft")  # three players
    reach(page, page.get_by_label("Cities", exact=True))
    press(page, "Space")
    reach(page, button(page, "Start counting"))
    page.keyboard.press("Enter")
    name = page.get_by_label("Name")
    reach(page, name)
    page.keyboard.type("Ada")
    reach(page, button(page, "Pick the Wonder"))
    press(page, "Enter")
    reach(page, page.get_by_role("button", name="Gizah day"))
    press(page, "Enter")
    expect(page.locator("button.wonder")).to_be_focused()  # where the dialog was opened
    open_row(page, "military")
    use(page, "One more: Victory tokens, Age I", "Enter", "Enter", "Enter")
    expect(page.locator(".entry[data-row=military]")).to_contain_text("Military: 3 points")
    reach(page, button(page, "One less: Victory tokens, Age I"), "Shift+Tab")
    press(page, "Enter", "Enter", "Enter", "Enter")  # nothing is less than none; the button stays
    expect(page.locator(".entry[data-row=military]")).to_contain_text("Military: 0 points")
    reach(page, page.get_by_role("spinbutton", name="Victory tokens, Age III"))
    page.keyboard.type("x2")
    expect(page.locator(".entry[data-row=military]")).to_contain_text("Military: 10 points")
    open_row(page, "guilds")
    reach(page, page.get_by_label("Workers' Guild"))
    press(page, "Space")
    use(page, "One more: Player 2: Brown cards", "Enter")
    use(page, "Enter points instead", "Enter", "Enter")  # and back
    expect(page.locator(".entry[data-row=guilds]")).to_contain_text("Guilds: 1 point")
    ask_and_leave(page, "Look it up", "Shift+Tab")
    use(page, "Finish and reveal", "Enter")
    reach(page, page.get_by_role("dialog").get_by_role("link", name="Group history"))
    page.keyboard.press("Enter")
    reach(page, page.locator(".games a"))


def ask_and_leave(page: Page, name: str, key: str = "Tab") -> None:
    """A dialog keeps the focus and gives it back."""
    reach(page, button(page, name), key)
    press(page, "Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(12):
        press(page, "Tab")
        assert dialog.evaluate("one => one.contains(document.activeElement)")
    press(page, "Escape")
    expect(button(page, name)).to_be_focused()


def test_a_dialog_keeps_the_focus_while_its_text_is_still_to_come(visit: Visit) -> None:
    """Radio buttons were its last stop then: Tab stops only at the checked one, and went on into the page."""
    page = visit().page
    page.route("**/api/rules/*", lambda route: None)  # never answered
    page.goto("/score")
    use(page, "Start counting")
    page.keyboard.press("Enter")  # to another page
    ask_and_leave(page, "Look it up")


def test_a_dice_game(visit: Visit) -> None:
    """What a building counts can be added and removed; so can the pad."""
    page = visit().page
    page.goto("/score")
    reach(page, page.get_by_role("group", name="Game").get_by_label("Card game"))
    press(page, "ArrowRight")
    use(page, "Start counting")
    page.keyboard.press("Enter")
    open_row(page, "market")
    add = page.get_by_label("Add points for crossed boxes of")
    reach(page, add)
    page.keyboard.type("War")  # the Warehouse
    expect(page.get_by_role("group", name="For each crossed box: Warehouse")).to_be_visible()
    assert page.evaluate(FOCUS) == ""
    reach(page, button(page, "Remove"), "Shift+Tab")
    press(page, "Enter")
    expect(add).to_be_focused()
    reach(page, page.get_by_role("radio", name="By player"), "Shift+Tab")
    press(page, "ArrowRight")
    reach(page, button(page, "Agora"))
    press(page, "Enter")
    expect(page.get_by_role("heading", name="Agora")).to_be_visible()
    ask_and_leave(page, "Fill it in together")
    use(page, "Delete this game", "Enter")
    reach(page, page.get_by_role("dialog").get_by_role("button", name="Delete this game"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Nothing to finish.")).to_be_visible()


def test_statistics(visit: Visit) -> None:
    """The button that asks for the rating gives way to it: so does its focus."""
    visitor = visit()
    page = visitor.page
    visitor.finish(visitor.play("dice", players=2))
    page.goto("/statistics")
    reach(page, page.locator("summary").first)
    press(page, "Enter")
    expect(page.get_by_role("columnheader", name="Winners").first).to_be_visible()
    reach(page, button(page, "Show my rating"))
    page.keyboard.press("Enter")
    expect(page.locator(".rating")).to_be_focused()
    assert page.evaluate(FOCUS) == ""
