"""How to play: one page a game, with examples on the game's own board that move, stand still, or are printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from astroport import catalogue
from astroport.core.guide import has_guide
from tests.amount import combined
from tests.web.conftest import Visit
from tests.web.hands import resize, wait_for_turn
from tests.web.test_quality import check

SHEET = (703, 1032)  # what margins leave of A4, in pixels
LEAST_BOARD = 150  # pixels: 4 cm on paper
GUIDED = [game.slug for game in catalogue().values() if has_guide(game)]


def see_all(page: Page) -> None:
    """Go through the page, so that every board is drawn, and come back."""
    expect(page.get_by_test_id("scene").first).to_be_visible()
    for figure in page.get_by_test_id("figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.get_by_test_id("scene").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize("slug", GUIDED)
def test_every_guide_shows_its_examples_and_breaks_no_rule(visit: Visit, slug: str) -> None:
    page = visit(f"/how/{slug}", phone=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    see_all(page)
    expect(page.locator("[data-missing]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page)


def test_contents_stills_and_the_other_language(visit: Visit) -> None:
    page = visit("/how/sputnik")
    contents = page.get_by_role("navigation", name="On this page")
    expect(contents.get_by_role("link")).to_have_text(
        ["The goal", "Your turn", "How you win", "Your base to the rescue", "Exceptions"]
    )
    contents.get_by_role("link", name="How you win").click()
    expect(page.get_by_role("heading", name="How you win")).to_be_in_viewport()
    won = page.get_by_test_id("figure").nth(2)
    expect(won).to_have_attribute("data-moving", "false")
    expect(won.get_by_test_id("scene")).to_have_count(3)
    expect(won.get_by_text("Stranded! You win.")).to_be_visible()
    expect(won.get_by_test_id("figure-rest")).to_have_count(0)
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", name="Comment gagner")).to_be_visible()
    expect(won.get_by_text("Vous gagnez.")).to_be_visible()
    page.get_by_test_id("how-rules").click()
    expect(page.get_by_test_id("rulebook")).to_be_visible()
    page.get_by_test_id("how-to-play").click()
    expect(page.get_by_test_id("guide")).to_be_visible()


def test_examples_move_until_they_are_stopped_and_are_still_on_paper(visit: Visit) -> None:
    page = visit("/how/sputnik#part-2", motion=True)
    turn = page.get_by_test_id("figure").nth(1)
    expect(turn).to_have_attribute("data-moving", "true")
    expect(turn.get_by_test_id("scene")).to_have_count(1)
    expect(turn).to_have_attribute("data-frame", "1")
    expect(turn.get_by_text("You have landed.")).to_be_visible()
    turn.get_by_test_id("figure-rest").click()
    stopped = turn.get_attribute("data-frame")
    page.wait_for_timeout(3500)
    expect(turn).to_have_attribute("data-frame", stopped or "")
    turn.get_by_role("button", name="Step 1 of 3").click()
    expect(turn).to_have_attribute("data-frame", "0")

    page.emulate_media(media="print")
    expect(turn.get_by_test_id("scene")).to_have_count(3)
    expect(page.get_by_test_id("scene")).to_have_count(11)
    for control in page.locator("button, nav, header, footer").all():
        expect(control).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
    page.emulate_media(media="screen")
    expect(page.locator("html")).not_to_have_attribute("data-theme", "light")
    expect(turn.get_by_test_id("scene")).to_have_count(1)


@pytest.mark.parametrize(("slug", "lang"), combined(GUIDED, ["fr-FR", "en-GB"]))
def test_every_guide_fits_on_three_sheets(visit: Visit, slug: str, lang: str) -> None:
    page = visit(f"/how/{slug}", lang=lang)
    resize(page, *SHEET)
    expect(page.get_by_test_id("scene").first).to_be_visible()
    page.emulate_media(media="print")
    figures = page.get_by_test_id("figure")
    expect(page.locator("[data-testid=figure]:has([data-testid=scene])")).to_have_count(figures.count())
    expect(page.locator("[data-missing]")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    for control in page.locator("button:not([data-testid=scene] *), nav, header, footer").all():
        expect(control).to_be_hidden()
    for section in page.get_by_test_id("guide").locator("> section").all():
        box = section.bounding_box()
        assert box
        assert box["height"] < SHEET[1], "no page ends within an example"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    wide = page.get_by_test_id("scene").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(wide) > LEAST_BOARD
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, format="A4"))
    assert 1 <= len(sheets) <= 3


def test_play_begins_a_match_where_the_guide_is_at_hand(visit: Visit) -> None:
    page = visit("/how/sputnik")
    page.get_by_test_id("how-play").click()
    wait_for_turn(page)
    page.get_by_role("button", name="Rules").first.click()
    panel = page.get_by_test_id("rules-panel")
    expect(panel.get_by_test_id("scene").first).to_be_visible()
    expect(panel.get_by_role("heading", name="The goal")).to_be_visible()
    check(page)
    panel.get_by_test_id("read-book").click()
    expect(panel.get_by_test_id("rulebook")).to_be_visible()


def test_a_game_that_is_not_there(visit: Visit) -> None:
    page = visit("/how/nosuchgame")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
