"""Galactica at the page: flights to lit squares, cards to play, evasions out of turn, a field to look at closer up."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

import astroport
from astroport.core.match import Match
from tests.games.galactica.purposeful import purposeful
from tests.web.conftest import Visit
from tests.web.hands import lit, open_table, place, play_on, prompt, unfold, until_changed, version, wait_until
from tests.web.test_quality import check

GAME = "galactica"
STATIONS = {"A": (2, 2), "B": (2, 18), "C": (18, 18)}  # of three players: rows and columns from 1
CAN_ACT = """() => document.querySelector('[data-testid=room]')?.dataset.stage === 'over'
    || document.querySelector('[data-place][data-lit]:not([data-lit=""]), [data-testid=done], [data-testid=stay], '
        + '[data-testid=evade]:not([aria-disabled=true])')"""
ENGLISH = {"You", "Your", "you", "hole", "black", "planet", "flight", "Overdrive", "Laser", "Evade", "turn"}


def wait_to_act(page: Page) -> bool:
    """Until one can do anything, or the match is over; whether one can."""
    expect(page.get_by_test_id("room")).to_be_visible()
    wait_until(page, CAN_ACT)
    return page.get_by_test_id("room").get_attribute("data-stage") != "over"


def do(page: Page, thing: Locator) -> None:
    """Click, and wait until something came of it."""
    before = version(page)
    thing.click()
    until_changed(page, before)


def button(page: Page, *names: str) -> Locator | None:
    """The first of these that is there."""
    return next((page.get_by_test_id(name) for name in names if page.get_by_test_id(name).count()), None)


def card(page: Page, kind: str) -> Locator:
    """A command card that can be played now."""
    return page.locator(f'[data-testid="card-{kind}"][data-playable="true"]').first


def site(name: str) -> tuple[int, int]:
    """Row and column of a square, from 1."""
    return int(name[1:]), ord(name[0]) - ord("a") + 1


def goal(page: Page, letter: str) -> tuple[int, int]:
    """Where a jet wants to go: to the derelict, or home with it."""
    free = page.locator("[data-derelict]")
    if free.count():
        return site(str(free.get_attribute("data-derelict")))
    carrier = page.locator("[data-carries]")
    if carrier.get_attribute("data-jet") == letter:
        return STATIONS[letter]
    return site(str(carrier.get_attribute("data-at")))


def take_one(page: Page, letter: str) -> None:
    """One decision, as somebody would take it who wants to win."""
    squares, asked = lit(page), button(page, "evade", "stay")
    if asked:
        do(page, asked)
    elif "home" in squares:
        do(page, place(page, "home"))
    elif squares:
        row, column = goal(page, letter)
        do(page, place(page, min(squares, key=lambda name: abs(site(name)[0] - row) + abs(site(name)[1] - column))))
    else:
        do(page, card(page, "overdrive") if card(page, "overdrive").count() else page.get_by_test_id("done"))


def found(when: Callable[[Match, dict[str, Any]], bool], seats: int) -> Match:
    """The first match between players that want to win in which it comes to be so."""
    for seed in range(200):
        match, luck = astroport.start(GAME, seats=seats, seed=seed), random.Random(seed)
        while not match.over:
            picture = match.view(match.awaited[0]).picture
            if when(match, picture):
                return match
            match.play(purposeful([action.text for action in match.actions()], picture, luck))
    raise AssertionError("no such position")


def take_up(
    page: Page, when: Callable[[Match, dict[str, Any]], bool], seats: int = 2, others: Literal["bot", "open"] = "bot"
) -> Match:
    """Play on, by the page, from a position of a recorded match in which something is so."""
    match = found(when, seats)
    play_on(page, match, others)
    if others == "bot":
        expect(prompt(page)).to_have_attribute("data-your-turn", "true")
        wait_to_act(page)
    return match


def kinds(match: Match) -> set[str]:
    """What kinds of things can be done."""
    return {action.kind for action in match.actions()}


def may_force_a_jet_in_space(match: Match, picture: dict[str, Any]) -> bool:
    """Whether the opponent of two could be sent somewhere, is out, and has all of its evasion cards."""
    other = 1 - match.awaited[0]
    return "force" in kinds(match) and picture["evasions"][other] == 3 and picture["jets"][other]["at"] != "home"


def test_a_whole_match_against_two_bots(visit: Visit) -> None:
    page = visit(f"/new/{GAME}")
    page.get_by_test_id("preset-alone").click()
    page.get_by_test_id("count").locator('input[value="3"]').check()
    unfold(page, "seats")
    for seat in (1, 2):
        page.get_by_test_id(f"seat-{seat}").locator("select").last.select_option("cadet")
    page.get_by_test_id("open-table").click()
    while wait_to_act(page):
        take_one(page, "A")
    expect(page.get_by_test_id("result")).to_contain_text(re.compile("win", re.I))
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("captures? the derelict"))
    page.get_by_test_id("result-replay").click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()


def test_a_flight_is_shown_before_it_is_chosen(visit: Visit) -> None:
    page = visit()
    take_up(page, lambda _, p: any(e["why"] == "hole" for e in p["ends"]))
    squares = lit(page)
    hole = next(name for name in squares if name in ("f6", "n6", "f14", "n14"))
    label = place(page, hole).get_attribute("aria-label") or ""
    assert "black hole" in label
    assert "you can" in label
    expect(page.locator('[data-sign="hole"]').first).to_be_visible()
    place(page, hole).hover()
    expect(page.locator("polyline.way").first).to_be_visible()
    expect(page.locator(".tag .rule")).to_contain_text("GA-3.1 · ")
    unlit = next(name for name in ("j2", "b9", "r11", "j18") if name not in squares)
    place(page, unlit).click()
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-rule", re.compile("GA-2"))
    place(page, hole).click()
    expect(page.get_by_test_id("stay")).to_be_visible()
    assert set(lit(page)) <= {"f6", "n6", "f14", "n14"} - {hole}
    do(page, place(page, lit(page)[0]))
    expect(page.get_by_test_id("log")).to_contain_text("You jump to the black hole")


def test_an_evasion_out_of_turn(visit: Visit) -> None:
    """Ann turns a force field on Ben, who is asked at once and evades; the turn is still hers."""
    ann = visit()
    match = take_up(ann, may_force_a_jet_in_space, others="open")
    other = 1 - match.awaited[0]
    expect(ann.get_by_test_id("room")).to_have_attribute("data-stage", "open")
    ann.get_by_test_id("share").click()
    link = ann.get_by_test_id("link-join").locator("input").input_value()
    ann.keyboard.press("Escape")
    ben = visit(link, phone=True)
    ben.get_by_test_id("sheet-more").click()
    ben.get_by_test_id(f"sit-{other}").click()
    ben.keyboard.press("Escape")
    wait_to_act(ann)
    letter = "AB"[other]
    at = ben.locator(f'[data-jet="{letter}"]').get_attribute("data-at")
    card(ann, "force").click()
    expect(ann.get_by_test_id("force")).to_be_visible()
    assert "force" in {ann.locator(f'[data-place="{name}"]').get_attribute("data-lit") for name in lit(ann)}
    ann.keyboard.press("Escape")
    expect(ann.get_by_test_id("force")).to_be_hidden()
    card(ann, "force").click()
    expect(ann.get_by_test_id("force")).to_be_visible()
    planet = next(name for name in ("h3", "q8", "l17", "c12") if name in lit(ann))
    do(ann, place(ann, planet))
    panel = ben.get_by_test_id("evading")
    expect(panel).to_contain_text(planet)
    expect(panel.get_by_test_id("evade")).to_contain_text("3 left")
    expect(ben.get_by_test_id("answer-time")).to_be_visible()
    expect(ann.get_by_test_id("evading-other")).to_be_visible()
    for name in ("evade", "accept"):
        box = ben.get_by_test_id(name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    ben.get_by_test_id("evade").tap()
    expect(panel).to_be_hidden()
    expect(ben.get_by_test_id("evasions")).to_have_attribute("data-left", "2")
    expect(ben.locator(f'[data-jet="{letter}"]')).to_have_attribute("data-at", str(at))
    expect(ann.get_by_test_id("log")).to_contain_text("evades")


def test_a_laser_counts_its_shots(visit: Visit) -> None:
    page = visit()
    take_up(page, lambda m, _: {"laser", "overdrive"} <= kinds(m))
    do(page, card(page, "laser"))
    wait_to_act(page)
    expect(page.get_by_test_id("log")).to_contain_text("so many shots")
    expect(page.get_by_test_id("shots")).to_have_attribute("data-left", "0")
    expect(page.get_by_test_id("spinner")).to_have_attribute("data-why", "aim")
    for quarter in ("north‑west", "north‑east", "south‑east", "south‑west"):
        expect(page.locator("svg text").get_by_text(quarter)).to_be_visible()


def test_a_challenge_is_shown_large_with_what_follows(visit: Visit) -> None:
    page = visit(motion=True)
    match = take_up(page, lambda _, p: any(e["why"] == "battle" for e in p["ends"]))
    ends = match.view(match.awaited[0]).picture["ends"]
    expect(page.locator('[data-sign="battle"]').first).to_be_visible()
    place(page, next(end["to"] for end in ends if end["why"] == "battle")).click()
    large = page.get_by_test_id("challenge")
    expect(large).to_contain_text("You challenge")
    expect(large).to_contain_text("The higher number wins the derelict.")
    expect(large.locator("b")).to_have_text([re.compile(r"^\d$")] * 2)
    expect(large).to_contain_text("to a free planet.")
    expect(large.locator(".wins")).to_have_count(1)
    expect(page.get_by_test_id("battle")).to_have_attribute("aria-label", re.compile(r"\d.*\d.*to a free planet"))
    expect(large).to_be_hidden()
    expect(page.get_by_test_id("log")).to_contain_text("You challenge")
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("wins? the challenge"))


def test_a_challenge_and_the_way_home_without_motion(visit: Visit) -> None:
    page = visit(lang="fr-FR")
    take_up(page, lambda _, p: p["battle"] and p["battle"]["winner"] == p["mover"] and p["ends"])
    expect(page.locator("[data-part=board] [data-number]")).to_have_count(2)
    expect(page.get_by_test_id("battle")).to_contain_text("gagne")
    take_up(page, lambda _, p: any(e["why"] == "home" for e in p["ends"]))
    place(page, "home").click()
    expect(page.locator('[data-deed="home"]')).to_have_count(1)
    expect(page.get_by_test_id("decided")).to_have_text("Vous avez remorqué l’épave jusqu’à votre station.")
    expect(page.locator('[data-mark="home"]')).to_be_visible()


def test_a_hint_is_drawn_on_a_field_that_names_its_squares(visit: Visit) -> None:
    page = visit(phone=True)
    take_up(page, lambda m, _: kinds(m) == {"fly"})
    names = page.locator("[data-part=board] text.name")
    expect(names).to_have_count(0)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible()
    advised = str(page.locator("[data-advised]").get_attribute("data-place"))
    expect(page.locator("polyline.way").first).to_be_visible()
    expect(page.locator("[data-part=board] .ghost")).to_be_visible()
    for part in (advised[0], advised[1:]):
        expect(names.get_by_text(part, exact=True).first).to_be_visible()


def test_cards_counters_and_the_spinner_say_what_they_are(visit: Visit) -> None:
    page = visit()
    take_up(page, lambda m, _: {"laser", "overdrive"} <= kinds(m))
    for thing, rule in ((card(page, "laser"), "GA-6.4"), (page.get_by_test_id("evasions"), "GA-7.2")):
        thing.hover()
        expect(page.locator(".tip")).to_contain_text(f"{rule} · ")
    page.get_by_role("img", name="Spinner").hover()
    expect(page.locator(".tip")).to_contain_text("GA-1.8 · ")


def test_by_keys_alone(visit: Visit) -> None:
    page = visit(f"/new/{GAME}")
    open_table(page, 2)
    assert wait_to_act(page)
    while not page.locator('[data-lit="fly"]').count():
        take_one(page, "A")
        wait_to_act(page)
    for _ in range(40):
        if page.evaluate("document.activeElement?.dataset?.place !== undefined"):
            break
        page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") != first
    view = page.locator("[data-testid=board-area] svg:has([data-place])")
    seen = view.get_attribute("viewBox")
    page.keyboard.press("+")
    expect(view).not_to_have_attribute("viewBox", str(seen))
    page.keyboard.press("0")
    expect(view).to_have_attribute("viewBox", str(seen))
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.dataset.lit") == "fly"
    before = version(page)
    page.keyboard.press("Enter")
    until_changed(page, before)
    expect(page.get_by_test_id("log")).to_contain_text("You fly to")
    assert page.evaluate("document.activeElement.dataset.place"), "the keyboard is still on the board"


def test_cards_by_keys_alone(visit: Visit) -> None:
    """A force field is taken up, put away and aimed, and the keyboard is never lost."""
    page = visit()
    take_up(page, may_force_a_jet_in_space)
    card(page, "force").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("force")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("card-force").first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    planet = page.evaluate("document.activeElement.textContent.trim()")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text(f"towards {planet}")
    wait_to_act(page)
    assert page.evaluate("document.activeElement !== document.body")


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    page = visit(f"/new/{GAME}")
    open_table(page, 2)
    while wait_to_act(page) and not page.locator('[data-lit="fly"]').count():
        take_one(page, "A")
    page.locator('[data-testid^="card-"]').first.click()
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-rule", re.compile("GA-6"))


def sees_what_is_lit(page: Page) -> None:
    """All that is lit is in view, and where it stands alone, large enough for a finger."""
    area = page.get_by_test_id("board-area").bounding_box()
    assert area
    names = lit(page)
    for name in names:
        box = place(page, name).locator(".whole").bounding_box()
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert area["x"] <= middle[0] <= area["x"] + area["width"]
        assert area["y"] <= middle[1] <= area["y"] + area["height"]
        if name == "home" or not any(apart(name, other) == 1 for other in names if other != "home"):
            assert min(box["width"], box["height"]) >= 43.5


def apart(a: str, b: str) -> int:
    """How far two squares are from each other."""
    return abs(site(a)[0] - site(b)[0]) + abs(site(a)[1] - site(b)[1])


def test_on_a_phone_in_french(visit: Visit) -> None:
    page = visit(f"/new/{GAME}", phone=True, lang="fr-FR")
    open_table(page, 4)
    for _ in range(8):
        if not wait_to_act(page):
            break
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
        words = set(re.findall(r"\w+", page.locator("body").inner_text()))
        assert words.isdisjoint(ENGLISH)
        sees_what_is_lit(page)
        label = place(page, "f6").get_attribute("aria-label")
        assert "gouffre noir" in str(label)
        if page.locator('[data-lit="fly"]').count():
            square = place(page, "j10").locator(".ring")
            close = square.evaluate("ring => ring.getBoundingClientRect().width")
            page.get_by_test_id("zoom-whole").tap()
            assert square.evaluate("ring => ring.getBoundingClientRect().width") < close
            page.get_by_test_id("zoom-whole").tap()
            while page.get_by_test_id("zoom-closer").get_attribute("aria-disabled") != "true":
                page.get_by_test_id("zoom-closer").tap()
            assert square.evaluate("ring => ring.getBoundingClientRect().width") >= 44
            page.get_by_test_id("zoom-whole").tap()
            page.get_by_test_id("zoom-whole").tap()
        asked = button(page, "evade", "stay", "done")
        (asked or place(page, lit(page)[0])).tap()
        page.wait_for_timeout(200)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_at_this_board(visit: Visit, theme: str) -> None:
    page = visit(theme=theme)
    take_up(page, may_force_a_jet_in_space)
    check(page)
    card(page, "force").click()
    check(page)
    page.goto("/")
    take_up(page, lambda m, _: "evade" in kinds(m))
    expect(page.get_by_test_id("evading")).to_be_visible()
    check(page)
