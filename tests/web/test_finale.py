"""The end of a match, on the board: what decided it, who won, the standing, and what next."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.hands import join, place, wait_until
from tests.web.phases import SIX, SPUTNIK, Phase, found, sit_down
from tests.web.test_quality import check


def before_the_last_move(page: Page, record: Mapping[str, object], friend: Page | None = None) -> str:
    """Sit down where the last decision of a record is one's own, perhaps with a friend; the place where it is made."""
    phase = Phase("sputnik", "last", record, "take", 999)
    who, last = found(phase)[0]["actions"][-1]
    assert last.startswith("take")
    seat = 1 if who == 0 else 0
    table = sit_down(page, phase, friend=seat if friend else None)
    page.goto(table)
    if friend:
        join(friend, page, table, seat)
    goal = str(last.split()[-1])
    expect(place(page, goal)).to_have_attribute("data-lit", "take")
    return goal


def finale(page: Page) -> Locator:
    """What lies on the board."""
    return page.get_by_test_id("finale")


# First what decided it is read, and nothing else is there yet.
DECIDED_ALONE = """() => {
    const seen = (id) => document.querySelector(`[data-testid=${id}]`)?.checkVisibility({ visibilityProperty: true })
    return seen('decided') && !seen('winner') && !seen('standing') && !seen('rematch')
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_end_is_told_on_the_board(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    place(page, before_the_last_move(page, SPUTNIK)).click()
    expect(finale(page)).to_be_visible()
    expect(page.get_by_test_id("decided")).to_have_text("Cadet A has nowhere left to fly.")
    expect(page.get_by_test_id("winner")).to_contain_text("You win!")
    expect(page.get_by_test_id("standing").locator("li")).to_have_text(
        [re.compile("1 .*You"), re.compile("2 .*Cadet A")]
    )
    expect(page.get_by_test_id("finale-live")).to_have_text(
        "Cadet A has nowhere left to fly. You win! Standing: 1. You, 2. Cadet A."
    )
    stranded = page.locator("[data-stranded]")
    expect(stranded).to_contain_text("out")
    expect(page.locator("[data-mark]")).to_have_attribute("data-mark", str(stranded.get_attribute("data-stranded")))
    expect(page.get_by_test_id("rematch")).to_be_focused()
    check(page)

    page.keyboard.press("Escape")
    expect(finale(page)).to_be_hidden()
    result = page.get_by_test_id("show-result")
    expect(result).to_be_focused()
    expect(page.get_by_test_id("prompt")).to_contain_text("You win!")
    page.reload()
    expect(page.get_by_test_id("decided")).to_have_text("Cadet A has nowhere left to fly.")
    expect(page.locator("[data-mark]")).to_be_visible()
    expect(page.get_by_test_id("finale-live")).to_be_empty()
    page.get_by_test_id("finale-close").click()
    expect(finale(page)).to_be_hidden()
    result.click()
    page.get_by_test_id("result-share").click()
    expect(page.get_by_test_id("share-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(finale(page)).to_be_visible()
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "playing")
    expect(finale(page)).to_be_hidden()


def test_with_motion_it_comes_in_steps_and_a_key_shows_the_rest(visit: Visit) -> None:
    page = visit(motion=True, lang="fr-FR")
    place(page, before_the_last_move(page, SPUTNIK)).click()
    expect(page.locator("[data-stranded]")).to_be_visible()
    wait_until(page, DECIDED_ALONE)
    page.keyboard.press("Enter")
    expect(finale(page)).to_have_attribute("data-step", "3")
    expect(page.get_by_test_id("decided")).to_have_text("Mousse A n’a plus nulle part où voler.")
    expect(page.get_by_test_id("winner")).to_contain_text("Vous gagnez\u00a0!")
    expect(page.get_by_test_id("rematch")).to_be_focused()
    expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "over")  # the key did nothing else
    page.get_by_test_id("key-moments").click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    expect(finale(page)).to_be_hidden()
    page.go_back()
    expect(finale(page)).to_have_attribute("data-step", "3")


def test_who_writes_is_not_interrupted(visit: Visit) -> None:
    """The end comes while one writes: the keyboard stays there. In steps it is over by itself."""
    page = visit(motion=True)
    goal = before_the_last_move(page, SIX, visit())
    expect(page.get_by_test_id("talk-input")).to_be_visible()
    place(page, goal).focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("talk-input").focus()
    expect(finale(page)).to_be_visible()
    page.keyboard.type("gg")
    expect(finale(page)).to_have_attribute("data-step", "3")
    expect(page.get_by_test_id("talk-input")).to_be_focused()
    expect(page.get_by_test_id("talk-input")).to_have_value("gg")
    expect(page.get_by_test_id("standing").locator("li")).to_have_count(6)
