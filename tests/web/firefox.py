"""Debian's Firefox, spoken to in its own tongue (WebDriver BiDi): Playwright drives only a Firefox of its own."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds, on two busy cores
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "services.settings.server": "http://127.0.0.1:1/",  # nothing outside this machine is asked for
}


class Firefox:
    """One tab of it, and whatever its console complained of."""

    def __init__(self, line: ClientConnection) -> None:
        self.complaints: list[str] = []
        self._line = line
        self._numbers = itertools.count(1)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, address: str) -> None:
        """Until the page is loaded; what it does then is waited for with `until`."""
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """The size of the window's inside; two frames later it is drawn so."""
        self._ask("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})
        self.run("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def run(self, function: str, *given: object) -> Any:
        """What a function of the page says, with these arguments; both go as JSON."""
        said = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({function})(...{json.dumps(given)})) ?? null))()",
            target={"context": self._tab},
            awaitPromise=True,
            userActivation=True,
        )
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return json.loads(said["result"]["value"])

    def until(self, function: str, *given: object) -> None:
        """Wait until a function of the page says yes."""
        deadline = time.monotonic() + PATIENCE
        while not self.run(function, *given):
            assert time.monotonic() < deadline, f"it never came: {function}"
            time.sleep(0.05)

    def click(self, selector: str) -> None:
        """As a mouse does: in the middle of the first that is there, once it is."""
        self.until("selector => document.querySelector(selector) !== null", selector)
        x, y = self.run(
            """selector => {
                 const found = document.querySelector(selector)
                 found.scrollIntoView({ block: 'center' })
                 const { left, top, width, height } = found.getBoundingClientRect()
                 return [left + width / 2, top + height / 2]
               }""",
            selector,
        )
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._ask("input.performActions", context=self._tab, actions=[{"type": "pointer", "id": "m", "actions": steps}])

    def _ask(self, method: str, **params: object) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(timeout=PATIENCE))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] in ("warn", "error"):
                self.complaints.append(heard["params"]["text"])
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return heard["result"]


@contextmanager
def firefox(home: Path) -> Iterator[Firefox]:
    """Start it without a screen, with a profile of its own in this folder."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    assert found, "no Firefox here: `make packages` installs it"
    home.mkdir(exist_ok=True)
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (home / "user.js").write_text("\n".join(lines))
    command = [found, "--headless", "--no-remote", "--profile", str(home), "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            with connect(_address(process) + "/session", max_size=None, proxy=None) as line:
                yield Firefox(line)
        finally:
            process.kill()


def _address(process: subprocess.Popen[str]) -> str:
    """Where it listens: it says so when it does."""
    assert process.stderr
    said = []
    for line in process.stderr:
        said.append(line)
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
            return found[1]
    raise AssertionError("Firefox did not start: " + "".join(said))
