"""Two houses that differ only in what one seat may not know: the same table in two worlds, made for comparing them.

A pair of worlds is played side by side: what the listener sees is the same in both after every step, to the last byte,
while what is dealt in secret and what others decide in secret differ wherever that can be.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from astroport.core.contract import CHANCE, SPECTATOR, Game
from astroport.core.match import CHOICES, UNPACK, Match
from astroport.core.match import Step as Played
from astroport.core.sentences import by_letter
from astroport.server.identity import person_of
from astroport.server.live import first_row
from astroport.server.store import Store, StoredEntry
from astroport.table import entries, opening
from astroport.table.entries import Chair, Entry
from astroport.table.table import Table

AT = 1_700_000_000_000
LISTENER, WATCHER, OTHER = "L" * 43, "W" * 43, "O" * 43  # their cookies
LEVEL = "pilot"


@dataclass(frozen=True)
class Step:
    """A seat decides: in each world something, and what chance does then."""

    seat: int
    acted: tuple[entries.Acted, entries.Acted]

    @property
    def secret(self) -> int:
        """In how much the worlds differ here."""
        one, other = self.acted
        return _differ([one.action, *one.luck], [other.action, *other.luck])


@dataclass
class Pair:
    """A table in two worlds, up to now, and how play goes on."""

    listener: int
    other: int | None  # another person's seat; all the rest are bots
    tables: tuple[Table, Table]
    logs: tuple[list[Entry], list[Entry]] = field(default_factory=lambda: ([], []))
    script: list[Step] = field(default_factory=list)

    def put(self, *wanted: Entry) -> None:
        """Something that happens in both worlds, or one thing in each."""
        for world, entry in enumerate(wanted if len(wanted) == 2 else wanted * 2):
            self.put_in(world, entry)

    def put_in(self, world: int, entry: Entry) -> None:
        """Something that happens in one world."""
        table = self.tables[world]
        self.logs[world].append(entry)
        table.state.apply(table.state.number + 1, AT, entries.decode(entries.encode(entry)))

    def ahead(self) -> Pair:
        """The same, to try out how play could go on."""
        first = self.tables[0].state.opened
        made = Pair(
            self.listener, self.other, (Table(self.tables[0].state.id, first), Table(self.tables[0].state.id, first))
        )
        for world, log in enumerate(self.logs):
            for entry in log:
                made.put_in(world, entry)
        return made


def pair_of(game: Game, seats: int, name: str, luck: random.Random, secretly: int, openly: int) -> Pair | None:
    """Two worlds that differ in so much at least, and a script for so many steps more, in which chance does as the
    table's luck says; None if it did not come out."""
    pair = _opened(game, seats, name, luck)
    one, two = (
        Match(game, seats, table.state.match.options, table.state.match.luck, deal=False) for table in pair.tables
    )
    dealt = _chance(one, two, pair.listener, luck, real=False)
    if dealt is None:
        return None
    pair.put(entries.Began(dealt[0]), entries.Began(dealt[1]))
    secret = _differ(*dealt)
    for _ in range(60):
        if secret >= secretly:
            break
        step = _next(pair, luck, real=False)
        if step is None or step.acted[0].over:
            return None
        pair.put(*step.acted)
        secret += step.secret
    _whisper(pair)
    ahead = pair.ahead()
    while secret >= secretly and len(pair.script) < openly:
        step = _next(ahead, luck, real=True)
        if step is None or step.acted[0].over:
            return None
        ahead.put(*step.acted)
        pair.script.append(step)
    return pair if pair.script else None


def _opened(game: Game, seats: int, name: str, luck: random.Random) -> Pair:
    options = luck.choice([options for count, options in game.variants() if count == seats])
    listener, *others = luck.sample(range(seats), seats)
    other = others[0] if seats > 2 else None
    chairs = [Chair(level=LEVEL)] * seats
    chairs[listener] = Chair([person_of(LISTENER)], "Lea")
    if other is not None:
        chairs[other] = Chair([person_of(OTHER)], "Max")
    first = opening.opened(game, chairs, options, opener=person_of(LISTENER))
    first = replace(first, secret=luck.randbytes(32).hex(), door=luck.randbytes(len(first.door) // 2).hex())
    pair = Pair(listener, other, (Table(name, first), Table(name, first)))
    pair.put(first)
    pair.put(entries.Admitted(person_of(WATCHER), "watch"))
    return pair


def _whisper(pair: Pair) -> None:
    """In one world the other person says things to a team that is not the listener's, and plans this and that."""
    table, seat = pair.tables[0], pair.other
    if seat is None or table.state.teams[seat] == table.state.teams[pair.listener]:
        return
    if table.state.teams[seat] is not None:
        pair.put_in(0, entries.Said("they are blind", person_of(OTHER), seat, team=True))
    if table.state.plans.exist and seat in table.state.awaited:
        for action in table.state.match.actions(seat)[:2]:
            pair.put_in(0, entries.Drafted(seat, [action.text]))


def _differ(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


def _next(pair: Pair, luck: random.Random, *, real: bool) -> Step | None:
    """A step after which the listener sees the same in both worlds."""
    here, there = pair.tables[0].state.match, pair.tables[1].state.match
    if here.awaited != there.awaited:
        return None
    seats = list(here.awaited)
    luck.shuffle(seats)
    for seat in seats:
        mine = list(here.actions(seat))
        luck.shuffle(mine)
        for action in mine[:4]:
            others = [each for each in there.actions(seat) if each.text != action.text]
            luck.shuffle(others)
            for other in [action] if seat == pair.listener else [*others[:6], action]:
                acted = _both(here, there, seat, action.text, other.text, pair.listener, luck, real)
                if acted is not None:
                    return Step(seat, acted)
    return None


def _both(
    here: Match, there: Match, seat: int, action: str, other: str, listener: int, luck: random.Random, real: bool
) -> tuple[entries.Acted, entries.Acted] | None:
    one, two = here.fork(), there.fork()
    if two.why_not(other, seat) is not None:
        return None
    one.follow(seat, one.action(action))
    two.follow(seat, two.action(other))
    if not _same(one, two, listener) or _told(here, one, listener) != _told(there, two, listener):
        return None
    dealt = _chance(one, two, listener, luck, real=real)
    if dealt is None or one.over != two.over or one.awaited != two.awaited:
        return None
    why = [
        entries.Reasons(LEVEL, [entries.Weighed(action, [0.25] * one.seats)], [(seat, action)], 11),
        entries.Reasons(LEVEL, [entries.Weighed(other, [0.75] * one.seats)], [(seat, other)], 4711),
    ]
    reasons = why if seat != listener else [None, None]
    return (
        entries.Acted(seat, action, dealt[0], one.over, reasons[0]),
        entries.Acted(seat, other, dealt[1], two.over, reasons[1]),
    )


def _chance(
    one: Match, two: Match, listener: int, luck: random.Random, *, real: bool
) -> tuple[list[str], list[str]] | None:
    """Let chance act in both worlds: as the luck of each says where it is real, else as differently as can be."""
    dealt: tuple[list[str], list[str]] = [], []
    while _is_chance(one) or _is_chance(two):
        if not (_is_chance(one) and _is_chance(two)):
            return None
        outcome = _outcomes(one)[one.luck.outcome(one.ply, len(_outcomes(one)))]
        before = one.fork()
        one.follow(CHANCE, outcome)
        offered = _outcomes(two)
        if real:
            offered = [offered[two.luck.outcome(two.ply, len(offered))]]
        else:
            others = [each for each in offered if each.text != outcome.text]
            offered = [each for each in offered if each.text == outcome.text]
            if luck.random() < 0.5:  # in part the same, so that there is something that can be played in both worlds
                offered = [*luck.sample(others, min(3, len(others))), *offered]
        for each in offered:
            trial = two.fork()
            trial.follow(CHANCE, each)
            if _same(one, trial, listener) and _told(before, one, listener) == _told(two, trial, listener):
                break
        else:
            return None
        two.follow(CHANCE, each)
        dealt[0].append(outcome.text)
        dealt[1].append(each.text)
    return dealt


def _is_chance(match: Match) -> bool:
    return not match.over and not match.awaited


def _outcomes(match: Match) -> list[Any]:
    return [match.action(number) for number in UNPACK[match._head[CHOICES]](match._octets)]


def _same(one: Match, two: Match, listener: int) -> bool:
    """Whether two matches look the same to a seat, and so to who watches."""
    return all(one.view(seat).state.tobytes() == two.view(seat).state.tobytes() for seat in (listener, SPECTATOR)) and [
        each.text for each in _choices(one, listener)
    ] == [each.text for each in _choices(two, listener)]


def _choices(match: Match, seat: int) -> Sequence[Any]:
    return match.actions(seat) if seat in match.awaited else ()


def _told(before: Match, after: Match, listener: int) -> list[object]:
    """What rules say openly about the last step: an action that everybody sees is no secret."""
    step = Played(before.state, after.log[-1], after.state, after)
    return [after.sentences.lines(step, by_letter(seat)) for seat in (listener, SPECTATOR)]


async def keep(store: Store, pair: Pair, world: int) -> None:
    """Put the table of a world into a house."""
    table = pair.tables[world]
    stored = [
        StoredEntry(table.state.id, number, AT, entries.kind_of(entry), entries.encode(entry))
        for number, entry in enumerate(pair.logs[world], 1)
    ]
    row = first_row(table.state.id, table.state.opened, "playing", AT)
    await store.append(stored, stage="playing", people=table.state.people, opened=row)
