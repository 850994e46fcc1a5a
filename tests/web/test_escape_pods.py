"""Escape Pods at the page: control panels, pods and crew, questions on the board, secrets, solo and its grade."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

import astroport
from astroport.core.match import Match
from astroport.core.record import dumps, load
from astroport.core.registry import game
from tests.web.conftest import Visit
from tests.web.hands import lit, place, prompt, until_changed
from tests.web.test_quality import check

GAME = "escape_pods"
GUIDE = Path(str(files("astroport"))) / "games" / GAME / "guide" / "match.json"
Picture = dict[str, Any]
When = Callable[[Picture], bool]

ROLES = ("commander", "scientist", "engineer")
ROLE_WORD = re.compile("commander|scientist|engineer|commandant|scientifique|ingénieur", re.I)
GRADES = {"master": "Master of the galaxy", "conqueror": "Conqueror of space", "survivor": "Survivor"}
ENGLISH = {
    "You",
    "Your",
    "Embark",
    "Spy",
    "Board",
    "Refresh",
    "which",
    "Which",
    "pod",
    "turn",
    "beacon",
    "the",
}
NEIGHBOURS = {
    1: (2, 4, 5), 2: (1, 3, 5), 3: (2, 5, 6), 4: (1, 5, 7, 8), 5: (1, 2, 3, 4, 6, 8), 6: (3, 5, 8, 9),
    7: (4, 8, 10, 11), 8: (4, 5, 6, 7, 9, 10), 9: (6, 8, 10, 13), 10: (7, 8, 9, 11, 12, 13), 11: (7, 10, 12),
    12: (10, 11, 13), 13: (9, 10, 12),
}  # fmt: skip


# Somebody who wants to get people home, by what the page is told


def homewards(actions: list[str], picture: Picture, luck: random.Random) -> str:
    """Mostly: get off at a refuge, else fly nearer, else get on."""
    away = distances(picture)
    at = {pod["name"]: int(pod["at"]) for pod in picture["pods"] if pod["at"].isdigit()}
    nearer = [
        a for a in actions if a.startswith("move") and away.get(int(a.split()[2]), 99) < away.get(at[a.split()[1]], 99)
    ]
    arriving = [a for a in actions if a.startswith("disembark")]
    if nearer or arriving:
        return luck.choice(nearer or arriving)
    if picture["phase"] != "turn":
        return luck.choice(actions)
    there = any(away.get(sector) == 0 for sector in at.values())
    wishes = ["embark", "accelerate", "pilot"] if there or not at else ["accelerate", "pilot", "embark"]
    wishes = ["spy", "program", "minipod", "board", *wishes] if luck.random() < 0.3 else wishes
    ways = [a for use in wishes for a in actions if a.startswith(f"use {use} ")]
    return ways[0] if ways else "end"


def distances(picture: Picture) -> dict[int, int]:
    """How many moves it is from each sector to a refuge with room, around the debris."""
    barred = {int(sector["name"]) for sector in picture["sectors"] if sector["debris"]}
    goals = {int(refuge["touches"]) for refuge in picture["refuges"] if None in refuge["arrivals"]}
    away: dict[int, int] = {}
    ahead = goals - barred
    while ahead:
        away |= dict.fromkeys(ahead, max(away.values(), default=-1) + 1)
        ahead = {to for sector in ahead for to in NEIGHBOURS[sector]} - away.keys() - barred
    return away


def found(when: When, seats: int, also: Callable[[Match], bool] | None = None) -> Match:
    """The first match between such players in which it comes to be so."""
    for seed in range(100):
        match, luck = astroport.start(GAME, seats=seats, seed=seed), random.Random(seed)
        while not match.over:
            picture = match.view(match.awaited[0]).picture
            if when(picture) and (also is None or also(match)):
                return match
            match.play(homewards([action.text for action in match.actions()], picture, luck))
    raise AssertionError("no such position")


def asked(phase: str) -> When:
    return lambda picture: bool(picture["phase"] == phase)


# At the table


def open_at(page: Page, match: Match, *others: dict[str, str]) -> str:
    """A table that begins with a position: oneself where it is to act, the others in turn; its name."""
    headers = {"Origin": page.evaluate("location.origin"), "Content-Type": "application/json"}
    imported = page.request.post("/api/records", data=dumps(match.record()), headers=headers)
    assert imported.ok, imported.text()
    mine, count = match.awaited[0], len(others) + 1
    seats = [{"who": "me", "name": "Ann"}, *others]
    wanted = {"ply": match.ply, "seats": [seats[(seat - mine) % count] for seat in range(count)]}
    forked = page.request.post(f"/api/tables/{imported.json()['table']}/fork", data=json.dumps(wanted), headers=headers)
    assert forked.ok, forked.text()
    return str(forked.json()["table"])


def take_up(page: Page, when: When, seats: int = 3) -> Match:
    """Play on, against bots, from a position in which something is so."""
    match = found(when, seats)
    page.goto(f"/t/{open_at(page, match, *[{'who': 'bot', 'level': 'cadet'}] * (seats - 1))}")
    expect(page.locator("[data-place][data-lit]:not([data-lit=''])").first).to_be_visible()
    return match


class Heard:
    """What a page hears from the server: by its socket, and over HTTP if that is wanted too."""

    def __init__(self, page: Page, *, http: bool = False) -> None:
        self.messages: list[Any] = []
        page.on("websocket", self.listen)
        if http:
            page.route("**/api/**", self.pass_on)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    def pass_on(self, route: Route) -> None:
        answer = route.fetch()
        if "json" in answer.headers.get("content-type", ""):
            self.messages.append(answer.json())
        route.fulfill(response=answer)

    @property
    def view(self) -> dict[str, Any]:
        """How things stand, as the page was told last."""
        news = [m for m in self.messages if isinstance(m, dict) and m.get("type") == "news"]
        return dict(news[-1]["view"])


def at(page: Page) -> str:
    return page.get_by_test_id("room").get_attribute("data-version") or ""


def press(page: Page, name: str) -> None:
    """A place of the board, a space of a panel, or somebody of the reserve."""
    place(page, name).last.click()


def moved_on(page: Page, before: str) -> None:
    until_changed(page, before)


def end_turn(page: Page) -> None:
    """Also where it is asked whether one means it, with actions left."""
    page.get_by_test_id("end").click()
    if page.get_by_test_id("end-asks").count():
        page.get_by_test_id("end-sure").click()


def carry_out(page: Page, action: str, picture: Picture) -> None:
    """Do something as somebody at the page would: press who or what, then where."""
    before = at(page)
    kind, *words = action.split()
    home = {pod["name"]: pod["at"] for pod in picture["pods"]}
    beacons = {beacon["name"]: beacon["at"] or beacon["name"] for beacon in picture["beacons"]}
    if kind == "end":
        end_turn(page)
    elif kind == "use":
        press_all(page, words[1], words[0])
    elif kind == "beacon":
        page.get_by_test_id(f"beacon-{words[0]}").click()
        assert beacons[words[0]]
    else:
        goals = [home.get(word, word) for word in words]
        goals = [f"hangar-{words[0]}"] if kind == "hangar" else goals
        goals = [f"{picture['assign']['refuge']}.{words[0]}"] if kind == "assign" else goals
        press_all(page, *goals)
    moved_on(page, before)


def press_all(page: Page, *names: str) -> None:
    """One after another; where there is but one to begin with it is chosen already, and a seat not to be pressed."""
    for name in names[:-1]:
        if place(page, name).and_(page.locator("[data-lit]:not([data-lit=''])")).count():
            press(page, name)
    press(page, names[-1])


# Tests


def test_solo_to_its_grade(visit: Visit) -> None:
    """From the form with its one seat to the last assignment: every action by the panels, every answer on the board."""
    page, luck = visit(f"/new/{GAME}"), random.Random(4)
    heard = Heard(page)
    page.get_by_test_id("preset-solo").click()
    expect(page.get_by_test_id("count")).to_have_count(0)
    expect(page.get_by_test_id("seat-0").locator("select")).to_have_count(0)
    expect(page.get_by_test_id("stand-in")).to_have_count(0)
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("end")).to_be_visible(timeout=60_000)  # the server may still be reading the game in
    expect(page.get_by_test_id("face-up")).to_have_count(2)
    room = page.get_by_test_id("room")
    kinds = set()
    while room.get_attribute("data-stage") == "playing":
        view = heard.view
        assert str(view["version"]) == at(page)
        action = homewards([choice["action"] for choice in view["choices"]], view["picture"], luck)
        kinds.add(action.split()[0])
        carry_out(page, action, view["picture"])
    assert {"use", "embark", "move", "end"} <= kinds
    result = heard.view["picture"]["result"]
    points = result["scores"][0]["points"]
    told = f"{GRADES[result['grade']]}, {points} point{'' if points == 1 else 's'}."
    expect(page.get_by_test_id("result")).to_contain_text(told)
    expect(page.get_by_test_id("result")).not_to_contain_text("win")
    expect(page.get_by_test_id("scores")).to_have_attribute("data-grade", result["grade"])
    expect(page.get_by_test_id("score-0")).to_contain_text(str(points))
    expect(page.locator('[data-refuge][data-scored="true"]')).to_have_count(4)
    expect(page.get_by_test_id("log")).to_contain_text(re.compile(GRADES[result["grade"]], re.I))
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("actions")).to_have_attribute("data-left", "2")


def strays(part: Any, seat: int) -> Iterator[str]:
    """Every mention of a role in a message to a seat, but for what is its own or spied by it, or printed."""
    if isinstance(part, dict):
        own = (
            part.get("owner") == seat or (part.get("seat") == seat and "roles" in part) or seat in part.get("seen", [])
        )
        if own or part.get("args", {}).get("seat-is") == "you":  # a sentence about oneself
            return
        for key, value in part.items():
            if key not in ("squares", "choices"):
                yield from strays(key, seat)
                yield from strays(value, seat)
    elif isinstance(part, list):
        for one in part:
            yield from strays(one, seat)
    elif isinstance(part, str) and ROLE_WORD.search(part):
        yield part


def stranger_in(picture: Picture) -> tuple[str, str] | None:
    """Where a pod is with nobody of the seat to move but somebody of the next, unseen; and the seat that one has."""
    mine = picture["turn"]
    for pod in picture["pods"]:
        crew = [member for member in pod["crew"] if member]
        if crew and all(member["owner"] == (mine + 1) % 3 and not member["seen"] for member in crew):
            return str(pod["at"]), str(crew[0]["place"])
    return None


def test_only_the_spy_learns_roles(visit: Visit) -> None:
    """Ann spies on the bot; neither Ben's page nor anything it is sent, reasons and replay included, tells a role."""
    ann, ben = visit(), visit()
    ann_heard, ben_heard = Heard(ann), Heard(ben, http=True)
    match = found(lambda p: p["phase"] == "turn" and p["actions"] == 2 and stranger_in(p) is not None, 3)
    ann_seat, ben_seat = match.awaited[0], (match.awaited[0] + 2) % 3
    sector, seat = stranger_in(match.view(ann_seat).picture) or ("", "")
    table = open_at(ann, match, {"who": "bot", "level": "cadet"}, {"who": "open"})
    join = ann.request.get(f"/api/tables/{table}/links").json()["join"]
    ann.goto(f"/t/{table}")
    ben.goto(f"/t/{table}#join={join}")
    ben.get_by_test_id(f"sit-{ben_seat}").click()
    expect(ann.get_by_test_id("end")).to_be_visible()
    expect(ann.locator(f'[data-crew="{seat}"]')).to_have_attribute("data-role", "hidden")
    before = at(ann)
    press(ann, "spy")
    if ann.get_by_test_id("paying").count():
        ann.locator('[data-testid^="role-"][data-lit="use"]').first.click()
    moved_on(ann, before)
    press(ann, sector)
    expect(ann.locator(f'[data-crew="{seat}"]')).to_have_attribute("data-role", re.compile("|".join(ROLES)))
    assert ROLE_WORD.search(place(ann, sector).get_attribute("aria-label") or "")
    assert list(strays(ann_heard.messages, ann_seat)) == []
    assert list(strays(ann_heard.messages, ben_seat)), "what Ann is told would be noticed if Ben were told it"

    expect(ben.get_by_test_id("log")).to_contain_text("looks into")
    expect(ben.locator(f'[data-crew="{seat}"]')).to_have_attribute("data-role", "hidden")
    label = place(ben, sector).get_attribute("aria-label") or ""
    assert f"spied by {'ABC'[ann_seat]}" in label
    assert not ROLE_WORD.search(label)
    end_turn(ann)
    expect(ben.get_by_test_id("end")).to_be_visible(timeout=30_000)  # the bot has played
    others = ben.locator(f'[data-crew]:not([data-owner="{"ABC"[ben_seat]}"])')
    assert set(others.evaluate_all("crew => crew.map(one => one.dataset.role)")) == {"hidden"}
    ben.get_by_test_id("replay").click()
    expect(ben.get_by_test_id("replay-bar")).to_be_visible()
    ben.wait_for_load_state("networkidle")
    ben.unroute_all(behavior="wait")
    assert any("frames" in message for message in ben_heard.messages)
    assert any(message.get("type") == "news" for message in ben_heard.messages if isinstance(message, dict))
    assert list(strays(ben_heard.messages, ben_seat)) == []


@pytest.mark.parametrize(
    ("phase", "seats", "dark", "rule"),
    [
        ("push", 4, ("12", "11", "13", "1"), "EP-4"),
        ("hangar", 3, ("12", "11", "13", "1"), ""),  # no rule forbids a sector there: it says what is asked
        ("border", 3, (), ""),
        ("assign", 3, (), ""),
        ("spy", 3, ("r1", "r2", "r3", "r4"), "EP-3"),
    ],
)
def test_questions_are_asked_on_the_board(
    visit: Visit, phase: str, seats: int, dark: tuple[str, ...], rule: str
) -> None:
    page = visit()
    match = take_up(page, asked(phase), seats)
    wanted = answers(match)
    assert sorted(lit(page)) == sorted(wanted)
    expect(page.get_by_test_id("question")).to_be_visible()
    if dark:
        press(page, next(name for name in dark if name not in wanted))
        expect(page.get_by_test_id("refusal")).to_be_visible()
        if rule:
            expect(page.get_by_test_id("refusal")).to_have_attribute("data-rule", re.compile(rule))
    before = at(page)
    press(page, wanted[0])
    moved_on(page, before)


def answers(match: Match) -> list[str]:
    """The places where a question can be answered."""
    picture, given = match.view(match.awaited[0]).picture, [action.text.split()[1] for action in match.actions()]
    if picture["phase"] == "hangar":
        return [f"hangar-{name}" for name in given]
    if picture["phase"] == "assign":
        return [f"{picture['assign']['refuge']}.{square}" for square in given]
    return [on_board(picture, name) for name in given]


def on_board(picture: Picture, name: str) -> str:
    """Where a pod is, or a refuge."""
    return next((str(pod["at"]) for pod in picture["pods"] if pod["name"] == name), name)


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = visit()
    match = take_up(page, lambda p: p["phase"] == "turn" and p["actions"] == 2 and bool(taken(p)))
    press(page, taken(match.view(match.awaited[0]).picture)[0])
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-rule", "EP-2.2")
    press(page, "r1")
    expect(page.get_by_test_id("refusal")).to_be_visible()


def taken(picture: Picture) -> list[str]:
    """The advanced actions that the seat to move has already taken."""
    panel = picture["players"][picture["turn"]]["panel"]
    return [use for use in ("board", "pilot", "program") if panel[use] != [None]]


def test_one_instruction_at_a_time_and_no_turn_ended_by_mistake(visit: Visit) -> None:
    """Who pays is asked where everything is asked; ending a turn early too, until one has enough of it."""
    page = visit()
    take_up(page, lambda p: p["phase"] == "turn" and p["actions"] == 2 and p["hangars"][0]["pod"] is not None)
    press(page, "embark")
    expect(prompt(page)).to_contain_text("Who pays for “Embark, disembark”?")
    expect(page.get_by_text("Who pays")).to_have_count(1)
    page.get_by_test_id("pay-cancel").click()
    expect(prompt(page)).to_contain_text("Choose what to do: 2 actions left.")
    before = at(page)
    for again in (False, True):
        page.get_by_test_id("end").click()
        expect(page.get_by_test_id("end-asks")).to_contain_text("You still have 2 actions left")
        expect(page.get_by_test_id("end-back")).to_be_focused()
        if not again:
            page.keyboard.press("Escape")
            expect(page.get_by_test_id("end-asks")).to_have_count(0)
            assert at(page) == before
    page.get_by_test_id("end-unasked").check()
    page.get_by_test_id("end-sure").click()
    expect(page.get_by_test_id("end")).to_have_count(0)
    expect(page.get_by_test_id("end")).to_be_visible(timeout=60_000)
    before = at(page)
    page.get_by_test_id("end").click()
    moved_on(page, before)


def test_by_keys_alone(visit: Visit) -> None:
    """A member pays for Embark, another gets on at a hangar; the keyboard is never lost."""
    page = visit()
    take_up(page, lambda p: p["phase"] == "turn" and p["actions"] == 2 and p["hangars"][0]["pod"] is not None)
    page.get_by_test_id("use-embark").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("paying")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("paying")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    while not page.evaluate("document.activeElement.dataset.testid?.startsWith('role-')"):
        page.keyboard.press("Shift+Tab")
    before = at(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert page.evaluate("document.activeElement !== document.body")
    page.locator('[data-testid^="role-"][data-lit]:not([data-lit=""])').first.focus()
    page.keyboard.press("Enter")
    page.locator('[data-place][tabindex="0"]').focus()
    for _ in range(20):
        if page.evaluate("document.activeElement.dataset.place") == "hangar-1":
            break
        page.keyboard.press("n")
    before = at(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.get_by_test_id("log")).to_contain_text("You put")
    assert page.evaluate("document.activeElement !== document.body")
    place(page, "5").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place") == "8"


@pytest.mark.parametrize("phase", ["turn", "program", "push"])
def test_on_a_phone_in_french(visit: Visit, phase: str) -> None:
    page = visit(phone=True, lang="fr-FR")
    take_up(page, lambda p: p["phase"] == phase and p["actions"] == 2 * (phase == "turn") and any_home(p), 4)
    expect(page.locator("[data-layout]")).to_have_attribute("data-layout", "tall")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nor below"
    words = set(re.findall(r"\w+", page.locator("body").inner_text()))
    assert words & ENGLISH == set()
    assert "secteur 12" in str(place(page, "12").get_attribute("aria-label"))
    for name in ("5", "12", "r1"):
        box = place(page, name).locator(".whole").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
        assert 0 <= box["x"] <= 390 - box["width"]
    buttons = page.locator(
        '[data-testid^="role-"], [data-testid^="use-"], [data-testid^="beacon-"], [data-testid="end"]'
    )
    assert buttons.count() >= 3
    for box in buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"):
        assert box["height"] >= 44
        assert box["left"] >= 0
        assert box["right"] <= 390
        assert box["bottom"] <= 844
    before = at(page)
    if phase == "turn":
        end_turn(page)
    elif phase == "program":
        page.locator('[data-testid^="delay-"]').first.tap()
    else:
        place(page, lit(page)[0]).tap()
    moved_on(page, before)


def any_home(picture: Picture) -> bool:
    return any(player["home"] for player in picture["players"])


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_at_this_board(visit: Visit, theme: str) -> None:
    page = visit(theme=theme)
    for when in (asked("program"), asked("assign")):
        take_up(page, when)
        check(page)
        expect(prompt(page)).to_have_attribute("data-your-turn", "true")


def test_the_scoring_is_played_out(visit: Visit) -> None:
    """After the last question refuge by refuge, and the result comes after it; without motion all refuges at once."""
    moving, still = visit(motion=True), visit()
    match = found(lambda p: p["phase"] == "assign" and len(unscored(p)) > 1, 1, is_last_question)
    ahead = unscored(match.view(0).picture)
    for page in (still, moving):
        page.goto(f"/t/{open_at(page, match)}")
        expect(page.locator('[data-lit="assign"]').first).to_be_visible()
        page.evaluate(WATCHING)
        page.locator('[data-lit="assign"]').first.click()
    expect(moving.get_by_test_id("tally")).to_be_visible()
    expect(still.get_by_test_id("tally")).to_have_count(0)
    expect(still.get_by_test_id("result")).to_be_visible()
    expect(moving.get_by_test_id("scores")).to_be_visible()
    expect(moving.get_by_test_id("result")).to_be_visible()
    assert moving.evaluate("window.moments") == [*([name] for name in ahead), ["result"]]
    first, *then = still.evaluate("window.moments")
    assert [name for name in first if name != "result"] == ahead, "all refuges at once"
    assert then in ([], [["result"]])


WATCHING = """() => {
    const shown = new Set([...document.querySelectorAll('[data-scored="true"]')].map(one => one.dataset.refuge))
    window.moments = []
    new MutationObserver(() => {
        const now = [...document.querySelectorAll('[data-scored="true"]')].map(one => one.dataset.refuge)
        if (document.querySelector('[data-testid=result]')) now.push('result')
        const fresh = now.filter(one => !shown.has(one))
        for (const one of fresh) shown.add(one)
        if (fresh.length) window.moments.push(fresh)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
}"""


def test_everything_says_what_it_is_and_a_hint_is_drawn(visit: Visit) -> None:
    """A sector, somebody in a pod, a square, a button, a card: each with its rule; what a bot advises is an arrow."""
    page = visit()
    take_up(page, asked("move"), 2)
    crew = page.locator("[data-crew*='duo'], [data-crew*='mini']").first
    box = crew.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".tag")).to_contain_text(re.compile(r"\((duo|trio|minipod), sector \d+\)"))
    place(page, "r4").hover(position={"x": 20, "y": 30})
    expect(page.locator(".tag .rule")).to_contain_text("EP-8")
    page.get_by_test_id("deck").hover()
    expect(page.get_by_test_id("tip")).to_contain_text("EP-1.8 · The explosion cards")
    page.get_by_test_id("use-spy").hover()
    expect(page.get_by_test_id("tip")).to_contain_text("Spy: Look at all crew")
    expect(page.get_by_test_id("preview")).to_have_count(0)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible(timeout=60_000)
    expect(page.get_by_test_id("preview").locator("line")).to_have_count(1)


def test_an_explosion_and_an_arrival_are_seen_without_motion_too(visit: Visit) -> None:
    """The match of the guide: an engineer gets off onto the token, and a pod is lost."""
    page = visit()
    match = load(GUIDE, game(GAME)).fork(44)
    page.goto(f"/t/{open_at(page, match, {'who': 'bot', 'level': 'cadet'})}")
    press(page, "hangar-1")
    expect(page.locator("[data-impact='9'] .burst")).to_have_count(2)
    expect(page.locator("[data-impact='r2>2'] .burst")).to_be_visible()


def unscored(picture: Picture) -> list[str]:
    return [refuge["name"] for refuge in picture["refuges"] if refuge["points"] is None]


def is_last_question(match: Match) -> bool:
    """Whether the match is over with whatever is answered."""
    trials = []
    for action in match.actions():
        trial = match.fork()
        trial.play(action.text)
        trials.append(trial.over)
    return all(trials)
