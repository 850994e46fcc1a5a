"""Playing at the page: whole matches by mouse, by keys, by two people, on a phone, in French."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.server.faults import ServerProcess
from tests.web.conftest import Visit, start
from tests.web.hands import act, lit, place, play_against_bot, prompt, until_changed, version, wait_for_turn, wait_until


def test_a_whole_match_by_mouse(visit: Visit) -> None:
    page, luck = visit(), random.Random(1)
    play_against_bot(page)
    while wait_for_turn(page):
        act(page, luck)
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("result")).to_contain_text(re.compile("win", re.I))
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "playing")
    wait_for_turn(page)


def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    """Tab to the button, Enter; at the board n goes to the next lit place and Enter chooses it."""
    page = visit("/")
    button = page.get_by_test_id("play-sputnik")
    expect(button).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if button.evaluate("b => b === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("room")).to_be_visible()
    wait_for_turn(page)
    for _ in range(40):
        if page.evaluate("document.activeElement?.dataset?.place !== undefined"):
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.place"), "the board is reached by Tab"
    start = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") != start
    while wait_for_turn(page):
        before = version(page)
        page.keyboard.press("n")
        assert page.evaluate("document.activeElement.dataset.lit"), "n goes to a lit place"
        page.keyboard.press("Enter")
        until_changed(page, before)
    expect(page.get_by_test_id("result")).to_be_visible()


def with_friend(visit: Visit, **more: bool) -> tuple[Page, Page]:
    """A table that one opens and another joins by its link."""
    ann = visit("/new/sputnik")
    ann.get_by_test_id("preset-link").click()
    ann.get_by_test_id("open-table").click()
    expect(ann.get_by_test_id("room")).to_have_attribute("data-stage", "open")
    ann.get_by_test_id("share").click()
    link = ann.get_by_test_id("link-join").locator("input").input_value()
    assert "#join=" in link
    expect(ann.get_by_test_id("share-dialog").get_by_test_id("qr").first).to_be_visible()
    ann.keyboard.press("Escape")
    ben = visit(link, **more)
    ben.get_by_test_id("sit-1").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "playing")
    assert "#" not in ben.url, "the key is gone from the address"
    return ann, ben


def test_two_people_with_a_reload_and_a_cut(visit: Visit, house: ServerProcess) -> None:
    ann, ben = with_friend(visit)
    pages, luck = [ann, ben], random.Random(3)

    def whose() -> Page:
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            for page in pages:
                if lit(page):
                    return page
            ann.wait_for_timeout(50)
        raise AssertionError("nobody is to move")

    for _ in range(4):
        act(whose(), luck)
    ben.reload()
    expect(ben.get_by_test_id("room")).to_be_visible()
    for _ in range(4):
        act(whose(), luck)
    house.kill()
    expect(ann.get_by_test_id("reconnecting")).to_be_visible()
    start(house)
    for page in pages:
        expect(page.get_by_test_id("reconnecting")).to_be_hidden()
    for _ in range(6):
        act(whose(), luck)
    expect(ben.get_by_test_id("room")).to_have_attribute(
        "data-version", str(ann.get_by_test_id("room").get_attribute("data-version"))
    )
    empty = [
        page.locator('[data-place][aria-label*="empty"]').evaluate_all("cells => cells.map(c => c.dataset.place)")
        for page in pages
    ]
    assert empty[0] == empty[1] != []


def test_nobody_is_asked_to_talk_to_bots(visit: Visit) -> None:
    for phone in (False, True):
        page = visit(phone=phone)
        play_against_bot(page)
        expect(page.get_by_test_id("sheet-log" if phone else "panel")).to_be_visible()
        assert not page.get_by_test_id("talk").or_(page.get_by_test_id("sheet-talk")).count()


def test_talk_and_undo_by_consent(visit: Visit) -> None:
    ann, ben = with_friend(visit)
    ann.get_by_test_id("talk-input").fill("good luck")
    ann.keyboard.press("Enter")
    expect(ben.get_by_test_id("talk-line").last).to_contain_text("good luck")
    luck = random.Random(5)
    expect(ann.locator('[data-testid^=table-seat-][data-moves="true"]')).to_have_count(1)
    begins = ann.get_by_test_id("table-seat-0").get_attribute("data-moves") == "true"
    first, other = (ann, ben) if begins else (ben, ann)
    wait_for_turn(first)
    act(first, luck)
    expect(first.get_by_test_id("undo")).to_have_attribute("data-how", "free")
    first.get_by_test_id("undo").click()
    expect(prompt(first)).to_contain_text("fly")
    for _ in range(2):
        wait_for_turn(first)
        act(first, luck)
    wait_for_turn(other)
    act(other, luck)
    expect(first.get_by_test_id("undo")).to_have_attribute("data-how", "ask")
    first.get_by_test_id("undo").click()
    expect(first.get_by_test_id("undo-waits")).to_be_visible()
    other.get_by_test_id("undo-asked").get_by_role("button").last.click()
    expect(first.get_by_test_id("told")).to_contain_text("did not agree to undo")
    first.get_by_test_id("undo").click()
    other.get_by_test_id("undo-asked").get_by_role("button").first.click()
    wait_for_turn(first)
    expect(prompt(first)).to_contain_text("remove")


def test_a_refused_move_says_its_rule(visit: Visit) -> None:
    page = visit()
    play_against_bot(page)
    place(page, "d4").click()
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_have_attribute("data-rule", "SP-2.2")
    page.get_by_test_id("lang-fr").click()
    expect(refusal).to_be_hidden()  # a click elsewhere puts it away
    place(page, "d4").click()
    expect(refusal).to_contain_text("SP-2.2")
    french = refusal.inner_text()
    page.get_by_test_id("refusal-rule").first.click()
    panel = page.get_by_test_id("rules-panel")
    expect(panel).to_be_visible()
    expect(panel.locator("[id$='SP-2.2']").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_test_id("lang-en").click()
    expect(refusal).to_be_hidden()
    place(page, "d4").click()
    expect(refusal).to_contain_text("SP-2.2")
    assert refusal.inner_text() != french


def test_in_french_nothing_is_english(visit: Visit) -> None:
    page = visit("/", lang="fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    play_against_bot(page)
    expect(prompt(page)).to_contain_text("À vous")
    expect(page.get_by_test_id("log-line").first).to_contain_text("La table est ouverte")
    place(page, "d4").hover()
    label = place(page, "d4").get_attribute("aria-label")
    assert label
    assert "galaxies" in label
    words = set(re.findall(r"\w+", page.locator("body").inner_text()))
    assert words.isdisjoint(
        {"Your", "You", "Undo", "Leave", "Rules", "Log", "bot", "Talk", "fly", "Fair", "move", "Send"}
    )


def test_on_a_phone(visit: Visit) -> None:
    page, luck = visit(phone=True), random.Random(7)
    play_against_bot(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    box = place(page, lit(page)[0]).bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    for _ in range(4):
        wait_for_turn(page)
        place(page, luck.choice(lit(page))).tap()
        page.wait_for_timeout(100)
    page.get_by_test_id("sheet-log").click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("sheet")).to_be_hidden()


def test_moves_are_animated_and_can_be_skipped(visit: Visit) -> None:
    page, luck = visit(motion=True), random.Random(9)
    play_against_bot(page)
    act(page, luck)
    wait_for_turn(page)
    act(page, luck)
    page.keyboard.press("Escape")
    wait_for_turn(page)


def test_the_title_tells_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    play_against_bot(page)
    wait_until(page, "() => document.title.startsWith('●')")


def test_several_on_one_screen(visit: Visit) -> None:
    page, luck = visit("/new/sputnik"), random.Random(11)
    page.get_by_test_id("preset-screen").click()
    page.get_by_test_id("open-table").click()
    for _ in range(6):
        wait_for_turn(page)
        act(page, luck)
    expect(page.get_by_test_id("table-seat-0")).to_be_visible()


def test_leaving_leaves_and_the_seat_stays_ones_own(visit: Visit) -> None:
    """Who leaves goes home; the other sees it, is never offered the seat, and the match goes on when they are back."""
    ann, ben = with_friend(visit)
    table = ben.url
    ben.get_by_test_id("leave").click()
    ben.get_by_test_id("leave-sure").click()
    expect(ben.get_by_test_id("my-tables")).to_be_visible()
    seat = ann.get_by_test_id("table-seat-1")
    expect(seat).to_have_attribute("data-away", "true")
    expect(seat).to_have_attribute("data-online", "false")
    expect(ann.get_by_test_id("sit-1")).to_be_hidden()
    ben.goto(table)
    ben.get_by_test_id("back").click()
    expect(seat).to_have_attribute("data-away", "false")
    moves, waits = (ann, ben) if lit(ann) else (ben, ann)
    seat_to_move = 0 if moves is ann else 1
    waits.get_by_test_id(f"nudge-{seat_to_move}").click()
    expect(moves.get_by_test_id("told")).to_have_attribute("data-what", "nudged")
    wait_until(moves, "() => document.title.includes('waiting for you')")
    moves.goto("/")
    expect(waits.get_by_test_id(f"waiting-for-{seat_to_move}")).to_be_visible()
    expect(waits.get_by_test_id("claim-win")).to_have_attribute("aria-disabled", "true")
    waits.get_by_test_id("leave").click()
    waits.get_by_test_id("resign").click()
    expect(waits.get_by_test_id("ended")).to_contain_text("You resigned")
    moves.goto(table)
    expect(moves.get_by_test_id("ended")).to_contain_text("resigned")
    moves.get_by_test_id("rematch").click()
    expect(waits.get_by_test_id("rematch-wish")).to_be_visible()
    expect(moves.get_by_test_id("rematch-cancel")).to_be_visible()
    waits.get_by_test_id("rematch").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "playing")
        assert page.url != table
    ann.goto("/")
    name = table.rpartition("/")[2]
    ann.get_by_test_id(f"remove-{name}").click()
    ann.get_by_test_id("remove-sure").click()
    expect(ann.get_by_test_id(f"remove-{name}")).to_be_hidden()


def test_the_address_of_a_table_with_open_seats_is_a_link(visit: Visit) -> None:
    ann = visit("/new/sputnik")
    ann.get_by_test_id("preset-link").click()
    ann.get_by_test_id("open-table").click()
    ann.wait_for_url("**/t/*#join=*")
    ben = visit(ann.url)
    ben.get_by_test_id("sit-1").click()
    expect(ann.get_by_test_id("room")).to_have_attribute("data-stage", "playing")
    ann.wait_for_url(lambda url: "#" not in url)
    ann.reload()
    expect(ann.get_by_test_id("room")).to_have_attribute("data-stage", "playing")


def test_why_did_it_play_that(visit: Visit) -> None:
    page, luck = visit(), random.Random(13)
    play_against_bot(page)
    for _ in range(2):
        wait_for_turn(page)
        act(page, luck)
    wait_for_turn(page)
    page.get_by_test_id("why").last.click()
    expect(page.get_by_test_id("reasons")).to_be_visible()
    expect(page.get_by_test_id("reasons")).to_contain_text("Winning chances of")


def test_a_link_put_into_the_address_of_an_open_page_counts(visit: Visit) -> None:
    ann = visit("/new/sputnik")
    ann.get_by_test_id("preset-link").click()
    ann.get_by_test_id("open-table").click()
    ann.get_by_test_id("share").click()
    link = ann.get_by_test_id("link-join").locator("input").input_value()
    expect(ann.get_by_test_id("share-here")).to_be_visible()
    ben = visit(link.partition("#")[0])
    expect(ben.get_by_test_id("notice-page")).to_be_visible()
    ben.evaluate("key => { location.hash = key }", link.partition("#")[2])
    expect(ben.get_by_test_id("room")).to_be_visible()
    assert "#" not in ben.url


@pytest.mark.parametrize(("path", "words"), [("/t/nosuchtable0", "no"), ("/new/chess", ""), ("/nowhere", "")])
def test_wrong_addresses_are_explained(visit: Visit, path: str, words: str) -> None:
    page = visit(path)
    expect(page.get_by_test_id("notice-page").or_(page.get_by_test_id("trouble"))).to_be_visible()
    assert words in page.locator("body").inner_text().lower()
