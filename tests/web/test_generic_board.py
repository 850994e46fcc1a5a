"""A game without a board of its own is played all the same: the example package, on the shelf by its entry point."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import comets
import pytest
from playwright.sync_api import Locator, Page, expect

from tests import compiled
from tests.server.faults import ServerProcess
from tests.web.conftest import Visit, start
from tests.web.hands import wait_until
from tests.web.test_quality import check


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds Comets besides our games."""
    compiled.make_ready(comets.GAME)
    site = tmp_path_factory.mktemp("site")
    about = site / "comets-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: comets\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[astroport.games]\ncomets = comets:GAME\n")
    package = Path(comets.__file__).parents[1]
    path = os.pathsep.join([str(site), str(package), *filter(None, [os.environ.get("PYTHONPATH")])])
    settings = {"ASTROPORT_THINKING": "0.2", "ASTROPORT_OPENINGS": "0", "PYTHONPATH": path}
    server = ServerProcess(tmp_path_factory.mktemp("comets"), settings)
    start(server)
    yield server
    server.stop()


def sit_down(page: Page) -> None:
    """From the landing page to the first choice, against a bot."""
    page.get_by_test_id("play-comets").click()
    expect(choice(page, "pass")).to_be_visible()


def choice(page: Page, action: str) -> Locator:
    """The button of an action."""
    return page.locator(f'[data-action="{action}"]')


def signs(page: Page) -> list[list[str]]:
    """The lines of the position, by their words."""
    return [line.split() for line in (page.get_by_test_id("signs").text_content() or "").splitlines()]


def is_over(page: Page) -> Locator:
    """Wait for the end; who has won."""
    expect(page.get_by_test_id("room")).to_have_attribute("data-stage", "over")
    winner = page.get_by_test_id("winner")
    expect(winner).to_be_visible()
    return winner


def test_played_to_its_end_by_its_buttons_and_looked_at_again(visit: Visit) -> None:
    page = visit("/")
    sit_down(page)
    (_, mine), (_, theirs) = signs(page)
    assert mine.isdecimal()
    assert theirs == "?"
    expect(
        page.get_by_test_id("legend").get_by_role("listitem").filter(has_text="? one you do not know")
    ).to_be_visible()
    check(page)

    page.get_by_role("button", name="Peek at Pilot B’s comet").click()
    expect(choice(page, "chase")).to_be_visible()
    theirs = signs(page)[1][1]
    assert theirs.isdecimal()
    expect(page.get_by_test_id("log")).to_contain_text("You peek at Pilot B’s comet")
    page.get_by_test_id("hint").click()
    expect(page.locator("[data-advised]")).to_contain_text("(advised)")
    check(page)

    page.get_by_role("button", name="Chase").click()
    won = is_over(page)
    (_, _, chased), (_, _, other) = signs(page)
    assert chased == "!"
    assert other in "!."
    expect(won).to_contain_text("You win" if other == "." or mine > theirs else "wins")

    page.get_by_test_id("result-replay").click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    assert signs(page) == [["A", "-"], ["B", "-"]]
    check(page)
    seen = [[["A", mine], ["B", "-"]], [["A", mine], ["B", "?"]], [["A", mine], ["B", theirs]]]
    for position in seen:
        page.get_by_test_id("replay-next").click()
        wait_until(
            page,
            "words => document.querySelector('[data-testid=signs]').textContent.trim().split(/\\s+/).join() === words",
            arg=",".join(word for line in position for word in line),
        )
    expect(page.locator("[data-action]")).to_have_count(0)


def test_on_a_phone_in_french_with_keys(visit: Visit) -> None:
    page = visit("/", lang="fr-FR", phone=True, theme="light")
    sit_down(page)
    expect(page.get_by_test_id("legend").get_by_role("listitem").first).to_have_text("un chiffre : une comète")
    board = page.get_by_test_id("generic-board").bounding_box()
    assert board
    assert board["width"] <= 390
    check(page)
    choice(page, "peek B").focus()
    page.keyboard.press("ArrowRight")
    expect(choice(page, "pass")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Poursuivre")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    is_over(page)
    assert signs(page)[0][2] == "."
    check(page)
