"""On a slow line every click is followed by something to be seen before the server has answered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import lit, place, play_against_bot, wait_until
from tests.web.lines import SlowLine


@pytest.fixture
def line(visit: Visit) -> SlowLine:
    """A line of one's own."""
    made = SlowLine(visit())
    made.lay()
    return made


def test_from_the_first_click_to_a_rematch(line: SlowLine) -> None:
    page = line.page
    page.goto("/")
    expect(page.get_by_test_id("play-sputnik")).to_be_visible()
    line.sign_after(page.get_by_test_id("play-sputnik").click)
    expect(page.get_by_test_id("room")).to_be_visible()
    play_on = lit(page)
    while not play_on:
        page.wait_for_timeout(100)
        play_on = lit(page)
    line.sign_after(place(page, play_on[0]).click)
    expect(page.locator(".target.sent")).to_have_count(0)
    expect(page.get_by_test_id("busy")).to_have_count(0)
    line.sign_after(page.get_by_test_id("undo").click)
    wait_until(page, "() => document.querySelector('[data-lit]:not([data-lit=\"\"])')")
    page.get_by_test_id("leave").click()
    line.sign_after(page.get_by_test_id("resign").click)
    line.sign_after(page.get_by_test_id("rematch").click)
    page.wait_for_url(lambda url: "/t/" in url)


def test_a_move_is_marked_where_it_was_made_and_said_to_be_on_its_way(line: SlowLine) -> None:
    page = line.page
    play_against_bot(page)
    line.slow = True
    chosen = lit(page)[0]
    place(page, chosen).click()
    expect(page.locator(".target.sent")).to_have_attribute("data-place", chosen)
    expect(page.get_by_test_id("sending")).to_be_visible()
    line.let_go()
    expect(page.get_by_test_id("sending")).to_have_count(0)
    expect(page.locator(".target.sent")).to_have_count(0)


def test_a_hint_is_seen_to_be_thought_about_at_once(line: SlowLine) -> None:
    page = line.page
    play_against_bot(page)
    line.slow = True
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-panel")).to_be_visible()
    expect(page.get_by_test_id("hint-panel").get_by_role("progressbar")).to_be_visible()


def test_a_page_that_is_still_loading_is_no_empty_sky(line: SlowLine) -> None:
    page = line.page
    page.goto("/")
    expect(page.get_by_test_id("play-sputnik")).to_be_visible()
    page.route("**/assets/**", line.asked)
    line.sign_after(page.get_by_test_id("how-sputnik").click)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_test_id("skeleton")).to_have_count(0)
