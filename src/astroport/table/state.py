"""How things stand at a table: what has happened makes it, entry by entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from astroport import bots
from astroport.bots.remarks import Silence
from astroport.core.contract import CHANCE, SPECTATOR, Answer, Game
from astroport.core.log import Move
from astroport.core.luck import FairLuck
from astroport.core.match import Match, Player, Step
from astroport.core.record import load, to_record
from astroport.core.registry import game as game_called
from astroport.core.words import FALLBACK, Name, house, in_language
from astroport.table import entries, keys
from astroport.table.clock import Clocks
from astroport.table.entries import AnyEntry
from astroport.table.hearing import Hearing
from astroport.table.past import Event, Past
from astroport.table.plans import Plans, anew_after
from astroport.table.reasoning import expectation

LETTERS = "ABCDEFGHIJKLMNOP"
Stage = Literal["open", "playing", "over"]


@dataclass
class Chair:
    """A seat of the table and who is on it: a person, a bot, or nobody yet."""

    holders: set[str] = field(default_factory=set)  # devices of the person
    name: str = ""
    level: str | None = None  # of the bot
    away: bool = False  # a bot stands in for the person
    resigned: bool = False  # and the person does not come back
    since: int = 0  # the number of the entry that gave it to its player

    @property
    def who(self) -> Literal["open", "person", "bot"]:
        """What sits there."""
        return "bot" if self.level else "person" if self.holders else "open"


@dataclass(frozen=True)
class Ended:
    """How a match ended that was not played to its end, at the wish of which seat, and what it came to."""

    how: Literal["resigned", "claimed", "drawn"]
    seat: int
    result: tuple[float, ...]


@dataclass(frozen=True)
class Asking:
    """A seat wants to go back to a ply, and these have agreed."""

    seat: int
    ply: int
    agreed: frozenset[int] = frozenset()


class TableState:
    """A table as it stands after its entries so far."""

    def __init__(self, table_id: str, opened: entries.Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.review = opened.record is not None  # the match was brought along, only to be looked at
        self.game: Game = game_called(opened.game)
        self.chairs = [Chair(set(c.people), c.name, c.level) for c in opened.chairs]
        self.guests: dict[str, set[str]] = {"join": set(), "watch": set()}
        self.match = self._match()
        self.questions = self.game.answers if opened.answers else ()  # those with a time of their own
        self.plans = Plans(self.game, len(self.chairs), dict(self.match.options))
        times = [question.seconds for question in self.questions]
        self.clock = Clocks(opened.clock, times, len(self.chairs), self.plans.seconds)
        self.unanswered: set[int] = set()  # the plies at which somebody did not answer in time, or had not planned
        self.number = 0
        self.at = 0
        self.positions = 0  # how often the position has changed
        self.versions = [0] * (len(self.chairs) + 1)  # by seat, and from outside: which of them it knows last
        self.commands: dict[str, int] = {}
        self.asking: Asking | None = None
        self.begun = False
        self.ended = _ended_in(opened.record)
        self.nudged: dict[int, int] = {}  # when a seat last was
        self.again: set[int] = set()  # seats that would like to play again
        self.paused = False  # nobody is connected: no clock ticks
        self.rematch: str | None = None
        self.said: Counter[int | None] = Counter()  # how many things, by seat
        self.silences = [Silence() for _ in self.chairs]  # of the bots on each seat
        self.teams = teams_of(self.match)
        self.hearing = Hearing(self.teams)
        self.past = Past(self.match.ply)

    def _match(self) -> Match:
        if self.opened.record is not None:
            return load(self.opened.record)
        luck = FairLuck(self.id, bytes.fromhex(self.opened.secret), since=len(self.opened.moves))
        options = self.game.options_now(self.opened.rules_version, self.opened.options)
        match = Match(self.game, len(self.chairs), options, luck, deal=False)
        for seat, action in self.opened.moves:
            match.follow(seat, match.action(action))
        return match

    # How things stand

    @property
    def stage(self) -> Stage:
        """Not begun, being played, or over."""
        if self.review or self.ended or self.match.over:
            return "over"
        return "playing" if self.begun else "open"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.awaited if self.stage == "playing" else ()

    def question(self, seat: int) -> Answer | None:
        """The question out of turn that a seat is asked now, if it has a short time for it.

        Nobody is hurried who plays alone with bots, or with people on the same screen only.
        """
        if not self.questions or seat not in self.awaited or self.bot_on(seat) or not self.must_agree(seat):
            return None
        actions = self.match.actions(seat)
        kinds, texts = {action.kind for action in actions}, {action.text for action in actions}
        return next((q for q in self.questions if kinds <= set(q.kinds) and q.default in texts), None)

    def planning(self, seat: int) -> bool:
        """Whether what a seat is to choose now belongs to a plan."""
        return seat in self.awaited and self.plans.asked_of(self.match, seat)

    def allied(self, seat: int, other: int) -> bool:
        """Whether a seat may know what another one plans."""
        return seat == other or (self.teams[seat] is not None and self.teams[seat] == self.teams[other])

    def drafts_for(self, seat: int | None) -> list[list[str] | None]:
        """What each seat has drafted, to somebody who looks from a seat or from outside; None: not for these eyes."""
        if not self.plans.exist:
            return []
        return [
            list(draft) if seat is not None and self.allied(seat, other) else None
            for other, draft in enumerate(self.plans.drafts)
        ]

    @property
    def people(self) -> set[str]:
        """Everybody who opened the table or sits at it."""
        return {self.opened.opener}.union(*(chair.holders for chair in self.chairs))

    def seats_of(self, person: str) -> list[int]:
        """The seats that are a person's."""
        return [seat for seat, chair in enumerate(self.chairs) if person in chair.holders]

    def seats_with(self, seat: int) -> list[int]:
        """A seat and the others of the same person."""
        return [s for s, chair in enumerate(self.chairs) if s == seat or chair.holders & self.chairs[seat].holders]

    def name(self, seat: int) -> Name:
        """What a seat is called in sentences."""
        chair, letter = self.chairs[seat], LETTERS[seat]
        if chair.level:
            return house("table-bot", level=bots.level(chair.level).title, letter=letter)
        return chair.name or house("table-unnamed", letter=letter)

    @property
    def names(self) -> tuple[Name, ...]:
        """What the seats are called in sentences."""
        return tuple(self.name(seat) for seat in range(len(self.chairs)))

    def bot_on(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, in its own right or for a person who is away."""
        chair = self.chairs[seat]
        return chair.level or (self.opened.stand_in if chair.away else None)

    @property
    def deserted(self) -> bool:
        """Whether people play here and all of them are away: then the match waits for them."""
        people = [chair for chair in self.chairs if chair.who == "person"]
        return bool(people) and all(chair.away for chair in people)

    @property
    def result(self) -> tuple[float, ...] | None:
        """Each seat's result, once the match is over."""
        return self.ended.result if self.ended else self.match.result

    @property
    def sides(self) -> list[list[int]]:
        """The seats that win or lose together."""
        found: dict[int, list[int]] = {}
        for seat, team in enumerate(self.teams):
            found.setdefault(seat if team is None else team, []).append(seat)
        return list(found.values())

    def takeable(self, seat: int) -> bool:
        """Whether somebody with the link may take a seat, perhaps after a while."""
        chair = self.chairs[seat]
        left = self.opened.strangers and chair.away and not chair.resigned and self.stage == "playing"
        return not self.review and (chair.who == "open" or left)

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
        return self.versions[-1 if seat is None else seat]

    def team(self, seat: int | None) -> int | None:
        """With whom somebody hears what is said who looks from a seat: the seat's team, or the public."""
        return None if seat is None else self.teams[seat]

    def waiting_for(self) -> list[int]:
        """Who has not answered yet to what a seat would like to take back."""
        if self.asking is None:
            return []
        return [seat for seat in self.must_agree(self.asking.seat) if seat not in self.asking.agreed]

    def must_agree(self, seat: int) -> list[int]:
        """The seats of other people who are there."""
        mine = self.chairs[seat].holders
        return [
            other
            for other, chair in enumerate(self.chairs)
            if other != seat and chair.who == "person" and not chair.away and not chair.holders & mine
        ]

    # What happens

    def apply(self, number: int, at: int, entry: AnyEntry, command: str | None = None) -> Event:
        """Follow an entry."""
        steps: list[Step] = []
        back: tuple[int, ...] = ()
        awaited = self.awaited
        moves = isinstance(entry, entries.Acted | entries.Undone)
        legal = [self.match.numbers(seat) for seat in awaited] if moves and self._many_choose(entry) else []
        seen = self._seen() if moves else []
        match entry:
            case entries.Opened():
                pass  # the table was made from it
            case entries.Admitted():
                self._admit(entry)
            case entries.Sat():
                holders = {entry.person} if entry.person else set()
                self.chairs[entry.seat] = Chair(holders, entry.name, entry.level, since=number)
                self.plans.drafts[entry.seat] = ()
            case entries.Left():
                self._leave(entry.seat, number)
            case entries.TimedOut() | entries.StoodIn():
                self.chairs[entry.seat].away = True
                self._ask_no_more(entry.seat)
            case entries.Back():
                self.chairs[entry.seat].away = False
                self.clock.grace(entry.seat)
            case entries.Nudged():
                self.nudged[entry.seat] = at
            case entries.Resigned():
                self.chairs[entry.seat].away = self.chairs[entry.seat].resigned = True
                self._ask_no_more(entry.seat)
                self._end("resigned", entry.seat, entry.result)
            case entries.Claimed():
                self._end("drawn" if entry.draw else "claimed", entry.seat, entry.result)
            case entries.Wished():
                self.again = self.again.union(self.seats_with(entry.seat)) if entry.yes else set()
            case entries.Began():
                self.begun = True
                steps = [self._step(CHANCE, text) for text in entry.luck]
                self.plans.begin(self.match.ply)
            case entries.Acted():
                if entry.unanswered or entry.late:
                    self.unanswered.add(self.match.ply)
                steps = [self._step(entry.seat, entry.action), *(self._step(CHANCE, text) for text in entry.luck)]
                self._decided(steps[0].move, entry, awaited, at)
                if entry.reasons:
                    self._spoke(entry.seat, entry.action, entry.reasons)
                self.asking = None
            case entries.Drafted():
                self.plans.draft(entry.seat, entry.actions)
            case entries.Asked():
                self.asking = Asking(entry.seat, entry.ply)
            case entries.Answered():
                agreed = self.asking.agreed | {entry.seat} if self.asking else frozenset()
                self.asking = Asking(self.asking.seat, self.asking.ply, agreed) if self.asking and entry.yes else None
            case entries.Undone():
                back = (self._take_back if entry.alone else self._go_back)(number, entry, at)
                self.asking = None
            case entries.Rematch():
                self.rematch = entry.table
            case entries.Paused():
                self.paused = True
                self.clock.skip(entry.lost)
            case entries.Resumed():
                self.paused = False
                self.clock.skip(entry.lost)
            case entries.Said():
                self.said[entry.seat] += 1
        self.number, self.at = number, at
        if command is not None:
            self.commands[command] = number
        if isinstance(entry, entries.Began | entries.Acted | entries.Undone):
            self._new_position(entry, awaited, legal, seen)
        self._tick(at)
        names = self.names
        self.hearing.note(number, at, entry, self.teams)
        self.past.note(number, self.match.ply, names)
        return Event(number, at, entry, self.match.ply, tuple(steps), names, self.teams, back)

    def _tick(self, at: int) -> None:
        """The clocks tick for those who are to decide, if no bot decides for them; for nobody while nobody is there."""
        deciding = [] if self.paused else [seat for seat in self.awaited if not self.bot_on(seat)]
        asked = {seat: self.questions.index(question) for seat in deciding if (question := self.question(seat))}
        if self.plans.seconds:
            self._tick_plan(at)
        self.clock.tick_for(deciding, asked, at)

    def _tick_plan(self, at: int) -> None:
        """While somebody plans the time of plans runs for all, but for bots and for who keeps nobody waiting."""
        planning = [] if self.paused else [seat for seat in self.awaited if self.planning(seat)]
        here = [seat for seat in range(len(self.chairs)) if not self.bot_on(seat) and self.must_agree(seat)]
        self.clock.plan_for([seat for seat in planning if seat in here], here if planning else [], at)

    def _decided(self, move: Move, entry: entries.Acted, awaited: Sequence[int], at: int) -> None:
        """Note what was decided, and what that is to plans; a whole plan is one decision."""
        anew = not self.plans.holds(move) or anew_after(entry.luck, awaited, self.awaited)
        if anew:
            self.plans.begin(self.match.ply)
        else:
            self.plans.played(entry.seat, entry.action)
        if anew or not self.planning(entry.seat):
            self.clock.decided(entry.seat, at)
        if anew:
            self.clock.plan.begin(at, len(entry.luck))

    def _spoke(self, seat: int, action: str, why: entries.Reasons) -> None:
        """A bot has acted, with or without a remark. What was said was said, also if the action is taken back."""
        expected = expectation(self.game, action, why)
        share = expected[seat] if expected else None
        self.silences[seat] = self.silences[seat].after(why.remark, share)

    def _go_back(self, number: int, entry: entries.Undone, at: int) -> tuple[int, ...]:
        """The match goes back, for all; the numbers of the entries that are void."""
        since = self.match.moves_from(entry.ply)
        people = [seat for seat in range(len(self.chairs)) if not self.bot_on(seat)]
        self.match.go_back(entry.ply)
        self.plans.went_back(entry.ply, since, people)
        self.unanswered = {ply for ply in self.unanswered if ply < self.match.ply}
        self.clock.undone(entry.seat, at)
        return self.past.undone(number, entry.ply, since, range(self.match.ply - entry.ply))

    def _take_back(self, number: int, entry: entries.Undone, at: int) -> tuple[int, ...]:
        """A seat takes back what it planned since a ply; what the others planned meanwhile stays."""
        waiting = entry.seat not in self.awaited
        since = self.match.moves_from(entry.ply)
        late = {ply - entry.ply for ply in self.unanswered if ply >= entry.ply}
        self.unanswered = {ply for ply in self.unanswered if ply < entry.ply}
        self.match.go_back(entry.ply)
        for place, move in enumerate(since):
            if move.seat != entry.seat:
                if place in late:
                    self.unanswered.add(self.match.ply)
                self.match.follow(move.seat, move.action)
        self.plans.took_back(entry.seat, since)
        if waiting:
            self.clock.took_back(entry.seat, at)
        others = [place for place, move in enumerate(since) if move.seat != entry.seat]
        return self.past.undone(number, entry.ply, since, others)

    def _many_choose(self, entry: AnyEntry) -> bool:
        """Whether somebody may go on choosing as if nothing had happened."""
        return len(self.awaited) > 1 or (isinstance(entry, entries.Undone) and entry.alone)

    def _admit(self, entry: entries.Admitted) -> None:
        if entry.seat is not None:
            self.chairs[entry.seat].holders.add(entry.person)
        else:
            self.guests[entry.role].add(entry.person)

    def _end(self, how: Literal["resigned", "claimed", "drawn"], seat: int, result: Sequence[float]) -> None:
        """The match ends here, if it came to something."""
        if result:
            self.ended, self.asking = Ended(how, seat, tuple(result)), None

    def _ask_no_more(self, seat: int) -> None:
        """Who is away does not wait for an answer."""
        if self.asking and self.asking.seat == seat:
            self.asking = None

    def _leave(self, seat: int, number: int) -> None:
        self._ask_no_more(seat)
        chair = self.chairs[seat]
        if self.begun:
            chair.away = True
        else:
            for person in chair.holders:
                self.guests["join"].add(person)
            self.chairs[seat] = Chair(since=number)

    def _step(self, seat: int, action: str) -> Step:
        return self.match.step(Move(seat, self.match.action(action)))

    def _seen(self) -> list[bytes]:
        """What each seat, and who watches, can know of the position; nothing where all know all."""
        if not self.game.secrets:
            return []
        return [self.match.seen_by(seat).tobytes() for seat in (*range(len(self.chairs)), SPECTATOR)]

    def _new_position(
        self, entry: AnyEntry, awaited: Sequence[int], legal: Sequence[tuple[int, ...]], seen: Sequence[bytes]
    ) -> None:
        """Note for whom the position is another one: not for a seat that was to choose and still is, among the same,
        nor for who cannot know of any difference."""
        self.positions += 1
        now, still = self.awaited, set[int]()
        if legal and (isinstance(entry, entries.Acted) or (isinstance(entry, entries.Undone) and entry.alone)):
            still = {
                seat
                for seat, before in zip(awaited, legal, strict=True)
                if seat != entry.seat and seat in now and self.match.numbers(seat) == before
            }
        if seen and now == awaited:
            outside = len(self.chairs)
            same = {who for who, (was, sees) in enumerate(zip(seen, self._seen(), strict=True)) if was == sees}
            still |= {who for who in same if who not in now and (who == outside or who != getattr(entry, "seat", None))}
        for who in range(len(self.versions)):
            if who not in still:
                self.versions[who] = self.positions
                if isinstance(entry, entries.Acted) and who < len(self.chairs):
                    self.clock.asked_anew(who, self.at)

    def record(self) -> dict[str, Any]:
        """The record of the match, with the names of those who play it."""
        if self.opened.record is not None:
            return self.opened.record
        names = [in_language(FALLBACK, self.name(seat)) for seat in range(len(self.chairs))]
        self.match.players = tuple(Player(name, chair.level) for name, chair in zip(names, self.chairs, strict=True))
        record = to_record(self.match)
        if not self.game.knows(self.opened.rules_version):
            record |= {"rules_version": self.opened.rules_version}
        if self.ended is None:
            return record
        record["luck"]["secret"] = self.opened.secret
        del record["result"]  # it comes last
        ended = {"how": self.ended.how, "seat": self.ended.seat}
        return record | {"ended": ended, "result": list(self.ended.result)}


def teams_of(match: Match) -> tuple[int | None, ...]:
    """By seat: the first of its allies, itself included; None where nobody has any."""
    seats = range(match.seats)
    allies = [[o for o in seats if o == s or match.game.allies(match.options, s, o)] for s in seats]
    if all(len(each) == 1 for each in allies):
        return tuple(None for _ in seats)
    return tuple(min(each) for each in allies)


def _ended_in(record: dict[str, Any] | None) -> Ended | None:
    """How a recorded match ended, if it was not played to its end."""
    if record is None or "ended" not in record:
        return None
    return Ended(record["ended"]["how"], record["ended"]["seat"], tuple(record["result"]))
