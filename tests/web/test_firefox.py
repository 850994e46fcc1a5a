"""The page in Firefox: a match begun, and every game's table in sizes of phones and desks."""

from __future__ import annotations

from pathlib import Path

from astroport import catalogue
from tests.server.faults import ServerProcess
from tests.web.firefox import Firefox, firefox
from tests.web.measure import MEASURE
from tests.web.phases import PHASES, Phase, seated

SIZES = [(640, 360), (360, 640), (1440, 900)]
LIT = '[data-place][data-lit]:not([data-lit=""])'
THERE = "selector => document.querySelector(selector) !== null"
POST = """async (path, body) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()).table ?? `refused: ${answer.status}`
}"""


def test_play_and_look(house: ServerProcess, tmp_path: Path) -> None:
    with firefox(tmp_path / "firefox") as tab:
        tab.goto(house.url)
        tab.click("[data-testid=play-sputnik]")
        tab.until(THERE, LIT)
        before = tab.run("() => document.querySelector('[data-version]').dataset.version")
        tab.click(LIT)
        tab.until("before => document.querySelector('[data-version]').dataset.version !== before", before)
        at_once = [phase for phase in PHASES if phase.shows == Phase.shows and not phase.press]
        one_of_each = {phase.game: phase for phase in reversed(at_once)}.values()
        assert len(one_of_each) == len(catalogue())
        wrong = [said for phase in one_of_each for said in measured(tab, house, phase)]
        assert not wrong, "\n".join(wrong)
        assert tab.complaints == []


def measured(tab: Firefox, house: ServerProcess, phase: Phase) -> list[str]:
    """What is wrong with a game's table, in any of the sizes."""
    tab.goto(house.url + seated(lambda path, body: str(tab.run(POST, path, body)), phase))
    tab.until(THERE, "[data-testid=prompt][data-your-turn=true]")
    tab.until(THERE, "[data-part=board] [data-place]")
    wrong = []
    for width, height in SIZES:
        tab.resize(width, height)
        wrong += [f"{phase}, {width}×{height}: {what}" for what in tab.run(MEASURE)["wrong"]]
    return wrong
