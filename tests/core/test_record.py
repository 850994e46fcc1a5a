"""Records: what is written comes back, and what is damaged is named by its place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import astroport
from astroport import AlteredLuckError, FairLuck, InvalidRecordError, Match, Player, dumps, load, verify
from astroport.games.sputnik import GAME

from .test_match import played

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def fair_match(over: bool = True) -> Match:
    players = [Player("Zoé"), Player("B (greedy)", "greedy"), Player("C")]
    match = Match(GAME, 3, luck=FairLuck("test", bytes(range(32))), players=players)
    while not match.over and (over or match.ply < 20):
        match.play(match.actions()[0])
    return match


RECORD = fair_match().record()


def test_a_record_is_what_the_schema_says() -> None:
    for record in (RECORD, fair_match(over=False).record(), played().record()):
        jsonschema.validate(json.loads(dumps(record)), SCHEMA)


def test_comes_back_from_data_text_and_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(dumps(RECORD), encoding="utf-8")
    for source in (RECORD, dumps(RECORD), file):
        match = load(source)
        assert match.record() == RECORD
        assert match.over
        assert match.players[0].name == "Zoé"


def test_the_secret_is_shown_at_the_end_only() -> None:
    running = fair_match(over=False).record()
    assert running["luck"]["secret"] is None
    assert running["luck"]["hash"] == RECORD["luck"]["hash"]
    assert running["result"] is None
    assert RECORD["luck"]["secret"] == bytes(range(32)).hex()
    loaded = load(running)
    assert loaded.record() == running
    loaded.play(loaded.actions()[0])  # no chance is needed to go on


def test_an_empty_record_comes_back() -> None:
    match = astroport.start("sputnik", seed=4)
    record = {**match.record(), "actions": []}
    assert load(record).log == match.log


def test_a_sealed_record_that_breaks_off_before_chance_cannot_go_on() -> None:
    record = {**fair_match(over=False).record(), "actions": []}
    with pytest.raises(InvalidRecordError, match="break off where chance is to act"):
        load(record)


def change(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    def apply(record: dict[str, Any]) -> None:
        *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        inner: Any = record
        for step in way:
            inner = inner[step]
        if value is DROP:
            del inner[last]
        else:
            inner[last] = value

    return apply


DROP = object()
DAMAGE: list[tuple[str, object, str, str]] = [
    ("format", "chess", "format", "no record of a match"),
    ("version", 2, "version", "this program reads 1"),
    ("version", "1", "version", 'is "1"'),
    ("game", "chess", "game", "no game 'chess'"),
    ("game", 5, "game", "not a text"),
    ("rules_version", 99, "rules_version", "is here in version 1"),
    ("options", DROP, "options", "missing"),
    ("options.layout", "square", "options", "not one of"),
    ("options.layout", DROP, "options.layout", "missing"),
    ("options.speed", 3, "options", "no option 'speed'"),
    ("options.teams", True, "options", "SP-5.2"),
    ("seats", [], "options", "2 to 6 seats, not 0"),
    ("seats.1", "Bob", "seats[1]", "not an object with a name"),
    ("seats.1", {"name": 3}, "seats[1]", "not a text"),
    ("luck.kind", "dice", "luck.kind", "not 'seed' or 'fair'"),
    ("luck.hash", DROP, "luck.hash", "missing"),
    ("luck.secret", "xyz", "luck.secret", "hexadecimal"),
    ("luck.secret", "00", "luck", "a secret has 32 bytes, not 1"),
    ("luck.secret", "00" * 32, "luck.secret", "not the one that luck.hash was made from"),
    ("luck.match", "other", "luck.secret", "not the one that luck.hash was made from"),
    ("luck.from", 1, "luck.secret", "not the one that luck.hash was made from"),
    ("luck.from", 9999, "luck.secret", "not the one that luck.hash was made from"),
    ("luck.match", "\ud800", "luck", "printable"),
    ("luck.seed", 3, "luck.seed", "not part of a record"),
    ("luck.from", -1, "luck.from", "not the number of a ply"),
    ("seats.0", {"name": "\x1b[2J"}, "seats[0]", "is no name"),
    ("actions.3", "take d4", "actions[3]", "not a pair"),
    ("actions.3", [0, 7], "actions[3]", "not a pair"),
    ("actions.3", [9, "take d4"], "actions[3]", "where a seat"),
    ("actions.3", [True, "take d4"], "actions[3]", "where a seat"),
    ("actions.3.1", "jump d4", "actions[3]", "an action begins with"),
    ("actions.3.1", "fly z9", "actions[3]", "no value of 'to'"),
    ("actions.3.1", "take d4", "actions[3]", "SP-2.1"),
    ("actions.3", DROP, "actions[3]", "SP-2.1"),
    ("actions.0", ["chance", "begin F"], "actions[0]", "no value of 'seat'"),
    ("result", None, "result", "these actions give"),
    ("result", [0.5, 0.5, 0.0], "result", "these actions give"),
    ("result", "A", "result", "not a list or null"),
    ("extra", 1, "extra", "not part of a record"),
]


@pytest.mark.parametrize(("path", "value", "place", "why"), DAMAGE, ids=[f"{d[0]}-{i}" for i, d in enumerate(DAMAGE)])
def test_damage_is_named_by_its_place(path: str, value: object, place: str, why: str) -> None:
    record = copy.deepcopy(RECORD)
    change(path, value)(record)
    with pytest.raises(InvalidRecordError) as error:
        load(record)
    assert error.value.place == place
    assert why in str(error.value)


def test_actions_after_the_end() -> None:
    record = {**RECORD, "actions": [*RECORD["actions"], [0, "take a1"]]}
    with pytest.raises(InvalidRecordError, match="match is over") as error:
        load(record)
    assert error.value.place == f"actions[{len(RECORD['actions'])}]"


def test_files_that_are_no_records(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecordError, match=r"nothing\.json: No such file"):
        load(tmp_path / "nothing.json")
    with pytest.raises(InvalidRecordError, match="line 1, column 3: is not JSON"):
        load("{ ?")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidRecordError, match="is not a text file"):
        load(tmp_path / "noise")
    with pytest.raises(InvalidRecordError, match="no record of a match"):
        load("[]")
    with pytest.raises(InvalidRecordError, match="nested too deeply"):
        load("[" * 100_000)
    with pytest.raises(InvalidRecordError, match="not JSON that a record could be"):
        load("1" * 5000)
    with pytest.raises(InvalidRecordError, match="but int"):
        load(3)  # type: ignore[arg-type]


@given(st.data())
def test_any_single_change_is_refused_or_still_a_match(data: st.DataObject) -> None:
    """Whatever character of the file is changed: refused clearly, or a match that can be written again."""
    text = dumps(RECORD)
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.characters(codec="utf-8"))
    try:
        match = load(text[:at] + sign + text[at + 1 :])
    except InvalidRecordError:
        return
    assert load(match.record()).record() == match.record()


# The luck


def test_untouched_luck_is_verified() -> None:
    checked = verify(dumps(RECORD))
    assert checked.rolls == 1
    assert checked.hash == RECORD["luck"]["hash"]
    verify(RECORD, RECORD["luck"]["hash"].upper())
    assert verify(played().record()).hash is None


def test_an_altered_roll_is_named() -> None:
    record = copy.deepcopy(RECORD)
    was = record["actions"][0][1]
    record["actions"][0][1] = "begin A" if was != "begin A" else "begin B"
    with pytest.raises(AlteredLuckError, match=rf"actions\[0\]: chance gave '{was}'") as error:
        verify(record)
    assert error.value.ply == 0


def test_other_secrets_hashes_and_seeds_are_noticed() -> None:
    with pytest.raises(AlteredLuckError, match="not the hash shown at the start"):
        verify(RECORD, "00" * 32)
    with pytest.raises(AlteredLuckError, match="shown when the match ends"):
        verify(fair_match(over=False).record())
    early = fair_match(over=False).record()
    early["luck"]["secret"] = RECORD["luck"]["secret"]
    with pytest.raises(AlteredLuckError, match="the match is not over"):
        verify(early)
    with pytest.raises(AlteredLuckError, match="not bound to any hash"):
        verify(played().record(), "00" * 32)
    forged = copy.deepcopy(RECORD)
    forged["luck"] |= {"secret": "11" * 32}
    with pytest.raises(InvalidRecordError, match=r"not the one that luck\.hash was made from"):
        verify(forged)


def test_no_other_match_id_and_no_later_start_fits_a_forged_roll() -> None:
    """The hash shown beforehand binds the id and the first ply too: nothing is left to try until a roll fits."""
    forged = copy.deepcopy(RECORD)
    forged["actions"][0][1] = next(t for t in ("begin A", "begin B") if t != RECORD["actions"][0][1])
    secret = bytes.fromhex(RECORD["luck"]["secret"])
    for match_id, since in [*((f"id{n}", 0) for n in range(30)), ("test", 1), ("test", 9)]:
        other = FairLuck(match_id, secret, since)
        luck = {"kind": "fair", "match": match_id, "hash": other.hash, "secret": secret.hex()}
        forged["luck"] = luck | ({"from": since} if since else {})
        with pytest.raises((AlteredLuckError, InvalidRecordError)):
            verify(forged, RECORD["luck"]["hash"])


def test_luck_of_a_fork_is_verified_from_there() -> None:
    forked = fair_match().fork(10, FairLuck("fork", bytes(32)))
    while not forked.over:
        forked.play(forked.actions()[-1])
    checked = verify(forked.record())
    assert (checked.rolls, checked.unchecked) == (0, 1)
    assert load(forked.record()).record() == forked.record()
