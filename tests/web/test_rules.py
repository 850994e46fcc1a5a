"""The rulebook as a page: its contents, footnotes that lead there and back, a way to play, and paper."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_notes_lead_there_and_back(visit: Visit) -> None:
    page = visit("/rules/sputnik")
    rule = page.locator("[data-rule='SP-2.8']")
    expect(rule).to_be_visible()
    assert "[D]" not in page.get_by_test_id("rulebook").inner_text()
    reference = rule.locator("[role=doc-noteref]")
    expect(reference).to_have_text("2")
    expect(reference).to_have_attribute("aria-label", re.compile("^Note 2: Our ruling where text and published game"))
    reference.click()
    note = page.locator("#note-2")
    expect(note).to_be_in_viewport()
    expect(note).to_be_focused()
    note.locator("[role=doc-backlink]", has_text="SP-2.8").click()
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    assert page.url.endswith("/rules/sputnik#SP-2.8")


def test_contents_and_ways_on(visit: Visit) -> None:
    page = visit("/rules/sputnik", lang="fr-FR")
    page.get_by_test_id("contents").get_by_role("link", name="4 Élimination et fin").click()
    expect(page.get_by_role("heading", name="4 Élimination et fin")).to_be_in_viewport()
    page.locator("[data-rule='SP-5.1']").get_by_role("link", name="SP-2.7").click()
    expect(page.locator("[data-rule='SP-2.7']")).to_be_in_viewport()
    expect(page.get_by_test_id("how-to-play")).to_have_attribute("href", "/how/sputnik")
    page.emulate_media(media="print")
    expect(page.get_by_test_id("contents")).to_be_hidden()
    expect(page.get_by_test_id("play-sputnik")).to_be_hidden()
    expect(page.get_by_test_id("notes")).to_be_visible()
    page.emulate_media(media="screen")
    page.get_by_test_id("play-sputnik").click()
    expect(page.locator("[data-place]").first).to_be_visible()
