"""The phases of every game, each a position of a golden record: who is to act next there sits down.

A phase is one line of the table. The seat whose action comes next is one's own, the others are bots; nothing goes on
before one has acted, so that a page can be looked at as long as it takes.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Phase:
    """What one is asked to do, by the action of a record that answers it: the nth that looks like it."""

    game: str
    name: str
    record: str
    action: str
    nth: int = 0

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


TWO = "seats2-board_6x6-open_space_false-salvage_false-refill_replaces_roll_true"
THREE = "seats3-board_6x6-open_space_false-salvage_true-refill_replaces_roll_true"
EIGHT = "seats8-board_7x7-open_space_false-salvage_false-refill_replaces_roll_false"
SALVAGE = "seats8-board_6x6-open_space_false-salvage_true-refill_replaces_roll_true"

PHASES = [
    Phase("sputnik", "fly", "seats2-layout_classic-rockets_1-teams_false", "fly", 3),
    Phase("sputnik", "remove", "seats4-layout_classic-rockets_1-teams_true", "take", 5),
    Phase("sputnik", "six", "seats6-layout_pyramid-rockets_1-teams_false", "fly", 8),
    Phase("asteroid_escape", "start", TWO, "start"),
    Phase("asteroid_escape", "start-8", EIGHT, "start"),
    Phase("asteroid_escape", "lay", THREE, "lay", 6),
    Phase("asteroid_escape", "lay-8", EIGHT, "lay", 9),
    Phase("asteroid_escape", "salvage", SALVAGE, "swap|done"),
    Phase("galactica", "fly", "seats2", "fly", 5),
    Phase("galactica", "cards", "seats3", "done|overdrive|laser", 4),
    Phase("galactica", "force", "seats4", "force", 1),
    Phase("galactica", "evade", "seats3", "evade|accept", 1),
]  # fmt: skip


def sit_down(page: Page, phase: Phase, name: str = "") -> str:
    """Open a table in this phase for who looks at this page; where it is."""
    record = json.loads((GAMES / phase.game / "golden" / f"{phase.record}.json").read_text())
    plies = [
        ply
        for ply, (who, action) in enumerate(record["actions"])
        if who != "chance" and re.match(rf"({phase.action})\b", action)
    ]
    assert len(plies) > phase.nth, f"{phase}: the record has {len(plies)} such actions"
    ply = plies[phase.nth]
    seat = record["actions"][ply][0]
    seats = [
        {"who": "me", "name": name} if i == seat else {"who": "bot", "level": "cadet"}
        for i in range(len(record["seats"]))
    ]
    seen = _post(page, "/api/records", record)
    return "/t/" + _post(page, f"/api/tables/{seen}/fork", {"ply": ply, "seats": seats})


def _post(page: Page, path: str, body: object) -> str:
    answer = page.request.post(path, data=json.dumps(body), headers={"Content-Type": "application/json"})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])
