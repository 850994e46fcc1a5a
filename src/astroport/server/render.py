"""A table as one person sees it, in the messages of the protocol."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Any, cast

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
from astroport.table.log_lines import Listener, Told, tell
from astroport.table.outcome import how_it_ended, who_won
from astroport.table.past import Event
from astroport.table.presence import Presence
from astroport.table.reasoning import Account
from astroport.table.state import LETTERS, TableState
from astroport.table.undo import undo_for

# Of a position that several are shown: by the seat that sees it (where all see the same, None), and on the way to it
# by the event and its step.
Pictures = dict[tuple[int | None, int, int], Picture]
NOW = (0, 0)
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
    return [
        m.SeatInfo(
            seat=seat,
            letter=LETTERS[seat],
            name=chair.name,
            who="person" if table.review and not chair.level else chair.who,
            level=table.bot_on(seat),
            away=chair.away,
            online=seat in there.online,
            yours=person in chair.holders,
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


def view(table: TableState, person: str, seat: int | None, pictures: Pictures) -> m.View:
    """How things stand, from a seat or from outside."""
    seen = table.match.view(SPECTATOR if seat is None else seat)
    board, said = table.game.board, _said(table, person, seat)
    reader = Listener(SPECTATOR if seat is None else seat, tuple(table.seats_of(person))).reader(table.names)
    return m.View(
        version=table.version(seat),
        ply=table.match.ply,
        seat=seat,
        picture={} if board else _picture(table, seat, seen, pictures),
        record=as_text(seen.state) if board else None,
        prompt=text(said) if said else None if board else text(asked(seen, reader)),
        awaited=list(table.awaited),
        choices=[] if board or seat is None else choices(table, seat, seen, reader),
        undo=_undo(table, seat),
        result=None if table.result is None else list(table.result),
        drafts=table.drafts_for(seat),
    )


def _picture(table: TableState, seat: int | None, seen: View, pictures: Pictures) -> Picture:
    key = (seat if table.game.secrets else None, *NOW)
    if key not in pictures:
        pictures[key] = seen.picture
    return pictures[key]


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
        text(refusal_by(code).text) if code else None,
        asking.seat if asking else None,
        table.waiting_for(),
    )


def notes(steps: Sequence[Step], told: Sequence[Sequence[Any]], seat: int) -> list[m.Note]:
    """What happened in these steps, as far as a seat hears of it, with what the position was on the way."""
    if not told:
        return []
    game = steps[0].match.game
    last = as_seen(game, steps[-1].after, seat)
    found = []
    for step, rows in zip(steps, told, strict=True):
        for row in rows:
            cut = as_seen(game, step.notes.cuts[row["cut"] : row["cut"] + 1], seat) if row["cut"] >= 0 else last
            numbers = list(game.state.EVENTS.read(row, seat).numbers.values())
            found.append(m.Note(int(row["kind"]), numbers, None if cut == last else cut))
    return found


def as_seen(game: Game, state: NDArray[Any], seat: int) -> str:
    """The record of a state as a seat sees it."""
    seen = state.copy()
    compiled_game(game).blank_for(seen, seat)
    return as_text(seen)


def _told_event(table: TableState, event: Event, told: Told, team: int | None, seen_by: int) -> m.Event:
    """Something that happened, as it is told to somebody who hears what a team hears."""
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
        notes=notes(event.steps, told.notes, seen_by),
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


def looks_from(table: TableState, person: str, wished: int | None) -> int | None:
    """The seat from which a person sees the table: the one asked for, else one that must act, else the first."""
    own = table.seats_of(person)
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
        self.seat = looks_from(table, person, wished)
        self.stream, self.team = stream(table, self.seat), table.team(self.seat)
        self.to = Listener(SPECTATOR if self.seat is None else self.seat, tuple(table.seats_of(person)))

    @property
    def count(self) -> int:
        """How many things they have heard by now."""
        return self.table.hearing.count(self.team)

    def told(self, events: Sequence[Event]) -> list[Heard]:
        """Those events of which they are told something, with what."""
        heard = [event for event in events if hears(self.team, event.entry, event.teams)]
        told = [(event, tell(self.table.game, event, self.to)) for event in heard]
        return [(event, words) for event, words in told if words or isinstance(event.entry, entries.Said)]

    def events(self, told: Sequence[Heard]) -> list[m.Event]:
        """The same in the messages of the protocol."""
        return [_told_event(self.table, event, words, self.team, self.to.seat) for event, words in told]


def news_with_scenes(
    hearer: Hearer, told: Sequence[Heard], after: int, there: Presence, now: int, pictures: Pictures
) -> m.News:
    """What happened just now, to somebody who was there: with the scenes on the way.

    `pictures` are those that others have been shown of this position.
    """
    made = news(hearer, hearer.events(told), after, there, now, pictures)
    return replace(made, scenes=scenes(hearer, told, made.view, pictures))


def news(
    hearer: Hearer,
    events: list[m.Event],
    after: int,
    there: Presence,
    now: int,
    pictures: Pictures | None = None,
) -> m.News:
    """What happened after a number, and how things stand now."""
    table, person = hearer.table, hearer.person
    seen = view(table, person, hearer.seat, {} if pictures is None else pictures)
    return m.News(
        stream=hearer.stream,
        number=hearer.count,
        events=events,
        stage=table.stage,
        seats=seat_infos(table, person, there, now),
        view=seen,
        rematch=table.rematch,
        now=now,
        after=after,
        ended=ended(table),
        again=sorted(table.again),
    )


def ended(table: TableState) -> m.EndedInfo | None:
    """How the match ended, if it was not played to its end."""
    return m.EndedInfo(table.ended.how, table.ended.seat) if table.ended else None


def differs(news: m.News, shown: m.News) -> bool:
    """Whether news without events show something that was not shown before."""
    return (
        (news.stage, news.rematch, news.ended, news.again) != (shown.stage, shown.rematch, shown.ended, shown.again)
        or replace(news.view, ply=shown.view.ply, drafts=shown.view.drafts) != shown.view
        or any(_at_rest(one) != _at_rest(was) for one, was in zip(news.seats, shown.seats, strict=True))
    )


def _at_rest(seat: m.SeatInfo) -> m.SeatInfo:
    """A seat without what time alone changes, and of which presence tells."""
    return replace(seat, left=None, online=False, gone=None, waited=None)


def scenes(hearer: Hearer, told: Sequence[Heard], seen: m.View, pictures: Pictures) -> list[m.Scene]:
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
    seat = SPECTATOR if seen.seat is None else seen.seat
    found: list[m.Scene] = []
    for number, i, lines, step in moments[:-1]:
        key = (seat if table.game.secrets else None, number, i)
        if key not in pictures:
            pictures[key] = table.match.picture_of(step.after, seat)
        different = {name: part for name, part in pictures[key].items() if part != seen.picture.get(name)}
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
