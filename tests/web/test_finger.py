"""A finger on a board: it is broader than some places, and it cannot hover."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import lit, prompt
from tests.web.phases import PHASES, sit_down

FINGER = 22
PHASE = {str(phase): phase for phase in PHASES}

# A point beside a place, so many pixels away from it and farther than a finger from any other that is lit.
BESIDE = """([name, off]) => {
  const lit = [...document.querySelectorAll('[data-place][data-lit]:not([data-lit=""])')]
  const boxes = lit.map(e => e.querySelector('.whole').getBoundingClientRect())
  const away = (b, x, y) => Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom))
  const own = boxes[lit.findIndex(e => e.dataset.place === name)]
  const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
  const beside = [[own.left - off, y], [own.right + off, y], [x, own.top - off], [x, own.bottom + off]]
  const board = document.querySelector('[data-part=board]').getBoundingClientRect()
  return beside.find(([x, y]) => away(board, x, y) === 0 && boxes.every(b => b === own || away(b, x, y) > 30)) ?? null
}"""


def at(page: Page) -> str:
    return str(page.get_by_test_id("room").get_attribute("data-version"))


def sit(visit: Visit, phase: str) -> Page:
    page = visit(phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(sit_down(page, PHASE[phase]))
    expect(prompt(page)).to_have_attribute("data-your-turn", "true")
    return page


def test_a_tap_beside_the_only_place_it_can_mean(visit: Visit) -> None:
    page = sit(visit, "galactica-fly")
    page.get_by_test_id("zoom-whole").tap()  # the whole board: 19 columns on 360 pixels
    before = at(page)
    spots = [
        (page.evaluate(BESIDE, [name, FINGER + 4]), page.evaluate(BESIDE, [name, FINGER - 4])) for name in lit(page)
    ]
    beyond, beside = next((far, near) for far, near in spots if far and near)
    page.touchscreen.tap(*beyond)
    expect(page.get_by_test_id("refusal")).to_be_visible()
    assert at(page) == before
    page.get_by_test_id("refusal-close").tap()
    page.touchscreen.tap(*beside)
    expect(page.get_by_test_id("room")).not_to_have_attribute("data-version", before)


def test_a_tap_among_several_opens_a_loupe_and_a_long_one_explains(visit: Visit) -> None:
    page = sit(visit, "asteroid_escape-start")
    expect(page.get_by_test_id("legend")).to_contain_text("asteroid")
    before, names = at(page), lit(page)
    spot = page.locator(f'[data-place="{names[2]}"] .ring').bounding_box()
    assert spot
    middle = (spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.touchscreen.tap(*middle)
    loupe = page.get_by_test_id("loupe")
    offered = loupe.locator("[data-testid^=loupe-]")
    expect(offered.first).to_be_visible()
    boxes = offered.evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())")
    assert len(boxes) >= 2
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    assert all(abs(a["x"] - b["x"]) + abs(a["y"] - b["y"]) >= 44 for a in boxes for b in boxes if a != b)
    assert at(page) == before, "nothing is chosen yet"
    loupe.get_by_role("button", name="Close").tap()
    expect(loupe).to_be_hidden()

    hold(page, "hint")
    expect(page.get_by_test_id("tip")).to_contain_text("bot")
    expect(page.get_by_test_id("hint")).to_have_attribute("aria-pressed", "false")  # one only wanted to read

    page.touchscreen.tap(*middle)
    page.get_by_test_id(f"loupe-{names[3]}").tap()
    expect(page.get_by_test_id("room")).not_to_have_attribute("data-version", before)
    expect(loupe).to_be_hidden()
    expect(page.get_by_test_id("legend")).to_be_hidden()


def hold(page: Page, button: str) -> None:
    """A finger that stays on a button until its help is there."""
    box = page.get_by_test_id(button).bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.get_by_test_id("tip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
