"""A match: a game being played, one action at a time."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from operator import itemgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.codec import Action, Lexicon
from astroport.core.compiled_game import compiled_game
from astroport.core.contract import ANYONE, CHANCE, SPECTATOR, Game, Picture, Value
from astroport.core.errors import (
    AstroportError,
    InvalidActionError,
    InvalidArgumentError,
    NoSuchPlyError,
    NoSuchSeatError,
    RefusedError,
    UnavailableError,
)
from astroport.core.events import Notes
from astroport.core.log import NUMBER, PAGE, SEAT, Move, Moves, Pages, backwards, moves_from
from astroport.core.luck import FairLuck, Luck, SeededLuck
from astroport.core.refusal import NO_SUCH_ACTION, WHICH_SEAT, Refusal
from astroport.core.sentences import Line, Reader, Sentences, sentences
from astroport.core.view import View

PLY, AWAITED, FIRST, CHOICES, ALONE = range(-5, 0)  # the numbers at the end of a buffer, see core.kernels.engine


class Unpacking(dict[int, Callable[[bytearray], tuple[int, ...]]]):
    """By n: reads the first n small numbers of a buffer, faster than anything else in Python does."""

    def __missing__(self, n: int) -> Callable[[bytearray], tuple[int, ...]]:
        self[n] = unpack = struct.Struct(f"{n}h").unpack_from
        return unpack


class SeatsIn(dict[int, tuple[int, ...]]):
    """By bit set: the seats in it."""

    def __missing__(self, bits: int) -> tuple[int, ...]:
        self[bits] = seats = tuple(seat for seat in range(CHANCE) if bits >> seat & 1)
        return seats


UNPACK = Unpacking()
SEATS_IN = SeatsIn()
LONGEST_NAME = 60
HEAD = 8 * PLY  # where the numbers at the end of a buffer begin …
RECENT = HEAD - 4 * PAGE  # … and the page before them


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a name, and which bot if it is one."""

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        for text in (self.name, self.bot or ""):
            if not text.isprintable() or len(text) > LONGEST_NAME:
                raise InvalidArgumentError(f"{text[:20]!r} is no name: up to {LONGEST_NAME} printable characters are")


@dataclass(frozen=True, eq=False)
class Step:
    """One move of a match, with the states before and after it, and the match as it stood then."""

    before: NDArray[Any]
    move: Move
    after: NDArray[Any]
    match: Match  # which goes on with the next step

    @cached_property
    def notes(self) -> Notes:
        """What happened, as the rules note it, in a game whose rules do."""
        compiled, move = compiled_game(self.match.game), self.move
        return compiled.noted("play_noting", compiled.copy_state(self.before), move.seat, move.action.number)[0]


UNNAMED = tuple(Player(letter) for letter in "ABCDEFGHIJKLMNOP")


class Match:
    """A match in progress. Chance is dealt by the match itself, as soon as it is awaited.

    >>> import astroport
    >>> match = astroport.start("sputnik", seats=2, seed=1)
    >>> match.to_move
    0
    >>> match.actions()
    (Action('fly e6'), Action('fly d6'), Action('fly c6'))
    """

    __slots__ = (
        "_beginning",
        "_buffer",
        "_choices",
        "_compiled",
        "_from_state",
        "_head",
        "_lexicon",
        "_octets",
        "_pages",
        "_step",
        "_table",
        "borrowed",
        "game",
        "luck",
        "options",
        "over",
        "players",
        "seats",
    )

    game: Game
    seats: int
    options: Mapping[str, Value]
    luck: Luck
    borrowed: bool  # a fork that goes on with the luck of another match does not show its secret
    players: tuple[Player, ...]
    over: bool

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        luck: Luck | None = None,
        players: Sequence[Player] | None = None,
        deal: bool = True,
    ) -> None:
        self.game = game
        self.seats = seats
        variant = game.variant(seats, options)
        self.options, self._lexicon = variant.options, variant.lexicon
        self.luck = luck or FairLuck.fresh()
        self.borrowed = self._from_state = False
        self.players = tuple(players) if players else UNNAMED[:seats]
        if len(self.players) != seats:
            raise InvalidArgumentError(f"{len(self.players)} players are named for {seats} seats")
        self._compiled = compiled_game(game)
        octets, self._beginning = self._compiled.opening(variant)
        self._pages: Pages = ()
        self._work_on(octets)
        self._see()
        if deal:
            self.deal_chance()

    @classmethod
    def from_state(
        cls,
        game: Game,
        state: NDArray[Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        luck: Luck | None = None,
        players: Sequence[Player] | None = None,
        deal: bool = True,
    ) -> Match:
        """A match that begins at a state of the game, an array of one as `match.state` is: a puzzle, an experiment.

        It can do all that a match can, from there on; but it has no record, since a record tells a match from its
        beginning. Seats and options must be those of the state, which is taken as it is: rules do not check it.

        >>> import astroport
        >>> match = astroport.start("sputnik", seats=2, seed=1)
        >>> match.play("fly d6")
        >>> puzzle = Match.from_state(match.game, match.state, seats=2)
        >>> puzzle.ply, puzzle.actions() == match.actions()
        (0, True)
        """
        match = cls(game, seats, options, luck, players, deal=False)
        if state.dtype != game.state.STATE or state.shape != (1,):
            raise InvalidArgumentError(f"this is no state of {game.slug}: an array of one {game.slug}.state.STATE is")
        match._beginning, match._from_state = state.copy(), True
        match._rewind(0)
        if deal:
            match.deal_chance()
        return match

    # Playing

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """What a seat may do now; nothing if it is not awaited. Without a seat: the one to move."""
        n = self._choices
        numbers = UNPACK[n](self._octets) if n and seat is None else self.numbers(seat)
        if len(numbers) > 1:
            actions: tuple[Action, ...] = itemgetter(*numbers)(self._table)
            return actions
        return (self._table[numbers[0]],) if numbers else ()

    def numbers(self, seat: int | None = None) -> tuple[int, ...]:
        """The same as `actions`, as bare action numbers: for programs that index arrays with them."""
        n = self._choices
        if n and (seat is None or seat == self._head[FIRST]):
            return UNPACK[n](self._octets)
        if seat is None and (seat := self._only_seat()) is None:
            return ()
        out = np.empty(self.game.codec.count, np.int16)
        return tuple(out[: self._compiled.legal_for(self._buffer, seat, out)].tolist())

    def play(self, action: Action | str | int, seat: int | None = None) -> None:
        """Play an action, given as such, as text or as its number.

        >>> import astroport
        >>> match = astroport.start("sputnik", seats=2, seed=1)
        >>> match.play("fly d6")
        >>> match.play("take d1")
        Traceback (most recent call last):
            ...
        astroport.core.errors.RefusedError: take d1: A base is never removed. (SP-2.6)
        """
        if type(action) is Action and action.number < len(self._table) and self._table[action.number] is action:
            number = action.number
        else:
            number = action if type(action) is int else self.action(action).number
        if seat is None:
            seat = ANYONE
        else:
            self._check_seat(seat)
        try:
            n = self._step(self._buffer, seat, number)
        except OverflowError:  # a number that no machine counts to
            n = -NO_SUCH_ACTION
        if n > 0:
            self._choices = n
        elif n < 0:
            raise RefusedError(self.game.refusal(-n, str(self.action(number))))
        else:
            self._see()
            if self._head[AWAITED] == 1 << CHANCE:
                self._deal_or_take_back()

    def why_not(self, action: Action | str | int, seat: int | None = None) -> Refusal | None:
        """Which rule forbids an action, with its words; None if it may be played.

        >>> import astroport
        >>> match = astroport.start("sputnik", seats=2, seed=1)
        >>> match.why_not("fly a2").rule
        'SP-2.2'
        >>> match.why_not("fly d6") is None
        True
        """
        known = self.action(action)
        self._check_seat(seat)
        if seat is None:
            seat = self._only_seat()
        number = self._compiled.verdict_for(self._buffer, ANYONE if seat is None else seat, known.number)
        return self.game.refusal(number, known.text) if number else None

    def action(self, given: Action | str | int) -> Action:
        """The action somebody means: by text, by number, or as such (if of a match with other options: by its text)."""
        if type(given) is Action:
            known = given.number < len(self._table) and self._table[given.number] is given
            return given if known else self._lexicon.parse(given.text)
        if isinstance(given, str):
            return self._lexicon.parse(given)
        if isinstance(given, (int, np.integer)) and not isinstance(given, bool):
            return self._lexicon[int(given)]
        raise InvalidActionError(f"{given!r} is no action")

    def follow(self, seat: int, action: Action) -> None:
        """Play what was played once before; the seat may be CHANCE, nothing is dealt."""
        n = self._step(self._buffer, seat, action.number)
        if n < 0:
            raise RefusedError(self.game.refusal(-n, action.text))
        self._see()

    def step(self, move: Move) -> Step:
        """The same, with the states before and after it."""
        before = self.state
        self.follow(move.seat, move.action)
        return Step(before, move, self.state, self)

    def deal_chance(self) -> None:
        """Let chance act until a seat is awaited or the match is over; only a match begun without dealing needs it."""
        head = self._head
        while head[AWAITED] == 1 << CHANCE:
            outcome = self.luck.outcome(head[PLY], head[CHOICES])
            number = UNPACK[head[CHOICES]](self._octets)[outcome]
            n = self._step(self._buffer, CHANCE, number)
            if n < 0:
                raise RefusedError(self.game.refusal(-n, str(self.action(number))))
            self._see()

    # How things stand

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return SEATS_IN[self._head[AWAITED]]

    @property
    def to_move(self) -> int | None:
        """The seat that is to act; None when the match is over or several seats act at once."""
        return self._head[FIRST] if self._choices else None

    @property
    def ply(self) -> int:
        """How many actions were played, chance included."""
        return self._head[PLY]

    @property
    def log(self) -> tuple[Move, ...]:
        """Everything that was played, chance included."""
        return self.moves_from(0)

    def moves_from(self, ply: int) -> tuple[Move, ...]:
        """The end of the log, from a ply on."""
        return tuple(map(self._move, self._moves(ply).tolist()))

    def move_at(self, ply: int) -> Move:
        """What was played at a ply."""
        return self._move(int(self._moves(ply)[0]))

    def acted_since(self, ply: int) -> set[int]:
        """Who has acted since a ply, CHANCE included."""
        return {move >> SEAT for move in self._moves(ply).tolist()}

    def steps(self, since: int = 0, until: int | None = None) -> Iterator[Step]:
        """What was played from one ply to another, chance included, move by move.

        >>> import astroport
        >>> match = astroport.start("sputnik", seats=2, seed=1)
        >>> match.play("fly d6")
        >>> [(str(step.move.action), step.match.to_move) for step in match.steps()]
        [('begin A', 0), ('fly d6', 0)]
        """
        replay = self.fork(since, deal=False)
        yield from map(replay.step, self.moves_from(since)[: None if until is None else until - since])

    def last_decision(self, *seats: int, since: int = 0) -> int | None:
        """The ply of the last action of these seats, if one of them has acted at all since a ply."""
        for ply, move in backwards(self._pages, self._recent, self.ply):
            if ply < since:
                break
            if move >> SEAT in seats:
                return ply
        return None

    @property
    def lexicon(self) -> Lexicon:
        """All actions that this match knows, with its options."""
        return self._lexicon

    @property
    def state(self) -> NDArray[Any]:
        """A copy of the state: an array of one record."""
        return np.ndarray(1, self.game.state.STATE, self._octets[self._compiled.place_of_state])

    def seen_by(self, seat: int = SPECTATOR) -> NDArray[Any]:
        """A copy of the state with what a seat, or a spectator, can know of it."""
        state = self.state
        self._compiled.blank_for(state, seat)
        return state

    @property
    def result(self) -> tuple[float, ...] | None:
        """Each seat's result from 0 to 1, once the match is over."""
        if not self.over:
            return None
        out = np.zeros(self.game.seats[-1])
        self._compiled.payoffs(self.state, out)
        return tuple(out[: self.seats].tolist())

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, can know."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        state = self.seen_by(seat)
        actions = () if seat == SPECTATOR else self.actions(seat)
        return View(self.game, self.seats, self.options, seat, state, self.awaited, actions)

    def picture_of(self, state: NDArray[Any], seat: int = SPECTATOR) -> Picture:
        """What a seat, or a spectator, could see of another state of this match."""
        return self.game.picture(self._compiled.seen(state, seat)[0], seat)

    @property
    def sentences(self) -> Sentences:
        """What the game says, with these seats and options."""
        return sentences(self.game, self.seats, self.options)

    def story(self, viewer: int = SPECTATOR, spoken_to: bool = True) -> Iterator[Line]:
        """Everything that happened so far, in words, as far as a seat or a spectator can know it.

        A seat is spoken to, unless several people look from there.
        """
        reader = Reader([player.name for player in self.players], viewer, viewer if spoken_to else None)
        for step in self.steps():
            yield from self.sentences.lines(step, reader)

    # Going back

    def fork(self, ply: int | None = None, luck: FairLuck | SeededLuck | None = None, *, deal: bool = True) -> Match:
        """A match of its own that begins where this one is, or was at an earlier ply after what chance did there.

        It keeps the luck of this one, so that chance would do the same again (and does not show its secret), unless it
        is given a luck of its own, which deals from that ply on. Without dealing it stands at the very ply.
        """
        if ply is not None and not 0 <= ply <= self.ply:
            raise NoSuchPlyError(f"there is no ply {ply} in a match of {self.ply}")
        other = object.__new__(Match)
        other.game, other.seats, other.options = self.game, self.seats, self.options
        other.luck, other.players = self.luck, self.players
        other._compiled, other._lexicon = self._compiled, self._lexicon
        other._beginning, other._from_state, other._pages = self._beginning, self._from_state, self._pages
        other._choices, other.over = self._choices, self.over
        other._work_on(self._octets)
        other.borrowed = luck is None
        if ply is not None and luck is None and deal:
            other.go_back(ply)
        elif ply is not None:
            other._rewind(ply)
        if luck is not None:
            other.luck = replace(luck, since=other.ply)
            if deal:
                other.deal_chance()
        return other

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, _memo: object) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[object, ...]:
        beginning = self._beginning.tobytes() if self._from_state else None
        names = ("game", "seats", "luck", "players")
        made = {name: getattr(self, name) for name in names} | {"options": dict(self.options)}
        return _restored, (made, self.borrowed, beginning, self._pages, self._octets)

    def undo(self, decisions: int = 1) -> None:
        """Take back the last decisions of seats, and what chance did after them."""
        decided = np.flatnonzero(self._acted() != CHANCE)
        if not 1 <= decisions <= len(decided):
            raise NoSuchPlyError(f"there are {len(decided)} decisions to take back, not {decisions}")
        self._rewind(int(decided[-decisions]))

    def go_back(self, ply: int) -> None:
        """Stand where the match was at a ply, after what chance did there."""
        decided = np.flatnonzero(self._acted(ply) != CHANCE)
        self._rewind(ply + int(decided[0]) if len(decided) else self.ply)

    def revealed_since(self, ply: int) -> bool:
        """Whether somebody has learned something that cannot be unlearned, since a ply: from chance, or from a secret.

        A secret is out when a part of the state that was blank to somebody is not any more.
        """
        if CHANCE in self.acted_since(ply):
            return True
        if not self.game.secrets:
            return False
        before, after = self.fork(ply).state, self.state
        return any(
            bool((self._blanks(before, seat) & ~self._blanks(after, seat)).any())
            for seat in (*range(self.seats), SPECTATOR)
        )

    def record(self) -> dict[str, Any]:
        """The match as plain data, ready for JSON: see docs/record.md. One that began at a given state has none."""
        from astroport.core.record import to_record

        if self._from_state:
            raise UnavailableError("a record tells a match from its beginning; this one began at a given state")
        return to_record(self)

    # Inside

    def _moves(self, since: int = 0) -> Moves:
        """What was played from a ply on, as the log has it."""
        return moves_from(self._pages, self._recent, since, self.ply)

    @property
    def _recent(self) -> memoryview:
        """The page of the log that is not full yet."""
        return memoryview(self._octets)[RECENT:HEAD]

    def _move(self, number: int) -> Move:
        """A move, as the log has it."""
        return Move(number >> SEAT, self._table[number & NUMBER])

    def _acted(self, since: int = 0) -> Moves:
        """Who acted, ply by ply, from one on."""
        return self._moves(since) >> SEAT

    def _work_on(self, octets: bytearray) -> None:
        """Work on a copy of this buffer from now on."""
        self._octets = bytearray(octets)
        self._buffer: NDArray[Any] = np.ndarray(1, self._compiled.module.BUFFER, self._octets)
        self._head = memoryview(self._octets).cast("q")
        self._step = self._compiled.step
        self._table: tuple[Any, ...] = self._lexicon.table

    def _see(self) -> None:
        """Note how things stand after the engine has acted; what fills a page of the log is kept for good."""
        head = self._head
        self._choices = head[ALONE]
        self.over = not head[AWAITED]
        if head[PLY] == PAGE * len(self._pages) + PAGE:
            self._pages = (*self._pages, bytes(self._octets[RECENT:HEAD]))

    def _deal_or_take_back(self) -> None:
        """Let chance act after an action; if it cannot, the action was not played."""
        before = self.ply - 1
        try:
            self.deal_chance()
        except AstroportError:
            self._rewind(before)
            raise

    def _blanks(self, state: NDArray[Any], seat: int) -> NDArray[np.bool_]:
        """Which bytes of the secret fields a seat does not see."""
        seen = self._compiled.seen(state, seat)
        names = list(self.game.secrets)
        return np.concatenate([(state[n] != seen[n]).ravel() for n in names])

    def _rewind(self, ply: int) -> None:
        self._compiled.rewind(self._buffer, self._beginning, self._moves(), ply)
        self._pages = self._pages[: ply // PAGE]
        self._see()

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise NoSuchSeatError(f"there is no seat {seat} in a match of {self.seats}")

    def _only_seat(self) -> int | None:
        """The seat that is meant when none is named; None when the match is over."""
        if len(self.awaited) > 1:
            raise RefusedError(self.game.refusal(WHICH_SEAT, "?"))
        return self.awaited[0] if self.awaited else None

    def __repr__(self) -> str:
        how = "over" if self.over else f"ply {self.ply}"
        return f"<Match of {self.game.slug}, {self.seats} seats, {how}>"


def _restored(made: dict[str, Any], borrowed: bool, beginning: bytes | None, pages: Pages, octets: bytearray) -> Match:
    """A match from what was pickled of it."""
    match = Match(**made, deal=False)
    match.borrowed, match._pages = borrowed, pages
    if beginning is not None:
        match._beginning, match._from_state = np.ndarray(1, match.game.state.STATE, bytearray(beginning)), True
    match._work_on(octets)
    match._see()
    return match
