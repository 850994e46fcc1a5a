"""Golden records: one match per variant, kept in the repository, which must replay to the same bytes for ever.

    python -m astroport.testing sputnik tests/games/sputnik/golden

writes them anew. That is right when the rules changed (together with `rules_version`), and wrong otherwise. The records
of a version that the game declares as older are kept as they are: they go on playing by their rules.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

from astroport.core.contract import Game
from astroport.core.luck import FairLuck
from astroport.core.match import Match
from astroport.core.record import dumps, load, read
from astroport.core.verify import verify
from astroport.testing.kit import matters
from astroport.testing.position import BrokenGameError

STATES = "states.json"  # by file: the hash of all states of the match, one after another


def check_golden(played: Game, folder: Path) -> int:
    """Replay every golden record of a game; how many there are."""
    states = json.loads((folder / STATES).read_text(encoding="utf-8"))
    files = sorted(path.name for path in folder.glob("*.json") if path.name != STATES)
    if files != sorted(states) or files != sorted(_file(*variant) for variant in matters(played)):
        raise BrokenGameError(f"{folder}: not one golden record for each variant")
    for name in files:
        text = (folder / name).read_text(encoding="utf-8")
        match = load(text, played)
        if dumps(match.record()) != text:
            raise BrokenGameError(f"{name}: the record comes back different")
        if hash_of_states(match) != states[name]:
            raise BrokenGameError(f"{name}: the same actions lead to other states than before")
        verify(text, of=played)
    return len(files)


def check_older(played: Game, folder: Path) -> int:
    """Replay records of older versions of the rules, kept as they were written then; how many there are.

    Each plays by its own rules, to its own states and result, and is written down as a record of the current version.
    """
    states = json.loads((folder / STATES).read_text(encoding="utf-8"))
    for name, expected in states.items():
        text = (folder / name).read_text(encoding="utf-8")
        record = read(text)
        match = load(text, played)
        options = played.options_now(record["rules_version"], record["options"])
        now = record | {"rules_version": played.rules_version, "options": options}
        if dumps(match.record()) != dumps(now):
            raise BrokenGameError(f"{name}: the record comes back as another match")
        if hash_of_states(match) != expected:
            raise BrokenGameError(f"{name}: the same actions lead to other states than by its own rules")
        verify(text, of=played)
    return len(states)


def write_golden(played: Game, folder: Path) -> None:
    """Play a match of each variant and keep it."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    states = {}
    for seats, options in matters(played):
        name = _file(seats, options)
        luck = random.Random(name)
        secret = hashlib.sha256(name.encode()).digest()
        match = Match(played, seats, options, FairLuck(f"golden-{name.removesuffix('.json')}", secret))
        while not match.over:
            seat = luck.choice(match.awaited)
            match.play(luck.choice(match.actions(seat)), seat)
        (folder / name).write_text(dumps(match.record()), encoding="utf-8")
        states[name] = hash_of_states(match)
    (folder / STATES).write_text(json.dumps(states, indent=2) + "\n", encoding="utf-8")


def hash_of_states(match: Match) -> str:
    """One hash for all states that a match went through."""
    again = Match(match.game, match.seats, match.options, match.luck, match.players, deal=False)
    digest = hashlib.sha256(again.state.tobytes())
    for move in match.log:
        again.follow(move.seat, move.action)
        digest.update(again.state.tobytes())
    return digest.hexdigest()


def _file(seats: int, options: object) -> str:
    assert isinstance(options, dict)
    return "-".join([f"seats{seats}", *(f"{k}_{v}".lower() for k, v in options.items())]) + ".json"
