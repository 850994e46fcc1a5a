"""The sounds as they come out of the mixer: each can be heard, none is loud, and many at once do not clip."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.web.conftest import Visit

SOUND = Path(__file__).parents[2] / "web" / "src" / "lib" / "sound"
RENDER = """async () => {
  const { SCORES, lengthOf } = await import('/sounds/scores')
  const { mixerOf, play } = await import('/sounds/synth')
  const peaks = {}
  const render = async (scores, seconds) => {
    const context = new OfflineAudioContext(1, Math.ceil(44100 * (seconds + 0.5)), 44100)
    const mixer = mixerOf(context)
    for (const score of scores) play(context, mixer, score, 0.25)
    const samples = (await context.startRendering()).getChannelData(0)
    return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  }
  for (const [kind, score] of Object.entries(SCORES)) peaks[kind] = await render([score], lengthOf(score))
  peaks.together = await render(Object.values(SCORES), 2.5)
  return peaks
}"""


@pytest.fixture
def instrument(visit: Visit, tmp_path: Path) -> Page:
    """A page that can load the instrument as it is, without the rest of the house."""
    web = SOUND.parents[2]
    made = ["npx", "tsc", "--outDir", str(tmp_path), "--module", "es2022", "--target", "es2022", "--ignoreConfig"]
    subprocess.run(
        [*made, "--moduleResolution", "bundler", str(SOUND / "synth.ts")], cwd=web, check=True, capture_output=True
    )
    page = visit()

    def answer(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1].split(".")[0]
        route.fulfill(body=(tmp_path / f"{name}.js").read_text(), content_type="text/javascript")

    page.route("**/sounds/*", answer)
    return page


def test_each_can_be_heard_and_none_is_loud(instrument: Page) -> None:
    peaks: dict[str, float] = instrument.evaluate(RENDER)
    assert len(peaks) == 16
    for kind, peak in peaks.items():
        assert 0.02 < peak < 0.9, (kind, peak)
