"""What happens, what is asked and what can be chosen, as sentences for one reader.

Rules say it in kinds and numbers, the game's words have a message for each kind: `event-flies`, `prompt-take`,
`choice-rescue`. Of each number the message is given what it is called, `$to`, and what it is to the reader, `$to-is`:
a seat is `you`, `actor` (whose doing it is) or `other`; any other thing is `known`, `none`, or `unknown` where it is
blank. A count is just its number, and of a set there is `$at-count` too. A thing with a message of its own,
`thing-role-engineer`, is called by it, and has `$role-gender` if the message does.

>>> import astroport
>>> match = astroport.start("sputnik", seats=2, seed=1)
>>> match.play("fly d6")
>>> ann = Reader(("Ann", "Bob"), you=0)
>>> [line.text.to("en") for step in match.steps(1) for line in match.sentences.lines(step, ann)]
['You fly to d6']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from astroport.core.bundles import bundle
from astroport.core.codec import Action
from astroport.core.compiled_game import compiled_game
from astroport.core.contract import CHANCE, SPECTATOR, Game, LogLine, Value
from astroport.core.events import COUNT, MOST_NUMBERS, SEAT, Event, Happened, Kinds, Number, Numbered, noted
from astroport.core.words import FALLBACK, Arg, Sentence, Text

if TYPE_CHECKING:
    from astroport.core.match import Step

LETTERS = "ABCDEFGHIJKLMNOP"
YOU, ACTOR, OTHER = "you", "actor", "other"
KNOWN, NONE, UNKNOWN = "known", "none", "unknown"


@dataclass(frozen=True)
class Reader:
    """Who reads: what they call the seats, from which seat they look, and as which seat they are spoken to."""

    names: Sequence[str | Text]
    seat: int = SPECTATOR
    you: int | None = None

    def is_to(self, seat: int, actor: int | None) -> str:
        """What a seat is to who reads of somebody's doing."""
        return YOU if seat == self.you else ACTOR if seat == actor else OTHER


def by_letter(seat: int) -> Reader:
    """Somebody on a seat who calls the others by their letters."""
    return Reader(LETTERS, seat, seat)


class Line(NamedTuple):
    """A line of the log: whose doing it was, if it was anybody's, and the sentence."""

    seat: int | None
    text: Text


class Sentences:
    """What a game says with these seats and options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self._called: Mapping[str, Sequence[str]] = game.state.names(seats, options) if game.has_events else {}

    def lines(self, step: Step, reader: Reader) -> list[Line]:
        """What happened in a step, in the order in which it happened, as far as the reader hears of it."""
        if not self.game.has_events:
            told = self.game.present.log_lines(
                step.before[0], step.move.seat, step.move.action, step.after[0], reader.seat
            )
            return [_as_line(line, reader) for line in told]
        events: Kinds[Event] = self.game.state.EVENTS
        return self.of((events.read(row, reader.seat) for row in noted(step.notes, reader.seat)), reader)

    def of(self, heard: Iterable[Happened], reader: Reader) -> list[Line]:
        """What happened, in lines of the log: what belongs together makes one."""
        events: Kinds[Event] = self.game.state.EVENTS
        made = []
        for _, group in groupby(enumerate(heard), lambda pair: events[pair[1].kind].line or pair[0]):
            _, first = next(group)
            kind = events[first.kind]
            made.append(Line(_doer(kind, first), self._sentence("event", kind, first, reader)))
        return made

    def any_heard(self, step: Step, viewer: int) -> bool:
        """Whether a viewer hears of anything that happened in a step."""
        if self.game.has_events:
            return bool(noted(step.notes, viewer))
        return bool(self.lines(step, by_letter(viewer)))

    def choice(self, s: Any, seat: int, action: Action, reader: Reader) -> Text:
        """An action as a choice of a seat; `s` is a state, or what the seat sees of it: an array of one."""
        if not self.game.has_events:
            return self.game.present.describe(s[0], action)
        notes, _ = compiled_game(self.game).noted("describe_for", s, seat, action.number)
        kinds = self.game.state.CHOICES
        chosen = kinds.read(noted(notes)[0], reader.seat)
        return self._sentence("choice", kinds[chosen.kind], chosen, reader)

    def prompt(self, s: Any, seat: int, actions: Sequence[Action], reader: Reader) -> Text:
        """What is asked of a seat that has these actions; of others, what is to come."""
        if not self.game.has_events:
            return self.game.present.prompt(s[0], seat, actions)
        out = np.zeros(MOST_NUMBERS, np.int64)
        kinds = self.game.state.PROMPTS
        asked = kinds.asked(compiled_game(self.game).noting["prompt_for"](s, seat, out), out)
        return self._sentence("prompt", kinds[asked.kind], asked, reader)

    def _sentence(self, prefix: str, kind: Numbered, happened: Happened, reader: Reader) -> Sentence:
        actor, args = _doer(kind, happened), dict[str, Arg]()
        for number in kind.numbers:
            args |= self._arguments(number, happened[number.name], actor, reader)
        return Sentence(self.game.slug, f"{prefix}-{kind.name}", **args)

    def _arguments(self, number: Number, value: int | None, actor: int | None, reader: Reader) -> dict[str, Arg]:
        name, of = number.name, number.thing
        if value is None:
            return {name: "", f"{name}-is": UNKNOWN}
        if of == COUNT:
            return {name: value}
        if number.several:
            members = [member for member in range(value.bit_length()) if value >> member & 1]
            return {
                name: [self._name(of, member, reader) for member in members],
                f"{name}-is": KNOWN,
                f"{name}-count": len(members),
            }
        if value < 0:
            return {name: "", f"{name}-is": NONE}
        known = reader.is_to(value, actor) if of == SEAT else KNOWN
        return {name: self._name(of, value, reader), f"{name}-is": known} | dict(self._gender(name, of, value))

    def _name(self, of: str, value: int, reader: Reader) -> str | Text:
        if of == SEAT:
            return reader.names[value]
        message = self._message(of, value)
        return (
            Sentence(self.game.slug, message)
            if message in messages_of_things(self.game.slug)
            else self._called[of][value]
        )

    def _gender(self, name: str, of: str, value: int) -> Iterable[tuple[str, Arg]]:
        attribute = f"{self._message(of, value)}.gender"
        if attribute in messages_of_things(self.game.slug):
            yield f"{name}-gender", Sentence(self.game.slug, attribute)

    def _message(self, of: str, value: int) -> str:
        return f"thing-{of}-{self._called[of][value]}" if of in self._called else ""


def legend(game: Game) -> Text:
    """What the signs of a game's drawings mean."""
    return Sentence(game.slug, "legend") if game.has_events else game.present.LEGEND


def sentences(game: Game, seats: int, options: Mapping[str, Value]) -> Sentences:
    """What a game says with these seats and options: made once."""
    return _made(game, seats, tuple(options.items()))


@cache
def _made(game: Game, seats: int, options: tuple[tuple[str, Value], ...]) -> Sentences:
    return Sentences(game, seats, dict(options))


def _doer(kind: Numbered, happened: Happened) -> int | None:
    """Whose doing it is: the first seat that a kind speaks of."""
    return next((happened[number.name] for number in kind.numbers if number.thing == SEAT), None)


def _as_line(line: LogLine, reader: Reader) -> Line:
    if line.seat == CHANCE:
        return Line(None, line.they)
    who = reader.names[line.seat]
    return Line(line.seat, line.you if line.seat == reader.you else line.they.fill(who=who))


@cache
def messages_of_things(slug: str) -> frozenset[str]:
    """The messages of a game that things have, and their attributes."""
    return frozenset(_of_things(slug))


def _of_things(slug: str) -> Iterator[str]:
    for key, entry in bundle(slug, FALLBACK).entries.items():
        if key.startswith("thing-"):
            yield key
            yield from (f"{key}.{attribute.id.name}" for attribute in entry.attributes)
