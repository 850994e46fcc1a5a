"""One position of a game under test, and the properties that hold in every position of every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from astroport.core.compiled_game import CompiledGame, compiled_game
from astroport.core.contract import CHANCE, SPECTATOR, Game, Value
from astroport.core.events import Notes
from astroport.core.seeds import generators

T = TypeVar("T")
MOST_TRIED = 6  # of many actions those that are tried in a position; in the next position it is the next ones
REDEALT = 1  # worlds besides the true one in which what is said is compared


class BrokenGameError(AssertionError):
    """A game that breaks the contract: which one, with which options, where, and how."""


@dataclass
class Position:
    """A match under test, at the level of states."""

    game: Game
    seats: int
    options: Mapping[str, Value]
    buffer: NDArray[Any] = field(init=False)
    engine: CompiledGame = field(init=False)
    out: NDArray[np.int16] = field(init=False)
    table: tuple[Any, ...] = field(init=False)  # the actions by number
    things: Mapping[str, Sequence[str]] = field(init=False)  # what those are called that events speak of

    def __post_init__(self) -> None:
        variant = self.game.variant(self.seats, self.options)
        self.table = variant.lexicon.table
        self.things = self.game.state.names(self.seats, variant.options) if self.game.has_events else {}
        self.engine = compiled_game(self.game)
        self.buffer = self.engine.buffer()
        self.out = np.zeros(self.game.codec.count, np.int16)
        self.engine.begin(self.buffer, variant.layout)

    @property
    def state(self) -> NDArray[Any]:
        """A copy of the state."""
        return copied(self.buffer["state"])

    @property
    def ply(self) -> int:
        """How many actions were played."""
        return int(self.buffer[0].ply)

    @property
    def over(self) -> bool:
        """Whether nobody is awaited any more."""
        return not self.buffer[0].awaited

    def awaited(self) -> list[int]:
        """Who may act: seats, or CHANCE."""
        return seats_in(int(self.buffer[0].awaited))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of an awaited seat."""
        legal: list[int] = self.out[: self.engine.legal_for(self.buffer, seat, self.out)].tolist()
        return legal

    def play(self, seat: int, action: int) -> None:
        """Play an action that is legal."""
        if self.engine.step(self.buffer, seat, action) < 0:
            self.broken(f"seat {seat} cannot play the legal action {self.called(action)}")

    def called(self, action: int) -> str:
        """An action by number and name."""
        return f"{action} ({self.table[action]})"

    def broken(self, how: str) -> None:
        """Say what is wrong here."""
        variant = " ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())])
        raise BrokenGameError(f"{self.game.slug}, {variant}, ply {self.ply}: {how}")

    def viewers(self) -> Iterator[int]:
        """Everyone who looks at the match."""
        yield from range(self.seats)
        yield SPECTATOR


def seats_in(bits: int) -> list[int]:
    """The seats of a bit set."""
    return [seat for seat in range(CHANCE + 1) if bits >> seat & 1]


def copied(state: NDArray[Any]) -> NDArray[Any]:
    """The same state again. As bytes: NumPy copies records field by field."""
    return state.view(np.uint8).copy().view(state.dtype)


def hidden(position: Position, state: NDArray[Any], viewer: int) -> NDArray[Any]:
    """What a viewer sees of a state."""
    seen = copied(state)
    position.engine.blank_for(seen, viewer)
    return seen


def some_of(p: Position, many: Sequence[T], most: int = MOST_TRIED) -> list[T]:
    """A few of many, others in each position."""
    return [many[(p.ply * most + i) % len(many)] for i in range(min(most, len(many)))]


def worlds_of(p: Position, view: NDArray[Any], viewer: int) -> list[NDArray[Any]]:
    """The true world, and some that a viewer could be in as well, from what it sees."""
    worlds, rng = [p.state], generators(p.ply)[0]
    for _ in range(REDEALT):
        worlds.append(copied(view))
        p.engine.module.fill_for(worlds[-1], viewer, rng)
    return worlds


@dataclass(frozen=True)
class Tried:
    """An action tried in a world, as somebody looks on: what they see of it, all of which is alike to them."""

    before: NDArray[Any]
    action: int
    after: NDArray[Any]
    notes: Notes | None  # of what happens, if the rules say it
    looks: tuple[bytes, int]


def tried(p: Position, seat: int, viewer: int) -> Iterator[Tried]:
    """Some of a seat's actions, in worlds that a viewer cannot tell apart.

    What looks alike to the viewer: where it sees the same afterwards and, if it acted itself, did the same.
    """
    some = some_of(p, p.legal(seat))
    for before in worlds_of(p, hidden(p, p.state, viewer), viewer):
        for action in some:
            if p.engine.module.verdict(before[0], seat, action) != 0:
                continue
            after, notes = copied(before), None
            if p.game.has_events:
                notes, _ = noted(p, "play_noting", after, seat, action)
            else:
                p.engine.module.apply(after[0], seat, action, None)
            looks = (hidden(p, after, viewer).tobytes(), action if viewer == seat else -1)
            yield Tried(before, action, after, notes, looks)


def noted(p: Position, name: str, state: NDArray[Any], seat: int, action: int) -> tuple[Notes, Any]:
    """What the rules note of an action, and what they answer; the state is changed."""
    try:
        return p.engine.noted(name, state, seat, action)
    except ValueError as error:
        p.broken(f"{p.called(action)} of seat {seat}: {error}")
        raise


def legal_and_verdict_agree(p: Position) -> None:
    """For every action number; each refusal names a rule of the rulebook."""
    listed = np.zeros(p.game.codec.count, np.int64)
    rules = p.game.rulebooks["en"].rules
    for seat in p.awaited():
        differing = p.engine.module.disagreement(p.state, seat, listed)
        if differing >= 0:
            p.broken(f"legal lists {p.called(differing)} {listed[differing]} times, verdict disagrees")
        if not listed.any():
            p.broken(f"seat {seat} is awaited and has nothing to do")
        for action in np.flatnonzero(listed):
            if p.table[action] is None:
                p.broken(f"action {action} is legal and has no name")
        for number in {p.engine.verdict_for(p.buffer, seat, a) for a in np.flatnonzero(listed == 0).tolist()}:
            if p.game.rule_id(number) not in rules:
                p.broken(f"verdict names rule number {number}, {p.game.rule_id(number)}, which no rulebook has")


def refusals_change_nothing(p: Position) -> None:
    """Neither a refused action, nor one of a seat that is not awaited, nor a number out of range."""
    before = p.buffer.tobytes()
    waiting = p.awaited()
    for seat in [*range(p.seats), CHANCE]:
        legal = set(p.legal(seat)) if seat in waiting else set()
        for action in [*range(p.game.codec.count), p.game.codec.count, -1, 32767]:
            if action not in legal and p.engine.step(p.buffer, seat, action) >= 0:
                p.broken(f"seat {seat} could play {action}, which is not legal for it")
    if p.buffer.tobytes() != before:
        p.broken("a refused action changed something")


def views_suffice_and_do_not_leak(p: Position) -> None:
    """A view shows all its owner may do and why not the rest, hiding twice hides no more, and redealt worlds play on.

    So two worlds that a viewer cannot tell apart, the true one and any redealt one, give identical views.
    """
    rng = generators(p.ply)[0]
    for viewer in p.viewers():
        view = hidden(p, p.state, viewer)
        if hidden(p, view, viewer).tobytes() != view.tobytes():
            p.broken(f"hiding twice from {viewer} hides more than hiding once")
        if p.engine.module.awaited(view[0]) != p.buffer[0].awaited:
            p.broken(f"the view of {viewer} does not show who is awaited")
        if viewer in p.awaited():
            n = p.engine.module.legal(view[0], viewer, p.out)
            if [int(a) for a in p.out[:n]] != p.legal(viewer):
                p.broken(f"seat {viewer} may do other things in its view than in truth")
            action = p.engine.module.judged_otherwise(view, p.state, viewer)
            if action >= 0:
                p.broken(f"{p.called(action)} of seat {viewer} is refused by another rule in its view than in truth")
        for _ in range(3):
            world = copied(view)
            p.engine.module.fill_for(world, viewer, rng)
            if hidden(p, world, viewer).tobytes() != view.tobytes():
                p.broken(f"a world redealt for {viewer} looks different to it")
            if p.engine.module.playout(world[0], rng, p.out) < 0:
                p.broken("no way on, or no end, from a redealt world")


def simultaneous_seats_commute(p: Position) -> None:
    """Of seats awaited together none sees what another does first, and the order makes no difference."""
    waiting = p.awaited()
    if CHANCE in waiting and len(waiting) > 1:
        p.broken("chance and a seat are awaited at the same time")
    for first in waiting:
        for second in waiting:
            if first != second and not p.game.allies(p.options, first, second):
                _choose_blindly(p, first, second)
            if first < second:
                _commute(p, first, second)


def _choose_blindly(p: Position, first: int, second: int) -> None:
    """After any choices of the first that leave the same seats awaited, the second sees the same."""
    seen: dict[int, bytes] = {}
    for waiting, view in _views_after(p, first, p.legal(first), second):
        if seen.setdefault(waiting, view.tobytes()) != view.tobytes():
            p.broken(f"seat {second} sees what seat {first} chose before it has chosen itself")


def _commute(p: Position, first: int, second: int) -> None:
    step = p.engine.step
    theirs, others = p.legal(first), p.legal(second)
    for i in range(max(len(theirs), len(others))):
        a, b = theirs[i % len(theirs)], others[i % len(others)]
        one, two = p.engine.copy(p.buffer), p.engine.copy(p.buffer)
        if step(one, first, a) < 0 or step(two, second, b) < 0:
            p.broken(f"seats {first} and {second} cannot both act")
        after = hidden(p, one["state"], second)
        n = p.engine.module.legal(after[0], second, p.out)
        if sorted(int(x) for x in p.out[:n]) != sorted(others):
            p.broken(f"what seat {second} may do depends on what seat {first} did at the same time")
        if step(one, second, b) < 0 or step(two, first, a) < 0:
            p.broken(f"after seat {first} acted seat {second} may not any more, or the other way round")
        if one[0].state.tobytes() != two[0].state.tobytes():
            p.broken(f"{p.called(a)} of seat {first} and {p.called(b)} of seat {second} do not commute")


def _views_after(p: Position, actor: int, actions: list[int], viewer: int) -> Iterator[tuple[int, NDArray[Any]]]:
    """Who is awaited after each of an actor's actions, and what a viewer who still has to act sees then."""
    for action in actions:
        buffer = p.engine.copy(p.buffer)
        p.engine.step(buffer, actor, action)
        if buffer[0].awaited >> viewer & 1:
            yield int(buffer[0].awaited), hidden(p, buffer["state"], viewer)


BY_THE_RULES = (
    legal_and_verdict_agree,
    refusals_change_nothing,
    views_suffice_and_do_not_leak,
    simultaneous_seats_commute,
)
