"""What a game is.

A game is a package with the same files for each (docs/contract.md). Its `rules` module holds eight functions over the
state record `s`, compiled:

    setup(s, options)            lays the game out; luck comes later, as actions of CHANCE
    awaited(s) -> int            bit set of who may act now: seats, or the bit of CHANCE alone; 0 when over
    legal(s, seat, out) -> int   fills `out` with the seat's legal actions; for CHANCE its equally likely outcomes
    verdict(s, seat, action)     0 if legal, else the number of the rule that forbids it (SP-2.7 is 207)
    apply(s, seat, action, notes)  plays it; only ever called with a legal action
    payoff(s, out)               each seat's result in [0, 1], once over
    hide(s, seat)                blanks in place what that seat (or a SPECTATOR) cannot know
    redeal(s, seat, rng)         fills the blanks at random, consistently with what the seat knows

and, where the rules say themselves what happens (`core.events`), three that speak for them:

    prompt(s, seat, out) -> int  which question is put to a seat now, by number, its own numbers in `out`
    describe(s, seat, action, notes)  notes an action, legal or not, as a choice
    preview(s, seat, action, notes)   plays it on what the seat sees, as far as it can know; whether that is all

`legal`, `verdict` and `apply` are asked only for a seat that is awaited and an action number in range: the house
refuses everything else itself.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from astroport.core import rulebook
from astroport.core.errors import InvalidOptionError
from astroport.core.refusal import BY_HOUSE, NO_MORE, Refusal, refusal
from astroport.core.words import LANGUAGES, Lang, Sentence, Text, Words, house, preferred_language

if TYPE_CHECKING:
    from types import ModuleType

    from astroport.core.codec import Codec, Lexicon

CHANCE = 16  # the seat of luck
SPECTATOR = 17  # the seat of somebody who only watches
ANYONE = 99  # stands for the one seat that is awaited
FUNCTIONS = ("setup", "awaited", "legal", "verdict", "apply", "payoff", "hide", "redeal")
NOTING = ("prompt", "describe", "preview")  # of games whose rules say themselves what happens

Value = str | int | bool
SWITCH = {True: "yes", False: "no"}
Picture = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice to be made before a match: its values in a row, what it means, and what each value does.

    Compiled code sees a switch as 0 or 1, a number as itself, a word as its place among the values.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    label: Text
    meaning: Text
    labels: tuple[Text, ...] = ()  # the values' names, where they are words
    effects: tuple[Text, ...] = ()  # what each value does, in a sentence

    def __post_init__(self) -> None:
        for words in (self.labels, self.effects):
            if words and len(words) != len(self.values):
                raise ValueError(f"option {self.name}: {len(words)} words for {len(self.values)} values")

    @classmethod
    def in_words(cls, slug: str, name: str, values: tuple[Value, ...], default: Value) -> Option:
        """An option that the game's words have: `option-teams`, its `.meaning`; `option-teams-yes`, its `.effect`."""
        keys = [f"option-{name}-{SWITCH[v] if isinstance(v, bool) else v}" for v in values]
        return cls(
            name,
            values,
            default,
            Sentence(slug, f"option-{name}"),
            Sentence(slug, f"option-{name}.meaning"),
            tuple(Sentence(slug, key) for key in keys),
            tuple(Sentence(slug, f"{key}.effect") for key in keys),
        )

    def name_of(self, value: Value) -> Text:
        """What people call a value."""
        if self.labels:
            return self.labels[self.values.index(value)]
        if isinstance(value, bool):
            return house("option-yes" if value else "option-no")
        return Words(str(value), str(value))

    def code(self, value: Value) -> int:
        """The value as compiled code sees it."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def read(self, given: object) -> Value:
        """The value somebody means, also from text (`teams=yes`, `rockets=2`)."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        if isinstance(given, str):
            for value in self.values:
                spellings = {True: ("true", "yes", "on", "1"), False: ("false", "no", "off", "0")}
                known = spellings[value] if isinstance(value, bool) else (str(value),)
                if given.lower() in known:
                    return value
        shown = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)
        raise InvalidOptionError(f"option {self.name}: {given!r} is not one of {shown}")


@dataclass(frozen=True)
class Answer:
    """A question out of turn, recognised by the kinds of the actions it offers.

    Whoever does not answer within so many seconds is taken to have said `default`, the text of an action.
    """

    kinds: tuple[str, ...]
    seconds: int
    default: str


@dataclass(frozen=True)
class Plan:
    """A series of actions that a seat makes up as one: changed freely, shown to allies only, then played whole.

    Among several people, when time is up (so many seconds, by seats and options; 0: never), what was drafted stands,
    and for the rest the first of `defaults` that is legal.
    """

    kinds: tuple[str, ...]
    defaults: tuple[str, ...]
    seconds: Callable[[int, Mapping[str, Value]], int]


@dataclass(frozen=True)
class LogLine:
    """Something that happened, in words: `they` has a {who} for the seat's name, `you` speaks to its player.

    What nobody did (a die, an asteroid) has CHANCE as its seat and is told in the words of `they`, without a {who}.
    """

    seat: int
    they: Words
    you: Words


class Presentation(Protocol):
    """The module `present` of a game: state → what a person sees and reads."""

    LEGEND: Words  # what the signs of `draw` mean

    def draw(self, s: Any, lit: Sequence[Any] = ()) -> str:
        """The position in signs, for a terminal; places to which lit actions lead stand in <angles>."""

    def describe(self, s: Any, action: Any) -> Words:
        """An action as a choice put to its player."""

    def prompt(self, s: Any, seat: int, actions: Sequence[Any]) -> Words:
        """What is asked of a seat now that it has these actions."""

    def log_lines(self, before: Any, seat: int, action: Any, after: Any, viewer: int) -> list[LogLine]:
        """What an action did, in the order in which it happened, as far as the viewer can know it."""


def _all_alone(_options: Mapping[str, Value], _seat: int, _other: int) -> bool:
    return False


def _anything_goes(_seats: int, _options: Mapping[str, Value]) -> str | None:
    return None


@dataclass(frozen=True, eq=False)
class Variant:
    """A game with a number of seats and its options settled."""

    options: Mapping[str, Value]
    layout: NDArray[Any]  # seats and options as the record compiled code gets
    lexicon: Lexicon


DECLARED: dict[str, Game] = {}  # in this process, by slug: also those that are not installed


@dataclass(frozen=True, eq=False)
class Game:
    """A game, declared: what can be known of it without compiling anything."""

    slug: str
    name: Text
    about: Text
    tagline: Text  # what it is like to play
    goal: Text  # what one plays for, in one short sentence
    minutes: tuple[int, int]  # how long a match lasts among people, from and to
    prefix: str  # of its rule ids
    seats: range
    options: tuple[Option, ...]
    rules_version: int
    max_plies: int  # no match has more actions than this, chance included
    package: str
    # The rule that forbids a combination of seats and options, or None.
    invalid_combination: Callable[[int, Mapping[str, Value]], str | None] = field(default=_anything_goes)
    # Whether two seats are allies with these options: they may confer, and see what the other chooses.
    allies: Callable[[Mapping[str, Value], int, int], bool] = field(default=_all_alone)
    answers: tuple[Answer, ...] = ()  # the questions out of turn that have a short time of their own
    plan: Plan | None = None  # what all seats make up at the same time
    # By older version of the rules: the options that came later, with the values by which they play as they did then.
    older: Mapping[int, Mapping[str, Value]] = field(default_factory=dict)
    ease: int = 100  # its place on the shelf: the lowest is the game to begin with
    board: bool = False  # whether the page has a board for it that reads the records of its states

    def __post_init__(self) -> None:
        DECLARED[self.slug] = self
        if self.seats[-1] > CHANCE:
            raise ValueError(f"{self.slug}: {self.seats[-1]} seats, more than {CHANCE}")
        for version, options in self.older.items():
            if not 1 <= version < self.rules_version:
                raise ValueError(f"{self.slug}: version {version} is not older than {self.rules_version}")
            for name, value in options.items():
                self.option(name).read(value)

    def __reduce__(self) -> tuple[object, ...]:
        if getattr(importlib.import_module(self.package), "GAME", None) is self:
            return _declared, (self.package,)
        return Game, tuple(getattr(self, each.name) for each in fields(self))

    @cached_property
    def folder(self) -> Path:
        """The folder with the game's files."""
        found = importlib.import_module(self.package).__file__
        assert found is not None
        return Path(found).parent

    @property
    def engine_file(self) -> Path:
        """Its rules and its search for pages, where they have been built."""
        return self.folder / "engine.wasm"

    @cached_property
    def state(self) -> ModuleType:
        """The state's layout and the action numbering."""
        return importlib.import_module(f"{self.package}.state")

    @cached_property
    def rules(self) -> ModuleType:
        """The compiled rules."""
        return importlib.import_module(f"{self.package}.rules")

    @cached_property
    def present(self) -> Presentation:
        """What a person sees and reads."""
        return importlib.import_module(f"{self.package}.present")

    def picture(self, s: Any, viewer: int) -> Picture:
        """The position as plain data, for a page to draw, as a seat or a SPECTATOR sees it.

        What it is made of only the game's own board knows; a game without a board has its signs, and what they mean.
        """
        own: Callable[[Any, int], Picture] | None = None if self._drawn else getattr(self.present, "picture", None)
        if own is None:
            return {"signs": self.draw(s), "legend": {"of": self.slug, "key": "legend"}}
        return own(s, viewer)

    def draw(self, s: Any, lit: Sequence[Any] = ()) -> str:
        """The position in signs, for a terminal; places to which lit actions lead stand in <angles>."""
        drawing: Callable[[Any, Sequence[Any]], str] = (self._drawn or self.present).draw
        return drawing(s, lit)

    @cached_property
    def _drawn(self) -> ModuleType | None:
        """The module that draws the position of a game whose rules say all else."""
        name = f"{self.package}.draw"
        return importlib.import_module(name) if importlib.util.find_spec(name) else None

    @cached_property
    def components(self) -> dict[str, Any]:
        """Boards, tiles, cards: what components.toml says."""
        return tomllib.loads((self.folder / "components.toml").read_text(encoding="utf-8"))

    @cached_property
    def rulebooks(self) -> dict[Lang, rulebook.Rulebook]:
        """The rules in our words, in each language of the house."""
        return rulebook.read_all(self.folder)

    @cached_property
    def has_events(self) -> bool:
        """Whether the rules say themselves what happens: in kinds and numbers that state.py declares."""
        return hasattr(self.state, "EVENTS")

    @property
    def has_presentation(self) -> bool:
        """Whether code of its own (present.py) shows it, which may ask the rules' queries: not if it is but drawn."""
        return self._drawn is None

    @property
    def secrets(self) -> tuple[str, ...]:
        """The fields of the state that are blank to somebody at times."""
        declared: tuple[str, ...] = self.state.SECRETS
        return declared

    @property
    def codec(self) -> Codec:
        """The action numbering."""
        codec: Codec = self.state.ACTIONS
        return codec

    def option(self, name: str) -> Option:
        """One declared option."""
        return next(option for option in self.options if option.name == name)

    def knows(self, version: int) -> bool:
        """Whether matches of this version of the rules can be played here: the current one and those declared older."""
        return version == self.rules_version or version in self.older

    def options_now(self, version: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options under which a match of a version plays as it did; those that came later had no other value."""
        later = self.older.get(version, {})
        given = next((name for name in later if name in options), None)
        if given is not None:
            raise InvalidOptionError(f"{self.slug} had no option {given!r} in version {version} of its rules")
        return {**options, **later}

    @cached_property
    def options_dtype(self) -> np.dtype[Any]:
        """The record in which compiled code gets seats and options."""
        return record_dtype([("seats", "i2"), *((option.name, "i2") for option in self.options)])

    def settle(self, seats: int, options: Mapping[str, object] | None = None) -> dict[str, Value]:
        """The options in full, checked together with the number of seats."""
        given = dict(options or {})
        if type(seats) is not int or seats not in self.seats:
            raise InvalidOptionError(f"{self.slug} has {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        settled = {o.name: o.read(given.pop(o.name, o.default)) for o in self.options}
        if given:
            known = ", ".join(settled) or "none"
            raise InvalidOptionError(f"{self.slug} has no option {next(iter(given))!r} (it has: {known})")
        rule = self.invalid_combination(seats, settled)
        if rule:
            unusual = [f"{o.name}={settled[o.name]}".lower() for o in self.options if settled[o.name] != o.default]
            combined = f"{seats} seats with {', '.join(unusual)}" if unusual else f"{seats} seats"
            why = self.refusal_by(rule).title.to(preferred_language()).rstrip(".")
            raise InvalidOptionError(f"{combined}: not by {rule} ({why})")
        return settled

    def variant(self, seats: int, options: Mapping[str, object] | None = None) -> Variant:
        """The game with these seats and options, made once and kept."""
        given = (type(seats), str(seats), *((k, type(v), str(v)) for k, v in (options or {}).items()))
        if given not in self._variants:
            self._variants[given] = self._settled(seats, self.settle(seats, options))
        return self._variants[given]

    def _settled(self, seats: int, settled: dict[str, Value]) -> Variant:
        key = (seats, *settled.values())
        if key not in self._variants:
            record = np.zeros(1, self.options_dtype)
            record["seats"] = seats
            for option in self.options:
                record[option.name] = option.code(settled[option.name])
            lexicon = self.state.lexicon(seats, settled)
            self._variants[key] = Variant(MappingProxyType(settled), record, lexicon)
        return self._variants[key]

    @cached_property
    def _variants(self) -> dict[tuple[object, ...], Variant]:
        return {}

    @cached_property
    def default_seats(self) -> tuple[int, ...]:
        """The numbers of seats that can be played with the default options."""
        defaults = {option.name: option.default for option in self.options}
        return tuple(seats for seats in self.seats if self.invalid_combination(seats, defaults) is None)

    def variants(self) -> Iterator[tuple[int, dict[str, Value]]]:
        """Every number of seats with every combination of options that the rules allow."""
        names = [option.name for option in self.options]
        for seats in self.seats:
            for values in product(*(option.values for option in self.options)):
                options = dict(zip(names, values, strict=True))
                if self.invalid_combination(seats, options) is None:
                    yield seats, options

    def rule_id(self, number: int) -> str:
        """The id of a rule by the number compiled code uses for it."""
        return f"{self.prefix}-{number // 100}.{number % 100}"

    @cached_property
    def refusals(self) -> frozenset[int]:
        """The rules that can forbid something: only those have a number in the compiled rules, SP_2_7 = 207."""
        package, named = self.rules.__name__, re.compile(rf"{self.prefix}_\d+_\d+$")
        parts = [module for name, module in list(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]
        return frozenset(value for part in parts for name, value in vars(part).items() if named.match(name))

    def refusal(self, number: int, action: str) -> Refusal:
        """What a person is told about an action that `verdict` or the house refused."""
        if number in BY_HOUSE:
            return replace(refusal(BY_HOUSE[number]), action=action)
        return self.refusal_by(self.rule_id(number), action)

    def refusal_by(self, rule: str, action: str | None = None) -> Refusal:
        """What a person is told about something that a rule forbids: `refusal-SP-2-7` says it all, for SP-2.7."""
        if self.has_events:
            return Refusal("rule", Sentence(self.slug, f"refusal-{rule.replace('.', '-')}"), NO_MORE, rule, action)
        return Refusal("rule", *rulebook.words_of(self.rulebooks, rule), rule, action)


def _declared(package: str) -> Game:
    """The game that a package declares."""
    declared: Game = importlib.import_module(package).GAME
    return declared


class Record(np.record):  # type: ignore[misc]  # final in the stubs, not in NumPy
    """A record as NumPy's own, but its fields are not looked up in Python whenever one is read."""

    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}") from None


def record_dtype(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The layout of a state: a record whose fields are aligned and leave no hole.

    GPUs want aligned fields, and comparing states as bytes wants no bytes that mean nothing; so order the fields from
    wide to narrow. What is missing to a whole number of words is filled by a field of its own.
    """
    packed = np.dtype(fields)
    missing = -packed.itemsize % 8
    if missing:
        fields = [*fields, ("filler", "u1", (missing,))]
        packed = np.dtype(fields)
    aligned = np.dtype(fields, align=True)
    if aligned.itemsize != packed.itemsize:
        raise ValueError("the fields leave holes: order them from wide to narrow")
    taken = [name for name in packed.names or () if hasattr(np.recarray, name)]
    if taken:
        raise ValueError(f"{taken[0]!r} is a name of np.recarray's own: the interpreter would read that")
    return np.dtype((Record, aligned))


__all__ = [
    "ANYONE",
    "CHANCE",
    "FUNCTIONS",
    "LANGUAGES",
    "SPECTATOR",
    "Answer",
    "Game",
    "LogLine",
    "Option",
    "Picture",
    "Plan",
    "Presentation",
    "Value",
    "record_dtype",
]
