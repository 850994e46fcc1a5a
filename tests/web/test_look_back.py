"""After the match: replay, other seats, play from here, records, luck."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import astroport
from astroport.core.record import dumps
from tests.web.conftest import Visit
from tests.web.hands import act, play_against_bot, wait_for_turn, wait_until


@pytest.fixture
def finished(visit: Visit) -> Page:
    """A match against a bot, played to its end."""
    page, luck = visit(), random.Random(2)
    play_against_bot(page)
    while wait_for_turn(page):
        act(page, luck)
    return page


def last_ply(page: Page) -> int:
    return int(str(page.get_by_test_id("replay-slider").get_attribute("max")))


def stands_at(page: Page, ply: int) -> None:
    """The position at a ply is shown."""
    expect(page.get_by_test_id("replay-bar")).to_have_attribute("data-index", str(ply))


def test_replay_and_play_from_here(finished: Page) -> None:
    page = finished
    page.get_by_test_id("result-replay").click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    last = last_ply(page)
    assert last > 10
    for key, ply in (("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        page.keyboard.press(key)
        stands_at(page, ply)
    page.get_by_test_id("replay-slider").fill("5")
    stands_at(page, 5)
    page.get_by_test_id("replay-log").get_by_role("button").nth(8).click()
    stands_at(page, 8)
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
    wait_until(page, "was => location.href !== was", arg=table)
    expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "playing")
    wait_for_turn(page)
    act(page, random.Random(4))


SLOWLY = """() => {
  window.asked = []
  const really = window.fetch
  window.fetch = async (address, ...more) => {
    if (window.asked && address.includes('/replay?')) {
      window.asked.push(address)
      await new Promise((done) => setTimeout(done, 200))
    }
    return really(address, ...more)
  }
}"""


SCRUB = """slider => {
  for (const ply of [200, 250, 301]) {
    slider.value = ply
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  }
}"""


def test_a_long_match_comes_as_it_is_looked_at(visit: Visit, tmp_path: Path) -> None:
    page, file, luck = visit("/"), tmp_path / "match.json", random.Random(3)
    match = astroport.start("galactica", seats=4, seed=3)
    while match.ply < 600 and not match.over:
        match.play(luck.choice(match.actions()))
    file.write_text(dumps(match.record()))
    page.evaluate(SLOWLY)
    page.get_by_test_id("import-file").set_input_files(file)
    stands_at(page, 0)
    last, log = last_ply(page), page.get_by_test_id("replay-log")
    assert last == match.ply
    page.keyboard.press("End")
    expect(page.get_by_test_id("replay-loading")).to_be_visible()
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(last))  # where one wants to go
    stands_at(page, last)
    expect(page.get_by_test_id("replay-loading")).to_be_hidden()
    current = log.locator("[aria-current=step]")
    expect(current).to_have_attribute("data-ply", str(last))
    for back in range(1, 40):  # beyond what came
        page.keyboard.press("ArrowLeft")
        stands_at(page, last - back)
    expect(current).to_have_attribute("data-ply", str(last - 39))
    page.get_by_test_id("replay-slider").evaluate(SCRUB)  # of those that follow each other the last one counts
    stands_at(page, 301)
    asked = page.evaluate("[asked, (asked = null)][0]")
    assert len(asked) < 12
    assert not any("from=240" in each for each in asked)
    log.evaluate("list => { list.scrollTop = 0 }")
    page.get_by_test_id("replay-gap").first.scroll_into_view_if_needed()
    expect(log.locator("[data-ply='40']")).to_have_count(1)
    page.get_by_test_id("replay-slider").focus()
    page.keyboard.press("Home")
    page.get_by_test_id("replay-next").click()
    stands_at(page, 2)  # nothing is told of the first
    page.get_by_test_id("replay-slider").fill("444")
    stands_at(page, 444)
    table = page.url
    page.get_by_test_id("fork").click()
    page.get_by_test_id("fork-alone").click()
    wait_until(page, "was => location.href !== was", arg=table)
    expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "playing")


def test_the_luck_is_verified(finished: Page) -> None:
    finished.get_by_test_id("verify").first.click()
    dialog = finished.get_by_role("dialog")
    expect(dialog).to_contain_text("checked")
    expect(finished.get_by_test_id("luck").first).to_be_attached()


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
