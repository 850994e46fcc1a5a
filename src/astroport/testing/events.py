"""What rules say of what they do: declared in full, the same to all who see the same, and true.

For a game whose rules note what happens (docs/contract.md). The properties hold in every position; what can only be
said of many, a `Tally` counts.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, product
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from astroport.core.bundles import bundle
from astroport.core.contract import CHANCE, NOTING, Game, Option, Value
from astroport.core.events import COUNT, MOST_ANSWERS, MOST_NUMBERS, NOTED, Happened, K, Kinds, Notes, Number, Numbered
from astroport.core.events import noted as rows_of
from astroport.core.words import FALLBACK, Sentence, Text
from astroport.testing.kinds import not_combined
from astroport.testing.position import BrokenGameError, Position, hidden, noted, some_of, worlds_of
from astroport.testing.words import asked_for, keys, uses

DECLARED = ("EVENTS", "PROMPTS", "CHOICES", "MOST_EVENTS", "UNTOLD", "names")
SET, OFTEN = 62, 50  # of a set as bits the most; from so many times on, what never came is not by chance
MORE = 3000  # actions played besides, at most, for every kind to come so often
ABSURD = 16  # times as much room as was ever taken
SOME_COUNTS = 8  # that queries are asked about
ENOUGH = 20  # previews, for one of them to be sure
ASKED, DESCRIBED = 2, 3  # of each query, and of the actions, in a position
FORETOLD = 2  # choices of a seat, in a position
CALLED = ("name", "about", "tagline", "goal")
WORDED = ("event", "prompt", "choice", "refusal", "option", "thing")  # how messages of what is declared begin


# What is declared


def check_declared(game: Game, variants: Iterable[tuple[int, Any]]) -> None:
    """Kinds, what their numbers are of, and which fields they explain."""

    def broken(how: str) -> None:
        raise BrokenGameError(f"{game.slug}: {how}")

    for module, names in ((game.state, DECLARED), (game.rules, NOTING)):
        missing = [name for name in names if not hasattr(module, name)]
        if missing:
            broken(f"{module.__name__.rpartition('.')[2]} lacks {', '.join(missing)}")
    state, fields = game.state, set(game.state.STATE.names)
    explained = {f"event {kind.name}": kind.explains for kind in state.EVENTS} | {"UNTOLD": state.UNTOLD}
    for where, names in explained.items():
        for name in set(names) - fields:
            broken(f"{where} names {name!r}, and the state has no such field")
    for kind in state.EVENTS:
        for name in set(kind.explains) & set(state.UNTOLD):
            broken(
                f"event {kind.name} explains {name!r}, which is in UNTOLD: nobody need hear of it, or somebody tells"
            )
    for name in {choice.name for choice in state.CHOICES} ^ set(game.codec.kinds):
        broken(f"{name!r} is a kind of action or of choice, and not of both")
    for seats, options in variants:
        known = {"seat", "count", *state.names(seats, options)}
        for kind in (*state.EVENTS, *state.PROMPTS, *state.CHOICES):
            for number in kind.numbers:
                if number.thing not in known:
                    broken(f"{kind.name} has the number of a {number.thing}, and names has none")
        for query, things in getattr(game.rules, "QUERIES", {}).items():
            if not isinstance(things, tuple) or set(things) - known:
                broken(f"query {query.__name__} does not say of which things its integers are: {things}")


def check_worded(game: Game) -> None:
    """Whatever is declared or can be refused has its words, a kind those of its own numbers; and no others are there.

    What only the game's board on the page says is not known here: where there is a board, words of their own are its.
    """

    def broken(how: str) -> None:
        raise BrokenGameError(f"{game.slug}: {how}")

    for what, text in declared_in_words(game).items():
        if not isinstance(text, Sentence) or (text.of, text.key) != (game.slug, what):
            broken(f"{what} is declared in other words than those of its files")
    english = bundle(game.slug, FALLBACK)
    for key in sorted(worded(game) - set(keys(english))):
        broken(f"there are no words for {key}")
    for key in spare_words(game):
        if not game.board or key.partition("-")[0] in WORDED:
            broken(f"there are words for {key}, and nothing asks for them")
    for key, kind in kinds_by_message(game).items():
        unknown = set(uses(english, key)) - {name for number in kind.numbers for name in arguments(number)}
        if unknown:
            broken(f"the words for {key} say ${min(unknown)}, which it has not")


def declared_in_words(game: Game) -> dict[str, Text]:
    """What a game is called, and what can be chosen before a match, with the messages that say it."""
    texts: dict[str, Text] = {name: getattr(game, name) for name in CALLED}
    for option in game.options:
        files = Option.in_words(game.slug, option.name, option.values, option.default)
        for name in ("label", "meaning"):
            texts[getattr(files, name).key] = getattr(option, name)
        for name in ("labels", "effects"):
            given = getattr(option, name) or [None] * len(option.values)
            texts |= {each.key: text for each, text in zip(getattr(files, name), given, strict=True)}
    return texts


def kinds_by_message(game: Game) -> dict[str, Numbered]:
    """What rules can say, with the messages that say it."""
    kinds = {"event": game.state.EVENTS, "prompt": game.state.PROMPTS, "choice": game.state.CHOICES}
    return {f"{what}-{kind.name}": kind for what, declared in kinds.items() for kind in declared}


def worded(game: Game) -> set[str]:
    """The messages that a game must have."""
    rules = {game.rule_id(number) for number in game.refusals} | not_combined(game)
    return {
        "legend",
        *declared_in_words(game),
        *kinds_by_message(game),
        *(f"refusal-{rule.replace('.', '-')}" for rule in rules),
    }


def spare_words(game: Game) -> list[str]:
    """The messages of a game that are neither of anything declared, nor named in its code, nor said by one that is."""
    english = bundle(game.slug, FALLBACK)
    things = {
        f"thing-{thing}-{name}{gender}"
        for variant in game.variants()
        for thing, names in game.state.names(*variant).items()
        for name in names
        for gender in ("", ".gender")
    }
    there = set(keys(english))
    code = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py"))
    named = {key for key in there if f'"{key}"' in code}
    return sorted(there - asked_for(english, there & (worded(game) | things) | named))


def arguments(number: Number) -> tuple[str, ...]:
    """What a sentence is given of a number: see `core.sentences`."""
    more = ("is",) * number.secret if number.thing == COUNT else ("is", "count") if number.several else ("is", "gender")
    return (number.name, *(f"{number.name}-{each}" for each in more))


# What is heard


def heard(p: Position, notes: Notes, viewer: int) -> list[tuple[str, list[int | None], bytes]]:
    """What a viewer hears: kinds with their numbers, None where it does not know them; and what it sees at each cut."""
    found, rows = [], notes.rows[: notes.book[NOTED]]
    columns = (rows[name].tolist() for name in ("kind", "numbers", "hears", "knows", "knows_too", "cut"))
    for number, all_numbers, hears, *knows, cut in zip(*columns, strict=True):
        if hears >> viewer & 1:
            kind = kind_of(p, p.game.state.EVENTS, number)
            numbers: list[int | None] = all_numbers[: len(kind.numbers)]
            for place, who in zip(kind.secrets, knows, strict=False):
                if not who >> viewer & 1:
                    numbers[place] = None
            seen = hidden(p, notes.cuts[cut : cut + 1], viewer).tobytes() if cut >= 0 else b""
            found.append((kind.name, numbers, seen))
    return found


def read(p: Position, kinds: Kinds[K], row: Any) -> Happened:
    """What is noted in a row: of one of these kinds, and each of its numbers is one of its things."""
    kind = kind_of(p, kinds, int(row["kind"]))
    if row["numbers"][len(kind.numbers) :].any():
        p.broken(f"{kind.name} is noted with more numbers than it has")
    return within(p, kind, kinds.read(row))


def kind_of(p: Position, kinds: Kinds[K], number: int) -> K:
    """The kind of this number."""
    try:
        return kinds.kind(number)
    except KeyError:
        p.broken(f"number {number} is of no kind among {', '.join(kind.name for kind in kinds)}")
        raise


def within(p: Position, kind: Numbered, happened: Happened) -> Happened:
    """Whether each number is one of its thing."""
    for number in kind.numbers:
        value, most = happened[number.name], counted(p, number.thing)
        first, last = (0, (1 << min(most, SET)) - 1) if number.several else (-1, most - 1)
        if number.thing != "count" and not first <= cast("int", value) <= last:
            p.broken(f"{happened}: {number.name} is no {number.thing}, of which there are {most}")
    return happened


def counted(p: Position, thing: str) -> int:
    """How many there are of a thing."""
    if thing == "seat":
        return p.seats
    return SOME_COUNTS if thing == "count" else len(p.things[thing])


# In every position


def what_is_asked_and_offered_needs_no_more_than_the_view(p: Position) -> None:
    """Prompt, choices and queries are the same from a seat's view as from any world that it could be in."""
    lexicon = [number for number, action in enumerate(p.table) if action is not None]
    for viewer in some_of(p, list(p.viewers()), 1):
        view = hidden(p, p.state, viewer)
        actions = some_of(p, lexicon, DESCRIBED) if viewer < p.seats else []
        said = _said(p, view, viewer, actions)
        for world in worlds_of(p, view, viewer):
            for thing, other in _said(p, world, viewer, actions).items():
                if other != said[thing]:
                    p.broken(f"{thing} for seat {viewer}: {said[thing]} from its view, {other} from a whole state")
    if CHANCE in p.awaited():
        for action in some_of(p, p.legal(CHANCE)):
            described(p, p.state, CHANCE, action)


def _said(p: Position, state: NDArray[Any], seat: int, actions: list[int]) -> dict[str, Any]:
    """All that is asked and offered in a state."""
    before = state.tobytes()
    said: dict[str, Any] = {"prompt": asked(p, state, seat)}
    said |= {p.called(action): described(p, state, seat, action) for action in actions}
    for name, numbers in questions(p):
        said[f"query {name}{numbers}"] = answered(p, state, name, numbers)
    if state.tobytes() != before:
        p.broken("prompt, describe or a query changed something")
    return said


def asked(p: Position, state: NDArray[Any], seat: int) -> Happened:
    """What is asked of a seat."""
    out, prompts = np.zeros(MOST_NUMBERS, np.int64), p.game.state.PROMPTS
    number = int(p.engine.noting["prompt_for"](state, seat, out))
    return within(p, kind_of(p, prompts, number), prompts.asked(number, out))


def described(p: Position, state: NDArray[Any], seat: int, action: int) -> Happened:
    """An action as a choice."""
    notes, _ = noted(p, "describe_for", state, seat, action)
    if notes.book[NOTED] != 1:
        p.broken(f"{p.called(action)} is described by {notes.book[NOTED]} choices, not by one")
    choice = read(p, p.game.state.CHOICES, notes.rows[0])
    if choice.kind != p.table[action].kind:
        p.broken(f"{p.called(action)} is described as {choice.kind}")
    return choice


def questions(p: Position) -> list[tuple[str, tuple[int, ...]]]:
    """A few questions to each query: others in each position, over all that its integers can be."""
    return [
        (query.__name__, numbers)
        for query, things in getattr(p.game.rules, "QUERIES", {}).items()
        for numbers in some_of(p, list(product(*(range(counted(p, thing)) for thing in things))), ASKED)
    ]


def answered(p: Position, state: NDArray[Any], name: str, numbers: tuple[int, ...]) -> list[int]:
    """What a query says."""
    out = np.zeros(MOST_ANSWERS, np.int64)
    n = int(p.engine.queries[name](state[0], *numbers, out))
    if not 0 <= n <= MOST_ANSWERS:
        p.broken(f"query {name}{numbers} answers with {n} numbers")
    answer: list[int] = out[:n].tolist()
    return answer


def previews_come_true(p: Position) -> None:
    """What is foretold of a choice: see `comes_true`."""
    for seat in p.awaited():
        for action in some_of(p, p.legal(seat), FORETOLD) if seat != CHANCE else ():
            comes_true(p, seat, action)


def comes_true(p: Position, seat: int, action: int) -> bool:
    """Whether a preview is sure; then it leaves the view, and notes the events, that the seat will see and hear.

    Where it is not, what it noted is a beginning of them.
    """
    view, after = hidden(p, p.state, seat), p.state
    foretold, sure = noted(p, "preview_for", view, seat, action)
    notes, _ = noted(p, "play_noting", after, seat, action)
    told, will_be = heard(p, foretold, seat), heard(p, notes, seat)
    what = f"the preview of {p.called(action)} for seat {seat}"
    if sure and view.tobytes() != hidden(p, after, seat).tobytes():
        p.broken(f"{what} is sure, and leaves another view than the action does")
    if told != will_be[: len(told)] or (sure and len(told) != len(will_be)):
        first, then = ([(kind, numbers) for kind, numbers, _ in events] for events in (told, will_be))
        p.broken(f"{what} is {'sure' if sure else 'a beginning'}: {first}, and what it will hear is {then}")
    return bool(sure)


SAID = (what_is_asked_and_offered_needs_no_more_than_the_view, previews_come_true)


# In many


@dataclass
class Tally:
    """What was noted in the matches of a check, and what of all that is declared turned out to be so."""

    game: Game
    kinds: Counter[str] = field(default_factory=Counter)
    explained: set[tuple[str, str]] = field(default_factory=set)
    previews: Counter[bool] = field(default_factory=Counter)
    most: int = 0  # events of one action

    def play(self, p: Position, seat: int, action: int) -> None:
        """Play an action of a match: every change is explained, and noting it makes no difference."""
        if seat != CHANCE:
            self.previews[comes_true(p, seat, action)] += 1
        self.note(p, seat, action)

    def note(self, p: Position, seat: int, action: int) -> None:
        """The same, but for what could have been foretold."""
        before, after = p.state, p.state
        notes, _ = noted(p, "play_noting", after, seat, action)
        kinds = {read(p, self.game.state.EVENTS, row).kind for row in rows_of(notes)}
        self.explain(p, action, kinds, changed(before, after))
        self.most = max(self.most, int(notes.book[NOTED]))
        p.play(seat, action)
        if p.state.tobytes() != after.tobytes():
            p.broken(f"{p.called(action)} ends differently when it is noted what happens")

    def explain(self, p: Position, action: int, kinds: set[str], fields: set[str]) -> None:
        """Each field that changed is explained by an event that was noted."""
        state = self.game.state
        by_kind = {kind: fields.intersection(state.EVENTS[kind].explains) for kind in kinds}
        unexplained = fields.difference(state.UNTOLD, *by_kind.values())
        if unexplained:
            noted_kinds = ", ".join(sorted(kinds)) or "nothing"
            p.broken(f"{p.called(action)} changes {min(unexplained)}, which {noted_kinds} does not explain")
        self.kinds.update(kinds)
        self.explained |= {(kind, name) for kind, names in by_kind.items() for name in names}

    def play_more(self, variants: Sequence[tuple[int, Mapping[str, Value]]]) -> None:
        """Random matches, until every kind came often or many actions were played."""
        luck, left = random.Random(1), MORE
        for variant in cycle(variants):
            p = Position(self.game, *variant)
            while not p.over:
                if left == 0 or all(self.kinds[kind.name] >= OFTEN for kind in self.game.state.EVENTS):
                    return
                seat = luck.choice(p.awaited())
                self.note(p, seat, luck.choice(p.legal(seat)))
                left -= 1

    def check(self) -> None:
        """Whatever should have come up by now did."""
        state, slug = self.game.state, self.game.slug
        for kind in state.EVENTS:
            never = set(kind.explains) - {name for each, name in self.explained if each == kind.name}
            if never and self.kinds[kind.name] >= OFTEN:
                raise BrokenGameError(f"{slug}: {kind.name} explains {min(never)}, which never changed with it")
        if self.previews.total() >= ENOUGH and not self.previews[True]:
            raise BrokenGameError(f"{slug}: of {self.previews.total()} previews none was sure")
        if self.kinds.total() >= OFTEN and ABSURD * self.most < state.MOST_EVENTS:
            raise BrokenGameError(f"{slug}: room for {state.MOST_EVENTS} events of one action, {self.most} were noted")


def changed(before: NDArray[Any], after: NDArray[Any]) -> set[str]:
    """The fields that are others now."""
    first, second = before.tobytes(), after.tobytes()
    fields: Mapping[str, Any] = before.dtype.fields or {}
    places = {name: slice(at := field[1], at + field[0].itemsize) for name, field in fields.items()}
    return {name for name, place in places.items() if first[place] != second[place]}
