"""`astroport arena`, as somebody at a terminal meets it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema
import pytest

from astroport import cli
from astroport.core.errors import AstroportError

CALL = "from astroport.cli import main; main()"
FEW = ["--bots", "random,greedy", "--matches", "6", "--simulations", "60", "--jobs", "1"]
ESTIMATE = {
    "type": "object",
    "properties": {name: {"type": "number"} for name in ("value", "low", "high")},
    "required": ["value", "low", "high"],
}
SCHEMA = {
    "type": "object",
    "required": ["kind", "version", "astroport", "game", "rules_version", "seats", "options", "bots", "seed"],
    "properties": {
        "kind": {"const": "astroport arena"},
        "rating": {"enum": ["elo", "plackett-luce"]},
        "partial": {"type": ["string", "null"]},
        "standings": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "rank": {"type": "integer", "minimum": 1},
                    "rating": ESTIMATE,
                    "score": {"type": ["number", "null"], "minimum": 0, "maximum": 1},
                },
                "required": ["rank", "bot", "rating", "score", "matches", "turns", "seconds_per_turn"],
            },
        },
        "pairs": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"score": ESTIMATE},
                "required": ["bot", "other", "score", "matches"],
            },
        },
        "played": {
            "type": "array",
            "items": {"type": "object", "required": ["match", "bots", "luck", "result", "plies", "thought"]},
        },
    },
}


class Told(NamedTuple):
    """What a command has answered."""

    returncode: int
    stdout: str
    stderr: str


def run(*words: str, call: str = CALL) -> Told:
    """The command in a process and a session of its own."""
    done = subprocess.run(
        [sys.executable, "-c", call, "arena", *words],
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        start_new_session=True,
        check=False,
    )
    return Told(done.returncode, done.stdout, done.stderr)


Command = Callable[..., Told]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command in this process."""
    monkeypatch.setenv("COLUMNS", "80")

    def command(*words: str) -> Told:
        monkeypatch.setenv("ASTROPORT_LANG", "en")
        code = cli.app(["arena", *words], standalone_mode=False) or 0
        return Told(code, *capsys.readouterr())

    return command


def test_a_small_tournament_in_both_languages(arena: Command) -> None:
    english = run("sputnik", *FEW[:2], "--matches", "9", *FEW[4:])
    assert english.returncode == 0
    assert "10 matches of each line-up instead of 9" in english.stderr
    first = next(line for line in english.stdout.splitlines() if line.split()[:1] == ["1"])
    assert "(greedy)" in first
    assert "Against each other" in english.stdout
    assert "10 matches of Sputnik, 2 seats, 10 of each line-up, seed 0" in english.stdout
    french = arena("sputnik", *FEW, "--lang", "fr")
    assert french.returncode == 0
    assert "Les uns contre les autres" in french.stdout
    assert "niveau" in french.stdout
    assert "…" not in french.stdout  # there is room for everything, also in a narrow terminal


def test_json(arena: Command) -> None:
    told = json.loads(arena("sputnik", *FEW, "--option", "layout=pyramid", "--json").stdout)
    jsonschema.validate(told, SCHEMA)
    assert told["standings"][0]["bot"] == "greedy"
    assert told["options"]["layout"] == "pyramid"
    assert told["matches"] == {"each": 6, "planned": 6, "finished": 6, "broken_down": 0}
    assert told["rating"] == "elo"
    assert told["partial"] is None


def test_the_command_it_names_plays_the_same_matches(arena: Command) -> None:
    first = json.loads(arena("sputnik", *FEW, "--seed", "3", "--option", "rockets=2", "--json").stdout)
    again = json.loads(arena(*first["command"].split()[2:], "--jobs", "1", "--json").stdout)
    assert matches_of(first) == matches_of(again)


def matches_of(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The matches, without what a clock has measured."""
    return [{name: value for name, value in each.items() if name != "thought"} for each in told["played"]]


class Looking(HTMLParser):
    """What stands in a page: ids, addresses, tags left open."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.tags: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("src", "href", "xlink:href", "data", "action"):
                self.addresses.append(value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag != "meta":
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Arena: Sputnik", "Against each other", "Time per turn", "Length of matches", "comes first"]),
        (
            "fr",
            [
                "Arène\N{NO-BREAK SPACE}: Sputnik",
                "Les uns contre les autres",
                "Temps par tour",
                "Durée des parties",
                "en tête",
            ],
        ),
    ],
)
def test_a_report_needs_nothing_else(lang: str, words: list[str], tmp_path: Path, arena: Command) -> None:
    file = tmp_path / "report.html"
    for _ in range(2):  # one of ours may be written again
        written = arena("sputnik", *FEW, "--lang", lang, "--report", str(file))
        assert written.returncode == 0
        assert str(file) in written.stderr
    text = file.read_text(encoding="utf-8")
    page = Looking()
    page.feed(text)
    assert page.open == []
    assert f'<html lang="{lang}">' in text
    assert len(page.ids) == len(set(page.ids))
    assert {address.removeprefix("#") for address in page.addresses} <= set(page.ids)
    assert set(re.findall(r"url\(#?([^)]*)\)", text)) <= set(page.ids)
    assert not page.tags & {"script", "link", "img", "iframe", "object"}
    assert "@import" not in text
    assert text.count("<svg") == 4
    assert text.count("<table>") == 4
    for each in words:
        assert each in text
    for each in ("--seed 0", "astroport arena sputnik", "(greedy)", "version 1"):
        assert each in text
    assert list(tmp_path.iterdir()) == [file]


def test_nothing_else_is_overwritten(tmp_path: Path, arena: Command) -> None:
    mine = tmp_path / "thesis.html"
    mine.write_text("<p>years of work</p>", encoding="utf-8")
    for file, complaint in [
        (mine, "no report of an arena"),
        (tmp_path, "no place for a report"),
        (tmp_path / "nowhere" / "a.html", "no place for a report"),
    ]:
        with pytest.raises(AstroportError, match=complaint):
            arena("sputnik", *FEW, "--matches", "1000000", "--report", str(file))  # before any is played
    assert mine.read_text(encoding="utf-8") == "<p>years of work</p>"


def test_three_seats(arena: Command) -> None:
    words = ["--seats", "3", "--bots", "random,greedy", "--matches", "3", *FEW[4:]]
    told = json.loads(arena("asteroid_escape", *words, "--json").stdout)
    jsonschema.validate(told, SCHEMA)
    assert told["rating"] == "plackett-luce"
    assert told["matches"]["planned"] == 6
    assert "finishes above" in arena("sputnik", *words).stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["sputnik", "--bots", "random,genius", "--matches", "2"], "there is no bot 'genius'"),
        (["sputnik", "--bots", "random,greedy", "--matches", "0"], "--matches"),
        (["sputnik", "--matches", "2"], "--bots"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_errors_are_one_line_and_exit_code_2(words: list[str], complaint: str) -> None:
    failed = run(*words)
    assert failed.returncode == 2
    assert complaint in failed.stderr
    assert failed.stderr.count("\n") == 1
    assert failed.stdout == ""


STOPPED = """
import os, signal
from astroport import arena
played = arena.run
def run(*given, advance, **others):
    def stop(done):
        advance(done)
        if done >= 4:
            os.killpg(0, signal.SIGINT)  # as Ctrl+C does: to everybody in the terminal
    return played(*given, advance=stop, **others)
arena.run = run
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_what_was_played(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "part.html"
    words = ["sputnik", "--bots", "random,greedy", "--matches", "100", "--jobs", jobs, "--report", str(file)]
    stopped = run(*words, call=STOPPED + CALL)
    assert stopped.returncode == 130
    assert "Partial: it was interrupted." in stopped.stderr
    assert "Traceback" not in stopped.stderr
    assert "(greedy)" in stopped.stdout
    counted = re.search(r"(\d+) of 100 matches are counted", stopped.stderr)
    assert counted
    assert 4 <= int(counted[1]) < 100
    assert "it was interrupted" in file.read_text(encoding="utf-8")


BROKEN = """
import os, multiprocessing
from astroport.bots import Bot, Choice, Level, bot
from astroport.core.words import Words
class Broken(Bot):
    name = "broken"
    def __init__(self, seed):
        pass
    def choose(self, view, budget=bot.DEFAULT):
        {does}
bot.maker(Level("broken", Words("Wreck", "Épave"), Words("", "")))(Broken)
if __name__ == "__main__":
    from astroport.cli import main
    main()
"""


def test_a_bot_that_breaks_down_is_told_at_the_end() -> None:
    words = ["sputnik", "--bots", "random,greedy,broken", "--matches", "2", *FEW[4:]]
    failed = run(*words, call=BROKEN.format(does="raise ValueError('no idea')"))
    assert failed.returncode == 1
    assert re.search(r"match \d+: broken broke down on seat [AB] at ply \d+: ValueError: no idea", failed.stderr)
    assert "matches not counted because a bot broke down: 4" in failed.stderr
    assert "2 matches of Sputnik" in failed.stdout


def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    script = tmp_path / "wreck.py"
    does = "os._exit(9) if multiprocessing.parent_process() else 0; return Choice(view.actions[0])"
    script.write_text(BROKEN.format(does=does), encoding="utf-8")
    words = ["arena", "sputnik", "--bots", "random,broken", "--matches", "20", "--jobs", "2"]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    failed = subprocess.run(
        [sys.executable, str(script), *words], env=env, capture_output=True, text=True, timeout=100, check=False
    )
    assert failed.returncode == 1
    assert "Partial: a process that played matches died." in failed.stderr
    assert "Traceback" not in failed.stderr


def test_the_command_starts_without_what_it_seldom_needs() -> None:
    seldom = "{'matplotlib', 'openskill', 'ray', 'astroport.arena'}"
    code = f"import sys, astroport.cli; print(sorted({seldom} & set(sys.modules)))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"


def test_on_a_ray_cluster_the_matches_are_the_same(arena: Command) -> None:
    """On a small cluster of this machine, in a session of its own, which ends with it."""
    if find_spec("ray") is None:
        pytest.skip("ray is not installed")
    call = [sys.executable, "-c", CALL, "arena", "sputnik", *FEW, "--json", "--ray", "local"]
    with subprocess.Popen(
        call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as cluster:
        try:
            out, errors = cluster.communicate(timeout=120)
        finally:
            with suppress(ProcessLookupError):  # it has cleaned up itself
                os.killpg(cluster.pid, signal.SIGKILL)
    assert cluster.returncode == 0, errors
    here = json.loads(arena("sputnik", *FEW, "--json").stdout)
    assert matches_of(json.loads(out)) == matches_of(here)
