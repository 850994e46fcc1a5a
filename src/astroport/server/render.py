"""A table as one person sees it, in the messages of the protocol."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar, cast

from msgspec.structs import replace
from numpy.typing import NDArray

from astroport import __version__, bots
from astroport.core.codec import Action
from astroport.core.compiled_game import compiled_game
from astroport.core.contract import CHANCE, SPECTATOR, Game, Picture
from astroport.core.guide import has_guide
from astroport.core.layout import layout_hash
from astroport.core.match import Match, Step
from astroport.core.refusal import Refusal
from astroport.core.refusal import refusal as refusal_by
from astroport.core.rulebook import Rulebook
from astroport.core.sentences import Reader
from astroport.core.view import View
from astroport.core.words import Text, house, together
from astroport.server import messages as m
from astroport.server.engines import address_of
from astroport.server.messages import text
from astroport.server.thinking import Thought
from astroport.table import entries, reasoning
from astroport.table.absence import STAND_IN_AFTER_S, STRANGERS_AFTER_S, claim_after
from astroport.table.hearing import hears
from astroport.table.log_lines import Listener, Told, tell, wordless
from astroport.table.outcome import how_it_ended, who_won
from astroport.table.past import Event
from astroport.table.presence import Presence
from astroport.table.reasoning import Account
from astroport.table.state import LETTERS, TableState
from astroport.table.undo import undo_for

T = TypeVar("T")
Heard = tuple[Event, Told]  # something that somebody is told, and in which words
RENAMED: dict[str, m.EventKind] = {"timedout": "timeout", "stoodin": "stood_in"}  # what is stored under another name


def game_info(game: Game) -> m.GameInfo:
    """A game on the shelf."""
    return m.GameInfo(
        slug=game.slug,
        name=text(game.name),
        about=text(game.about),
        tagline=text(game.tagline),
        goal=text(game.goal),
        least=game.seats[0],
        most=game.seats[-1],
        seats=list(game.default_seats),
        minutes=list(game.minutes),
        options=[
            m.OptionInfo(
                o.name,
                list(o.values),
                [text(o.name_of(value)) for value in o.values],
                o.default,
                text(o.label),
                text(o.meaning),
                [text(effect) for effect in o.effects],
            )
            for o in game.options
        ],
        secrets=bool(game.secrets),
        levels=[m.LevelInfo(each.name, text(each.title), text(each.about)) for each in bots.levels()],
        default_level=bots.DEFAULT_LEVEL,
        guide=has_guide(game),
        answers=min((question.seconds for question in game.answers), default=None),
        engine=address_of(game),
    )


def rulebooks(game: Game) -> m.Rulebooks:
    """A game's rulebook in every language."""
    return m.Rulebooks({lang: _book(book) for lang, book in game.rulebooks.items()})


def _book(book: Rulebook) -> m.BookInfo:
    return m.BookInfo(
        book.title,
        book.text,
        [
            m.SectionInfo(
                section.title,
                section.text,
                [m.RuleInfo(rule.id, rule.title, rule.text, book.notes[rule.mark].number) for rule in section.rules],
            )
            for section in book.sections
        ],
        [m.NoteInfo(note.number, note.text, [rule.id for rule in note.rules]) for note in book.notes.values()],
    )


def table_info(table: TableState, person: str) -> m.TableInfo:
    """What does not change while a table lives."""
    was = table.opened
    luck = getattr(table.match.luck, "hash", None)
    return m.TableInfo(
        table=table.id,
        game=was.game,
        seats=len(table.chairs),
        options=dict(table.match.options),
        clock=m.Clock(was.clock.kind, was.clock.seconds),
        spectators=was.spectators,
        hints=was.hints,
        answers=was.answers,
        plan=table.plans.seconds if table.plans.exist else None,
        patience=m.Patience(STAND_IN_AFTER_S, claim_after(table), STRANGERS_AFTER_S if was.strangers else None),
        stand_in=was.stand_in,
        hash=luck,
        opened_by_you=person == was.opener,
        came_from=was.came_from,
        review=table.review,
        server=__version__,
        layout=layout_hash(table.game) if table.game.board else None,
    )


def welcome(table: TableState, person: str, now: int) -> m.Welcome:
    """The answer to hello."""
    role = table.role(person)
    assert role is not None
    return m.Welcome(table_info(table, person), role, table.seats_of(person), now)


def presence(table: TableState, there: Presence, watching: int) -> m.Presence:
    """Who is connected."""
    seats = range(len(table.chairs))
    return m.Presence(
        sorted(there.online), watching, [there.gone.get(s) for s in seats], [there.waited.get(s) for s in seats]
    )


def seat_infos(table: TableState, person: str, there: Presence, now: int) -> list[m.SeatInfo]:
    """The seats and who is on them."""
    return Showing(table, there, now).seats(person)


class Showing:
    """A table as it is shown at one moment to all who watch: what several see is made once.

    Where there are no secrets they all see the same; else only who looks from the same seat does.
    """

    def __init__(self, table: TableState, there: Presence, now: int) -> None:
        self.table, self.now = table, now
        self._chairs = _seat_infos(table, there, now)
        self._made: dict[tuple[object, ...], Any] = {}

    def seats(self, person: str) -> list[m.SeatInfo]:
        """The seats and who is on them, to a person."""
        whose = zip(self._chairs, self.table.chairs, strict=True)
        return [replace(info, yours=True) if person in chair.holders else info for info, chair in whose]

    def record(self, seat: int) -> str:
        """The record of the position."""
        return self._once(seat, ("record",), lambda: as_text(self.table.match.seen_by(seat)))

    def picture(self, seen: View) -> Picture:
        """The picture of the position."""
        return self._once(seen.seat, ("picture",), lambda: seen.picture)

    def picture_of(self, seat: int, number: int, i: int, step: Step) -> Picture:
        """The picture of a position on the way, after a step of an event."""
        return self._once(seat, ("picture", number, i), lambda: self.table.match.picture_of(step.after, seat))

    def told(self, to: Listener, event: Event) -> Told:
        """What is told of an event."""
        key = ("told", event.number, self._spoken_to(to, event))
        return self._once(to.seat, key, lambda: tell(self.table.game, event, to))

    def event(self, hearer: Hearer, event: Event, told: Told) -> m.Event:
        """The same in the messages of the protocol."""
        key = ("event", event.number, hearer.team, self._spoken_to(hearer.to, event))
        return self._once(hearer.to.seat, key, lambda: _told_event(hearer, event, told))

    def _spoken_to(self, to: Listener, event: Event) -> Listener | None:
        """To whom an event is told; None: who sees the same is told the same, in numbers only."""
        return None if self.table.game.board and wordless(event.entry) else to

    def _once(self, seat: int, what: tuple[object, ...], make: Callable[[], T]) -> T:
        key = (seat if self.table.game.secrets else None, *what)
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made


def _seat_infos(table: TableState, there: Presence, now: int) -> list[m.SeatInfo]:
    """The seats as anybody sees them who has none."""
    return [
        m.SeatInfo(
            seat=seat,
            letter=LETTERS[seat],
            name=chair.name,
            who="person" if table.review and not chair.level else chair.who,
            level=table.bot_on(seat),
            away=chair.away,
            online=seat in there.online,
            yours=False,
            team=table.teams[seat],
            left=None if chair.level else table.clock.shown(seat, now),
            ticking=table.clock.ticking(seat),
            answering=table.clock.answering(seat),
            planning=table.clock.planning(seat),
            gone=there.gone.get(seat),
            waited=there.waited.get(seat),
            resigned=chair.resigned,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def view(hearer: Hearer, showing: Showing) -> m.View:
    """How things stand, from a seat or from outside."""
    table, seat = hearer.table, hearer.seat
    said, result = _said(table, hearer.person, seat), table.result
    made = m.View(
        version=table.version(seat),
        ply=table.match.ply,
        seat=seat,
        picture={},
        prompt=text(said) if said else None,
        awaited=list(table.awaited),
        choices=[],
        undo=_undo(table, seat),
        result=None if result is None else list(result),
        drafts=table.drafts_for(seat),
    )
    if table.game.board:
        made.record = showing.record(hearer.to.seat)
        return made
    seen, reader = table.match.view(hearer.to.seat), hearer.to.reader(table.names)
    made.picture = showing.picture(seen)
    made.prompt = made.prompt or text(asked(seen, reader))
    made.choices = [] if seat is None else choices(table, seat, seen, reader)
    return made


def as_text(state: NDArray[Any]) -> str:
    """The record of a state, as it goes over the wire."""
    return b64encode(state.tobytes()).decode()


def asked(seen: View, reader: Reader) -> Text:
    """What is asked of a seat."""
    return seen.sentences.prompt(seen.state, seen.seat, seen.actions, reader)


def choices(table: TableState, seat: int, seen: View, reader: Reader) -> list[m.Choice]:
    """What a seat can do now, if nobody does it for its player, in words."""
    if seat not in table.awaited or table.bot_on(seat):
        return []
    return [choice(seen, action, reader) for action in seen.actions]


def choice(seen: View, action: Action, reader: Reader) -> m.Choice:
    """Something that a seat can do, in words."""
    said = seen.sentences.choice(seen.state, seen.seat, action, reader)
    return m.Choice(action.text, action.kind, dict(action.fields), text(said))


def in_words(table: TableState, person: str, seat: int, command: str) -> m.ChoicesAre:
    """What is asked of a seat and what it can do, for who has not the game's rules."""
    seen, reader = table.match.view(seat), Listener(seat, tuple(table.seats_of(person))).reader(table.names)
    said = _said(table, person, seat) or asked(seen, reader)
    return m.ChoicesAre(command, seat, table.version(seat), text(said), choices(table, seat, seen, reader))


def _said(table: TableState, person: str, seat: int | None) -> Text | None:
    """What the table has to say in place of what the game asks."""
    if table.stage == "open":
        if person == table.opened.opener:
            return house("prompt-invite")
        return house("prompt-take-a-seat" if table.role(person) == "guest" else "prompt-waiting")
    if table.result is not None:
        names, mine, ended = table.names, table.seats_of(person), table.ended
        who = who_won(table.result, names, mine)
        return together([how_it_ended(ended.how, ended.seat, names, mine), who]) if ended else who
    if seat is not None and table.chairs[seat].away and table.stage == "playing":
        if table.chairs[seat].resigned:
            return house("prompt-gave-up")
        return house("prompt-deserted" if table.deserted else "prompt-stood-in")
    return None


def _undo(table: TableState, seat: int | None) -> m.UndoInfo:
    if seat is None or table.stage == "open":
        return m.UndoInfo("no", None)
    how, code, _ = undo_for(table, seat)
    asking = table.asking
    return m.UndoInfo(
        how,
        _why_not(code) if code else None,
        asking.seat if asking else None,
        table.waiting_for(),
    )


@cache
def _why_not(code: str) -> m.Text:
    return text(refusal_by(code).text)


def notes(steps: Sequence[Step], told: Sequence[Sequence[Any]], seat: int) -> list[m.Note]:
    """What happened in these steps, as far as a seat hears of it, with what the position was on the way."""
    if not told:
        return []
    game = steps[0].match.game
    last = as_seen(game, steps[-1].after, seat)
    found = []
    for step, rows in zip(steps, told, strict=True):
        for row in rows:
            at = int(row["cut"])
            cut = as_seen(game, step.notes.cuts[at : at + 1], seat) if at >= 0 else last
            numbers = list(game.state.EVENTS.read(row, seat).numbers.values())
            found.append(m.Note(int(row["kind"]), numbers, None if cut == last else cut))
    return found


def as_seen(game: Game, state: NDArray[Any], seat: int) -> str:
    """The record of a state as a seat sees it."""
    return as_text(compiled_game(game).seen(state, seat))


def _told_event(hearer: Hearer, event: Event, told: Told) -> m.Event:
    """Something that happened, as it is told to somebody."""
    table, team = hearer.table, hearer.team
    entry, counted = event.entry, table.hearing.count
    why = reasoning.account(table.match, event, not table.game.secrets)
    seat: int | None = getattr(entry, "seat", None)
    return m.Event(
        number=counted(team, event.number),
        at=event.at,
        kind=_kind(entry),
        ply=event.ply,
        seat=seat,
        lines=[m.LogLine(whose, text(words)) for whose, words in told.lines],
        notes=notes(event.steps, told.notes, hearer.to.seat),
        reasons=why is not None,
        because=text(why.remark) if why and why.remark else None,
        said=entry.text if isinstance(entry, entries.Said) else None,
        team=isinstance(entry, entries.Said) and entry.team,
        back=[counted(team, number) for number in event.back],
        alone=isinstance(entry, entries.Undone) and entry.alone,
    )


def _kind(entry: entries.Entry) -> m.EventKind:
    if isinstance(entry, entries.Answered) and not entry.yes:
        return "declined"
    stored = entries.kind_of(entry)
    return RENAMED.get(stored, cast(m.EventKind, stored))


def looks_from(table: TableState, own: Sequence[int], wished: int | None) -> int | None:
    """The seat from which a person sees the table who has these: the one asked for, else one that must act, else the
    first."""
    if wished in own:
        return wished
    return next((seat for seat in table.awaited if seat in own), own[0] if own else None)


def stream(table: TableState, seat: int | None) -> str:
    """The name of what is told to who looks from a seat: where all hear and know the same there is but one."""
    if not table.game.secrets and table.teams[0] is None:
        return ""
    return "outside" if seat is None else LETTERS[seat]


class Hearer:
    """Somebody who is told what happened at a table: from which seat they look, and what they hear."""

    def __init__(self, table: TableState, person: str, wished: int | None) -> None:
        self.table, self.person = table, person
        own = tuple(table.seats_of(person))
        self.seat = looks_from(table, own, wished)
        self.stream, self.team = stream(table, self.seat), table.team(self.seat)
        self.to = Listener(SPECTATOR if self.seat is None else self.seat, own)

    @property
    def count(self) -> int:
        """How many things they have heard by now."""
        return self.table.hearing.count(self.team)

    def told(self, events: Sequence[Event], showing: Showing | None = None) -> list[Heard]:
        """Those events of which they are told something, with what."""
        heard = [event for event in events if hears(self.team, event.entry, event.teams)]
        if showing:
            told = [(event, showing.told(self.to, event)) for event in heard]
        else:
            told = [(event, tell(self.table.game, event, self.to)) for event in heard]
        return [(event, words) for event, words in told if words or isinstance(event.entry, entries.Said)]

    def events(self, told: Sequence[Heard], showing: Showing | None = None) -> list[m.Event]:
        """The same in the messages of the protocol."""
        if showing:
            return [showing.event(self, event, words) for event, words in told]
        return [_told_event(self, event, words) for event, words in told]


def news_with_scenes(hearer: Hearer, told: Sequence[Heard], after: int, showing: Showing) -> m.News:
    """What happened just now, to somebody who was there: with the scenes on the way."""
    made = news(hearer, hearer.events(told, showing), after, showing)
    made.scenes = scenes(hearer, told, made.view, showing)
    return made


def news(hearer: Hearer, events: list[m.Event], after: int, showing: Showing) -> m.News:
    """What happened after a number, and how things stand now."""
    table = hearer.table
    return m.News(
        stream=hearer.stream,
        number=hearer.count,
        events=events,
        stage=table.stage,
        seats=showing.seats(hearer.person),
        view=view(hearer, showing),
        rematch=table.rematch,
        now=showing.now,
        after=after,
        ended=ended(table),
        again=sorted(table.again),
    )


def ended(table: TableState) -> m.EndedInfo | None:
    """How the match ended, if it was not played to its end."""
    return m.EndedInfo(table.ended.how, table.ended.seat) if table.ended else None


def gist(news: m.News) -> int:
    """What news show, boiled down to a number: who was shown the same before needs none without events.

    It is not about what time alone changes, nor about what presence and drafts tell.
    """
    seen = replace(news.view, ply=0, drafts=[])
    seats = [replace(seat, left=None, online=False, gone=None, waited=None) for seat in news.seats]
    return hash(m.encoder.encode((news.stage, news.rematch, news.ended, news.again, seen, seats)))


def scenes(hearer: Hearer, told: Sequence[Heard], seen: m.View, showing: Showing) -> list[m.Scene]:
    """The moments on the way to a view: after everything that was told, but for the last, which the view shows."""
    table = hearer.table
    if table.game.board:
        return []
    moments: list[tuple[int, int, int, Step]] = []  # event, step, lines told
    for event, words in told:
        lines = len(words.itself)
        for i, (step, its_lines) in enumerate(zip(event.steps, words.steps, strict=True)):
            lines += len(its_lines)
            if its_lines:
                moments.append((event.number, i, lines, step))
    found: list[m.Scene] = []
    for number, i, lines, step in moments[:-1]:
        picture = showing.picture_of(hearer.to.seat, number, i, step)
        different = {name: part for name, part in picture.items() if part != seen.picture.get(name)}
        found.append(m.Scene(table.hearing.count(hearer.team, number), lines, different))
    return found


def refusal(why: Refusal) -> m.Refusal:
    """A refusal in the messages of the protocol."""
    return m.Refusal(why.code, text(why.title), text(why.text), why.rule, why.action)


def reasons(hearer: Hearer, event: Event, command: str) -> m.ReasonsAre | None:
    """Why a bot acted, as far as somebody may know; None if no bot did."""
    table, seat = hearer.table, hearer.seat
    acted: int | None = getattr(event.entry, "seat", None)
    whole = not table.game.secrets or table.stage == "over" or seat == acted
    why = reasoning.account(table.match, event, whole)
    if why is None or acted is None:
        return None
    number = table.hearing.count(hearer.team, event.number)
    return m.ReasonsAre(command, number, acted, why.action, *_spelt_out(why), whole)


def hint(table: TableState, seat: int, thought: Thought, command: str) -> m.HintIs:
    """What a bot advises the player of a seat."""
    names = [table.name(each) for each in range(len(table.chairs))]
    why = reasoning.advice(table.match, seat, thought.action, thought.reasons, names)
    return m.HintIs(command, seat, table.version(seat), thought.action, *_spelt_out(why))


def _spelt_out(why: Account) -> tuple[str, list[m.WeighedInfo], list[m.ReplyInfo], m.Text, int]:
    """Whose reasons, what was weighed, how play would go on, in a sentence, and from how many simulations."""
    weighed = [m.WeighedInfo(each.action, text(each.said), each.expected) for each in why.weighed]
    line = [m.ReplyInfo(None if r.seat == CHANCE else r.seat, r.action, text(r.said)) for r in why.line]
    return why.level, weighed, line, text(why.sentence), why.simulations


def evaluations(table: TableState, match: Match, found: Sequence[Sequence[float]]) -> m.Evaluations:
    """What each seat could expect at every ply, and where that turned; `match` is the table's, forked."""
    names = [table.name(seat) for seat in range(match.seats)]
    moments = []
    for swing in bots.key_moments(found):
        step = next(match.steps(swing.ply - 1))
        move = step.move
        said = house(
            "moment-falls" if swing.change < 0 else "moment-climbs",
            seat=house("moment-luck") if move.seat == CHANCE else names[move.seat],
            said=match.sentences.choice(step.before, move.seat, move.action, Reader(names)),
            whose=names[swing.whose],
            before=float(swing.before),
            after=float(swing.after),
        )
        seat = None if move.seat == CHANCE else move.seat
        moments.append(m.KeyMoment(swing.ply, seat, swing.whose, round(swing.change, 3), text(said)))
    by_seat = [[round(each[seat], 3) for each in found] for seat in range(match.seats)]
    return m.Evaluations(list(range(len(found))), by_seat, moments)
