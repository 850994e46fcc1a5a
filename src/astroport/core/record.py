"""Records: a match as JSON, written and read. docs/record.md describes the format.

Reading checks everything before a match exists: what is damaged, unknown or illegal is named by its place in the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from astroport.core.contract import CHANCE, Game
from astroport.core.errors import (
    AstroportError,
    InvalidActionError,
    InvalidArgumentError,
    InvalidOptionError,
    InvalidRecordError,
    RefusedError,
)
from astroport.core.log import Move
from astroport.core.luck import FairLuck, SealedLuck, SeededLuck
from astroport.core.match import Match, Player
from astroport.core.registry import game

FORMAT = "astroport-record"
VERSION = 1


def to_record(match: Match) -> dict[str, Any]:
    """A match as plain data. The secret of its luck is in it only once the match is over."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.slug,
        "rules_version": match.game.rules_version,
        "options": dict(match.options),
        "seats": [{"name": p.name} if p.bot is None else {"name": p.name, "bot": p.bot} for p in match.players],
        "luck": _luck_to_record(match),
        "actions": [["chance" if move.seat == CHANCE else move.seat, move.action.text] for move in match.log],
        "result": None if match.result is None else list(match.result),
    }


def dumps(record: Mapping[str, Any]) -> str:
    """A record as JSON text, one action a line, always the same bytes for the same match."""
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in record.items()
        if key != "actions"
    ]
    actions = ",\n".join("    " + json.dumps(line) for line in record["actions"])
    lines.insert(-1, f'  "actions": [\n{actions}\n  ]' if actions else '  "actions": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def load(source: Mapping[str, Any] | str | Path, of: Game | None = None) -> Match:
    """The match that a record tells of: from plain data, from JSON text, or from a file.

    `of` is the game if it is not among the installed ones.
    """
    record = read(source)
    loaded = blank_match(record, of)
    for _ in follow(record, loaded):
        pass
    return loaded


def read(source: Mapping[str, Any] | str | Path) -> dict[str, Any]:
    """The record itself, with the shape every record has."""
    if isinstance(source, Mapping):
        record: Any = dict(source)
    elif not isinstance(source, str | Path):
        raise InvalidRecordError("the record", f"is neither data, nor text, nor a path, but {type(source).__name__}")
    else:
        try:
            text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
            record = json.loads(text)
        except OSError as error:
            raise InvalidRecordError(str(source), error.strerror or "cannot be read") from None
        except UnicodeDecodeError:
            raise InvalidRecordError(str(source), "is not a text file") from None
        except json.JSONDecodeError as error:
            where = f"line {error.lineno}, column {error.colno}"
            raise InvalidRecordError(where, f"is not JSON: {error.msg}") from None
        except ValueError as error:
            raise InvalidRecordError("the file", f"is not JSON that a record could be: {error}") from None
        except RecursionError:
            raise InvalidRecordError("the file", "is not JSON that a record could be: nested too deeply") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise InvalidRecordError("format", f"is not {FORMAT!r}: this is no record of a match")
    if record.get("version") != VERSION:
        raise InvalidRecordError("version", f"is {_shown(record.get('version'))}; this program reads {VERSION}")
    for name, kind in SHAPE.items():
        if name not in record:
            raise InvalidRecordError(name, "is missing")
        if type(record[name]) not in kind:
            raise InvalidRecordError(name, f"is {_shown(record[name])}, not {' or '.join(map(_kind, kind))}")
    _check_ending(record)
    unknown = set(record) - set(SHAPE) - {"ended"}
    if unknown:
        raise InvalidRecordError(min(unknown), "is not part of a record")
    return record


SHAPE: dict[str, tuple[type, ...]] = {
    "format": (str,),
    "version": (int,),
    "game": (str,),
    "rules_version": (int,),
    "options": (dict,),
    "seats": (list,),
    "luck": (dict,),
    "actions": (list,),
    "result": (list, type(None)),
}


ENDINGS = ("resigned", "claimed", "drawn")  # how a match ends that is not played to its end


def _check_ending(record: Mapping[str, Any]) -> None:
    """That a match which was not played to its end says how it ended, by whose wish, and what it came to."""
    if "ended" not in record:
        return
    ended, result, seats = record["ended"], record["result"], range(len(record["seats"]))
    if type(ended) is not dict or set(ended) != {"how", "seat"} or ended["how"] not in ENDINGS:
        raise InvalidRecordError("ended", f"is {_shown(ended)}, not how the match ended and by which seat")
    if type(ended["seat"]) is not int or ended["seat"] not in seats:
        raise InvalidRecordError("ended.seat", f"is {_shown(ended['seat'])}, not a seat")
    numbers = type(result) is list and all(type(each) in (int, float) and 0 <= each <= 1 for each in result)
    if not numbers or len(result) != len(seats):
        raise InvalidRecordError("result", f"is {_shown(result)}, not a number from 0 to 1 for each seat")


def _kind(kind: type) -> str:
    names = {str: "a text", int: "a number", dict: "an object", list: "a list", type(None): "null"}
    return names[kind]


def blank_match(record: Mapping[str, Any], of: Game | None = None) -> Match:
    """The match of a record before its first action."""
    try:
        played = of if of is not None and of.slug == record["game"] else game(record["game"])
    except AstroportError as error:
        raise InvalidRecordError("game", str(error)) from None
    if not played.knows(record["rules_version"]):
        raise InvalidRecordError(
            "rules_version",
            f"is {record['rules_version']}; {played.slug} is here in version {played.rules_version}",
        )
    players = [_player(i, given) for i, given in enumerate(record["seats"])]
    luck = _luck_from_record(record["luck"])
    if luck.since > len(record["actions"]):
        raise InvalidRecordError("luck.from", f"is {luck.since}, after the last action")
    try:
        options = played.options_now(record["rules_version"], record["options"])
        for option in played.options:
            if option.name not in options:
                raise InvalidRecordError(f"options.{option.name}", "is missing")
        return Match(played, len(players), options, luck, players, deal=False)
    except InvalidOptionError as error:
        raise InvalidRecordError("options", str(error)) from None


def follow(record: Mapping[str, Any], match: Match) -> Iterator[tuple[int, Move]]:
    """Play a record's actions in a blank match, giving each just before it is played; check the result at the end."""
    for ply, line in enumerate(record["actions"]):
        place = f"actions[{ply}]"
        if type(line) is not list or len(line) != 2 or type(line[1]) is not str:
            raise InvalidRecordError(place, f"is {_shown(line)}, not a pair of a seat and an action")
        seat = CHANCE if line[0] == "chance" else line[0]
        if type(seat) is not int or seat not in (*range(match.seats), CHANCE):
            raise InvalidRecordError(place, f"has {_shown(line[0])} where a seat (or chance) should be")
        try:
            move = Move(seat, match.action(line[1]))
            yield ply, move
            match.follow(seat, move.action)
        except (InvalidActionError, RefusedError) as error:
            raise InvalidRecordError(place, str(error)) from None
    given, found = record["result"], match.result
    if "ended" in record:
        if match.over:
            raise InvalidRecordError("ended", "is there, but these actions play the match to its end")
    elif given != (None if found is None else list(found)):
        raise InvalidRecordError("result", f"is {_shown(given)}, but these actions give {_shown(found)}")
    if not match.over and not match.awaited:
        try:
            match.deal_chance()
        except AstroportError as error:
            raise InvalidRecordError("actions", f"break off where chance is to act: {error}") from None


def _shown(value: object) -> str:
    """A value as it stands in the file, shortened."""
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= 60 else text[:57] + "..."


def _player(seat: int, given: object) -> Player:
    place = f"seats[{seat}]"
    if type(given) is not dict or not set(given) <= {"name", "bot"} or "name" not in given:
        raise InvalidRecordError(place, f"is {_shown(given)}, not an object with a name (and a bot)")
    if not all(type(value) is str for value in given.values()):
        raise InvalidRecordError(place, "has a name or a bot that is not a text")
    try:
        return Player(given["name"], given.get("bot"))
    except AstroportError as error:
        raise InvalidRecordError(place, str(error)) from None


def _luck_to_record(match: Match) -> dict[str, Any]:
    luck = match.luck
    since = {"from": luck.since} if luck.since else {}
    if isinstance(luck, SeededLuck):
        return {"kind": "seed", "seed": luck.seed, **since}
    if isinstance(luck, FairLuck | SealedLuck):
        known = isinstance(luck, FairLuck) and match.over and not match.borrowed
        secret = luck.secret.hex() if known and isinstance(luck, FairLuck) else None
        return {
            "kind": "fair",
            "match": luck.match_id,
            "hash": luck.hash,
            "secret": secret,
            **since,
        }
    raise InvalidArgumentError(f"a record cannot tell of {type(luck).__name__}")


def _luck_from_record(given: Mapping[str, Any]) -> FairLuck | SealedLuck | SeededLuck:
    wanted: dict[str, tuple[type, ...]] = {"kind": (str,)}
    if given.get("kind") == "seed":
        wanted |= {"seed": (int,)}
    elif given.get("kind") == "fair":
        wanted |= {"match": (str,), "hash": (str,), "secret": (str, type(None))}
    else:
        raise InvalidRecordError("luck.kind", f"is {_shown(given.get('kind'))}, not 'seed' or 'fair'")
    for name, kind in wanted.items():
        if name not in given:
            raise InvalidRecordError(f"luck.{name}", "is missing")
        if type(given[name]) not in kind:
            raise InvalidRecordError(f"luck.{name}", f"is not {' or '.join(map(_kind, kind))}")
    unknown = set(given) - set(wanted) - {"from"}
    if unknown:
        raise InvalidRecordError(f"luck.{min(unknown)}", "is not part of a record")
    since = given.get("from", 0)
    if type(since) is not int or since < 0:
        raise InvalidRecordError("luck.from", f"is {since!r}, not the number of a ply")
    if given["kind"] == "seed":
        return SeededLuck(given["seed"], since)
    if given["secret"] is None:
        return SealedLuck(given["match"], given["hash"], since)
    try:
        luck = FairLuck(given["match"], bytes.fromhex(given["secret"]), since)
    except InvalidArgumentError as error:
        raise InvalidRecordError("luck", str(error)) from None
    except ValueError:
        raise InvalidRecordError("luck.secret", "is not a number in hexadecimal") from None
    if luck.hash != given["hash"]:
        raise InvalidRecordError("luck.secret", "is not the one that luck.hash was made from, with this match and from")
    return luck
