"""Golden records: matches kept in the repository, which must replay to the same bytes for ever.

    python -m astroport.testing sputnik tests/games/sputnik/golden

plays them anew, on purpose (`purpose.py`): between them everything happens that can happen in the game (`kinds.py`).
What such players hardly ever come to is in records named `staged-…`, whose actions are kept as they are.
That is right when the rules changed (together with `rules_version`), and wrong otherwise. The records of a version that
the game declares as older are kept as they are: they go on playing by their rules. docs/record.md has the format: a
record whose every ply has a hash, and the bytes of the state that it changed; so a break names its ply and shows the
position that was expected beside the one that came.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, groupby
from pathlib import Path
from typing import Any

import numpy as np

from astroport.core.contract import CHANCE, Game
from astroport.core.errors import AstroportError
from astroport.core.match import Match
from astroport.core.record import FORMAT, VERSION, blank_match, dumps
from astroport.core.verify import verify
from astroport.testing.kinds import happened, possible
from astroport.testing.position import BrokenGameError

WIDTH = 200
GOLDEN = {"format": "astroport-golden", "version": 1}


@dataclass(frozen=True)
class Golden:
    """A golden record: the match as a record, and by ply what it came to (the first is how it was laid out)."""

    name: str
    record: dict[str, Any]
    size: int  # bytes of a state
    numbers: tuple[int, ...]  # of the actions
    hashes: tuple[str, ...]
    changes: tuple[str, ...]

    @classmethod
    def read(cls, path: Path) -> Golden:
        """A golden record from its file."""
        data = json.loads(path.read_text(encoding="utf-8"))
        rows, (size, *start) = data.pop("plies"), data.pop("start")
        result = data.pop("result")
        actions = [row[:2] for row in rows]
        record = data | {"format": FORMAT, "version": VERSION, "actions": actions, "result": result}
        came = [start, *(row[3:] for row in rows)]
        return cls(path.stem, record, size, tuple(row[2] for row in rows), *zip(*came, strict=True))

    @classmethod
    def of(cls, name: str, match: Match, record: dict[str, Any]) -> Golden:
        """A match that was played, as a golden record."""
        before, hashes, changes = bytes(match.game.state.STATE.itemsize), [], []
        for position in chain([match.fork(0, deal=False)], (step.match for step in match.steps())):
            after = position.state.tobytes()
            hashes.append(hash_of(position))
            changes.append(change(before, after))
            before = after
        numbers = tuple(move.action.number for move in match.log)
        return cls(name, record, len(before), numbers, tuple(hashes), tuple(changes))

    def __str__(self) -> str:
        head = {k: v for k, v in self.record.items() if k not in ("actions", "result")} | GOLDEN
        head |= {"result": self.record["result"], "start": [self.size, self.hashes[0], self.changes[0]]}
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},\n" for key, value in head.items()]
        plies = zip(self.record["actions"], self.numbers, self.hashes[1:], self.changes[1:], strict=True)
        rows = ",\n".join(filled(json.dumps([*action, *came]) for action, *came in plies))
        return "{\n" + "".join(lines) + f'  "plies": [\n{rows}\n  ]\n}}\n'

    def state(self, game: Game, ply: int) -> Any:
        """The state that is expected after so many plies."""
        octets = bytearray(self.size)
        for run in " ".join(self.changes[: ply + 1]).split():
            at, _, changed = run.partition(":")
            octets[int(at) : int(at) + len(changed) // 2] = bytes.fromhex(changed)
        return np.frombuffer(octets, game.state.STATE)


def filled(plies: Iterable[str]) -> Iterator[str]:
    """Plies in lines: those of one seat together, as far as there is room."""
    line = ""
    for ply in plies:
        if line and (len(line) + len(ply) > WIDTH or line.partition(",")[0] != ply.partition(",")[0]):
            yield line
            line = ""
        line += f", {ply}" if line else ply
    yield line


def hash_of(match: Match) -> str:
    """A position in eight digits: the bytes of its state, who is awaited, and what each of them may do."""
    digest = hashlib.sha256(match.state.tobytes())
    for seat in () if match.over else match.awaited or (CHANCE,):
        digest.update(np.array([seat, *match.numbers(seat)], "<i2").tobytes())
    return digest.hexdigest()[:8]


def change(before: bytes, after: bytes) -> str:
    """The bytes that are others now, in runs: where the first one is, and what they are."""
    differing = (at for at in range(len(after)) if before[at] != after[at])
    runs = ([at for _, at in run] for _, run in groupby(enumerate(differing), lambda pair: pair[1] - pair[0]))
    return " ".join(f"{run[0]}:{after[run[0] : run[-1] + 1].hex()}" for run in runs)


def check_golden(game: Game, folder: Path) -> int:
    """Replay the golden records of a game; how many there are. All that can happen in it happens in them."""
    matches = [check_record(game, path) for path in sorted(folder.glob("*.json"))]
    shown = set[str]().union(*map(happened, matches))
    if shown != sought(game, folder):
        raise BrokenGameError(
            f"{game.slug}: in no golden record, or not expected: {sorted(shown ^ sought(game, folder))}"
        )
    return len(matches)


def sought(game: Game, folder: Path) -> frozenset[str]:
    """What must happen in golden records: all that can; `never.txt` says what cannot, and why."""
    never = folder / "never.txt"
    lines = never.read_text(encoding="utf-8").splitlines() if never.exists() else ()
    return possible(game) - {line for line in lines if not line.startswith("#")}


def check_record(game: Game, path: Path) -> Match:
    """Replay a golden record, of this version or an older one: each plays by its own rules, to its own states."""
    golden = Golden.read(path)
    if golden.size != game.state.STATE.itemsize:
        raise BrokenGameError(
            f"{path.name}: a state has {game.state.STATE.itemsize} bytes, not {golden.size} as it had"
        )
    record = golden.record
    match = blank_match(record, game)
    compare(match, golden)
    for seat, text in record["actions"]:
        try:
            match.follow(CHANCE if seat == "chance" else seat, match.action(text))
        except AstroportError as error:
            expected = game.draw(match.state[0])
            raise BrokenGameError(
                f"{golden.name}, ply {match.ply}: {seat} cannot play {text!r}: {error}\n{expected}"
            ) from None
        compare(match, golden)
    options = game.options_now(record["rules_version"], record["options"])
    if dumps(match.record()) != dumps({**record, "rules_version": game.rules_version, "options": options}):
        raise BrokenGameError(f"{golden.name}: the record comes back as another match")
    if str(Golden.of(golden.name, match, record)) != path.read_text(encoding="utf-8"):
        raise BrokenGameError(f"{golden.name}: the file comes back different")
    verify(record, of=game)
    return match


def compare(match: Match, golden: Golden) -> None:
    """Whether a match is where a golden record was at this ply; else which ply it is, and both positions."""
    now, ply, game = match.state, match.ply, match.game
    if hash_of(match) == golden.hashes[ply]:
        return
    was = golden.state(game, ply)
    played = " ".join(map(str, golden.record["actions"][ply - 1])) if ply else "as it is laid out"
    fields = [name for name in was.dtype.names or () if (was[name] != now[name]).any()]
    differing = "\n".join(f"{name}: {was[name][0].tolist()}, now {now[name][0].tolist()}" for name in fields)
    drawn = "\n\n".join(f"{when}:\n{game.draw(s[0])}" for when, s in (("expected", was), ("now", now)))
    choices = {seat: [str(action) for action in match.actions(seat)] for seat in match.awaited or (CHANCE,)}
    how = differing or f"the same state, with other choices; now {choices}"
    raise BrokenGameError(f"{golden.name}, ply {ply} ({played}): another position than before\n{drawn}\n\n{how}")
