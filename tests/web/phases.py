"""The phases of every game: what somebody can be looking at, each a table of its own.

A phase is one line of the table. Most are positions of a golden record: the seat whose action comes next there is one's
own, the others are bots, and nothing goes on before one has acted, so that a page can be looked at as long as it takes.
Others begin anew, or look back at a match that is over. What is pressed there first is part of the phase.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from astroport.testing import Golden

Sizes = Sequence[tuple[int, int]]

GAMES = Path(__file__).parent.parent / "games"
SIZES = ((640, 360), (844, 390), (360, 640), (390, 844), (768, 1024), (1180, 820), (1440, 900), (1920, 1080))
PHONE = (390, 844)
FEW = ((640, 360), (360, 640), (390, 844), (768, 1024), (1180, 820))


@dataclass(frozen=True)
class Phase:
    """What one is asked to do, by the action of a record that answers it: the nth that looks like it."""

    game: str
    name: str
    record: Mapping[str, object] | None = None  # with these seats and options; none: a match begins with those below
    action: str = ""  # none: the record is looked back at
    nth: int = 0
    seats: int = 2
    mine: int = 1  # so many of them are one's own, on one screen
    options: Mapping[str, object] = field(default_factory=dict)
    press: tuple[str, ...] = ()  # before one looks
    shows: str = "[data-testid=prompt][data-your-turn=true]"  # where it has come to that
    then: str = ""  # pressed when one has looked, to look again
    at: tuple[int, int] = (1180, 820)  # so large is the screen meanwhile
    sizes: Sizes = SIZES  # in which one looks
    motion: bool = False
    lang: str = "en-GB"

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


def by(*names: str) -> tuple[str, ...]:
    """The buttons that tests call so."""
    return tuple(f"[data-testid='{name}']" for name in names)


SPUTNIK, SIX, TEAMS = {"seats": 2, "rockets": 1}, {"seats": 6}, {"teams": True}
TWO, THREE, EIGHT, SALVAGE = {"seats": 2}, {"seats": 3}, {"seats": 8, "board": "7x7"}, {"salvage": True}
PODS1, PODS2, PODS3, PODS4, PODS5 = ({"seats": seats} for seats in range(1, 6))
LAYOUT = {"own_layout": True}
ENDED: dict[str, Mapping[str, object]] = {
    "sputnik": SPUTNIK,
    "asteroid_escape": TWO,
    "galactica": THREE,
    "asteroyds": LAYOUT,
    "escape_pods": PODS5,
}

BEGUN: dict[str, tuple[Mapping[str, object] | None, str]] = {
    "sputnik": (SPUTNIK, "fly"),
    "asteroid_escape": (TWO, "start"),
    "galactica": (THREE, "fly"),
    "asteroyds": (None, ""),
    "escape_pods": (PODS1, "use"),
}

BOT = {"who": "bot", "level": "cadet"}
TOKENS = ("token-forward", "token-left", "token-shoot", "token-right", "token-about", "token-shoot")
PILOTS = {"ships": 3, "pilots": True, "rocks": 4}
AGAIN = by("ready", "doubts-play", "film-again")
FILM = "[data-testid=film]"
RESULT = "[data-testid=result]"
SHOW = "[data-testid=show-result]"  # how it ended then lies on the board
SHEET = by("sheet-more", "leave")
LIT_USE = ("[data-testid^=use-][data-lit=use]",)


def begun(name: str) -> list[tuple[str, str, Mapping[str, object] | None, str]]:
    """A phase of this name at the first thing that every game asks."""
    return [(game, name, record, action) for game, (record, action) in BEGUN.items()]


PHASES = [
    Phase("sputnik", "fly", SPUTNIK, "fly", 3, motion=True),
    Phase("sputnik", "remove", TEAMS, "take", 5),
    Phase("sputnik", "six", SIX, "fly", 8),
    Phase("asteroid_escape", "start", TWO, "start"),
    Phase("asteroid_escape", "start-8", EIGHT, "start"),
    Phase("asteroid_escape", "lay", THREE, "lay", 6),
    Phase("asteroid_escape", "lay-8", EIGHT, "lay", 9),
    Phase("asteroid_escape", "salvage", SALVAGE, "swap|done"),
    Phase("galactica", "fly", {"seats": 2}, "fly", 5, motion=True),
    Phase("galactica", "cards", {"seats": 3}, "done|overdrive|laser", 4),
    Phase("galactica", "force", {"seats": 4}, "force", 1),
    Phase("galactica", "evade", {"seats": 3}, "evade|accept", 1),

    Phase("asteroyds", "empty"),
    Phase("asteroyds", "half", press=by("token-forward", "token-left", "token-shoot")),
    Phase("asteroyds", "complete", press=by(*TOKENS, "round-6", "mode-shoot"), lang="fr-FR"),
    Phase("asteroyds", "doubts", press=by("ready"), shows="[data-testid=doubts]"),
    Phase("asteroyds", "pilots", options=PILOTS, press=by("token-forward"), lang="fr-FR"),
    Phase("asteroyds", "five", seats=5, options={"rocks": 2}, press=by("token-forward")),
    Phase("asteroyds", "three-teams", seats=6, options={"teams": 3}, press=by("token-forward")),
    Phase("asteroyds", "place", LAYOUT, "place", 2),
    Phase("asteroyds", "face", LAYOUT, "face", 1, shows="[data-testid=face-NE]", lang="fr-FR"),
    Phase("asteroyds", "curtain", mine=2, shows="[data-testid=curtain]"),
    Phase("asteroyds", "film", seats=4, press=AGAIN, shows=FILM),
    Phase("asteroyds", "film-teams", seats=6, options={"teams": 3}, press=AGAIN, shows=FILM),
    Phase("escape_pods", "turn", PODS3, "use", 9),
    Phase("escape_pods", "pays", PODS2, "use", 9, press=LIT_USE, shows="[data-testid=paying]"),
    Phase("escape_pods", "end", PODS3, "use", 40, press=by("end"), shows="[data-testid=end-asks]", lang="fr-FR"),
    Phase("escape_pods", "embark", PODS3, "embark", 2),
    Phase("escape_pods", "launch", PODS3, "launch", 2),
    Phase("escape_pods", "move", PODS3, "move", 20),
    Phase("escape_pods", "push", PODS4, "push", 3),
    Phase("escape_pods", "spy", PODS5, "spy", 30, lang="fr-FR"),
    Phase("escape_pods", "swap", PODS5, "swap", 20),
    Phase("escape_pods", "beacon", PODS5, "beacon", 4),
    Phase("escape_pods", "beacon-2", PODS2, "beacon|delay", 6),
    Phase("escape_pods", "border", PODS3, "border", 4),
    Phase("escape_pods", "delay", PODS5, "delay", 1),
    Phase("escape_pods", "disembark", PODS3, "disembark", 3),
    Phase("escape_pods", "hangar", PODS4, "hangar", 1, lang="fr-FR"),
    Phase("escape_pods", "assign", PODS5, "assign", 4),
    Phase("escape_pods", "solo", PODS1, "use", 5),
    Phase("escape_pods", "five", PODS5, "use", 200, lang="fr-FR"),
    Phase("asteroyds", "why-not", LAYOUT, "place", 2, press=("[data-place=g12]",), shows="[data-testid=refusal]"),
    Phase("escape_pods", "why-not", PODS3, "use", 9, press=("[data-place=r1]",), shows="[data-testid=refusal]"),
    *(Phase(*one, press=by("hint"), shows="[data-testid=hint-play]", at=PHONE, sizes=FEW[:3]) for one in begun("hint")),
    *(Phase(*one, press=by("rules"), shows="dialog[open]", sizes=FEW) for one in begun("rules")),
    *(Phase(*one, press=by("leave"), shows="dialog[open]", sizes=FEW[-1:]) for one in begun("leave")),
    *(Phase(*one, press=SHEET, shows="[data-testid=leave-sure]", at=PHONE, sizes=FEW[:3]) for one in begun("leave-2")),
    *(Phase(game, "replay", record, shows="[data-testid=replay-bar]", sizes=FEW) for game, record in ENDED.items()),
    *(Phase(game, "over", record, press=by("replay-close"), shows=RESULT, sizes=FEW) for game, record in ENDED.items()),
    Phase("sputnik", "over-6", SIX, press=by("replay-close"), shows=RESULT, then=SHOW, lang="fr-FR"),
    Phase("sputnik", "over-teams", TEAMS, press=by("replay-close"), shows=RESULT, then=SHOW),
    Phase("escape_pods", "over-1", PODS1, press=by("replay-close"), shows=RESULT),
]  # fmt: skip


Post = Callable[[str, object], str]


def sit_down(page: Page, phase: Phase, name: str = "", friend: int | None = None) -> str:
    """Open a table in this phase for who looks at this page; where it is. A friend may come to one of the seats."""
    return seated(lambda path, body: _post(page, path, body), phase, name, friend)


def seated(post: Post, phase: Phase, name: str = "", friend: int | None = None) -> str:
    """The same for whoever posts: `post` gives the name of the table that comes of it."""
    if phase.record is None:
        seats = [{"who": "me", "name": name}] * phase.mine + [BOT] * (phase.seats - phase.mine)
        return "/t/" + post("/api/tables", {"game": phase.game, "seats": seats, "options": phase.options})
    record, plies = found(phase)
    seen = post("/api/records", record)
    if not phase.action:
        return f"/t/{seen}"
    ply = plies[min(phase.nth, len(plies) - 1)]
    seat = record["actions"][ply][0]
    seats = [{"who": "me", "name": name} if i == seat else BOT for i in range(len(record["seats"]))]
    if friend is not None:
        seats[friend] = {"who": "open"}
    return "/t/" + post(f"/api/tables/{seen}/fork", {"ply": ply, "seats": seats})


def found(phase: Phase) -> tuple[dict[str, Any], list[int]]:
    """A golden record with the phase's seats and options, and the plies of the actions that look like its own."""
    for record in golden(phase.game):
        has = record["options"] | {"seats": len(record["seats"])}
        plies = [
            ply
            for ply, (who, action) in enumerate(record["actions"])
            if who != "chance" and re.match(rf"({phase.action})\b", action)
        ]
        if plies and has | (phase.record or {}) == has:
            return record, plies
    raise LookupError(f"{phase}: no golden record has {phase.record} and {phase.action}")


@cache
def golden(game: str) -> list[dict[str, Any]]:
    """The golden records of a game."""
    return [Golden.read(path).record for path in sorted((GAMES / game / "golden").glob("*.json"))]


GO = """async (to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""


def look_at(page: Page, phase: Phase) -> None:
    """Sit down there, without loading the page anew, and do what belongs to it."""
    page.set_viewport_size({"width": phase.at[0], "height": phase.at[1]})
    page.evaluate(GO, sit_down(page, phase))
    expect(page.locator("[data-part=board]")).to_be_visible()
    for what in phase.press:
        page.locator(what).first.click()
    expect(page.locator(phase.shows).first).to_be_visible()


def _post(page: Page, path: str, body: object) -> str:
    answer = page.request.post(path, data=json.dumps(body), headers={"Content-Type": "application/json"})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])
