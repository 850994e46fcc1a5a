"""Asteroyds at the page: programs made up together and in secret, their time, the film of a turn, own layouts."""

from __future__ import annotations

import json
import re
from collections import deque
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from astroport.games import asteroyds
from astroport.games.asteroyds.state import CELL_NAMES, DIRECTION_NAMES, NEXT
from astroport.games.asteroyds.words import WAYS as WAY_WORDS
from tests.web.conftest import Visit
from tests.web.hands import join, lit, place, prompt, version, wait_until
from tests.web.test_escape_pods import Heard
from tests.web.test_quality import check

GAME = "asteroyds"
Picture = dict[str, Any]
BOT = {"who": "bot", "level": "cadet"}
OPEN = {"who": "open"}
ME = {"who": "me", "name": "Ann"}
KEYS = {"forward": "ArrowUp", "left": "ArrowLeft", "right": "ArrowRight", "about": "ArrowDown", "shoot": "s"}
WAYS = {way: str(words.en) for way, words in WAY_WORDS.items()}
ENGLISH = {"Ready", "Pierce", "Shield", "forward", "shoot", "ready", "programming", "Turn", "the", "your", "You"}


# Somebody who knows the way, by what the page is told


def neighbour(cell: str, way: int) -> str | None:
    there = int(NEXT[CELL_NAMES.index(cell), way % 6])
    return CELL_NAMES[there] if there < len(CELL_NAMES) else None


def steps_to(picture: Picture, ship: int, goals: set[str]) -> list[str]:
    """The tokens that bring a ship to one of these cells by the shortest way."""
    turrets_and_rocks = [piece["cell"] for piece in picture["turrets"] + picture["rocks"]]
    barred = {*picture["pods"], *turrets_and_rocks, *(team["platform"] for team in picture["teams"])}
    mine = picture["ships"][ship]
    start = (mine["cell"], DIRECTION_NAMES.index(mine["heading"]))
    ways: dict[tuple[str, int], list[str]] = {start: []}
    ahead = deque([start])
    while ahead:
        cell, heading = ahead.popleft()
        if cell in goals:
            return ways[cell, heading]
        for token, turn in (("forward", 0), ("left", 5), ("right", 1)):
            there, facing = neighbour(cell, heading + turn), (heading + turn) % 6
            if there is not None and there not in barred and (there, facing) not in ways:
                ways[there, facing] = [*ways[cell, heading], token]
                ahead.append((there, facing))
        if (cell, (heading + 3) % 6) not in ways:
            ways[cell, (heading + 3) % 6] = [*ways[cell, heading], "about"]
            ahead.append((cell, (heading + 3) % 6))
    return []


def raid(picture: Picture, ship: int) -> list[str]:
    """Fetch the enemy's asteroyd, or bring it home."""
    own, enemy = picture["teams"]
    goals = set(own["zone"]) if ship == enemy["carrier"] else {enemy["asteroyd"]}
    return steps_to(picture, ship, goals)[:6]


# At the table


def open_table(page: Page, *seats: dict[str, str], **options: Any) -> str:
    headers = {"Origin": page.evaluate("location.origin"), "Content-Type": "application/json"}
    wanted = {"game": GAME, "seats": seats, "options": {"turns": 20, **options}}
    opened = page.request.post("/api/tables", data=json.dumps(wanted), headers=headers)
    assert opened.ok, opened.text()
    return str(opened.json()["table"])


def alone(page: Page, *others: dict[str, str], **options: Any) -> None:
    """One person and bots; until one can program."""
    page.goto(f"/t/{open_table(page, ME, *others, **options)}")
    expect(page.get_by_test_id("control-panel")).to_be_visible(timeout=60_000)


def assert_seats_wear(page: Page, *teams: str) -> None:
    """Each seat has the colour of its team's sign at the board, and says the team's name."""
    for seat, team in enumerate(teams):
        row = page.get_by_test_id(f"table-seat-{seat}")
        expect(row).to_contain_text(f"{team} team")
        sign = page.get_by_test_id(f"team-{team}").locator("path").first.get_attribute("fill")
        expect(row.locator(".badge path")).to_have_attribute("fill", str(sign))


def column(page: Page, n: int) -> Locator:
    return page.get_by_test_id(f"column-{n}")


def columns(page: Page) -> list[str]:
    return [str(column(page, n).get_attribute("data-token")) for n in range(1, 7)]


def put(page: Page, *tokens: str) -> None:
    """Press these tokens one after another."""
    column(page, 1).click()
    for token in tokens:
        page.get_by_test_id(f"token-{token}").click()


def ready(page: Page) -> None:
    """Play the program, also where it is asked whether it is meant so."""
    page.get_by_test_id("ready").click()
    if page.get_by_test_id("doubts").count():
        page.get_by_test_id("doubts-play").click()


def turn_of(page: Page) -> int:
    return int(page.get_by_test_id("status").get_attribute("data-turn") or 0)


def ghosts(page: Page, ship: str) -> list[str]:
    marks = page.locator(f'[data-ahead="{ship}"] [data-ghost]')
    return [str(cell) for cell in marks.evaluate_all("all => all.map(one => one.dataset.ghost)")]


# What is told to whom


def views(messages: list[Any]) -> list[dict[str, Any]]:
    return [m["view"] for m in messages if isinstance(m, dict) and m.get("type") == "news"]


def told_of(messages: list[Any], ships: set[int]) -> list[Any]:
    """What a page was told of these ships' programs while they were still being made."""
    found: list[Any] = [m for m in messages if m.get("type") == "drafted" and m["seat"] in ships]
    for view in views(messages):
        found += [draft for seat, draft in enumerate(view["drafts"]) if seat in ships and draft is not None]
        if view["picture"]["phase"] == "program":
            of_them = [ship for ship in view["picture"]["ships"] if ship["seat"] in ships]
            found += [s for s in of_them if s["program"] is not None or s["rounds"] or s["mode"]]
    return found


def revealed(messages: list[Any]) -> list[Picture]:
    """The pictures of rounds, in which all programs are open."""
    scenes = [s["picture"] for m in messages if isinstance(m, dict) and m.get("type") == "news" for s in m["scenes"]]
    return [picture for picture in scenes if picture.get("phase") == "resolve" and "ships" in picture]


# Tests


def test_two_people_of_a_team_against_bots(visit: Visit) -> None:
    """A whole match: plans seen by the ally, talk in the team, a draft that time makes stand, raids to its end."""
    ann, ben = visit(), visit()
    ann_heard, ben_heard = Heard(ann), Heard(ben)
    table = open_table(ann, ME, BOT, OPEN, BOT, chrono=20)
    ann.goto(f"/t/{table}")
    join(ben, ann, f"/t/{table}", 2)
    for page in (ann, ben):
        expect(page.get_by_test_id("control-panel")).to_be_visible(timeout=60_000)
        expect(page.get_by_test_id("plan-time")).to_be_visible()

    ben.get_by_test_id("talk-channel").get_by_role("radio").last.check()
    ben.get_by_test_id("talk-input").fill("I take the south")
    ben.get_by_test_id("talk-input").press("Enter")
    expect(ann.get_by_test_id("talk-line")).to_contain_text("I take the south")

    put(ben, "right", "forward")
    expect(ann.locator('[data-ahead="C"] [data-ghost]')).to_have_count(2)
    assert ghosts(ann, "C") == ["h4", "i5"]
    put(ann, "left", "shoot")
    ready(ann)
    expect(ann.get_by_test_id("state-A")).to_have_attribute("data-done", "true")
    expect(ann.get_by_test_id("state-C")).to_have_attribute("data-done", "false")
    expect(ann.get_by_test_id("program-C")).to_have_attribute("data-program", "right forward empty empty empty empty")
    expect(ann.get_by_test_id("program-B")).to_contain_text(re.compile("ready|programming"))
    assert ann.get_by_test_id("program-B").get_attribute("data-program") is None

    expect(ben.get_by_test_id("status")).to_have_attribute("data-turn", "2", timeout=30_000)  # time was up
    assert revealed(ben_heard.messages)[0]["ships"][2]["program"] == ["right", "forward", *["empty"] * 4]
    expect(ben.get_by_test_id("table-seat-2")).not_to_contain_text("bot")

    room = ann.get_by_test_id("room")
    while room.get_attribute("data-stage") == "playing":
        now = turn_of(ann)
        for page, heard, ship in ((ann, ann_heard, 0), (ben, ben_heard, 2)):
            expect(page.get_by_test_id("control-panel")).to_be_visible()
            put(page, *raid(views(heard.messages)[-1]["picture"], ship))
            ready(page)
        wait_until(
            ann,
            """now => document.querySelector('[data-testid=room]').dataset.stage === 'over'
                   || +document.querySelector('[data-testid=status]').dataset.turn > now""",
            arg=now,
        )
    final = views(ann_heard.messages)[-1]["picture"]
    for page in (ann, ben):
        expect(page.get_by_test_id("result")).to_be_visible()
        for team in final["teams"]:
            expect(page.get_by_test_id(f"team-{team['name']}")).to_have_attribute("data-score", str(team["score"]))
    assert final["result"]["winners"]
    for heard in (ann_heard, ben_heard):
        assert told_of(heard.messages, {1, 3}) == []
        assert told_of(heard.messages, {0, 2}), "what one was told of the enemy would be noticed"
        assert all(ship["program"] is not None for picture in revealed(heard.messages) for ship in picture["ships"])
        assert len(revealed(heard.messages)) > 5


def test_a_plan_is_no_business_of_the_enemy(visit: Visit) -> None:
    """One against one, several ships each: what Ann drafts and settles reaches Ben only when the rounds run."""
    ann, ben = visit(), visit()
    ben_heard = Heard(ben)
    table = open_table(ann, ME, OPEN, ships=3, chrono=0)
    ann.goto(f"/t/{table}")
    join(ben, ann, f"/t/{table}", 1)
    for page in (ann, ben):
        expect(page.get_by_test_id("control-panel")).to_be_visible(timeout=60_000)
    put(ann, "forward", "shoot", "about")
    ann.get_by_test_id("tab-A2").click()
    put(ann, "left")
    ann.get_by_test_id("round-2").click()
    ann.get_by_test_id("mode-shield").click()
    ann.get_by_test_id("tab-A1").click()
    assert columns(ann)[:4] == ["forward", "shoot", "about", "empty"]
    place(ben, "g4").click()
    expect(ben.get_by_test_id("asked")).to_contain_text("Red platform")
    ready(ann)
    expect(ben.get_by_test_id("state-A1")).to_have_attribute("data-done", "true")
    expect(ben.get_by_test_id("state-A3")).to_have_attribute("data-done", "true")
    expect(ben.get_by_test_id("asked")).to_contain_text("Red platform")  # it stays, whatever news come
    expect(ben.locator("[data-ahead]")).to_have_count(3)  # nothing but Ben's own
    assert told_of(ben_heard.messages, {0}) == []
    put(ben, "shoot")
    ready(ben)
    expect(ben.get_by_test_id("status")).to_have_attribute("data-turn", "2")
    first = revealed(ben_heard.messages)[0]["ships"]
    assert first[0]["program"][:3] == ["forward", "shoot", "about"]
    assert (first[2]["program"][0], first[2]["rounds"], first[2]["mode"]) == ("left", [2], "shield")
    assert told_of(ben_heard.messages, {0}) == []


def test_the_path_ahead(visit: Visit) -> None:
    """Ghosts where the ship will be, its beam, its shield, and the crash, on the board and in the columns."""
    page = visit()
    alone(page, BOT, BOT, BOT)
    assert_seats_wear(page, "red", "white", "red", "white")
    put(page, "forward", "shoot", "right", "about")
    expect(page.locator('[data-ahead="A"] [data-shot="2"]')).to_have_count(1)
    assert ghosts(page, "A") == ["g5", "h5"]
    page.get_by_test_id("round-2").click()
    page.get_by_test_id("mode-shield").click()
    expect(page.locator('[data-ahead="A"] [data-mode="shield"]')).to_have_attribute("data-round", "2")
    assert page.locator('[data-ahead="A"]').get_attribute("data-crash") is None
    put(page, "forward", "forward", "forward")
    expect(page.locator('[data-ahead="A"]')).to_have_attribute("data-crash", "3")
    expect(column(page, 3)).to_have_attribute("aria-label", re.compile("crashes"))
    page.get_by_test_id("clear").click()
    expect(page.locator('[data-testid^=column-][data-token="empty"]')).to_have_count(6)
    expect(page.locator('[data-ahead="A"] [data-ghost]')).to_have_count(0)


def test_things_say_what_they_are(visit: Visit) -> None:
    """In the arena and beside it: where a turret fires, what a die means, a token and a mode, each with its rule."""
    page = visit()
    alone(page, BOT, BOT, BOT)
    fires = page.locator('[data-turret="e3"]').get_attribute("data-fires")
    place(page, "e3").hover()
    expect(page.locator(".tag")).to_contain_text(f"fires {WAYS[str(fires)]} in every round")
    expect(page.locator(".tag .rule")).to_contain_text("AC-3.1 · Who fires")
    expect(page.locator("[data-part=board] text.name").filter(has_text="e3")).to_have_count(1)
    tip = page.get_by_test_id("tip")
    for thing, words, rule in (
        (page.get_by_test_id("team-red").locator(".die"), "turrets fire along their side", "AC-3.1"),
        (page.get_by_test_id("team-red"), "more than any other team", "AC-5.5"),
        (page.get_by_test_id("token-shoot"), "one beam straight ahead", "AC-3.1"),
        (page.get_by_test_id("mode-shoot"), "Pierce", "AC-3.9"),
        (page.get_by_test_id("round-2"), "Pierce or Shield in one round", "AC-2.3"),
    ):
        thing.hover(position={"x": 14, "y": 14})
        expect(tip).to_contain_text(words)
        expect(tip).to_contain_text(rule)


def test_tokens_are_dragged(visit: Visit) -> None:
    page = visit()
    alone(page, BOT, BOT, BOT)
    page.get_by_test_id("token-shoot").drag_to(column(page, 4))
    page.get_by_test_id("token-left").drag_to(column(page, 2))
    assert columns(page) == ["empty", "left", "empty", "shoot", "empty", "empty"]
    column(page, 4).drag_to(column(page, 2))
    assert columns(page) == ["empty", "shoot", "empty", "left", "empty", "empty"]
    column(page, 4).drag_to(page.get_by_test_id("status"))
    assert columns(page) == ["empty", "shoot", "empty", "empty", "empty", "empty"]


def test_by_keys_alone(visit: Visit) -> None:
    """A turn without a mouse; the keyboard is never lost, and the next panel has it again."""
    page = visit()
    heard = Heard(page)
    alone(page, BOT, BOT, BOT)
    page.locator('[data-place][tabindex="0"]').focus()
    while page.evaluate("document.activeElement.dataset.testid") != "column-1":
        page.keyboard.press("Tab")
    for key in ("ArrowUp", "f", "ArrowLeft", "r", "a", "s"):
        page.keyboard.press(key)
    assert columns(page) == ["forward", "forward", "left", "right", "about", "shoot"]
    page.keyboard.press("Backspace")
    page.keyboard.press("3")
    page.keyboard.press("m")
    page.keyboard.press("m")
    assert columns(page)[5] == "empty"
    expect(page.get_by_test_id("round-3")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("mode-shield")).to_have_attribute("aria-pressed", "true")
    for name in "BCD":  # so that all rounds run at once
        expect(page.get_by_test_id(f"state-{name}")).to_have_attribute("data-done", "true", timeout=60_000)
    press_ready(page)
    expect(page.get_by_test_id("status")).to_have_attribute("data-turn", "2")
    expect(page.get_by_test_id("control-panel")).to_be_visible()
    mine = revealed(heard.messages)[0]["ships"][0]
    assert mine["program"] == ["forward", "forward", "left", "right", "about", "empty"]
    assert (mine["rounds"], mine["mode"]) == ([3], "shield")
    expect(column(page, 1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    assert columns(page)[0] == "forward"
    press_ready(page)
    expect(page.get_by_test_id("status")).to_have_attribute("data-turn", "3", timeout=60_000)
    expect(page.get_by_test_id("control-panel")).to_be_visible()
    expect(column(page, 1)).to_be_focused()


def press_ready(page: Page) -> None:
    """By keys."""
    while page.evaluate("document.activeElement.dataset.testid") != "ready":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_the_film_of_a_turn(visit: Visit) -> None:
    """It runs by itself, can be held, gone through, ended, and seen again; its controls say what they do."""
    page = visit(motion=True)
    alone(page, BOT, BOT, BOT)
    page.evaluate(WATCHING)
    put(page, "forward", "left", "shoot", "about")
    page.get_by_test_id("ready").click()
    film = page.get_by_test_id("film")
    expect(film).to_be_visible(timeout=60_000)
    expect(page.get_by_test_id("program-B")).to_have_attribute("data-program", re.compile("."))
    expect(page.get_by_test_id("control-panel")).to_be_visible(timeout=30_000)
    expect(film).to_have_count(0)
    seen = page.evaluate("window.seen")
    assert [moment for moment in seen if moment.endswith("beams")] == [f"{n} beams" for n in range(1, 7)]
    assert [moment for moment in seen if moment.endswith("moves")] == [f"{n} moves" for n in range(1, 7)]

    page.get_by_test_id("film-again").click()
    expect(film).to_be_visible()
    page.get_by_test_id("film-hold").click()
    expect(film).to_have_attribute("data-held", "true")
    start = film.get_attribute("data-round")
    page.wait_for_timeout(1500)
    assert film.get_attribute("data-round") == start
    page.get_by_test_id("film-step").click()
    expect(film).to_have_attribute("data-round", str(int(start or 0) + 1))
    expect(film).to_have_attribute("data-held", "true")
    page.get_by_test_id("film-back").click()
    expect(film).to_have_attribute("data-round", start or "")
    page.get_by_test_id("film-end").click()
    expect(page.get_by_test_id("control-panel")).to_be_visible()


def test_table_and_film_keep_step(visit: Visit) -> None:
    """The log is as far as the film; who ends the film waits for nothing and can still see all of it."""
    page = visit(motion=True)
    alone(page, BOT, BOT, BOT)
    page.evaluate(TIMING)
    put(page, "forward")
    ready(page)
    film = page.get_by_test_id("film")
    expect(film).to_have_attribute("data-round", "5", timeout=60_000)
    begun = page.evaluate("window.begun")
    for n in ("2", "3", "4"):
        later = str(int(n) + 1)
        assert begun["log"][n] < begun["film"][later], begun
        assert begun["film"][n] < begun["log"][later], begun
    page.get_by_test_id("film-end").click()
    expect(page.get_by_test_id("control-panel")).to_be_visible()
    assert film.count() == 0
    page.get_by_test_id("film-again").click()
    page.get_by_test_id("film-hold").click()
    while film.get_attribute("data-round") != "1":
        page.get_by_test_id("film-back").click()
    for there in ("2", "3", "4", "5", "6"):
        page.get_by_test_id("film-step").click()
        expect(film).to_have_attribute("data-round", there)


def test_the_film_without_motion(visit: Visit) -> None:
    """Nothing runs by itself, but all six rounds of the last turn can be gone through."""
    page = visit()
    alone(page, BOT, BOT, BOT)
    put(page, "forward")
    ready(page)
    expect(page.get_by_test_id("status")).to_have_attribute("data-turn", "2")
    assert page.get_by_test_id("film").count() == 0
    page.get_by_test_id("film-again").click()
    film = page.get_by_test_id("film")
    seen = [film.get_attribute("data-round")]
    for _ in range(18):
        page.get_by_test_id("film-step").click()
        if film.count() == 0:
            break
        seen.append(film.get_attribute("data-round"))
    assert list(dict.fromkeys(seen)) == ["1", "2", "3", "4", "5", "6"]
    expect(page.get_by_test_id("control-panel")).to_be_visible()


def test_what_has_weight_is_seen(visit: Visit) -> None:
    """A crash, also where nothing moves, until one programs again; and what decided a match, where it was decided."""
    page = visit()
    alone(page, BOT, BOT, BOT, chrono=0)
    put(page, "forward", "forward", "forward")
    page.get_by_test_id("ready").click()
    expect(page.get_by_test_id("status")).to_have_attribute("data-turn", "2", timeout=60_000)
    crash = page.locator('[data-blow="crash"][data-at="g6"]')
    expect(crash).to_contain_text("Crash!")
    put(page, "left")
    expect(crash).to_have_count(0)

    record = (Path(asteroyds.__file__).parent / "guide" / "match.json").read_text()
    headers = {"Content-Type": "application/json"}
    page.goto(f"/t/{page.request.post('/api/records', data=record, headers=headers).json()['table']}")
    page.get_by_test_id("replay-close").click()
    page.get_by_test_id("show-result").click()
    expect(page.get_by_test_id("decided")).to_contain_text("brings the white asteroyd home: 3 to 0.")
    expect(page.locator('[data-testid="decisive"] [data-mark="f4"]')).to_have_count(1)


def test_a_hint_goes_into_the_draft(visit: Visit) -> None:
    """A whole program is advised; it takes the place of what was drafted, and nothing is played yet."""
    page = visit()
    heard = Heard(page)
    alone(page, BOT, BOT, BOT)
    expect(prompt(page)).to_contain_text("Program your ship, then press Ready")
    put(page, "about", "about", "shoot")
    at = version(page)
    page.get_by_test_id("hint").click()
    play = page.get_by_test_id("hint-play")
    expect(play).to_be_visible(timeout=60_000)
    advised = next(message for message in heard.messages if message["type"] == "hint_is")
    program = [advised["action"], *(step["action"] for step in advised["line"])]
    assert [action.split()[0] for action in program] == ["column"] * 6 + ["round", "mode"]
    tokens = [action.removeprefix("column ") for action in program[:6]]
    way = page.locator('[data-advised-path="A"]')
    expect(way).to_have_count(1)  # all of it is drawn, up to where it ends
    if way.get_attribute("data-crash") is None:
        expect(way.locator("[data-advised-end]")).to_have_count(1)
    play.click()
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    expect(way).to_have_count(0)
    assert columns(page) == tokens
    assert page.get_by_test_id("room").get_attribute("data-version") == at
    ready(page)
    expect(page.get_by_test_id("status")).to_have_attribute("data-turn", "2")
    mine = revealed(heard.messages)[0]["ships"][0]
    assert mine["program"] == tokens


def test_what_is_hardly_meant_is_asked(visit: Visit) -> None:
    """A ship without a program, a piercing shot without a shot, a cell where nothing can be done: each is said."""
    page = visit()
    alone(page, BOT, chrono=0)
    put(page, "forward", "shoot")
    page.get_by_test_id("round-1").click()
    page.get_by_test_id("mode-shoot").click()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible(timeout=60_000)
    page.get_by_test_id("ready").click()
    doubts = page.get_by_test_id("doubts")
    expect(doubts.get_by_role("listitem")).to_have_text([re.compile("A1: Pierce in round 1"), re.compile("A2 has no")])
    expect(page.get_by_test_id("doubts-back")).to_be_focused()
    page.keyboard.press("Escape")
    expect(doubts).to_have_count(0)
    assert turn_of(page) == 1
    page.get_by_test_id("round-2").click()
    page.get_by_test_id("tab-A2").click()
    put(page, "forward")
    asked = page.get_by_test_id("asked")
    place(page, "g4").click()
    expect(asked).to_contain_text("Red platform")
    expect(asked).to_contain_text("your ships fly by their program")
    expect(page.locator(".tag")).to_contain_text("your ships fly by their program")
    page.get_by_test_id("ready").click()
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    expect(page.get_by_test_id("status")).to_have_attribute("data-turn", "2")
    expect(asked).to_have_text("")


TIMING = """() => {
    window.begun = { film: {}, log: {} }
    new MutationObserver(() => {
        const now = performance.now()
        const film = document.querySelector('[data-testid=film]')?.dataset.round
        if (film) window.begun.film[film] ??= now
        for (const line of document.querySelectorAll('[data-testid=log-line]')) {
            for (const [, round] of line.textContent.matchAll(/Round (\\d)/g)) window.begun.log[round] ??= now
        }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
}"""

WATCHING = """() => {
    window.seen = []
    new MutationObserver(() => {
        const film = document.querySelector('[data-testid=film]')
        const now = film && `${film.dataset.round} ${film.dataset.beat}`
        if (now && window.seen.at(-1) !== now) window.seen.push(now)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
}"""


def test_an_own_layout(visit: Visit) -> None:
    """Pods and turrets are placed on lit cells and turned on the board; a dark cell says why not."""
    page = visit()
    page.goto(f"/t/{open_table(page, ME, BOT, own_layout=True)}")
    expect(page.locator('[data-place][data-lit="place"]').first).to_be_visible(timeout=60_000)
    place(page, "g12").click()
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-rule", "AC-7.5")
    faces = page.locator('[data-testid^="face-"]')
    for piece in ("pod", "pod", "pod", "pod", "turret", "turret"):
        expect(page.locator('[data-place][data-lit="place"]').first).to_be_visible()
        cell = lit(page)[7]
        place(page, cell).click()
        if piece == "pod":
            expect(page.locator(f'[data-pod="{cell}"]')).to_have_count(1)
            continue
        expect(faces).to_have_count(6)
        page.get_by_test_id("face-NE").focus()
        page.keyboard.press("Enter")
        expect(place(page, cell)).to_have_attribute("aria-label", re.compile("red turret, on a 1 it fires northeast"))
    expect(page.get_by_test_id("control-panel")).to_be_visible()


def test_powers_and_rocks(visit: Visit) -> None:
    """A pilot's power is one more token, of which there is one; rocks say where they drift."""
    page = visit()
    heard = Heard(page)
    alone(page, BOT, pilots=True, rocks=4, chrono=0)
    picture = views(heard.messages)[-1]["picture"]
    expect(page.get_by_test_id("compass")).to_contain_text("drift")
    expect(page.locator("[data-rock]")).to_have_count(4)
    powers = {ship["name"]: ship["powers"] for ship in picture["ships"] if ship["seat"] == 0}
    for name, tokens in powers.items():
        page.get_by_test_id(f"tab-{name}").click()
        for token in tokens:
            put(page, token)
            column(page, 3).click()
            page.get_by_test_id(f"token-{token}").click()
            assert columns(page) == ["empty", "empty", token, "empty", "empty", "empty"]
        if not tokens:
            page.get_by_test_id("round-1").click()
            page.get_by_test_id("round-4").click()
            expect(page.locator('[data-testid^="round-"][aria-pressed="true"]')).to_have_count(2)
            expect(page.get_by_test_id("mode-shoot")).to_have_count(0)
    ready(page)
    expect(page.get_by_test_id("status")).to_have_attribute("data-turn", "2")


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=["390", "360"])
def test_on_a_phone_in_french(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(phone=True, lang="fr-FR")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    alone(page, BOT, BOT, BOT)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nor below"
    words = set(re.findall(r"\w+", page.locator("body").inner_text()))
    assert words & ENGLISH == set()
    assert "plate-forme rouge" in str(place(page, "g4").get_attribute("aria-label"))
    buttons = page.locator(
        '[data-testid^="column-"], [data-testid^="token-"], [data-testid^="mode-"], [data-testid=ready]'
    )
    assert buttons.count() >= 14
    for box in buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"):
        assert min(box["width"], box["height"]) >= 44
        assert box["left"] >= 0
        assert box["right"] <= size[0]
        assert box["bottom"] <= size[1]
    arena = page.locator("[data-platform='g4']").bounding_box()
    assert arena
    assert arena["y"] >= 0
    for token in ("left", "forward", "shoot"):
        page.get_by_test_id(f"token-{token}").tap()
    assert columns(page)[:3] == ["left", "forward", "shoot"]
    ready(page)
    expect(page.get_by_test_id("status")).to_have_attribute("data-turn", "2")
    expect(prompt(page)).to_be_visible()


@pytest.mark.parametrize(("size", "share"), [((390, 844), 0.97), ((360, 640), 0.94)], ids=["390", "360"])
def test_nothing_lies_over_the_arena_of_a_phone(visit: Visit, size: tuple[int, int], share: float) -> None:
    """It is as large as the width allows and stays in its place from programming to film and back."""
    page = visit(phone=True, lang="fr-FR", motion=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    alone(page, BOT, BOT, BOT)
    expect(prompt(page)).to_contain_text("Programmez votre vaisseau, puis appuyez sur Prêt")
    programming = arena_at_rest(page)
    put(page, "forward")
    ready(page)
    expect(page.get_by_test_id("film")).to_be_visible(timeout=60_000)
    filming = arena_at_rest(page)
    expect(page.get_by_test_id("control-panel")).to_be_visible(timeout=30_000)
    again = arena_at_rest(page)
    for arena in (programming, filming, again):
        assert arena["covered"] == []
        assert arena["width"] >= share * (size[0] - 24)
        assert arena["left"] >= 0
        assert arena["left"] + arena["width"] <= size[0]
    for side in ("left", "top", "width"):
        assert abs(filming[side] - programming[side]) <= 2
        assert abs(again[side] - programming[side]) <= 2


def arena_at_rest(page: Page) -> Any:
    """Where the arena lies, once nothing comes in beside it any more: with motion on it glides to its place."""
    before, lies = None, page.evaluate(ARENA)
    while lies != before:
        page.wait_for_timeout(200)
        before, lies = lies, page.evaluate(ARENA)
    return lies


ARENA = """() => {
    const cells = [...document.querySelectorAll('[data-place]')].map(cell => [cell, cell.getBoundingClientRect()])
    const hit = box => document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const covered = cells.filter(([cell, box]) => !hit(box)?.closest('[data-testid=arena] svg [data-place]'))
    const left = Math.min(...cells.map(([, box]) => box.left)), top = Math.min(...cells.map(([, box]) => box.top))
    const right = Math.max(...cells.map(([, box]) => box.right))
    return { left, top, width: right - left, covered: covered.map(([cell]) => cell.dataset.place) }
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_at_this_board(visit: Visit, theme: str) -> None:
    page = visit(theme=theme)
    alone(page, BOT, ships=3, pilots=True, rocks=2)
    put(page, "forward", "shoot")
    page.get_by_test_id("round-2").click()
    if page.get_by_test_id("mode-shoot").count():  # the shield pilot, who comes by lot, has none
        page.get_by_test_id("mode-shoot").click()
    check(page)
    ready(page)
    check(page)
