"""The command, as somebody at a terminal meets it."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import astroport
from astroport.testing import Golden
from tests.command import CALL, run, run_apart

GOLDEN = Path(__file__).parents[1] / "games" / "sputnik" / "golden" / "seats2.json"
RECORD = "the record of a match"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match that was played to its end, as a file."""
    path = tmp_path / "record.json"
    path.write_text(astroport.dumps(Golden.read(GOLDEN).record), encoding="utf-8")
    return path


def test_list() -> None:
    shown = run("list").stdout
    assert "sputnik" in shown
    assert "2 to 6 seats" in shown
    assert "layout=classic|pyramid" in shown
    assert "a fleet of 2 or 3 rockets for two players" in shown
    assert "Asteroids (on)" in shown
    assert shown.index("sputnik") < shown.index("asteroid_escape") < shown.index("galactica"), "the easiest first"
    assert "de 2 à 6 places" in run("list", "--lang", "fr").stdout
    assert "2 bis 6 Plätze" in run("list", "--lang", "de").stdout


def test_rules_in_the_language_or_in_english() -> None:
    english = run("rules", "sputnik").stdout
    assert "**SP-2.7 A fair start.**" in english
    assert "[T" not in english
    _, _, notes = english.partition("## Where the rules come from")
    assert re.search(r"\n(\d)\. Our ruling where .+ SP-2\.8", notes)
    assert re.search(r"your turn ends without a removal\. [¹²³⁴⁵]\n", english)
    assert "**SP-2.7 Un départ équitable.**" in run("rules", "sputnik", "--lang", "fr").stdout
    assert "Un départ équitable" in run("rules", "sputnik", locale="fr_FR.UTF-8").stdout
    assert run("rules", "galactica", "--lang", "de").stdout == run("rules", "galactica").stdout


def test_simulate() -> None:
    first, again = (run("simulate", "sputnik", "--seats", "3", "--matches", "500", "--json") for _ in range(2))
    figures = json.loads(first.stdout)
    assert first.stdout == again.stdout
    assert figures["matches"] == 500
    assert sum(figures["results"]) == pytest.approx(1)
    assert figures["options"] == {"layout": "classic", "rockets": 1, "teams": False}
    other = json.loads(run("simulate", "sputnik", "--seats", "3", "--matches", "500", "--seed", "1", "--json").stdout)
    assert other["actions"] != figures["actions"]
    plain = run("simulate", "sputnik", "--matches", "20", "--option", "layout=pyramid", "--option", "rockets=2")
    assert "matches of Sputnik: 20, actions: " in plain.stdout
    assert "parties de Sputnik : 5, actions : " in run("simulate", "sputnik", "--matches", "5", "--lang", "fr").stdout


def test_perft() -> None:
    shown = run("perft", "sputnik", "--seats", "3", "--depth", "4", "--option", "layout=pyramid").stdout
    assert shown.split() == ["1", "3", "2", "9", "3", "81", "4", "243"]


def test_replay_and_verify(record: Path) -> None:
    told = run("replay", str(record)).stdout
    assert told.count("removes the galaxy") > 10
    assert "Result: " in told
    assert "éteint la galaxie" in run("replay", str(record), "--lang", "fr").stdout
    early = run("replay", str(record), "--ply", "3").stdout
    assert early.count("removes the galaxy") == 1
    assert "Result" not in early
    checked = run("verify", str(record))
    assert checked.returncode == 0
    assert "all as dealt: 1" in checked.stdout
    shown_hash = json.loads(record.read_text(encoding="utf-8"))["luck"]["hash"]
    assert shown_hash in checked.stdout
    shown = run("verify", str(record), "--hash", shown_hash)
    assert shown.returncode == 0
    assert "those of the hash shown at the start" in shown.stdout
    assert "tirages vérifiés" in run("verify", str(record), "--lang", "fr").stdout


def test_verify_says_which_ply_was_altered(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    was = json.loads(text)["actions"][0][1]
    forged = tmp_path / "forged.json"
    forged.write_text(text.replace(was, "begin A" if was != "begin A" else "begin B", 1), encoding="utf-8")
    failed = run("verify", str(forged))
    assert failed.returncode == 2
    assert f"actions[0]: chance gave '{was}'" in failed.stderr


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["rules", "chess"], "there is no game 'chess'"),
        (["simulate", "sputnik", "--seats", "9"], "2 to 6 seats, not 9"),
        (["simulate", "sputnik", "--seats", "three"], "--seats"),
        (["simulate", "sputnik", "--matches", "0"], "--matches"),
        (["simulate", "sputnik", "--option", "layout"], "say name=value"),
        (["simulate", "sputnik", "--option", "layout=round"], "not one of classic, pyramid"),
        (["simulate", "sputnik", "--option", "rockets=2", "--option", "rockets=3"], "given twice"),
        (["perft", "sputnik"], "--depth"),
        (["replay", "nothing.json"], "nothing.json: No such file"),
        (["replay", "."], "Is a directory"),
        (["replay", RECORD, "--ply", "999"], "there is no ply 999"),
        (["verify", RECORD, "--hash", "00"], "not the hash shown at the start"),
        (["play", "sputnik", "--lang", "it"], "one of en, de, fr"),
        (["play", "sputnik", "--seat", "Z"], "there is no seat Z"),
        (["play", "sputnik", "--bot", "genius"], "there is no bot 'genius'"),
        (["fly"], "fly"),
        (["list", "--bogus"], "--bogus"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_errors_are_one_line_and_exit_code_2(words: list[str], complaint: str, record: Path) -> None:
    failed = run(*(str(record) if word == RECORD else word for word in words))
    assert failed.returncode == 2
    assert complaint in failed.stderr
    assert failed.stderr.count("\n") == 1
    assert failed.stdout == ""


def test_help_needs_no_manual() -> None:
    helped = run("--help")
    assert helped.returncode == 0
    for command in ("list", "rules", "play", "simulate", "perft", "replay", "verify"):
        assert command in helped.stdout


def test_a_whole_match_by_typing_what_is_lit(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    words = ["play", "sputnik", "--seed", "5", "--bot", "random", "--save", str(saved)]
    shown = ""
    with subprocess.Popen([*CALL, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdin is not None
        assert table.stdout is not None
        while sign := table.stdout.read(1):
            shown += sign
            if shown.endswith("\n> "):
                lit = re.findall(r"<(\w+)[^>]*>", shown[shown.rindex("\na  ") :])
                table.stdin.write((lit or [""])[-1] + "\n")  # nothing is lit at the end: just Enter
                table.stdin.flush()
    assert table.returncode == 0
    record = astroport.load(saved)
    assert record.over
    assert [player.bot for player in record.players] == [None, "random"]
    assert "You win" in shown or "B (random) wins" in shown
    assert "Result: " in shown


def test_talking_to_the_table(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    typed = ["?", "why fly a1", "why d6", "a1", "rule sp-2.6", "rule", "undo", "save", f"save {kept}", f"save {kept}"]
    typed += [f"save {tmp_path}/no/such/folder", "D6", "nonsense words", "d7", "undo 3", "undo", "quit"]
    words = ["play", "sputnik", "--seed", "1", "--bot", "random"]
    shown = run(*words, say="\n".join(typed)).stdout
    assert "fly to d6" in shown
    assert "(SP-2.2)" in shown
    assert "Yes, that is allowed." in shown
    assert "A base is never removed" in shown
    assert "Say which rule: rule SP-1.1" in shown
    assert "You have nothing to take back." in shown
    assert f"Saved as {kept}." in shown
    assert f"{kept} is there already" in shown
    assert "No such file or directory" in shown
    assert "“undo 3” is nothing you can do here" in shown
    assert "Say where to save it" in shown
    assert "You fly to d6" in shown
    assert "“nonsense words” is nothing you can do here" in shown
    assert "Bases stay." in shown
    assert "You leave the table." in shown
    assert astroport.load(kept).ply == 1
    typed = ["aide", "pourquoi d6", "règle 2.6", "d6", "d7", "annuler", "quitter"]
    french = run(*words, "--lang", "fr", say="\n".join(typed)).stdout
    assert "voler en d6" in french
    assert "Oui, c’est permis." in french
    assert "SP-2.6 Les bases restent." in french
    assert "Vous volez en d6" in french
    assert "Vous quittez la table." in french
    german = run(*words, locale="de_DE.UTF-8", say="hilfe\nwarum d6\nregel 2.6\nd6\nzurück\nende").stdout
    assert "Ja, das ist erlaubt." in german
    assert "SP-2.6" in german
    assert "Tippe eine Aktion" in german
    assert "Du verlässt den Tisch." in german


def test_a_lit_cell_is_enough_in_a_fleet_too() -> None:
    words = ["play", "sputnik", "--option", "rockets=3", "--option", "layout=pyramid", "--seed", "4", "--bot", "random"]
    assert "You fly rocket 3 to b2" in run(*words, say="b2\n").stdout
    assert "That could be: " in run(*words, say="fly\n").stdout


def test_saving_and_taking_back_at_the_end(tmp_path: Path) -> None:
    unfinished, finished = tmp_path / "unfinished.json", tmp_path / "finished.json"
    run("play", "sputnik", "--bot", "random", "--save", str(unfinished), say="quit\n")
    match = astroport.load(unfinished)
    assert match.luck.since == 0
    typed = []
    while not match.over:  # both seats are ours now: whoever is to move takes the first action
        typed.append(str(match.actions()[0]))
        match.play(match.actions()[0])
    people = {**json.loads(unfinished.read_text(encoding="utf-8")), "seats": [{"name": "Ann"}, {"name": "Bob"}]}
    unfinished.write_text(json.dumps(people), encoding="utf-8")
    typed += ["undo", typed[-1], f"save {finished}", ""]
    shown = run("resume", str(unfinished), say="\n".join(typed))
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.count("Result: ") == 2
    assert "The secret of the luck: " in shown.stdout
    kept = astroport.load(finished)
    assert kept.over
    assert kept.luck.since > 0  # the old secret was not known: a luck of its own from there on
    assert run("verify", str(finished)).returncode == 0
    assert "the match is over" in run("resume", str(finished)).stderr


def test_a_name_that_does_not_work_is_told_before_the_match(tmp_path: Path) -> None:
    lost = run("play", "sputnik", "--save", str(tmp_path / "no" / "x.json"), say="d6\n")
    assert lost.returncode == 2
    assert "No such file or directory" in lost.stderr
    assert "Your move" not in lost.stdout
    (tmp_path / "x.json").touch()
    assert "is there already" in run("play", "sputnik", "--save", str(tmp_path / "x.json")).stderr


def test_odd_terminals() -> None:
    """One that cannot show every sign, one without input, a narrow one."""
    assert run_apart("list", PYTHONIOENCODING="latin-1").returncode == 0
    assert run_apart("rules", "sputnik", "--lang", "fr", PYTHONIOENCODING="ascii").returncode == 0
    words = [*CALL, "play", "sputnik", "--bot", "random", "--seed", "1"]
    closed = subprocess.run(f"{shlex.join(words)} <&-", shell=True, capture_output=True, text=True, check=False)
    assert closed.returncode == 0
    assert "You leave the table." in closed.stdout
    narrow = run_apart("play", "sputnik", "--seed", "1", say="quit\n", COLUMNS="30")
    assert "\nd    [B]      1       1      …\n" in narrow.stdout


def test_listing_games_needs_no_compiler() -> None:
    """Numba takes more than a second to load: who only looks, or asks for help, does not wait for it."""
    look = "import sys; from astroport.cli import app; app(['list'], standalone_mode=False)"
    listed = subprocess.run(
        [sys.executable, "-c", f"{look}; sys.exit('numba' in sys.modules)"], capture_output=True, text=True, check=False
    )
    assert "asteroyds" in listed.stdout
    assert listed.returncode == 0


def test_version_and_module() -> None:
    assert run("--version").stdout == f"astroport {astroport.__version__}\n"
    called = subprocess.run([sys.executable, "-m", "astroport"], capture_output=True, text=True, check=False)
    assert called.returncode == 0
    assert "simulate" in called.stdout
    assert called.stderr == ""


def test_a_long_count_can_be_interrupted() -> None:
    with subprocess.Popen([*CALL, "perft", "sputnik", "--depth", "14"], stdout=subprocess.PIPE, text=True) as counting:
        assert counting.stdout is not None
        while not counting.stdout.readline().startswith("  8 "):
            pass
        counting.send_signal(signal.SIGINT)
        assert counting.wait(timeout=60) == 130


def test_several_people_on_one_terminal() -> None:
    shown = run("play", "sputnik", "--seed", "1", "--seat", "AB", say="d6\na2\nd2\nquit\n").stdout
    assert "A flies to d6" in shown
    assert "B flies to d2" in shown


def test_watching_bots() -> None:
    shown = run("play", "sputnik", "--seats", "4", "--seat", "none", "--seed", "3", "--option", "teams=yes")
    assert shown.returncode == 0
    assert shown.stdout.count(" wins") == 2


def test_compiling_is_shown_once_and_a_damaged_cache_compiled_anew(tmp_path: Path) -> None:
    """The first start on a machine shows how far it has compiled, the next is silent, and what lies there damaged is
    compiled anew."""
    words, depths = ["perft", "sputnik", "--depth", "3"], ["1", "2", "2", "6", "3", "186"]
    seen = on_a_terminal(*words, ASTROPORT_CACHE=str(tmp_path), LC_ALL="fr_FR.UTF-8")
    assert "une seule fois : 0/7\rCompilation" in seen
    assert "6/7" in seen
    again = run_apart(*words, ASTROPORT_CACHE=str(tmp_path))
    assert (again.stdout.split(), again.stderr) == (depths, "")
    kept = sorted(tmp_path.rglob("*.nb[ic]"))
    assert len(kept) > 6
    for number, file in enumerate(kept):  # an index and its code suffer differently
        file.write_bytes(b"noise" * 30 if number % 3 else b"")
    mended = run_apart(*words, ASTROPORT_CACHE=str(tmp_path))
    assert mended.stdout.split() == depths, mended.stderr


def on_a_terminal(*words: str, **environment: str) -> str:
    """What somebody at a terminal is told while a command runs."""
    master, slave = pty.openpty()
    done = subprocess.run(
        [*CALL, *words], env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=slave, check=False
    )
    os.close(slave)
    seen = os.read(master, 100_000).decode()
    os.close(master)
    assert done.returncode == 0, seen
    return seen


def test_rules_run_in_the_interpreter() -> None:
    """With NUMBA_DISABLE_JIT=1 everything runs as plain Python, to the same results."""
    words = ["simulate", "sputnik", "--matches", "3", "--seed", "4", "--json"]
    assert run_apart(*words, NUMBA_DISABLE_JIT="1").stdout == run(*words).stdout


def test_perft_from_a_position() -> None:
    """As published in docs/perft.md."""
    begun = ["perft", "asteroid_escape", "--option", "open_space=yes", "--depth", "3", "--after"]
    shown = run(*begun, "draw 1, draw 2, draw 3, draw 18, draw 18b, draw 35, first A").stdout
    assert shown.split() == ["1", "56", "2", "3080", "3", "10560"]
    refused = run(*begun, "draw 1, draw 1")
    assert refused.returncode != 0
    assert "AE-1.6" in refused.stderr
