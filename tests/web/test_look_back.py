"""After the match: replay, other seats, play from here, records, luck."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import act, play_against_bot, wait_for_turn


@pytest.fixture
def finished(visit: Visit) -> Page:
    """A match against a bot, played to its end."""
    page, luck = visit(), random.Random(2)
    play_against_bot(page)
    while wait_for_turn(page):
        act(page, luck)
    return page


def index(page: Page) -> int:
    return int(str(page.get_by_test_id("replay-bar").get_attribute("data-index")))


def test_replay_and_play_from_here(finished: Page) -> None:
    page = finished
    page.get_by_test_id("result-replay").click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    page.keyboard.press("End")
    last = index(page)
    assert last > 10
    page.keyboard.press("ArrowLeft")
    assert index(page) == last - 1
    page.keyboard.press("Home")
    assert index(page) == 0
    page.get_by_test_id("replay-slider").fill("5")
    assert index(page) == 5
    page.get_by_test_id("replay-log").get_by_role("button").nth(8).click()
    assert index(page) > 5
    expect(page.get_by_test_id("chart")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("replay-bar")).to_be_hidden()
    page.go_forward()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    page.get_by_test_id("replay-seat").select_option(index=1)
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    page.get_by_test_id("replay-slider").fill("6")
    table = page.url
    page.get_by_test_id("fork").click()
    page.get_by_test_id("fork-alone").click()
    page.wait_for_function("was => location.href !== was", arg=table)
    expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "playing")
    wait_for_turn(page)
    act(page, random.Random(4))


def test_the_luck_is_verified(finished: Page) -> None:
    finished.get_by_test_id("verify").first.click()
    dialog = finished.get_by_role("dialog")
    expect(dialog).to_contain_text("checked")
    hash_shown = finished.get_by_test_id("luck")
    assert hash_shown.count()


def test_a_record_is_saved_and_brought_back(finished: Page, tmp_path: Path) -> None:
    with finished.expect_download() as download:
        finished.get_by_test_id("export").first.click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["format"] == "astroport-record"
    assert record["result"]
    finished.goto("/")
    finished.get_by_test_id("import-file").set_input_files(file)
    expect(finished.get_by_test_id("room")).to_have_attribute("data-stage", "over")
    file.write_text("{}")
    finished.goto("/")
    finished.get_by_test_id("import-file").set_input_files(file)
    expect(finished.get_by_test_id("trouble")).to_be_visible()
