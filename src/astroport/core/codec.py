"""Actions: small numbers for the rules, structured values with names for everybody else. One codec, both ways.

A game declares its kinds of action in a row; each kind has fields, each field a fixed number of values:

>>> actions = Codec(Kind("fly", Field("to", 37), Field("rocket", 3, default=0)), Kind("take", Field("at", 37)))
>>> actions.count
148
>>> actions.start("take")
111

Compiled rules tell actions apart and take them apart by functions that the codec makes, not by arithmetic in place:

>>> is_fly, encode_fly, decode_fly = actions.compiled("fly")
>>> encode_fly(5, 2), is_fly(17), decode_fly(17)
(17, True, (5, 2))

What a value is called may depend on the options of the match (the cells of another board), so names come with a
`Lexicon`:

>>> named = actions.lexicon(to=[f"c{i}" for i in range(37)], at=[f"c{i}" for i in range(37)])
>>> named.parse("fly c5").number, named.parse("fly c5 3").number
(15, 17)
>>> named[17]
Action('fly c5 3')
>>> named[17].fields
{'to': 'c5', 'rocket': '3'}
>>> named.parse("fly c40")
Traceback (most recent call last):
    ...
astroport.core.errors.InvalidActionError: 'fly c40': 'c40' is no value of 'to' (c0, c1, c2, … c36)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, product
from math import prod
from typing import Any

from astroport.core.errors import InvalidActionError

Compiled = Callable[..., Any]
MOST_ACTIONS = 2**15 - 1  # lists and logs keep them in 16 bits


@dataclass(frozen=True)
class Field:
    """One part of an action: `values` many, called 1, 2, 3 … unless the lexicon knows better.

    A field at the end with a `default` value may be left out of the text.
    """

    name: str
    values: int
    default: int | None = None


@dataclass(frozen=True)
class Kind:
    """One kind of action: a verb and its fields."""

    name: str
    fields: tuple[Field, ...]

    def __init__(self, name: str, *fields: Field) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "fields", fields)

    @property
    def count(self) -> int:
        """How many actions of this kind there are."""
        return prod(field.values for field in self.fields)


class Action:
    """One action of a game, by name. A match has one object for each; one that was pickled is still equal to it."""

    __slots__ = ("fields", "kind", "number", "text")

    number: int
    kind: str
    fields: Mapping[str, str]
    text: str

    def __init__(self, number: int, kind: str, fields: Mapping[str, str], text: str) -> None:
        self.number = number
        self.kind = kind
        self.fields = fields
        self.text = text

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is Action and (self.number, self.text) == (other.number, other.text))

    def __hash__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


class Codec:
    """The action numbering of a game: its kinds one after another, the last field running fastest."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        ends = list(accumulate(kind.count for kind in kinds))
        self.count = ends[-1]
        if self.count > MOST_ACTIONS:
            raise ValueError(f"{self.count} actions, more than {MOST_ACTIONS}: split a choice into a series of actions")
        self._starts = dict(zip(self.kinds, [0, *ends], strict=False))

    def start(self, kind: str) -> int:
        """The number of the first action of a kind."""
        return self._starts[kind]

    def span(self, first: str, last: str = "") -> tuple[int, int]:
        """From which number up to which the actions of a kind lie, or those of the kinds from one to another."""
        return self.start(first), self.start(last or first) + self.kinds[last or first].count

    def compiled(self, kind: str) -> tuple[Compiled, Compiled, Compiled]:
        """For compiled code: whether an action is of a kind, its number by its fields, its fields by its number."""
        from astroport.core.decoders import decoder, encoder

        start, sizes = self.start(kind), [field.values for field in self.kinds[kind].fields]
        if not 1 <= len(sizes) <= 3:
            raise ValueError(f"{kind!r} has {len(sizes)} fields: compiled code takes one to three")
        return self.matcher(kind), encoder(start, sizes), decoder(start, sizes)

    def matcher(self, first: str, last: str = "") -> Compiled:
        """For compiled code: whether an action is of a kind, or of the kinds from one to another."""
        from astroport.core.decoders import matcher

        return matcher(*self.span(first, last))

    def lister(self, kind: str) -> Compiled:
        """For compiled code: lists the first so many actions of a kind, and says how many."""
        from astroport.core.decoders import lister

        return lister(self.start(kind))

    def lexicon(self, **names: Sequence[str]) -> Lexicon:
        """All actions under their names, for one choice of options.

        A field for which fewer names than values are given has only those values here.
        """
        return Lexicon(self, names)


class Lexicon:
    """Every action of a game that one choice of options knows: by number, by text."""

    def __init__(self, codec: Codec, names: Mapping[str, Sequence[str]]) -> None:
        self._codec = codec
        self._labels = {
            (kind.name, field.name): list(names.get(field.name, [str(i + 1) for i in range(field.values)]))
            for kind in codec.kinds.values()
            for field in kind.fields
        }
        for kind in codec.kinds.values():
            for field in kind.fields:
                if len(self._labels[kind.name, field.name]) > field.values:
                    raise ValueError(f"more names than values for {field.name!r} of {kind.name!r}")
        unknown = set(names) - {field for _, field in self._labels}
        if unknown:
            raise ValueError(f"no field is called {min(unknown)!r}")
        self._by_number: list[Action | None] = [None] * codec.count
        self._by_labels: dict[tuple[str, ...], Action] = {}
        for kind in codec.kinds.values():
            self._name_all(kind)
        self.table: tuple[Action | None, ...] = tuple(self._by_number)
        self._by_text = {action.text: action for action in self}

    def _name_all(self, kind: Kind) -> None:
        start = self._codec.start(kind.name)
        for step, values in enumerate(product(*(range(f.values) for f in kind.fields))):
            labels = [self._labels[kind.name, f.name] for f in kind.fields]
            if any(v >= len(known) for v, known in zip(values, labels, strict=True)):
                continue
            shown = [known[v] for v, known in zip(values, labels, strict=True)]
            fields = {f.name: label for f, label in zip(kind.fields, shown, strict=True)}
            while shown and values[len(shown) - 1] == kind.fields[len(shown) - 1].default:
                shown.pop()
            action = Action(start + step, kind.name, fields, " ".join([kind.name, *shown]))
            self._by_number[action.number] = action
            self._by_labels[kind.name, *fields.values()] = action

    def labels(self, kind: str, field: str) -> list[str]:
        """What the values of a field are called, in their order."""
        return self._labels[kind, field]

    def __getitem__(self, number: int) -> Action:
        action = self._by_number[number] if 0 <= number < len(self._by_number) else None
        if action is None:
            raise InvalidActionError(f"there is no action number {number} with these options")
        return action

    def __iter__(self) -> Iterator[Action]:
        return (action for action in self._by_number if action is not None)

    def __len__(self) -> int:
        return len(self._by_labels)

    def parse(self, text: str) -> Action:
        """The action a text names; `InvalidActionError` says what in it names none."""
        if text in self._by_text:  # as logs have it
            return self._by_text[text]
        words = text.split()
        kinds = self._codec.kinds
        kind = kinds.get(_spelled(words[0], list(kinds))) if words else None
        if kind is None:
            raise InvalidActionError(f"{text!r}: an action begins with one of {', '.join(kinds)}")
        given = words[1:]
        for field in kind.fields[len(given) :]:
            known = self._labels[kind.name, field.name]
            if field.default is not None and field.default < len(known):
                given.append(known[field.default])
        if len(given) != len(kind.fields):
            shape = " ".join([kind.name, *(f"<{field.name}>" for field in kind.fields)])
            raise InvalidActionError(f"{text!r}: {len(words) - 1} values given for {shape!r}")
        for i, field in enumerate(kind.fields):
            known = self._labels[kind.name, field.name]
            given[i] = _spelled(given[i], known)
            if given[i] not in known:
                listed = ", ".join(known) if len(known) < 8 else f"{', '.join(known[:3])}, … {known[-1]}"
                raise InvalidActionError(f"{text!r}: {given[i]!r} is no value of {field.name!r} ({listed})")
        return self._by_labels[kind.name, *given]


def _spelled(word: str, known: Sequence[str]) -> str:
    """A word as it is known: as it stands, or else in other capitals."""
    if word in known:
        return word
    return next((label for label in known if label.casefold() == word.casefold()), word)
