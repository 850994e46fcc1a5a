"""What came out: ratings, scores of every pair, how long matches and thoughts were."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

import astroport
from astroport.arena.playing import Breakdown, Contest, Played, Thought
from astroport.arena.ratings import Estimate, Sides, elo, plackett_luce, wilson
from astroport.core.words import FALLBACK, Text, house

KIND = "astroport arena"
VERSION = 1
INTERRUPTED, LOST = house("arena-interrupted"), house("arena-lost")


@dataclass(frozen=True)
class Row:
    """One bot's line."""

    rank: int
    bot: str
    rating: Estimate
    score: float | None  # its share against the others it met; None before it finished a match
    result: float | None  # the mean result of its seats
    matches: int
    thought: Thought


@dataclass(frozen=True)
class Duel:
    """How one bot fared against another: its share of the matches in which both sat."""

    bot: str
    other: str
    score: Estimate
    matches: int


@dataclass(frozen=True, eq=False)
class Results:
    """A contest after its matches, or after those that were played."""

    contest: Contest
    seed: int
    each: int  # matches of each line-up, as planned
    planned: int  # matches in all
    played: tuple[Played, ...]  # by number
    seconds: float
    cut: Text | None = None  # why not all of them were played
    at: datetime = field(default_factory=lambda: datetime.now(UTC).replace(microsecond=0))

    @cached_property
    def finished(self) -> tuple[Played, ...]:
        """The matches that came to their end."""
        return tuple(each for each in self.played if each.result is not None)

    @property
    def interrupted(self) -> bool:
        """Whether somebody stopped it."""
        return self.cut is INTERRUPTED

    @property
    def breakdowns(self) -> list[tuple[int, Breakdown]]:
        """The matches in which a bot broke down, by number."""
        return [(each.fixture.number, each.breakdown) for each in self.played if each.breakdown]

    @property
    def system(self) -> str:
        """How the ratings are made."""
        return "elo" if self.contest.seats == 2 else "plackett-luce"

    @cached_property
    def rows(self) -> list[Row]:
        """The bots, the best first."""
        found = dict(zip(self.contest.bots, self._ratings, strict=True))
        won, met = self._matrices
        rows = []
        for i, (bot, rating) in enumerate(found.items()):
            sat = [each for each in self.finished if bot in each.fixture.bots]
            results = [r for each in sat for name, r in _by_seat(each) if name == bot]
            thoughts = [t for each in self.played for name, t in _thoughts(each) if name == bot]
            rank = 1 + sum(other.value > rating.value + 1e-6 for other in found.values())
            score = float(won[i].sum() / met[i].sum()) if met[i].any() else None
            result = float(np.mean(results)) if results else None
            rows.append(Row(rank, bot, rating, score, result, len(sat), sum(thoughts, Thought())))
        return sorted(rows, key=lambda row: row.rank)

    @cached_property
    def duels(self) -> dict[tuple[str, str], Duel]:
        """Every bot against every other."""
        won, met = self._matrices
        names = list(enumerate(self.contest.bots))
        return {
            (a, b): Duel(a, b, wilson(float(won[i, j]), int(met[i, j])), int(met[i, j]))
            for i, a in names
            for j, b in names
            if i != j
        }

    @property
    def lengths(self) -> list[int]:
        """How many actions each match took, chance included."""
        return [each.plies for each in self.finished]

    @property
    def command(self) -> str:
        """The command that plays the same matches."""
        contest, budget = self.contest, self.contest.budget
        words = ["astroport", "arena", contest.game, "--bots", ",".join(contest.bots), "--matches", str(self.each)]
        words += ["--seats", str(contest.seats)]
        for name, value in contest.options:
            words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
        if budget.seconds is not None:
            words += ["--seconds", f"{budget.seconds:g}"]
        if budget.simulations is not None:
            words += ["--simulations", str(budget.simulations)]
        return shlex.join([*words, "--seed", str(self.seed)])

    def to_json(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return {
            "kind": KIND,
            "version": VERSION,
            "astroport": astroport.__version__,
            "game": self.contest.game,
            "rules_version": self.contest.rules_version,
            "seats": self.contest.seats,
            "options": dict(self.contest.options),
            "bots": list(self.contest.bots),
            "budget": asdict(self.contest.budget),
            "seed": self.seed,
            "command": self.command,
            "at": self.at.isoformat(),
            "seconds": round(self.seconds, 3),
            "matches": {
                "each": self.each,
                "planned": self.planned,
                "finished": len(self.finished),
                "broken_down": len(self.breakdowns),
            },
            "partial": self.cut.to(FALLBACK) if self.cut else None,
            "rating": self.system,
            "standings": [
                {
                    "rank": row.rank,
                    "bot": row.bot,
                    "rating": row.rating._asdict(),
                    "score": row.score,
                    "result": row.result,
                    "matches": row.matches,
                    "turns": row.thought.choices,
                    "seconds_per_turn": {"mean": mean(row.thought), "longest": row.thought.longest},
                }
                for row in self.rows
            ],
            "pairs": [
                {"bot": duel.bot, "other": duel.other, "score": duel.score._asdict(), "matches": duel.matches}
                for duel in self.duels.values()
            ],
            "breakdowns": [{"match": number, **asdict(breakdown)} for number, breakdown in self.breakdowns],
            "played": [
                {
                    "match": each.fixture.number,
                    "bots": list(each.fixture.bots),
                    "luck": each.fixture.luck,
                    "result": each.result and list(each.result),
                    "plies": each.plies,
                    "thought": [asdict(thought) for thought in each.thoughts],
                }
                for each in self.played
            ],
        }

    # Inside

    @cached_property
    def _matrices(self) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """What each bot scored against each other, and in how many matches.

        Between sides that hold the same bots nothing is learned, whoever wins.
        """
        size = len(self.contest.bots)
        won, met = np.zeros((size, size)), np.zeros((size, size), np.int64)
        places = {bot: i for i, bot in enumerate(self.contest.bots)}
        for each in self.finished:
            held = {seat: bots for side, bots in self._held(each) for seat in side}
            faced: dict[tuple[int, int], list[float]] = {}
            for seat, (bot, result) in enumerate(_by_seat(each)):
                for other, (rival, theirs) in enumerate(_by_seat(each)):
                    if bot != rival and held[seat] != held[other]:
                        share = _share(result, theirs, self.contest.seats)
                        faced.setdefault((places[bot], places[rival]), []).append(share)
            for pair, found in faced.items():  # a match counts once, however many seats a bot has in it
                won[pair] += np.mean(found)
                met[pair] += 1
        return won, met

    @cached_property
    def _ratings(self) -> list[Estimate]:
        if self.contest.seats == 2:
            return elo(self._matrices[0])
        return plackett_luce(len(self.contest.bots), self._rated())

    def _rated(self) -> Iterator[Sides]:
        """The matches as Plackett-Luce takes them; the same bots on all sides tell nothing."""
        places = {bot: i for i, bot in enumerate(self.contest.bots)}
        for each in self.finished:
            result, held = each.result or (), self._held(each)
            if len({bots for _, bots in held}) > 1:
                yield [([places[bot] for bot in bots], result[side[0]]) for side, bots in held]

    def _held(self, played: Played) -> list[tuple[list[int], tuple[str, ...]]]:
        """The sides of a match, and the bots on each, in no order of seats."""
        return [(side, tuple(sorted(played.fixture.bots[seat] for seat in side))) for side in self.contest.sides]


def mean(thought: Thought) -> float:
    """The seconds of one turn."""
    return thought.seconds / thought.choices if thought.choices else 0.0


def _share(result: float, theirs: float, seats: int) -> float:
    """What a result is worth against another: between two the share of it, among several above or below."""
    if result == theirs:
        return 0.5
    if seats == 2:
        return result / (result + theirs)
    return float(result > theirs)


def _by_seat(played: Played) -> Iterator[tuple[str, float]]:
    return zip(played.fixture.bots, played.result or (), strict=True)


def _thoughts(played: Played) -> Sequence[tuple[str, Thought]]:
    return tuple(zip(played.fixture.bots, played.thoughts, strict=True))
