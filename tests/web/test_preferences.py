"""What one prefers on a device: one window on every page, by mouse, key and finger; kept, and followed by boards."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.hands import lit, place, play_against_bot, prompt, tap, until_changed, version, wait_until
from tests.web.test_quality import check


def kept(page: Page) -> dict[str, object]:
    """What the browser has kept."""
    found = json.loads(page.evaluate("localStorage.getItem('astroport')"))
    assert isinstance(found, dict)
    return found


def window(page: Page) -> Locator:
    """The window with everything in it."""
    return page.get_by_test_id("preferences-window")


def test_everything_can_be_chosen_by_keyboard_and_is_kept(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_test_id("preferences")).to_be_visible()
    page.keyboard.press(",")
    expect(window(page)).to_be_visible()
    for group, choice in (
        ("pref-lang", "fr"),
        ("pref-theme", "light"),
        ("pref-palette", "contrast"),
        ("pref-speed", "slow"),
        ("pref-bots", "calm"),
    ):
        chosen = page.get_by_test_id(group).locator("input:checked")
        chosen.focus()
        for _ in range(3):
            if page.get_by_test_id(group).locator("input:checked").get_attribute("value") != choice:
                page.keyboard.press("ArrowLeft")
        expect(page.get_by_test_id(group).locator("input:checked")).to_have_attribute("value", choice)
    for switch in ("confirm", "coordinates", "remarks", "numbers", "sound"):
        page.get_by_test_id(f"pref-{switch}").focus()
        page.keyboard.press("Space")
    expect(page.get_by_test_id("pref-volume")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(window(page)).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("html")).to_have_attribute("data-palette", "contrast")
    page.get_by_test_id("preferences").click()
    expect(window(page)).to_contain_text("Préférences")
    expect(page.get_by_test_id("pref-speed").locator("input:checked")).to_have_attribute("value", "slow")
    for switch, on in (
        ("confirm", True),
        ("coordinates", True),
        ("remarks", False),
        ("numbers", True),
        ("sound", False),
    ):
        expect(page.get_by_test_id(f"pref-{switch}")).to_be_checked(checked=on)


def test_what_an_earlier_page_kept_is_taken_over(visit: Visit) -> None:
    page = visit()
    old = {"lang": "fr", "theme": "dark", "sound": False, "motion": False, "explain": False, "name": "Zoé"}
    page.evaluate("old => localStorage.setItem('astroport', JSON.stringify(old))", old)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_test_id("preferences")).to_be_visible()
    now = kept(page)
    assert (now["speed"], now["remarks"], now["sound"], now["name"]) == ("off", False, True, "Zoé")
    assert not {"motion", "explain"} & set(now)


@pytest.mark.parametrize("path", ["/", "/rules/sputnik", "/new/sputnik", "/nowhere"])
def test_keys_and_preferences_on_every_page(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_test_id("preferences")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_contain_text(",")
    page.keyboard.press("Escape")
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("show-keys").click()
    expect(window(page)).to_have_count(0)
    expect(page.get_by_test_id("keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("preferences")).to_be_focused()


@pytest.mark.parametrize(("size", "lang"), [((360, 640), "fr-FR"), ((640, 360), "en-GB")], ids=["high", "broad"])
def test_the_window_fits_a_small_phone(visit: Visit, size: tuple[int, int], lang: str) -> None:
    page = visit(phone=True, lang=lang)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    play_against_bot(page)
    page.get_by_test_id("sheet-more").click()
    page.get_by_test_id("preferences").click()
    expect(page.get_by_test_id("sheet")).to_have_count(0)
    box = window(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    assert window(page).evaluate("it => it.scrollWidth <= it.clientWidth")
    page.get_by_test_id("show-keys").scroll_into_view_if_needed()
    expect(page.get_by_test_id("show-keys")).to_be_in_viewport()
    check(page)


def test_a_board_moves_as_fast_as_one_likes(visit: Visit) -> None:
    page = visit(motion=True)
    play_against_bot(page)
    glide = "document.querySelector('.parts').style.getPropertyValue('--glide')"
    usual = float(page.evaluate(glide).removesuffix("ms"))
    page.get_by_test_id("preferences").click()
    for speed, times in (("slow", 1.8), ("fast", 0.5), ("off", 0)):
        page.get_by_test_id("pref-speed").locator(f"input[value={speed}]").check()
        wait_until(page, f"parseFloat({glide}) === {usual * times}")
    expect(page.locator("html")).to_have_attribute("data-still", "")


def test_a_second_tap_plays_where_one_wants_to_confirm(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.get_by_test_id("preferences").tap()
    page.get_by_test_id("pref-confirm").check()
    page.keyboard.press("Escape")
    play_against_bot(page)
    room = page.get_by_test_id("room")
    before = str(room.get_attribute("data-version"))
    first, *others = lit(page)
    tap(page, first)
    expect(page.get_by_test_id("tap-again")).to_be_visible()
    if others:
        tap(page, others[0])
        expect(page.get_by_test_id("tap-again")).to_be_visible()
    expect(room).to_have_attribute("data-version", before)
    last = others[0] if others else first
    expect(place(page, last)).to_have_class(re.compile("armed"))
    tap(page, last)
    expect(page.get_by_test_id("tap-again")).to_have_count(0)
    until_changed(page, before)
    expect(prompt(page)).to_be_visible()


def test_without_that_one_tap_plays(visit: Visit) -> None:
    page = visit(phone=True)
    play_against_bot(page)
    before = version(page)
    tap(page, lit(page)[0])
    until_changed(page, before)
