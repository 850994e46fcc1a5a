"""Asteroid Escape at the page: a hand of tiles to turn and lay, ends foreseen, asteroids seen one after another."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import astroport
from astroport.core.match import Match
from tests.web.conftest import Visit
from tests.web.hands import (
    act,
    last_event,
    lit,
    open_table,
    place,
    play_against_bot,
    play_on,
    prompt,
    tap,
    until_changed,
    version,
    wait_for_turn,
    wait_until,
)
from tests.web.phases import PHASES, Phase, sit_down
from tests.web.test_quality import check

GAME = "asteroid_escape"
ENGLISH = {
    "You",
    "Your",
    "Lay",
    "tile",
    "Tile",
    "hand",
    "dice",
    "asteroid",
    "asteroids",
    "pile",
    "would",
    "before",
    "rest",
}


def tiles(page: Page) -> Locator:
    """The tiles of one's own hand."""
    return page.get_by_test_id("hand-tile")


def foreseen(page: Page) -> Locator:
    """What the chosen placement would do, in words."""
    return page.get_by_test_id("foreseen")


def to_lay(page: Page, luck: random.Random) -> bool:
    """Until a tile is to be laid; start marks are chosen on the way. Whether there is anything to lay any more."""
    while wait_for_turn(page):
        if tiles(page).count() and page.locator('[data-place][data-lit="lay"]').count():
            return True
        act(page, luck)
    return False


def placements(page: Page) -> dict[tuple[int, int], str | None]:
    """Every tile of the hand, every turn: the rule against it, or None. The last one stays chosen."""
    found: dict[tuple[int, int], str | None] = {}
    for tile in range(tiles(page).count()):
        if tiles(page).nth(tile).get_attribute("aria-pressed") != "true":
            tiles(page).nth(tile).click()
        for turn in range(4):
            found[tile, turn] = foreseen(page).get_attribute("data-rule") or None
            page.get_by_test_id("turn-right").click()
    return found


def choose(page: Page, tile: int, turns: int) -> None:
    """A tile, turned so many times to the right from how it lies."""
    if tiles(page).nth(tile).get_attribute("aria-pressed") != "true":
        tiles(page).nth(tile).click()
    for _ in range(turns):
        page.get_by_test_id("turn-right").click()


def refused_placement(page: Page) -> str:
    """Choose a placement that is refused; by which rule."""
    refused = {where: rule for where, rule in placements(page).items() if rule}
    where, rule = min(refused.items())
    choose(page, *where)
    return rule


def take_up(page: Page, when: Callable[[Match], bool], seats: int = 2, **options: bool) -> Match:
    """Play on, by the page, from a position of a recorded match in which something is so."""
    for seed in range(1000):
        match, luck = astroport.start(GAME, seats=seats, options=options, seed=seed), random.Random(seed)
        while not match.over and not when(match):
            match.play(luck.choice(match.actions()))
        if not match.over:
            break
    play_on(page, match)
    expect(prompt(page)).to_have_attribute("data-your-turn", "true")
    expect(tiles(page)).not_to_have_count(0)
    expect(page.locator("[data-place][data-lit]")).not_to_have_count(0)
    return match


def deadly_and_safe(match: Match) -> bool:
    """Whether the player to move may lay its tiles in some ways and not in others."""
    rules = {lay["rule"] for lay in match.view(match.awaited[0]).picture["lays"]}
    return None in rules and len(rules) > 1


def laying(match: Match) -> bool:
    """Whether the player to move is to lay a tile."""
    return match.actions()[0].kind == "lay"


def lay(page: Page) -> None:
    """Lay the chosen tile, and wait until something came of it."""
    before = version(page)
    page.get_by_test_id("lay").click()
    until_changed(page, before)


def test_a_whole_match_of_three(visit: Visit) -> None:
    page, luck = visit(f"/new/{GAME}"), random.Random(1)
    open_table(page, 3)
    laid = 0
    while to_lay(page, luck):
        allowed = [where for where, rule in placements(page).items() if not rule]
        choose(page, *luck.choice(allowed))
        assert foreseen(page).get_attribute("data-rule") in (None, "")
        expect(foreseen(page)).to_contain_text("You")
        lay(page)
        laid += 1
    expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "over")
    expect(page.get_by_test_id("result")).to_contain_text(re.compile("win", re.I))
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("receives three tiles")
    expect(log).to_contain_text(re.compile("asteroids move|nothing moves|asteroid lies in front"))
    expect(page.get_by_test_id("log-line").filter(has_text="You lay a tile on")).to_have_count(laid)
    page.get_by_test_id("result-replay").click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()


def test_a_tile_that_would_destroy_one_is_marked_and_refused(visit: Visit) -> None:
    page = visit()
    take_up(page, deadly_and_safe)
    rule = refused_placement(page)
    expect(foreseen(page)).to_contain_text("out")
    expect(foreseen(page)).to_contain_text(rule)
    at = version(page)
    page.get_by_test_id("lay").click()
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-rule", rule)
    assert page.get_by_test_id("room").get_attribute("data-version") == at, "nothing has happened"
    page.get_by_test_id("refusal-rule").first.click()
    expect(page.get_by_test_id("rules-panel").locator(f"[id$='{rule}']").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    other = next(name for name in ("m/m", "3/m", "m/4") if name not in lit(page))
    place(page, other).click()
    expect(page.get_by_test_id("refusal")).to_contain_text("lay a tile in front of your ship")  # what is asked instead


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    page, luck = visit(), random.Random(3)
    take_up(page, laying, open_space=True)
    names = tiles(page).evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)")
    front, log = lit(page), page.get_by_test_id("log-line").count()
    page.reload()
    assert wait_for_turn(page)
    assert tiles(page).evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)") == names
    assert lit(page) == front
    expect(page.get_by_test_id("log-line")).to_have_count(log)
    act(page, luck)


def test_turning_by_click_wheel_and_key(visit: Visit) -> None:
    page = visit()
    take_up(page, laying, open_space=True)
    front = lit(page)[0]
    ghost = page.locator("[data-ghost-turn]")
    seen = [ghost.get_attribute("data-ghost-turn")]
    place(page, front).hover()
    page.mouse.wheel(0, 100)
    expect(ghost).not_to_have_attribute("data-ghost-turn", str(seen[-1]))
    seen.append(ghost.get_attribute("data-ghost-turn"))
    page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("data-ghost-turn", str(seen[-1]))
    seen.append(ghost.get_attribute("data-ghost-turn"))
    page.locator('[data-testid="hand-tile"][aria-pressed="true"]').click()
    expect(ghost).not_to_have_attribute("data-ghost-turn", str(seen[-1]))
    seen.append(ghost.get_attribute("data-ghost-turn"))
    assert sorted(map(str, seen)) == ["0", "1", "2", "3"]


def to_what_is_lit(page: Page) -> str:
    """By keys to the board, and there to where something can be done; what can."""
    for _ in range(40):
        if page.evaluate("document.activeElement?.dataset?.place !== undefined"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("n")
    return str(page.evaluate("document.activeElement.dataset.lit"))


def test_a_mark_and_a_tile_by_keys_alone(visit: Visit) -> None:
    page = visit(f"/new/{GAME}")
    open_table(page, 2, switched_on="open_space")
    wait_for_turn(page)
    assert to_what_is_lit(page), "n goes to a lit mark"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log").get_by_text("You start at")).to_be_visible()

    take_up(page, laying, open_space=True)
    assert to_what_is_lit(page) == "lay"
    page.keyboard.press("2")
    expect(tiles(page).nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    for key in ("1", "2", "3") * 4:
        if not foreseen(page).get_attribute("data-rule"):
            break
        page.keyboard.press(key)
        page.keyboard.press("r")
    before = last_event(page)
    assert to_what_is_lit(page) == "lay"
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-testid="log-line"][data-number="{before + 1}"]').first).to_contain_text(
        "You lay a tile"
    )


def test_on_a_phone_in_french(visit: Visit) -> None:
    page, luck = visit(phone=True, lang="fr-FR"), random.Random(7)
    play_against_bot(page, GAME)
    expect(prompt(page)).to_contain_text("marque de départ")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    tap(page, luck.choice(lit(page)))
    wait_until(page, "() => document.querySelector('[data-place][data-lit=lay], [data-testid=result]')")
    if to_lay(page, luck):
        expect(prompt(page)).to_contain_text("À vous")
        for tile in range(tiles(page).count()):
            box = tiles(page).nth(tile).bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44
            assert 0 <= box["x"] <= 390 - box["width"]
            assert box["y"] + box["height"] <= 844
        board = place(page, "m/m").bounding_box()
        assert board
        assert board["width"] >= 40
        expect(foreseen(page)).to_contain_text("Vous")
        words = set(re.findall(r"\w+", page.locator("body").inner_text()))
        assert words.isdisjoint(ENGLISH)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        place(page, lit(page)[0]).tap()
        page.wait_for_timeout(100)


def test_hands_stay_behind_the_curtain(visit: Visit) -> None:
    page, luck = visit(f"/new/{GAME}"), random.Random(8)
    open_table(page, 2, "screen")
    curtain = page.get_by_test_id("curtain")
    for _ in range(4):
        expect(curtain.or_(page.get_by_test_id("result"))).to_be_visible()
        if page.get_by_test_id("result").count():
            break
        assert tiles(page).count() == 0
        assert page.locator("[data-tile]").count() == 0, "no hand can be seen while the screen is passed"
        curtain.get_by_role("button").click()
        wait_for_turn(page)
        expect(tiles(page)).to_have_count(3)
        act(page, luck)


def test_what_luck_does_is_seen_in_scenes_and_can_be_skipped(visit: Visit) -> None:
    page, luck = visit(motion=True), random.Random(9)
    play_against_bot(page, GAME)
    page.evaluate(
        """() => new MutationObserver(() => {
              if (document.querySelector('[data-testid=skip]')) document.body.dataset.skippable = 'yes'
            }).observe(document.body, { childList: true, subtree: true })"""
    )
    place(page, luck.choice(lit(page))).click()
    wait_until(page, "() => document.body.dataset.skippable")
    page.keyboard.press("Escape")
    if not wait_for_turn(page):
        expect(page.get_by_test_id("result")).to_be_visible()


def test_salvage(visit: Visit) -> None:
    page = visit()
    match = take_up(page, lambda m: m.actions()[0].kind == "swap", seats=3, salvage=True)
    expect(prompt(page)).to_contain_text("Salvage")
    swap = match.actions()[0]
    own, theirs = tiles(page).first, page.locator(f'[data-testid="salvage-tile"][data-tile="{swap.fields["theirs"]}"]')
    before = own.get_attribute("data-tile")
    check(page)
    own.click()
    theirs.click()
    expect(page.get_by_test_id("log")).to_contain_text("You swap a tile")
    expect(tiles(page).first).not_to_have_attribute("data-tile", str(before))
    page.get_by_test_id("salvage-done").click()
    expect(page.get_by_test_id("log")).to_contain_text("You are done with salvaging")


def test_things_say_what_they_are_and_an_advised_start_is_drawn(visit: Visit) -> None:
    page = visit()
    page.goto(sit_down(page, phase_of("start")))
    expect(prompt(page)).to_have_attribute("data-your-turn", "true")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible()
    advised = str(page.locator("[data-advised]").get_attribute("data-place"))
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", advised)
    page.goto(sit_down(page, phase_of("lay")))
    expect(prompt(page)).to_have_attribute("data-your-turn", "true")
    for thing, rule in (("[data-die=blue]", "AE-2.2"), ("[data-testid=lay]", "AE-3.1"), (".counts li", "AE-5.1")):
        page.locator(thing).first.hover()
        expect(page.get_by_test_id("tip")).to_contain_text(rule)
    place(page, "2/3").hover()
    expect(page.locator(".tag")).to_contain_text("AE-2.3")


def test_the_end_says_who_was_lost_and_how(visit: Visit) -> None:
    page = visit()
    page.goto(sit_down(page, phase_of("replay")))
    page.get_by_test_id("replay-close").click()
    page.get_by_test_id("show-result").click()
    expect(page.get_by_test_id("finale")).to_contain_text("B flies into an asteroid.")


def phase_of(name: str) -> Phase:
    """A position of this game by its name."""
    return next(phase for phase in PHASES if (phase.game, phase.name) == (GAME, name))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_at_this_board(visit: Visit, theme: str) -> None:
    page = visit(theme=theme)
    play_against_bot(page, GAME)
    check(page)
    page.goto("/")
    take_up(page, deadly_and_safe)
    refused_placement(page)
    check(page)
