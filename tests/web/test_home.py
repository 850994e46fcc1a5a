"""The first page: what one can do is in view at once, the easiest game first, and what one was playing is on top."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from astroport import catalogue
from tests.web.conftest import Visit
from tests.web.hands import play_against_bot

SIZES = [(360, 640), (390, 844), (640, 360), (844, 390), (1280, 800)]


def arrive(visit: Visit, width: int, height: int, lang: str = "en-GB") -> Page:
    page = visit(lang=lang)
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    expect(page.get_by_test_id("shelf")).to_be_visible()
    return page


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_play_is_above_the_fold(visit: Visit, width: int, height: int) -> None:
    page = arrive(visit, width, height, "fr-FR" if width == 360 else "en-GB")
    for what in ("play-sputnik", "level-sputnik"):
        box = page.get_by_test_id(what).bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
        assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height", "screens"), [(1280, 800, 1.5), (390, 844, 3), (360, 640, 3)])
def test_home_is_short(visit: Visit, width: int, height: int, screens: float) -> None:
    for lang in ("en-GB", "fr-FR"):
        page = arrive(visit, width, height, lang)
        expect(page.get_by_test_id("import")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollHeight") <= screens * height, lang


def test_the_games_stand_in_the_order_of_their_ease(visit: Visit) -> None:
    page = visit("/")
    cards = page.get_by_test_id("shelf").locator("article")
    expect(cards).to_have_count(len(catalogue()))
    shown = cards.evaluate_all("cards => cards.map(card => card.dataset.testid)")
    assert shown == [f"game-{slug}" for slug in catalogue()]
    easiest = next(iter(catalogue().values()))
    expect(page.get_by_test_id("first-time")).to_have_count(1)
    expect(cards.first.get_by_test_id("first-time")).to_contain_text(f"Start with {easiest.name.to('en')}")
    expect(page.get_by_test_id("how-galactica")).to_have_attribute("href", "/how/galactica")


def test_the_level_is_remembered_and_played(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("level-galactica").select_option("captain")
    expect(page.get_by_test_id("level-sputnik")).to_have_value("captain")
    page.reload()
    expect(page.get_by_test_id("level-sputnik")).to_have_value("captain")
    page.goto("/new/sputnik")
    expect(page.get_by_test_id("bot-level").get_by_role("radio", name="Captain")).to_be_checked()
    play_against_bot(page)
    expect(page.get_by_test_id("table-seat-1")).to_contain_text("Captain")


def test_a_result_says_who_won(visit: Visit) -> None:
    """Two people, one of whom gives up: each reads it as it concerns them."""
    ann = visit("/")
    seats = [{"who": "me", "name": "Ann"}, {"who": "open"}]
    opened = ann.request.post("/api/tables", data={"game": "sputnik", "seats": seats}).json()["table"]
    ben = visit()
    key = ann.request.get(f"/api/tables/{opened}/links").json()["join"]
    ben.goto(f"/t/{opened}#join={key}")
    ben.get_by_test_id("sit-1").click()
    expect(ben.get_by_test_id("room")).to_have_attribute("data-stage", "playing")
    ben.get_by_test_id("leave").click()
    ben.get_by_test_id("resign").click()
    expect(ben.get_by_test_id("ended")).to_be_visible()
    for page, words in ((ann, "You won (resigned)"), (ben, "You resigned")):
        page.goto("/")
        expect(page.get_by_test_id("tables-ended").get_by_test_id(f"table-{opened}")).to_contain_text(words)


def test_what_goes_on_and_how_it_came_out(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_test_id("shelf")).to_be_visible()
    expect(page.get_by_test_id("my-tables")).to_have_count(0)
    play_against_bot(page)
    table = page.url.rpartition("/")[2]
    page.goto("/")
    row = page.get_by_test_id("tables-going").get_by_test_id(f"table-{table}")
    expect(row).to_contain_text("You and Pilot B")
    expect(row).to_contain_text("Your turn")
    expect(row.locator("svg")).to_be_visible()
    assert page.get_by_test_id("play-sputnik").bounding_box()["y"] < 700  # type: ignore[index]
    row.click()
    page.get_by_test_id("leave").click()
    page.get_by_test_id("resign").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    page.goto("/")
    ended = page.get_by_test_id("tables-ended").get_by_test_id(f"table-{table}")
    expect(ended).to_contain_text("You resigned")
    expect(page.get_by_test_id("tables-going")).to_have_count(0)
    page.get_by_test_id(f"remove-{table}").click()
    page.get_by_test_id("remove-sure").click()
    expect(page.get_by_test_id("my-tables")).to_have_count(0)
