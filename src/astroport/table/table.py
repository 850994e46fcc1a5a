"""A table: a match among people. What has happened makes it; what is asked of it answers with new facts, or why not.

`apply` follows a fact. Every other method that takes a person's wish returns the facts that would fulfil it and changes
nothing: whoever keeps the facts stores them first, and applies them then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from numpy.typing import NDArray

from astroport import bots
from astroport.core.contract import CHANCE, Game
from astroport.core.errors import AstroportError, BadAction
from astroport.core.luck import FairLuck
from astroport.core.match import Match, Move, Player
from astroport.core.record import load, to_record
from astroport.core.registry import game as game_called
from astroport.core.words import Words
from astroport.table import facts, keys
from astroport.table.clock import Clock
from astroport.table.facts import AnyFact, Fact
from astroport.table.refusals import Declined, Stale, by_rule, declined

LETTERS = "ABCDEFGHIJKLMNOP"
UNNAMED = Words(en="Player {letter}", fr="Joueur {letter}")
LONGEST_NAME = 30
MOST_GUESTS = 500  # who came with a link, of a kind
MOST_SAID = 1000  # things, at one table
Stage = Literal["open", "playing", "over"]
How = Literal["free", "ask", "no"]


@dataclass
class Chair:
    """A seat of the table and who is on it: a person, a bot, or nobody yet."""

    holders: set[str] = field(default_factory=set)  # devices of the person
    name: str = ""
    level: str | None = None  # of the bot
    away: bool = False  # a bot stands in for the person
    given_up: bool = False  # and anybody may take the seat
    since: int = 0  # the number of the fact that gave it to its player

    @property
    def who(self) -> Literal["open", "person", "bot"]:
        """What sits there."""
        return "bot" if self.level else "person" if self.holders else "open"


@dataclass(frozen=True)
class Asking:
    """A seat wants to go back to a ply, and these have agreed."""

    seat: int
    ply: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, eq=False)
class Step:
    """One action of a match, with the states before and after it."""

    before: NDArray[Any]
    move: Move
    after: NDArray[Any]


@dataclass(frozen=True, eq=False)
class Change:
    """A fact that was applied, with what is needed to tell of it as things stood then."""

    number: int
    at: int
    fact: AnyFact
    ply: int
    steps: tuple[Step, ...]
    names: tuple[Words, ...]
    teams: tuple[int | None, ...]


class Table:
    """A table as it stands after its facts so far."""

    def __init__(self, table_id: str, opened: facts.Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.game: Game = game_called(opened.game)
        self.chairs = [Chair(set(c.people), c.name, c.level) for c in opened.chairs]
        self.guests: dict[str, set[str]] = {"join": set(), "watch": set()}
        self.match = self._match()
        self.clock = Clock(opened.clock, len(self.chairs))
        self.number = 0
        self.at = 0
        self.position = 0  # the number of the fact that last changed the position
        self.versions = [0] * len(self.chairs)  # the same, as far as it concerns a seat
        self.commands: dict[str, int] = {}
        self.asking: Asking | None = None
        self.begun = False
        self.rematch: str | None = None
        self.said = 0  # how many things
        self.teams = self._teams()

    def _match(self) -> Match:
        if self.opened.record is not None:
            return load(self.opened.record)
        luck = FairLuck(self.id, bytes.fromhex(self.opened.secret), since=len(self.opened.moves))
        match = Match(self.game, len(self.chairs), self.opened.options, luck, deal=False)
        for seat, action in self.opened.moves:
            match.follow(seat, match.action(action))
        return match

    def _teams(self) -> tuple[int | None, ...]:
        seats = range(len(self.chairs))
        allies = [[o for o in seats if o == s or self.game.allies(self.match.options, s, o)] for s in seats]
        if all(len(each) == 1 for each in allies):
            return tuple(None for _ in seats)
        return tuple(min(each) for each in allies)

    # How things stand

    @property
    def review(self) -> bool:
        """Whether the match was brought along, only to be looked at."""
        return self.opened.record is not None

    @property
    def stage(self) -> Stage:
        """Not begun, being played, or over."""
        if self.review or self.match.over:
            return "over"
        return "playing" if self.begun else "open"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.awaited if self.stage == "playing" else ()

    @property
    def people(self) -> set[str]:
        """Everybody who opened the table or sits at it."""
        return {self.opened.opener}.union(*(chair.holders for chair in self.chairs))

    def seats_of(self, person: str) -> list[int]:
        """The seats that are a person's."""
        return [seat for seat, chair in enumerate(self.chairs) if person in chair.holders]

    def name(self, seat: int) -> Words:
        """What a seat is called in sentences."""
        chair, letter = self.chairs[seat], LETTERS[seat]
        if chair.level:
            return Words(*(f"{title} {letter}" for title in bots.level(chair.level).title))
        return Words(chair.name, chair.name) if chair.name else UNNAMED.fill(letter=letter)

    def bot_on(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, in its own right or for a person who is away."""
        chair = self.chairs[seat]
        return chair.level or (self.opened.stand_in if chair.away else None)

    @property
    def deserted(self) -> bool:
        """Whether people play here and all of them are away: then the match waits for them."""
        people = [chair for chair in self.chairs if chair.who == "person"]
        return bool(people) and all(chair.away for chair in people)

    def takeable(self, seat: int) -> bool:
        """Whether anybody with the link may take a seat."""
        chair = self.chairs[seat]
        return not self.review and (chair.who == "open" or (chair.away and chair.given_up and self.stage == "playing"))

    def role(self, person: str) -> Literal["player", "guest", "spectator"] | None:
        """What a person is at this table; None: has no business here."""
        if self.seats_of(person) or person == self.opened.opener:
            return "player"
        free = any(self.takeable(seat) for seat in range(len(self.chairs)))
        if person in self.guests["join"] and (free or self.opened.spectators):
            return "guest" if free else "spectator"
        return "spectator" if person in self.guests["watch"] and self.opened.spectators else None

    def key(self, role: keys.Role, seat: int | None = None) -> str:
        """The key of a link."""
        return keys.key(self.opened.door, role, seat, 0 if seat is None else self.chairs[seat].since)

    def version(self, seat: int | None) -> int:
        """The number that goes with what a seat decides: it changes when the position changes for that seat."""
        return self.position if seat is None else self.versions[seat]

    # What people, bots and time want

    def begin(self) -> list[Fact]:
        """Play begins as soon as no seat is open."""
        if self.begun or self.review or any(chair.who == "open" for chair in self.chairs):
            return []
        return [self._beginning()]

    def _beginning(self) -> Fact:
        trial = self.match.fork()
        trial.deal_chance()
        return facts.Began([move.action.text for move in trial.moves_from(self.match.ply)])

    def enter(self, person: str, key: str) -> facts.Admitted:
        """Somebody comes with a key: the fact that it opens something, or why not."""
        opens = keys.opened_by(self.opened.door, key, [chair.since for chair in self.chairs])
        if opens is None:
            raise declined("wrong_key")
        role, seat = opens
        if role == "watch" and not self.opened.spectators:
            raise declined("no_spectators")
        if seat is not None and self.chairs[seat].who != "person":
            raise declined("wrong_key")
        if seat is None and len(self.guests[role]) >= MOST_GUESTS:
            raise declined("full")
        return facts.Admitted(person, role, seat)

    def knows(self, admitted: facts.Admitted) -> bool:
        """Whether that is nothing new."""
        if admitted.seat is not None:
            return admitted.person in self.chairs[admitted.seat].holders
        return admitted.person in self.guests[admitted.role] or admitted.person in self.people

    def sit(self, person: str, seat: int, name: str) -> list[Fact]:
        """Take a seat that is open or was given up."""
        self._check_seat(seat)
        if person not in self.guests["join"] and person not in self.people:
            raise declined("no_key")
        if self.stage == "over":
            raise declined("over")
        if not self.takeable(seat):
            raise declined("seat_taken")
        if self.begun and self.game.secrets and self.seats_of(person):
            raise declined("both_sides")
        filled = all(chair.who != "open" for other, chair in enumerate(self.chairs) if other != seat)
        begins = [self._beginning()] if filled and not self.begun else []
        return [facts.Sat(seat, person, checked_name(name)), *begins]

    def start(self, person: str, level: str) -> list[Fact]:
        """Begin at once, with bots on the seats that are still open."""
        if self.begun or self.review:
            raise declined("begun")
        if person != self.opened.opener:
            raise declined("opener_only")
        level = checked_level(level)
        empty = [seat for seat, chair in enumerate(self.chairs) if chair.who == "open"]
        return [*(facts.Sat(seat, level=level) for seat in empty), self._beginning()]

    def act(self, person: str, seat: int, at: int, action: str) -> list[Fact]:
        """A person plays an action on a seat."""
        self._check_at_play(person, seat, at)
        if self.bot_on(seat):
            raise declined("away")
        return [self._acted(seat, action, None)]

    def bot_acts(self, seat: int, at: int, action: str, reasons: facts.Reasons) -> list[Fact]:
        """A bot plays an action on a seat that it plays."""
        if self.stage != "playing" or not self.bot_on(seat) or at != self.versions[seat]:
            raise Stale(self.version(seat))
        return [self._acted(seat, action, reasons)]

    def _acted(self, seat: int, action: str, reasons: facts.Reasons | None) -> Fact:
        refusal = self.match.why_not(self._action(action), seat)
        if refusal:
            raise by_rule(refusal)
        trial = self.match.fork()
        trial.play(action, seat)
        luck = [move.action.text for move in trial.moves_from(self.match.ply + 1)]
        return facts.Acted(seat, self.match.action(action).text, luck, trial.over, reasons)

    def why_not(self, person: str, seat: int, action: str | None, place: str | None) -> list[Declined]:
        """Why something cannot be done: an action, or anything that has to do with a place; nothing if it can."""
        self._check_at_play(person, seat)
        if action is not None:
            refusal = self.match.why_not(self._action(action), seat)
            return [by_rule(refusal)] if refusal else []
        offered = {a.kind for a in self.match.actions(seat)}
        near = [a for a in self.match.lexicon if place in a.fields.values()]
        near.sort(key=lambda a: a.kind not in offered)  # first what the seat is asked for now
        found: dict[str, Declined] = {}
        for candidate in near:
            refusal = self.match.why_not(candidate, seat)
            if refusal is None:
                return []
            found.setdefault(refusal.rule, by_rule(refusal))
        if not found:
            raise declined("action", what=str(place))
        return list(found.values())

    def undo_for(self, seat: int) -> tuple[How, str | None, int]:
        """Whether a seat can go back to its last decision, why not freely, and to which ply that would be.

        Where several seats are one person's, the last decision of any of them is meant.
        """
        if self.stage == "over":
            return "no", "undo_over", 0
        own = [s for s, chair in enumerate(self.chairs) if s == seat or chair.holders & self.chairs[seat].holders]
        decided = [self.match.last_decision(s, since=len(self.opened.moves)) for s in own]
        ply = max((p for p in decided if p is not None), default=None)
        if ply is None:
            return "no", "undo_nothing", 0
        others = any(move.seat not in (*own, CHANCE) for move in self.match.moves_from(ply))
        code = "undo_others" if others else "undo_revealed" if self.match.revealed_since(ply) else None
        if code and self._must_agree(seat):
            return "ask", code, ply
        return "free", None, ply

    def _must_agree(self, seat: int) -> list[int]:
        """The seats of other people who are there."""
        mine = self.chairs[seat].holders
        return [
            other
            for other, chair in enumerate(self.chairs)
            if other != seat and chair.who == "person" and not chair.away and not chair.holders & mine
        ]

    def waiting_for(self) -> list[int]:
        """Who has not answered yet to what a seat would like to take back."""
        if self.asking is None:
            return []
        return [seat for seat in self._must_agree(self.asking.seat) if seat not in self.asking.agreed]

    def undo(self, person: str, seat: int, at: int) -> list[Fact]:
        """Take back the seat's last decision, or ask the others whether it may be."""
        self._check_at_play(person, seat, at)
        if self.bot_on(seat):
            raise declined("away")
        if self.asking is not None:
            raise declined("undo_pending")
        how, code, ply = self.undo_for(seat)
        if how == "no":
            raise declined(code or "undo_nothing")
        (decided,) = self.match.moves_from(ply)[:1]
        return [facts.Undone(decided.seat, ply) if how == "free" else facts.Asked(decided.seat, ply)]

    def answer(self, person: str, seat: int, yes: bool) -> list[Fact]:
        """Agree, or not, to what another seat would like to take back."""
        self._check_at_play(person, seat)
        if self.asking is None or seat not in self.waiting_for():
            raise declined("undo_not_asked")
        return [facts.Answered(seat, yes), *(self._undone_without(seat) if yes else [])]

    def _undone_without(self, seat: int) -> list[Fact]:
        """What a seat wanted to take back is taken back, if this other seat was the last to be waited for."""
        if self.asking is None or self.waiting_for() != [seat]:
            return []
        return [facts.Undone(self.asking.seat, self.asking.ply)]

    def say(self, person: str, seat: int | None, text: str, team: bool) -> list[Fact]:
        """Say something to all, or to the team of a seat."""
        seats = self.seats_of(person)
        if not seats and person != self.opened.opener:
            raise declined("only_players_talk")
        if seat is None:
            seat = seats[0] if seats else None
        elif seat not in seats:
            raise declined("not_your_seat")
        if team and (seat is None or self.teams[seat] is None):
            raise declined("no_team")
        words = "".join(c if c.isprintable() else " " for c in text).strip()
        if not words:
            raise declined("nothing_said")
        if self.said >= MOST_SAID:
            raise declined("talked_out", most=MOST_SAID)
        return [facts.Said(words, person, seat, team)]

    def leave(self, person: str, seat: int) -> list[Fact]:
        """A player leaves: a bot stands in, or the seat is open again."""
        self._check_own(person, seat)
        if self.stage == "over":
            raise declined("over")
        if self.chairs[seat].given_up:
            raise declined("away")
        return [facts.Left(seat), *self._undone_without(seat)]

    def back(self, person: str, seat: int) -> list[Fact]:
        """A player takes the own seat back from the bot that stands in."""
        self._check_at_play(person, seat)
        if not self.chairs[seat].away:
            raise declined("not_away")
        return [facts.Back(seat)]

    def time_is_up(self, now: int) -> list[Fact]:
        """The seat whose clock has run out by now, if any."""
        end = self.clock.next_end()
        return [facts.TimedOut(end[1]), *self._undone_without(end[1])] if end and end[0] <= now else []

    def go_on_at(self, person: str, table: str) -> list[Fact]:
        """The same people play again, at another table."""
        if not self.seats_of(person):
            raise declined("not_your_seat")
        if self.stage != "over" or self.review:
            raise declined("not_over")
        return [facts.Rematch(table)]

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.chairs)):
            raise declined("no_seat", seats=len(self.chairs))

    def _check_own(self, person: str, seat: int) -> None:
        self._check_seat(seat)
        if person not in self.chairs[seat].holders:
            raise declined("not_your_seat")

    def _check_at_play(self, person: str, seat: int, at: int | None = None) -> None:
        """That a person may do something with a seat now, chosen in the position `at` if it depends on one."""
        self._check_own(person, seat)
        if self.review:
            raise declined("review")
        if not self.begun:
            raise declined("not_begun")
        if at is not None and at != self.versions[seat]:
            raise Stale(self.versions[seat])
        if self.stage == "over":
            raise declined("over")

    def _action(self, text: str) -> str:
        try:
            return self.match.action(text).text
        except BadAction:
            raise declined("action", what=text) from None

    # What happens

    def apply(self, number: int, at: int, fact: AnyFact, command: str | None = None) -> Change:
        """Follow a fact."""
        steps: list[Step] = []
        awaited = self.awaited
        legal = [self.match.numbers(seat) for seat in awaited] if len(awaited) > 1 else []
        match fact:
            case facts.Opened():
                pass  # the table was made from it
            case facts.Admitted():
                self._admit(fact)
            case facts.Sat():
                holders = {fact.person} if fact.person else set()
                self.chairs[fact.seat] = Chair(holders, fact.name, fact.level, since=number)
            case facts.Left():
                self._leave(fact.seat, number)
            case facts.TimedOut():
                self.chairs[fact.seat].away = True
                self._ask_no_more(fact.seat)
            case facts.Back():
                self.chairs[fact.seat].away = self.chairs[fact.seat].given_up = False
                self.clock.grace(fact.seat)
            case facts.Began():
                self.begun = True
                steps = [self._step(CHANCE, text) for text in fact.luck]
            case facts.Acted():
                self.clock.decided(fact.seat, at)
                steps = [self._step(fact.seat, fact.action), *(self._step(CHANCE, text) for text in fact.luck)]
                self.asking = None
            case facts.Asked():
                self.asking = Asking(fact.seat, fact.ply)
            case facts.Answered():
                agreed = self.asking.agreed | {fact.seat} if self.asking else frozenset()
                self.asking = Asking(self.asking.seat, self.asking.ply, agreed) if self.asking and fact.yes else None
            case facts.Undone():
                self.match.go_back(fact.ply)
                self.clock.undone(fact.seat, at)
                self.asking = None
            case facts.Rematch():
                self.rematch = fact.table
            case facts.Resumed():
                self.clock.skip(fact.lost)
            case facts.Said():
                self.said += 1
        self.number, self.at = number, at
        if command is not None:
            self.commands[command] = number
        if isinstance(fact, facts.Began | facts.Acted | facts.Undone):
            self._new_position(fact, awaited, legal)
        self.clock.tick_for([seat for seat in self.awaited if not self.bot_on(seat)], at)
        names = tuple(self.name(seat) for seat in range(len(self.chairs)))
        return Change(number, at, fact, self.match.ply, tuple(steps), names, self.teams)

    def _admit(self, fact: facts.Admitted) -> None:
        if fact.seat is not None:
            self.chairs[fact.seat].holders.add(fact.person)
        else:
            self.guests[fact.role].add(fact.person)

    def _ask_no_more(self, seat: int) -> None:
        """Who is away does not wait for an answer."""
        if self.asking and self.asking.seat == seat:
            self.asking = None

    def _leave(self, seat: int, number: int) -> None:
        self._ask_no_more(seat)
        chair = self.chairs[seat]
        if self.begun:
            chair.away = chair.given_up = True
        else:
            for person in chair.holders:
                self.guests["join"].add(person)
            self.chairs[seat] = Chair(since=number)

    def _step(self, seat: int, action: str) -> Step:
        before = self.match.state
        move = Move(seat, self.match.action(action))
        self.match.follow(seat, move.action)
        return Step(before, move, self.match.state)

    def _new_position(self, fact: AnyFact, awaited: Sequence[int], legal: Sequence[tuple[int, ...]]) -> None:
        """Note for whom the position is another one: not for a seat that was to choose and still is, among the same."""
        self.position = self.number
        still: Collection[int] = ()
        if isinstance(fact, facts.Acted) and legal:
            now = self.awaited
            still = [
                seat
                for seat, before in zip(awaited, legal, strict=True)
                if seat != fact.seat and seat in now and self.match.numbers(seat) == before
            ]
        for seat in range(len(self.chairs)):
            if seat not in still:
                self.versions[seat] = self.number

    def record(self) -> dict[str, Any]:
        """The record of the match, with the names of those who play it."""
        if self.opened.record is not None:
            return self.opened.record
        self.match.players = tuple(Player(self.name(seat).en, chair.level) for seat, chair in enumerate(self.chairs))
        return {**to_record(self.match), "rules_version": self.opened.rules_version}


def checked_name(name: str) -> str:
    """A name that can be shown."""
    name = " ".join(name.split())
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise declined("name")
    return name


def checked_level(level: str) -> str:
    """A level of bots that exists; the strongest if none is named."""
    try:
        return bots.level(level or bots.names()[-1]).name
    except AstroportError:
        raise declined("no_level", what=level, known=", ".join(bots.names())) from None


def follow(table_id: str, entries: Iterable[tuple[int, int, AnyFact, str | None]]) -> tuple[Table, list[Change]]:
    """The table that these facts (number, time, fact, command) make, and everything that happened at it."""
    table: Table | None = None
    changes: list[Change] = []
    for number, at, fact, command in entries:
        if table is None:
            assert isinstance(fact, facts.Opened)
            table = Table(table_id, fact)
        changes.append(table.apply(number, at, fact, command))
    assert table is not None
    return table, changes
