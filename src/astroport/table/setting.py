"""What goes together before a match: what was chosen last stands, and the rest follows no further than it must.

A setting is the number of seats and a value for every option, by name; the seats are called `seats`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from astroport.core.contract import Game, Value
from astroport.core.errors import InvalidOptionError
from astroport.core.refusal import refused

SEATS = "seats"
Setting = dict[str, Value]


@dataclass(frozen=True)
class Offer:
    """A value that could be chosen next: what would change with it; or the rule by which it cannot be had at all."""

    value: Value
    brings: Mapping[str, Value]
    rule: str | None


def read(game: Game, seats: int, options: Mapping[str, Value]) -> Setting:
    """What somebody has chosen, in full; it may not go together."""
    known = {option.name for option in game.options}
    try:
        if seats not in game.seats or not options.keys() <= known:
            game.settle(seats, options)
        return {SEATS: seats, **{o.name: o.read(options.get(o.name, o.default)) for o in game.options}}
    except InvalidOptionError as error:
        raise refused("setting", what=str(error)) from None


def settled(game: Game, wanted: Setting, last: str = "") -> Setting:
    """The setting that the rules allow with as little as possible changed: not what was chosen last, if that can be
    had at all, and the number of seats only where no option can give way."""
    if last in wanted and (last, wanted[last]) not in possible(game):
        last = ""
    free = [name for name in (*(option.name for option in game.options), SEATS) if name != last]
    for many in range(len(free) + 1):
        for names in combinations(free, many):
            for values in product(*(_others(game, name, wanted[name]) for name in names)):
                found = wanted | dict(zip(names, values, strict=True))
                if invalid_combination(game, found) is None:
                    return found
    raise ValueError(f"{game.slug} cannot be played at all")


def offers(game: Game, now: Setting) -> dict[str, list[Offer]]:
    """Every value of every choice, as it would be if it were chosen next."""

    def offer(name: str, value: Value) -> Offer:
        wanted = now | {name: value}
        if (name, value) not in possible(game):
            return Offer(value, {}, invalid_combination(game, wanted))
        then = settled(game, wanted, name)
        return Offer(value, {other: then[other] for other in now if then[other] != wanted[other]}, None)

    return {name: [offer(name, value) for value in _values(game, name)] for name in now}


def invalid_combination(game: Game, setting: Setting) -> str | None:
    """The rule against a setting, or None."""
    options = {name: value for name, value in setting.items() if name != SEATS}
    return game.invalid_combination(int(setting[SEATS]), options)


@cache
def possible(game: Game) -> frozenset[tuple[str, Value]]:
    """Every value that can be had in some setting, with the name of its choice."""
    every = ({SEATS: seats, **options} for seats, options in game.variants())
    return frozenset(choice for setting in every for choice in setting.items())


def _values(game: Game, name: str) -> Sequence[Value]:
    return list(game.seats) if name == SEATS else game.option(name).values


def _others(game: Game, name: str, now: Value) -> list[Value]:
    """The other values of a choice: of seats the nearest first, of an option its default."""
    others = [value for value in _values(game, name) if value != now]
    if name == SEATS:
        return sorted(others, key=lambda value: abs(int(value) - int(now)))
    return sorted(others, key=lambda value: value != game.option(name).default)
