"""Setting up a table: whatever is chosen can be played, each value says what it does, and Begin is in view."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from astroport import catalogue
from tests.web.conftest import Visit
from tests.web.hands import unfold


def radio(page: Page, choice: str, value: object) -> Locator:
    return page.get_by_test_id(choice).locator(f'input[value="{str(value).lower()}"]')


def seated(page: Page) -> Locator:
    return page.get_by_test_id("fold-seats").locator("[data-testid^=seat-]")


def test_teams_fix_four_seats(visit: Visit) -> None:
    page = visit("/new/sputnik")
    unfold(page, "options")
    expect(page.get_by_test_id("option-teams").locator("label").last).to_contain_text("4 players")
    radio(page, "option-rockets", 3).check()
    expect(page.get_by_test_id("option-rockets")).to_contain_text("three rockets each")
    radio(page, "option-teams", True).check()
    expect(radio(page, "count", 4)).to_be_checked()
    expect(radio(page, "option-rockets", 1)).to_be_checked()
    expect(page.get_by_test_id("brought")).to_contain_text("Changed to match: 4 players and Rockets each: 1.")
    expect(page.get_by_test_id("option-teams")).to_contain_text("your partner")
    expect(seated(page)).to_have_count(4)
    radio(page, "count", 6).check()
    expect(radio(page, "option-teams", False)).to_be_checked()
    expect(page.get_by_test_id("brought")).to_contain_text("Changed to match: Teams: no.")
    radio(page, "option-teams", True).check()
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("room")).to_be_visible()
    expect(page.get_by_test_id("table-seat-3")).to_be_visible()


@pytest.mark.parametrize("slug", catalogue())
def test_nothing_that_can_be_chosen_is_refused(visit: Visit, slug: str) -> None:
    """Every value of every option is clicked, each with every preset, as fast as hands go; then the table opens."""
    page = visit()
    answers: list[tuple[str, int]] = []
    page.on("response", lambda answer: answers.append((answer.url, answer.status)))
    page.goto(f"/new/{slug}")
    game = catalogue()[slug]
    if game.options:
        unfold(page, "options")
    expect(page.locator("[data-testid^=preset-]")).to_have_count(4 if game.seats[0] == 1 else 3)
    presets = page.locator("[data-testid^=preset-] input")
    for preset in range(presets.count()):
        presets.nth(preset).check(force=True)
        for option in (*(f"option-{option.name}" for option in game.options), "count"):
            for one in page.get_by_test_id(option).get_by_role("radio").all():
                if one.is_enabled():
                    one.check()
                    expect(one).to_be_checked()
    page.get_by_test_id("preset-alone").click()
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("room")).to_be_visible()
    assert any(url.endswith("/check") for url, _ in answers) or not game.options
    assert [answer for answer in answers if answer[1] >= 400] == []


def test_what_cannot_be_had_says_why(visit: Visit) -> None:
    page = visit("/new/asteroyds")
    three = radio(page, "count", 3)
    expect(three).to_be_disabled()
    expect(page.get_by_test_id("count")).to_contain_text("Two, four, five or six players")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (390, 844), (1280, 800)])
def test_begin_is_always_in_view(visit: Visit, width: int, height: int) -> None:
    page = visit("/new/asteroyds", lang="fr-FR")
    page.set_viewport_size({"width": width, "height": height})
    begin = page.get_by_test_id("open-table")
    expect(begin).to_be_in_viewport(ratio=1)
    for part in ("seats", "options", "table"):
        unfold(page, part)
        expect(begin).to_be_in_viewport(ratio=1)
    for where in ("0", "document.documentElement.scrollHeight / 2", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo(0, {where})")
        expect(begin).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert [v["id"] for v in Axe().run(page).response["violations"]] == []
