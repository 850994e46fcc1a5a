"""What bots say about their moves, hints for oneself, and the turning points of a match."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from astroport import catalogue
from tests.amount import combined
from tests.web.conftest import Visit
from tests.web.hands import act, open_table, unfold, until_changed, version, wait_for_turn
from tests.web.test_quality import check

THINKING = 30_000  # milliseconds: a hint is the best bot's, and two cores are busy


def against_a_bot(page: Page, game: str = "sputnik", *, hints: bool = True, level: str = "greedy") -> None:
    """At a table with a bot that is quick to move."""
    seats = [{"who": "me"}, {"who": "bot", "level": level}]
    wanted = {"game": game, "seats": seats, "hints": hints}
    origin = page.evaluate("location.origin")
    opened = page.request.post("/api/tables", data=wanted, headers={"Origin": origin})
    assert opened.ok, opened.text()
    page.goto(f"/t/{opened.json()['table']}")
    wait_for_turn(page)


def until(page: Page, luck: random.Random, sign: str, game: str = "sputnik") -> None:
    """Play on until there is a sign on the page, and it is one's own turn; at another table if a match ends before."""
    while not ((mine := wait_for_turn(page)) and page.locator(sign).count()):
        if mine:
            act(page, luck)
        else:
            against_a_bot(page, game)


SPOKEN = '[data-testid="thought-why"]'


def prefer(page: Page, what: str) -> None:
    """Switch something on or off among the preferences."""
    page.keyboard.press(",")
    switch = page.get_by_test_id(what)
    switch.set_checked(not switch.is_checked())
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("preferences-window")).to_have_count(0)


def with_key_moments(page: Page) -> None:
    """The chart as the server sends it, with two turning points at any rate."""

    def answer(route: Route) -> None:
        real = route.fetch()
        if not real.ok:
            route.fulfill(response=real)
            return
        said = {
            "en": "Ann: fly to d4 — Ben falls from 61% to 22%",
            "fr": "Ann : voler en d4 — Ben tombe de 61 % à 22 %",
        }
        moments = [{"ply": ply, "seat": 0, "whose": 1, "change": -0.39, "text": said} for ply in (3, 8)]
        route.fulfill(response=real, json={**real.json(), "key_moments": moments})

    page.route("**/evaluations", answer)


def play_to_the_end(page: Page, luck: random.Random) -> None:
    while wait_for_turn(page):
        act(page, luck)
    expect(page.get_by_test_id("result")).to_be_visible()


def test_a_bot_says_why_and_tells_more_when_asked(visit: Visit) -> None:
    page, luck = visit(), random.Random(1)
    against_a_bot(page)
    until(page, luck, SPOKEN)
    said = page.get_by_test_id("remark").inner_text()
    assert "%" not in said
    expect(page.get_by_test_id("because").last).to_have_text(said)
    page.get_by_test_id("thought-why").click()
    dialog = page.get_by_test_id("why-dialog")
    expect(dialog.get_by_test_id("weighed").first).to_contain_text("played")
    expect(dialog.get_by_test_id("weighed").first).to_contain_text("%")
    assert 1 <= dialog.get_by_test_id("weighed").count() <= 4
    page.keyboard.press("Escape")
    page.get_by_test_id("why").last.click()
    expect(dialog.get_by_test_id("reasons")).to_contain_text("Winning chances of")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_test_id("why").last).to_be_focused()


def test_on_a_phone_the_whole_sentence_is_behind_the_line(visit: Visit) -> None:
    page, luck = visit(phone=True), random.Random(4)
    against_a_bot(page)
    until(page, luck, SPOKEN)
    said = page.get_by_test_id("remark").inner_text()
    assert said in str(page.get_by_test_id("thought-why").get_attribute("data-tip"))
    page.get_by_test_id("thought-why").locator(".words").tap()
    expect(page.get_by_test_id("why-dialog").get_by_test_id("weighed").first).to_contain_text("%")
    page.keyboard.press("Escape")
    page.get_by_test_id("sheet-log").click()
    page.get_by_test_id("why").last.click()
    expect(page.get_by_test_id("why-dialog").get_by_test_id("reasons")).to_contain_text("Winning chances of")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("why-dialog")).to_have_count(0)
    expect(page.get_by_test_id("sheet")).to_be_visible()


def test_who_does_not_want_to_hear_it_switches_it_off(visit: Visit) -> None:
    page, luck = visit(lang="fr-FR"), random.Random(2)
    against_a_bot(page)
    until(page, luck, SPOKEN)
    prefer(page, "pref-remarks")
    expect(page.get_by_test_id("thought")).to_be_hidden()
    expect(page.get_by_test_id("because")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("log-line").first).to_be_visible()
    expect(page.get_by_test_id("thought")).to_be_hidden()
    prefer(page, "pref-remarks")
    expect(page.get_by_test_id("because").first).to_be_visible()


def test_who_wants_numbers_has_them(visit: Visit) -> None:
    """Beside what bots remark, and in a hint without asking for its details."""
    page, luck = visit(), random.Random(2)
    against_a_bot(page)
    until(page, luck, SPOKEN)
    expect(page.get_by_test_id("chance")).to_have_count(0)
    prefer(page, "pref-numbers")
    expect(page.get_by_test_id("chance")).to_have_text(re.compile(r"^\d+%$"))
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-panel").get_by_test_id("weighed").first).to_contain_text("%", timeout=THINKING)
    expect(page.get_by_test_id("hint-more")).to_have_count(0)


def test_the_board_stays_where_it_is_when_a_bot_speaks(visit: Visit) -> None:
    page, luck = visit(), random.Random(1)
    against_a_bot(page)
    board = page.get_by_test_id("board-area")
    before = board.bounding_box()
    expect(page.get_by_test_id("thought")).to_have_count(0)
    until(page, luck, SPOKEN)
    assert board.bounding_box() == before


def test_in_a_game_with_secrets_a_bot_shows_no_tile(visit: Visit) -> None:
    page, luck = visit(), random.Random(3)
    against_a_bot(page, "asteroid_escape")
    until(page, luck, SPOKEN, "asteroid_escape")
    page.get_by_test_id("thought-why").click()
    dialog = page.get_by_test_id("why-dialog")
    expect(dialog).to_contain_text("would show its hand")
    expect(dialog.get_by_test_id("weighed")).to_have_count(1)


def test_a_hint_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    before = version(page)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-panel")).to_be_visible()
    play = page.get_by_test_id("hint-play")
    expect(play).to_be_focused(timeout=THINKING)
    advised = page.locator("[data-advised]")
    expect(advised).to_have_count(1)
    expect(advised).to_have_attribute("aria-label", re.compile("advised$"))
    action = str(page.get_by_test_id("hint-panel").get_attribute("data-action"))
    assert str(advised.get_attribute("data-place")) in action
    assert "%" not in page.get_by_test_id("hint-sentence").inner_text()
    expect(page.get_by_test_id("weighed")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("hint-panel").get_by_test_id("weighed").first).to_contain_text("advised")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    until_changed(page, before)
    expect(page.get_by_test_id("hint-panel")).to_be_hidden()
    expect(page.locator("[data-advised]")).to_have_count(0)


def test_a_hint_is_told_and_the_same_key_puts_it_away(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-play")).to_be_focused(timeout=THINKING)
    expect(page.get_by_test_id("hint-sentence")).not_to_be_empty()
    sentence = page.get_by_test_id("hint-sentence").inner_text()
    expect(page.get_by_test_id("live").locator("p").last).to_have_text(sentence)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible(timeout=THINKING)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)


@pytest.mark.parametrize(("game", "phone"), combined(sorted(catalogue()), [False, True]))
def test_the_page_of_a_table_never_scrolls(visit: Visit, game: str, phone: bool) -> None:
    page, luck = visit(phone=phone), random.Random(7)
    against_a_bot(page, game, level="cadet")
    expect_no_scrolling(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible(timeout=THINKING)
    expect_no_scrolling(page)
    if phone:
        panel, board = (
            page.get_by_test_id("hint-panel").bounding_box(),
            page.get_by_test_id("board-area").bounding_box(),
        )
        assert panel is not None
        assert board is not None
        assert panel["height"] <= 160
        assert board["y"] + board["height"] <= panel["y"], "the board stays free"
    elif game == "sputnik":
        play_to_the_end(page, luck)
        expect_no_scrolling(page)


def expect_no_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_hint_can_be_put_away_and_one_may_do_otherwise(visit: Visit) -> None:
    page, luck = visit(lang="fr-FR", phone=True), random.Random(5)
    against_a_bot(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-play")).to_be_visible(timeout=THINKING)
    page.get_by_test_id("hint-more").click()
    expect(page.get_by_test_id("weighed").first).to_contain_text("conseillé")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-details")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-panel")).to_be_hidden()
    act(page, luck)


def test_an_advised_tile_is_taken_up_as_it_should_lie(visit: Visit) -> None:
    page, luck = visit(), random.Random(6)
    against_a_bot(page, "asteroid_escape")
    until(page, luck, '[data-lit="lay"]', "asteroid_escape")
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-play")).to_be_visible(timeout=THINKING)
    panel = page.get_by_test_id("hint-panel")
    tile = str(panel.get_attribute("data-action")).split()[1]
    expect(page.locator(f'[data-testid="hand-tile"][data-tile="{tile}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-advised]")).to_have_attribute("data-lit", "lay")


def test_a_table_without_hints_has_no_button_for_them(visit: Visit) -> None:
    page = visit("/new/sputnik")
    unfold(page, "table")
    page.get_by_test_id("hints-allowed").uncheck()
    open_table(page, 2, "screen")
    wait_for_turn(page)
    expect(page.get_by_test_id("table-title")).to_contain_text("no hints")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    refused = page.evaluate(
        """() => new Promise((done) => {
          const address = location.origin.replace('http', 'ws') + '/api/tables' + location.pathname.slice(2) + '/socket'
          const socket = new WebSocket(address)
          socket.onopen = () => socket.send(JSON.stringify({ type: 'hello' }))
          socket.onmessage = ({ data }) => {
            const said = JSON.parse(data)
            if (said.type === 'news') socket.send(JSON.stringify({ type: 'hint', id: 'x', seat: said.view.awaited[0] }))
            if (said.type === 'refused') { socket.close(); done(said.refusal.code) }
          }
        })"""
    )
    assert refused == "no_hints"


def test_a_turning_point_leads_there(visit: Visit) -> None:
    page, luck = visit(), random.Random(8)
    with_key_moments(page)
    against_a_bot(page)
    play_to_the_end(page, luck)
    expect(page.get_by_test_id("chart")).to_be_visible(timeout=2 * THINKING)
    page.get_by_test_id("chart-key-moment").last.click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    turn = page.get_by_test_id("key-moment").last
    expect(turn).to_have_attribute("aria-current", "step")
    ply = turn.get_attribute("data-ply")
    expect(page.get_by_test_id("replay-log").locator("[aria-current=step]")).to_have_attribute("data-ply", str(ply))
    page.keyboard.press("Home")
    turn.focus()
    page.keyboard.press("Enter")
    expect(turn).to_have_attribute("aria-current", "step")


def test_the_chart_is_walked_by_keyboard(visit: Visit) -> None:
    page, luck = visit(), random.Random(9)
    against_a_bot(page)
    play_to_the_end(page, luck)
    plot = page.get_by_test_id("chart-plot")
    expect(plot).to_be_visible(timeout=2 * THINKING)
    plot.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("replay-bar")).to_have_attribute("data-index", "2")


def test_on_a_phone_the_chart_comes_from_below(visit: Visit) -> None:
    page, luck = visit(lang="fr-FR", phone=True), random.Random(10)
    with_key_moments(page)
    against_a_bot(page)
    play_to_the_end(page, luck)
    page.get_by_test_id("result-chart").click()
    expect(page.get_by_test_id("chart-sheet").get_by_test_id("chart")).to_be_visible(timeout=2 * THINKING)
    expect(page.get_by_test_id("key-moment").first).to_contain_text("Ben tombe de 61")
    page.get_by_test_id("chart-key-moment").first.click()
    expect(page.get_by_test_id("replay-bar")).to_have_attribute("data-index", "3")


def test_a_chart_that_does_not_come_says_so_and_can_be_asked_for_again(visit: Visit) -> None:
    page, luck = visit(), random.Random(11)
    against_a_bot(page)
    broken = [True]

    def answer(route: Route) -> None:
        if broken[0]:
            route.abort()
        else:
            route.continue_()

    page.route("**/evaluations", answer)
    play_to_the_end(page, luck)
    evaluation = page.get_by_test_id("evaluation")
    expect(evaluation.get_by_test_id("trouble")).to_contain_text("No answer")
    broken[0] = False
    evaluation.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("chart")).to_be_visible(timeout=2 * THINKING)


@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_all_this(visit: Visit, theme: str, phone: bool) -> None:
    page, luck = visit(phone=phone, theme=theme), random.Random(12)
    against_a_bot(page)
    until(page, luck, SPOKEN)
    page.get_by_test_id("thought-why").click()
    expect(page.get_by_test_id("weighed").first).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("hint").click()
    check(page)
    expect(page.get_by_test_id("hint-play")).to_be_visible(timeout=THINKING)
    if phone:
        page.get_by_test_id("hint-more").click()
        expect(page.get_by_test_id("hint-details")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
    check(page)
    page.get_by_test_id("hint-close").click()
    play_to_the_end(page, luck)
    if phone:
        page.get_by_test_id("result-chart").click()
    expect(page.get_by_test_id("chart")).to_be_visible(timeout=2 * THINKING)
    check(page)
