"""The room in every size and phase: the board large, nothing cut off, nothing over what it speaks of."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.amount import by_turns
from tests.web.conftest import Visit
from tests.web.hands import join, prompt, resize
from tests.web.measure import MEASURE
from tests.web.phases import FEW, PHASES, SIZES, Phase, Sizes, look_at, sit_down


def measured(page: Page, sizes: Sizes) -> list[str]:
    """What is wrong in any of these sizes."""
    wrong = []
    for width, height in sizes:
        resize(page, width, height)
        wrong += [f"{width}×{height}: {what}" for what in page.evaluate(MEASURE)["wrong"]]
    return wrong


def told_on_the_board(page: Page, phase: Phase, sizes: Sizes) -> list[str]:
    """What is wrong while it is told how the match ended; where the game says what decided it, that is marked."""
    page.locator(phase.then).click()
    expect(page.get_by_test_id("finale")).to_be_visible()
    if phase.game == "sputnik":
        expect(page.locator("[data-mark]").first).to_be_visible()
    return measured(page, sizes)


@pytest.mark.parametrize("game", sorted({phase.game for phase in PHASES}))
def test_every_phase_in_every_size(visit: Visit, game: str) -> None:
    """One page goes from table to table; it is not loaded anew, only made larger and smaller."""
    pages: dict[tuple[str, bool], Page] = {}
    wrong = []
    for turn, phase in enumerate(phase for phase in PHASES if phase.game == game):
        seen_in = (phase.lang, phase.motion)
        if seen_in not in pages:
            pages[seen_in] = visit("/", phone=True, motion=phase.motion, lang=phase.lang)
        page = pages[seen_in]
        look_at(page, phase)
        if phase.motion:
            page.wait_for_timeout(400)  # the camera glides
        if phase.name == "evade":
            expect(page.get_by_test_id("evade")).to_be_focused()
        sizes = by_turns(phase.sizes, turn)
        wrong += [f"{phase} {what}" for what in measured(page, sizes)]
        if phase.then:
            wrong += [f"{phase}, told on the board, {what}" for what in told_on_the_board(page, phase, sizes)]
    assert not wrong, "\n".join(wrong)


def test_talk_takes_nobodys_place(visit: Visit) -> None:
    page = visit(phone=True)
    table = sit_down(page, PHASES[0], friend=0)
    page.goto(table)
    join(visit(), page, table, 0)
    expect(page.get_by_test_id("sheet-talk")).to_be_visible()
    wrong = measured(page, SIZES)
    assert not wrong, "\n".join(wrong)


def test_a_refusal_and_a_hint_leave_the_board_free(visit: Visit) -> None:
    page = visit(phone=True)
    page.goto(sit_down(page, PHASES[0]))
    expect(prompt(page)).to_have_attribute("data-your-turn", "true")
    page.locator('[data-place][data-lit=""]').last.tap(force=True)
    expect(page.get_by_test_id("refusal")).to_be_visible()
    wrong = measured(page, SIZES)
    assert not wrong, "\n".join(wrong)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_test_id("refusal-close").click()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible()
    wrong = measured(page, FEW[:4])
    assert not wrong, "\n".join(wrong)


def test_the_theme_of_the_system_until_one_chooses(visit: Visit) -> None:
    page = visit("/", theme="light")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_test_id("theme").click()
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "light")


def test_few_tabs_to_the_board_and_a_list_of_keys(visit: Visit) -> None:
    page = visit()
    page.goto(sit_down(page, PHASES[0]))
    expect(prompt(page)).to_have_attribute("data-your-turn", "true")
    expect(page.locator("[data-place]").first).to_be_visible()  # the board comes a moment later
    tabs = 0
    while not page.evaluate("document.activeElement.dataset.place !== undefined"):
        page.keyboard.press("Tab")
        tabs += 1
        assert tabs <= 5
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_contain_text("H")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("keys")).to_be_hidden()
    page.keyboard.press(",")
    page.get_by_test_id("show-keys").click()
    page.get_by_test_id("keys").get_by_role("button").hover()
    tip = page.get_by_test_id("tip")
    expect(tip).to_have_text("Close")
    assert tip.evaluate("tip => tip.matches(':popover-open')"), "what came last into the top layer is over the dialog"


def test_help_on_a_button_by_mouse_key_and_finger(visit: Visit) -> None:
    page = visit()
    page.goto(sit_down(page, PHASES[0]))
    expect(prompt(page)).to_have_attribute("data-your-turn", "true")
    page.get_by_test_id("theme").hover()
    expect(page.get_by_test_id("tip")).to_have_text("Light theme")
    page.mouse.move(5, 400)
    expect(page.get_by_test_id("tip")).to_be_hidden()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("tip")).to_be_visible()
    assert page.locator("button[title]").count() == 0
