"""What a stranger reads at the table: the goal, what a thing is, what just happened, what a hint means."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.amount import combined
from tests.web.conftest import Visit
from tests.web.hands import act, lit, place, play_against_bot, prompt, resize, version, wait_for_turn
from tests.web.phases import BEGUN, PHASES, Phase, look_at, sit_down

PHONES = ((360, 640), (390, 844), (844, 390), (640, 360))


def test_the_goal_is_said_and_can_be_folded_away(visit: Visit) -> None:
    page = visit("/")
    play_against_bot(page)
    goal = page.get_by_test_id("goal")
    expect(goal).to_contain_text("Be the last one whose rocket can still fly.")
    expect(prompt(page)).to_contain_text("Goal: Be the last one")
    goal.locator("summary").click()
    expect(goal.get_by_role("link")).to_be_hidden()
    page.reload()
    expect(goal.locator("summary")).to_be_visible()
    expect(goal.get_by_role("link")).to_be_hidden()


@pytest.mark.parametrize(("game", "lang"), combined(sorted(BEGUN), ["en-GB", "fr-FR"]))
def test_on_a_phone_the_goal_stands_with_its_picture_over_what_is_asked(visit: Visit, game: str, lang: str) -> None:
    page = visit("/", phone=True, lang=lang)
    look_at(page, Phase(game, "first", shows="[data-testid=goal-line]", at=PHONES[0]))
    goal, board = page.get_by_test_id("goal-line"), page.locator("[data-part=board]")
    for width, height in PHONES:
        resize(page, width, height)
        expect(goal).to_contain_text("Goal: " if lang == "en-GB" else "But du jeu")
        expect(goal.locator("> .picture svg")).to_be_visible()
        assert goal.locator("> .line").evaluate("line => line.scrollHeight <= line.clientHeight + 1"), (
            "it is read whole"
        )
        before = board.bounding_box()
        goal.tap()
        expect(goal).to_be_hidden()
        if game == "asteroyds" or width > height:
            assert board.bounding_box() == before, "the board stays where it is"
        page.get_by_test_id("sheet-more").click()
        page.get_by_test_id("goal").locator("summary").click()
        page.keyboard.press("Escape")
    expect(goal).to_be_visible()


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_on_the_smallest_phone_every_action_is_in_view_at_once(visit: Visit, lang: str) -> None:
    page = visit("/", phone=True, lang=lang)
    look_at(page, Phase("escape_pods", "first", shows="[data-testid=goal-line]", at=PHONES[0]))
    for goal_is_known in (False, True):
        if goal_is_known:
            page.get_by_test_id("goal-line").tap()
            expect(page.get_by_test_id("goal-line")).to_be_hidden()
        expect(page.locator("[data-part=hand]")).to_have_attribute("data-more", "no")
        expect(page.locator("[data-testid^=use-]")).to_have_count(8)


def test_what_just_happened_stands_over_what_is_asked(visit: Visit) -> None:
    page = visit(phone=True)
    play_against_bot(page)
    luck = random.Random(3)
    act(page, luck)
    act(page, luck)
    assert wait_for_turn(page)
    expect(page.get_by_test_id("aside")).to_contain_text("flies to")


def test_a_thing_says_what_it_is_what_it_does_and_its_rule(visit: Visit) -> None:
    page = visit()
    page.goto(sit_down(page, PHASES[0]))
    assert wait_for_turn(page)
    can = lit(page)[0]
    place(page, can).hover()
    expect(page.locator(".tag")).to_contain_text("SP-2.2 · One cell at a time")
    page.locator('[data-place][data-lit=""]').first.hover()
    expect(page.locator(".tag .rule")).to_contain_text("SP-")


def test_nothing_is_said_of_what_appears_under_a_mouse_at_rest(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("play-sputnik").click()
    assert wait_for_turn(page)
    assert page.locator(".target:hover").count() == 1
    expect(page.locator(".tag")).to_have_count(0)
    page.locator('[data-place][data-lit=""]').first.hover()
    expect(page.locator(".tag")).to_be_visible()


def test_a_finger_that_stays_reads_and_plays_nothing(visit: Visit) -> None:
    page = visit(phone=True)
    page.goto(sit_down(page, PHASES[0]))
    assert wait_for_turn(page)
    before = version(page)
    target = place(page, lit(page)[0])
    box = target.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".tag")).to_contain_text("SP-2.2")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".tag")).to_contain_text("SP-2.2")
    assert page.get_by_test_id("room").get_attribute("data-version") == before
    target.tap()
    expect(page.get_by_test_id("room")).not_to_have_attribute("data-version", str(before))


def test_a_hint_is_drawn_and_the_board_shows_the_names_it_uses(visit: Visit) -> None:
    page = visit(phone=True)
    page.goto(sit_down(page, PHASES[0]))
    assert wait_for_turn(page)
    names = page.locator("[data-part=board] text.name")
    expect(names).to_have_count(0)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible()
    advised = str(page.locator("[data-advised]").get_attribute("data-place"))
    expect(page.get_by_test_id("hint-sentence")).to_contain_text(advised)
    expect(names.filter(has_text=advised)).to_have_count(1)
    expect(page.locator(".preview .ghost")).to_be_visible()
