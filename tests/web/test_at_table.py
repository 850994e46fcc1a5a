"""What a stranger reads at the table: the goal, what a thing is, what just happened, what a hint means."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import act, lit, place, play_against_bot, prompt, wait_for_turn
from tests.web.phases import PHASES, sit_down


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


def test_a_finger_that_stays_reads_and_plays_nothing(visit: Visit) -> None:
    page = visit(phone=True)
    page.goto(sit_down(page, PHASES[0]))
    assert wait_for_turn(page)
    before = page.get_by_test_id("room").get_attribute("data-version")
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
