"""The rules of Sputnik run in the page: what they say is there at once, and without the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import lit, place, prompt, unfold, until_changed, version, wait_for_turn
from tests.web.lines import SlowLine
from tests.web.phases import Phase, sit_down

MATCH = {"seats": 2, "rockets": 1}
TO_FLY, OVER = Phase("sputnik", "fly", MATCH, "fly", 3), Phase("sputnik", "over", MATCH)
REFUSAL = {"code": "rule", "title": {"en": "No", "fr": "Non"}, "text": {"en": "Not now.", "fr": "Pas maintenant."}}


@pytest.fixture
def line(visit: Visit) -> SlowLine:
    """A line to a table at which one is to fly."""
    made = SlowLine(visit())
    made.lay()
    made.page.goto(sit_down(made.page, TO_FLY))
    assert wait_for_turn(made.page)
    return made


def stands_on(page: Page, cell: str, *, stands: bool = True) -> None:
    """One's rocket is on a cell of the board, or is not."""
    mine = re.compile("your rocket")
    if stands:
        expect(place(page, cell)).to_have_attribute("aria-label", mine)
    else:
        expect(place(page, cell)).not_to_have_attribute("aria-label", mine)


def test_a_move_is_seen_before_the_server_has_heard_of_it(line: SlowLine) -> None:
    page, before = line.page, version(line.page)
    to = lit(page)[0]
    stands_on(page, to, stands=False)
    line.slow = True
    place(page, to).click()
    stands_on(page, to)
    assert version(page) == before
    assert lit(page) == [], "what comes next is for the server to say"
    line.let_go()
    until_changed(page, before)
    stands_on(page, to)


@pytest.mark.parametrize(
    "answer",
    [{"type": "stale", "version": 1}, {"type": "refused", "refusal": REFUSAL | {"rule": None, "action": None}}],
    ids=lambda answer: answer["type"],
)
def test_a_move_that_is_not_taken_is_taken_back(line: SlowLine, answer: dict[str, object]) -> None:
    page = line.page
    could = lit(page)
    line.slow = True
    place(page, could[0]).click()
    stands_on(page, could[0])
    line.answer(**answer)
    stands_on(page, could[0], stands=False)
    expect(page.locator(f'[data-place="{could[0]}"]:not([data-lit=""])')).to_be_visible()
    assert lit(page) == could
    if answer["type"] == "refused":
        expect(page.get_by_role("alert").filter(has_text="Not now.")).to_be_visible()


def test_without_the_server_one_still_sees_what_can_be_done_and_why_not(line: SlowLine) -> None:
    page, could = line.page, lit(line.page)
    asked = prompt(page).text_content()
    line.cut_off()
    expect(page.get_by_test_id("reconnecting")).to_be_visible()
    assert (lit(page), prompt(page).text_content()) == (could, asked)
    place(page, could[0]).hover()
    expect(page.locator(".preview .ghost")).to_be_visible()
    expect(page.locator(".tag")).to_contain_text("Fly to")
    heard = len(line.said)
    page.locator('[data-place][data-lit=""]').first.click()
    expect(page.get_by_test_id("refusal-rule")).to_contain_text("SP-")
    assert len(line.said) == heard


def test_a_finished_match_is_played_again_here(visit: Visit) -> None:
    page, asked = visit(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(sit_down(page, OVER))
    bar, slider = page.get_by_test_id("replay-bar"), page.get_by_test_id("replay-slider")
    expect(bar).to_be_visible()
    last = int(str(slider.get_attribute("max")))
    assert last > 10
    drawn = set()
    for ply in (1, last // 2, last):
        slider.fill(str(ply))
        expect(bar).to_have_attribute("data-index", str(ply))
        drawn.add(page.locator("[data-part=board] [role=group]").get_attribute("aria-label"))
    assert len(drawn) == 3, "fewer and fewer galaxies are left"
    assert [url for url in asked if url.endswith("/moves")]
    assert not [url for url in asked if "/replay?" in url]


def test_who_cannot_have_the_rules_is_told_so(visit: Visit) -> None:
    page = visit()
    page.route("**/engines/sputnik-*", lambda route: route.fulfill(status=404))
    page.goto(sit_down(page, TO_FLY))
    notice = page.get_by_test_id("notice-page")
    expect(notice).to_contain_text("The rules of this game are missing here")
    page.unroute("**/engines/sputnik-*")
    notice.get_by_role("button", name="Load anew").click()
    assert wait_for_turn(page)


def test_a_third_language_is_spoken_from_the_first_page_to_the_log(visit: Visit) -> None:
    page = visit("/", lang="de-DE")
    card = page.get_by_test_id("game-sputnik")
    expect(card).to_contain_text("Ein Schach auf schwindendem Boden")
    page.goto("/new/sputnik")
    expect(page.get_by_role("heading", level=1)).to_have_text("Neuer Tisch: Sputnik")
    unfold(page, "options")
    expect(page.get_by_test_id("option-layout")).to_contain_text("Pyramide")
    page.get_by_test_id("preset-alone").click()
    page.get_by_test_id("open-table").click()
    assert wait_for_turn(page)
    expect(prompt(page)).to_contain_text("Du bist dran: Flieg zu einer Galaxie oder Basis nebenan.")
    to = lit(page)[0]
    place(page, to).hover()
    expect(page.locator(".tag")).to_contain_text(f"Nach {to} fliegen")
    place(page, to).click()
    expect(page.get_by_test_id("log")).to_contain_text(f"Du fliegst nach {to}")
    assert page.locator("html").get_attribute("lang") == "de"
