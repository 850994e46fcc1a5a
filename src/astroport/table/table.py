"""A table: a match among people. What is asked of it answers with new entries, or why not.

Every method that takes a wish returns the entries that would fulfil it and changes nothing: whoever keeps the entries
stores them first, and applies them then (`TableState.apply`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from astroport import bots
from astroport.core.codec import Action
from astroport.core.contract import CHANCE, SPECTATOR
from astroport.core.errors import AstroportError, InvalidActionError, StaleError
from astroport.core.log import Move
from astroport.core.match import Match
from astroport.core.refusal import Refusal, refused
from astroport.core.view import View
from astroport.table import entries, keys, reasoning
from astroport.table.absence import STRANGERS_AFTER_S, Absence
from astroport.table.checks import check_at_play, check_own, check_plays, check_seat
from astroport.table.entries import AnyEntry, Entry
from astroport.table.places import why_not_there
from astroport.table.plans import anew_after
from astroport.table.presence import UNKNOWN, Presence
from astroport.table.state import TableState
from astroport.table.undo import undo_for, undone, undone_without

LONGEST_NAME = 30
MOST_DRAFTS = 400  # changes to one plan of a seat
MOST_GUESTS = 500  # who came with a link, of a kind
MOST_SAID = 500  # things, by one seat at one table


class Table:
    """A table as it stands after its entries so far, and what people, bots and time may want of it."""

    def __init__(self, table_id: str, opened: entries.Opened) -> None:
        self.state = TableState(table_id, opened)
        self.absence = Absence(self.state)

    def begin(self) -> list[Entry]:
        """Play begins as soon as no seat is open."""
        if self.state.begun or self.state.review or any(chair.who == "open" for chair in self.state.chairs):
            return []
        return [self._beginning()]

    def _beginning(self) -> Entry:
        trial = self.state.match.fork()
        trial.deal_chance()
        return entries.Began([move.action.text for move in trial.moves_from(self.state.match.ply)])

    def enter(self, person: str, key: str) -> entries.Admitted:
        """Somebody comes with a key: the entry that it opens something, or why not."""
        opens = keys.opened_by(self.state.opened.door, key, [chair.since for chair in self.state.chairs])
        if opens is None:
            raise refused("wrong_key")
        role, seat = opens
        if role == "watch" and not self.state.opened.spectators:
            raise refused("no_spectators")
        if seat is not None and self.state.chairs[seat].who != "person":
            raise refused("wrong_key")
        if seat is None and len(self.state.guests[role]) >= MOST_GUESTS:
            raise refused("full")
        return entries.Admitted(person, role, seat)

    def knows(self, admitted: entries.Admitted) -> bool:
        """Whether that is nothing new."""
        if admitted.seat is not None:
            return admitted.person in self.state.chairs[admitted.seat].holders
        return admitted.person in self.state.guests[admitted.role] or admitted.person in self.state.people

    def sit(self, person: str, seat: int, name: str, there: Presence = UNKNOWN) -> list[Entry]:
        """Take a seat that is open; or, where strangers may, one whose person has not come back for a while."""
        check_seat(self.state, seat)
        if person not in self.state.guests["join"] and person not in self.state.people:
            raise refused("no_key")
        if self.state.stage == "over":
            raise refused("over")
        if not self.state.takeable(seat):
            raise refused("seat_taken")
        if self.state.begun and self.state.seats_of(person):
            raise refused("both_sides")
        if self.state.begun and there.waited.get(seat, 0) < STRANGERS_AFTER_S * 1000:
            raise refused("wait_longer", seconds=STRANGERS_AFTER_S)
        filled = all(chair.who != "open" for other, chair in enumerate(self.state.chairs) if other != seat)
        begins = [self._beginning()] if filled and not self.state.begun else []
        return [entries.Sat(seat, person, checked_name(name)), *begins]

    def start(self, person: str, level: str) -> list[Entry]:
        """Begin at once, with bots on the seats that are still open."""
        if self.state.begun or self.state.review:
            raise refused("begun")
        if person != self.state.opened.opener:
            raise refused("opener_only")
        level = checked_level(level)
        empty = [seat for seat, chair in enumerate(self.state.chairs) if chair.who == "open"]
        return [*(entries.Sat(seat, level=level) for seat in empty), self._beginning()]

    def act(self, person: str, seat: int, version: int, action: str | int) -> list[Entry]:
        """A person plays an action on a seat."""
        check_plays(self.state, person, seat, version)
        return [self._acted(seat, action)]

    def act_all(self, person: str, seat: int, version: int, actions: Sequence[str | int]) -> list[Entry]:
        """A person plays a series of actions on a seat: all of them, or none and why."""
        check_plays(self.state, person, seat, version)
        return [*self._series(seat, map(self._action, actions))]

    def draft(self, person: str, seat: int, version: int, actions: Sequence[str | int]) -> list[Entry]:
        """A person changes what a seat plans to play from here: it can be played, but is not yet."""
        check_plays(self.state, person, seat, version)
        plans, chosen = self.state.plans, [self._action(action) for action in actions]
        if not plans.exist or any(action.kind not in plans.kinds for action in chosen):
            raise refused("no_plan")
        self._series(seat, chosen)
        planned = [action.text for action in chosen]
        if tuple(planned) == plans.drafts[seat]:
            return []
        if plans.changes[seat] >= MOST_DRAFTS:
            raise refused("drafted_out", most=MOST_DRAFTS)
        return [entries.Drafted(seat, planned)]

    def _series(self, seat: int, actions: Iterable[Action]) -> list[entries.Acted]:
        """Actions that a seat plays in a row. It ends where others are to act, or luck: nobody plays on unseen."""
        trial, made, ended = self.state.match.fork(), list[entries.Acted](), False
        for action in actions:
            if ended or (made and seat not in trial.awaited):
                raise refused("series_over", what=action.text)
            acted, ended = _played(trial, seat, action)
            made.append(acted)
        return made

    def bot_acts(self, seat: int, version: int, action: str, reasons: entries.Reasons) -> list[Entry]:
        """A bot plays an action on a seat that it plays."""
        if self.state.stage != "playing" or not self.state.bot_on(seat) or version != self.state.versions[seat]:
            raise StaleError(self.state.version(seat))
        acted = self._acted(seat, action, reasons)
        remark = reasoning.remark(self.state.game, seat, action, reasons, self.state.silences[seat])
        if not remark or not self._heard(acted):
            return [acted]
        return [replace(acted, reasons=replace(reasons, remark=remark))]

    def _heard(self, acted: entries.Acted) -> bool:
        """Whether anybody who watches is told of an action, or of what luck does then; of others a bot says nothing."""
        trial = self.state.match.fork()
        for seat, text in [(acted.seat, acted.action), *((CHANCE, text) for text in acted.luck)]:
            step = trial.step(Move(seat, trial.action(text)))
            if trial.sentences.any_heard(step, SPECTATOR):
                return True
        return False

    def _acted(
        self, seat: int, action: str | int, reasons: entries.Reasons | None = None, *, unanswered: bool = False
    ) -> entries.Acted:
        acted, _ = _played(self.state.match.fork(), seat, self._action(action))
        return replace(acted, reasons=reasons, unanswered=unanswered)

    def check_own_seat(self, person: str, seat: int) -> None:
        """Whether a person may ask about a seat: it is one of their own."""
        check_seat(self.state, seat)
        check_own(self.state, person, seat)

    def why_not(self, person: str, seat: int, action: str | None, place: str | None) -> list[Refusal]:
        """Why something cannot be done: an action, or anything that has to do with a place; nothing if it can."""
        check_at_play(self.state, person, seat)
        if action is not None:
            refusal = self.state.match.why_not(self._action(action), seat)
            return [refusal] if refusal else []
        near = [a for a in self.state.match.lexicon if place in a.fields.values()]
        if not near:
            raise refused("action", what=str(place))
        if seat not in self.state.awaited:
            refusal = self.state.match.why_not(near[0], seat)
            return [refusal] if refusal else []
        return why_not_there(self.state.match, seat, near)

    def hint_for(self, person: str, seat: int) -> View:
        """What a bot may look at that is asked for a hint, or why there is none."""
        check_at_play(self.state, person, seat)
        if not self.state.opened.hints:
            raise refused("no_hints")
        if self.state.bot_on(seat):
            raise refused("away")
        if seat not in self.state.awaited:
            raise refused("not_awaited")
        return self.state.match.view(seat)

    def plans_on(self, trial: Match, seat: int, action: str) -> bool:
        """Play on a trial what a seat would plan; whether that leaves more of its plan to be made up."""
        if not self.state.plans.asked_of(trial, seat):
            return False
        _, anew = _played(trial, seat, trial.action(action))
        return not anew and seat in trial.awaited and self.state.plans.asked_of(trial, seat)

    def undo(self, person: str, seat: int, version: int) -> list[Entry]:
        """Take back the seat's last decision, or ask the others whether it may be."""
        check_plays(self.state, person, seat, version)
        if self.state.asking is not None:
            raise refused("undo_pending")
        how, code, ply = undo_for(self.state, seat)
        if how == "no":
            raise refused(code or "undo_nothing")
        decided = self.state.match.move_at(ply).seat
        return [undone(self.state, decided, ply) if how == "free" else entries.Asked(decided, ply)]

    def answer(self, person: str, seat: int, yes: bool) -> list[Entry]:
        """Agree, or not, to what another seat would like to take back."""
        check_at_play(self.state, person, seat)
        if self.state.asking is None or seat not in self.state.waiting_for():
            raise refused("undo_not_asked")
        return [entries.Answered(seat, yes), *(undone_without(self.state, seat) if yes else [])]

    def say(self, person: str, seat: int | None, text: str, team: bool) -> list[Entry]:
        """Say something to all, or to the team of a seat."""
        seat = self.speaker(person, seat)
        if team and (seat is None or self.state.teams[seat] is None):
            raise refused("no_team")
        words = "".join(c if c.isprintable() else " " for c in text).strip()
        if not words:
            raise refused("nothing_said")
        if self.state.said[seat] >= MOST_SAID:
            raise refused("talked_out", most=MOST_SAID)
        return [entries.Said(words, person, seat, team)]

    def speaker(self, person: str, seat: int | None) -> int | None:
        """The seat for which a person speaks; None: who opened the table and does not sit at it."""
        seats = self.state.seats_of(person)
        if not seats and person != self.state.opened.opener:
            raise refused("only_players_talk")
        if seat is not None and seat not in seats:
            raise refused("not_your_seat")
        return seat if seat is not None else seats[0] if seats else None

    def leave(self, person: str, seat: int) -> list[Entry]:
        """A player leaves: a bot stands in, or the seat is open again."""
        check_own(self.state, person, seat)
        if self.state.stage == "over":
            raise refused("over")
        if self.state.chairs[seat].away:
            raise refused("away")
        return [entries.Left(seat), *undone_without(self.state, seat)]

    def back(self, person: str, seat: int) -> list[Entry]:
        """A player takes the own seat back from the bot that stands in."""
        check_at_play(self.state, person, seat)
        if self.state.chairs[seat].resigned:
            raise refused("resigned")
        if not self.state.chairs[seat].away:
            raise refused("not_away")
        return [entries.Back(seat)]

    def time_is_up(self, now: int) -> list[Entry]:
        """The seat whose clock has run out by now, if any: a bot stands in, or the match goes on without its answer, or
        with its plan as it stands."""
        end = self.state.clock.next_end()
        if end is None or end[0] > now:
            return []
        _, seat = end
        question = self.state.question(seat)
        if question:
            return [self._acted(seat, question.default, unanswered=True)]
        if self.state.clock.planning(seat) and (planned := self._as_it_stands(seat)):
            return [replace(planned[0], late=True), *planned[1:]]
        return [entries.TimedOut(seat), *undone_without(self.state, seat)]

    def pause(self, lost: int = 0) -> list[Entry]:
        """Nobody is connected: the clocks stop, if one runs, and do not count so many milliseconds before that."""
        return [entries.Paused(lost)] if self.state.clock.running and not self.state.paused else []

    def resume(self) -> list[Entry]:
        """Somebody is there again."""
        return [entries.Resumed()] if self.state.paused else []

    def _as_it_stands(self, seat: int) -> list[entries.Acted]:
        """What a seat plays whose time to plan is up: what it has drafted, and then what is done otherwise."""
        trial, made, ended = self.state.match.fork(), list[entries.Acted](), False
        drafted = iter(self.state.plans.drafts[seat])
        while not ended and seat in trial.awaited:
            offered = {action.text: action for action in trial.actions(seat)}
            chosen = next((each for each in (next(drafted, ""), *self.state.plans.defaults) if each in offered), None)
            if chosen is None:
                break
            acted, ended = _played(trial, seat, offered[chosen])
            made.append(acted)
        return made

    def go_on_at(self, person: str, table: str) -> list[Entry]:
        """The same people play again, at another table."""
        if not self.state.seats_of(person):
            raise refused("not_your_seat")
        if self.state.stage != "over" or self.state.review:
            raise refused("not_over")
        return [entries.Rematch(table)]

    def wish(self, person: str, yes: bool) -> list[Entry]:
        """Somebody would like to play again; or not, and then nobody waits for it any more."""
        self.go_on_at(person, "")
        seat = self.state.seats_of(person)[0]
        if self.state.rematch or (seat in self.state.again if yes else not self.state.again):
            return []
        return [entries.Wished(seat, yes)]

    def _action(self, given: str | int) -> Action:
        try:
            return self.state.match.action(given)
        except InvalidActionError:
            raise refused("action", what=given) from None


def _played(trial: Match, seat: int, action: Action) -> tuple[entries.Acted, bool]:
    """Play an action on a trial: the entry, and whether others are to act now, or luck has acted."""
    ply, awaited = trial.ply, trial.awaited
    trial.play(action, seat)
    luck = [move.action.text for move in trial.moves_from(ply + 1)]
    acted = entries.Acted(seat, action.text, luck, trial.over)
    return acted, anew_after(luck, awaited, trial.awaited)


def checked_name(name: str) -> str:
    """A name that can be shown."""
    name = " ".join(name.split())
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise refused("name")
    return name


def checked_level(level: str) -> str:
    """A level of bots that exists; the usual one if none is named."""
    try:
        return bots.level(level or bots.DEFAULT_LEVEL).name
    except AstroportError:
        raise refused("no_level", what=level, known=", ".join(bots.names())) from None


def follow(table_id: str, stored: Iterable[tuple[int, int, AnyEntry, str | None]]) -> Table:
    """The table that these entries (number, time, entry, command) make."""
    table: Table | None = None
    for number, at, entry, command in stored:
        if table is None:
            assert isinstance(entry, entries.Opened)
            table = Table(table_id, entry)
        table.state.apply(number, at, entry, command)
    assert table is not None
    return table
