"""Why a bot acted, or what it advises, in words: as far as somebody may know it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from astroport.bots import Choice, remarks
from astroport.bots.explain import Grounds, Option, sentence
from astroport.bots.remarks import Silence
from astroport.core.codec import Action
from astroport.core.compiled_game import NumbaTypes, compile_once, compiled_game
from astroport.core.contract import CHANCE, Game
from astroport.core.match import Match
from astroport.core.seeds import generators
from astroport.core.sentences import Reader
from astroport.core.words import Name, Text, Words, house
from astroport.table import entries
from astroport.table.past import Event

ALTERNATIVES = 3  # that are shown beside what was played
WORLDS = 48  # that are tried for one in which play goes on as expected
PART = house("part-reasons")
NOTHING = Words(en="", fr="")


@dataclass(frozen=True)
class Weighed:
    """An action in words, and what was expected of it for each seat. Without its text where that would tell secrets."""

    action: str
    said: Text
    expected: list[float]


@dataclass(frozen=True)
class Reply:
    """An action that is expected of a seat, in words."""

    seat: int
    action: str
    said: Text


@dataclass(frozen=True)
class Account:
    """The reasons for an action: itself and the best alternatives, how play would go on, and a sentence about it.

    `remark` is what the bot says of its own accord.
    """

    action: str
    level: str
    weighed: list[Weighed]
    line: list[Reply]
    sentence: Text
    simulations: int
    remark: Text | None = None


Act = tuple[int, Action]
MOST_WEIGHED = 8  # that are kept with a move

_whole: WeakKeyDictionary[Event, Account] = WeakKeyDictionary()
_public: WeakKeyDictionary[Event, Account] = WeakKeyDictionary()


def noted(level: str, chosen: Choice) -> entries.Reasons:
    """What a bot says about its choice, as it is kept with its move."""
    kept = [each for i, each in enumerate(chosen.weighed) if i < MOST_WEIGHED or each.action is chosen.action]
    weighed = [entries.Weighed(each.action.text, [round(share, 4) for share in each.expected]) for each in kept]
    line = [(reply.seat, reply.action.text) for reply in chosen.line]
    return entries.Reasons(level, weighed, line, chosen.simulations)


def expectation(game: Game, action: str, why: entries.Reasons) -> list[float]:
    """What a bot may speak of to all: the results it expects; where not everybody knows all, what everybody expects."""
    if game.secrets:
        return why.public
    return next((each.expected for each in why.weighed if each.action == action), [])


def remark(game: Game, seat: int, action: str, why: entries.Reasons, silence: Silence) -> str:
    """What a bot says to all with its action; mostly nothing. What it overlooked is not for all where hands are not."""
    expected = expectation(game, action, why)
    best = why.weighed[0].expected if why.weighed and not game.secrets else []
    missed = best[seat] - expected[seat] if best and expected else 0.0
    return remarks.remark(expected, seat, silence, missed)


def account(match: Match, event: Event, whole: bool) -> Account | None:
    """Why a bot did this; None if no bot did it.

    Where its hand is not for everybody (not `whole`) only what it played, told as a spectator is told, and what each
    seat may expect from there, as everybody could find out: what the bot itself expects would tell of its hand. Either
    is made once.
    """
    entry = event.entry
    if not isinstance(entry, entries.Acted) or entry.reasons is None:
        return None
    made = _whole if whole else _public
    if event not in made:
        made[event] = (_of if whole else _in_public)(match, event, entry, entry.reasons)
    return made[event]


def _of(match: Match, event: Event, entry: entries.Acted, why: entries.Reasons) -> Account:
    state = event.steps[0].before.copy()
    compiled_game(match.game).blank_for(state, entry.seat)
    return _account(match, state, entry.seat, entry.action, why, event.names, hint=False)


def _in_public(match: Match, event: Event, entry: entries.Acted, why: entries.Reasons) -> Account:
    step = event.steps[0]
    told = match.sentences.lines(step, Reader(event.names))
    said = told[0].text if told else NOTHING
    expected = why.public
    grounds = Grounds(entry.seat, event.names, Option(said, expected), outside=True)
    weighed = [Weighed("", said, expected)] if expected else []
    return Account("", why.level, weighed, [], sentence(grounds), 0, _remarked(why, NOTHING))


def _remarked(why: entries.Reasons, better: Text) -> Text | None:
    return remarks.words(why.remark, better) if why.remark else None


def advice(
    match: Match, seat: int, action: str, why: entries.Reasons, names: Sequence[Name], *, hint: bool = True
) -> Account:
    """What a bot would do on a seat, from what its player knows: as a hint to that player, or in its own name."""
    return _account(match, match.view(seat).state, seat, action, why, names, hint=hint)


def _account(
    match: Match,
    state: NDArray[Any],
    seat: int,
    action: str,
    why: entries.Reasons,
    names: Sequence[Name],
    *,
    hint: bool,
) -> Account:
    """All of it, from a position as its seat sees it."""
    reader = Reader(names, seat, seat if hint else None)
    order = [each.action for each in why.weighed]
    shown = [each for each in why.weighed if each.action != action][:ALTERNATIVES]
    chosen = next((each for each in why.weighed if each.action == action), entries.Weighed(action, []))
    found = [
        Weighed(each.action, match.sentences.choice(state, seat, match.action(each.action), reader), each.expected)
        for each in (chosen, *shown)
    ]
    line = [(who, match.action(text)) for who, text in why.line]
    replies = follow(match, state, reader, [(seat, match.action(action)), *line])[1:]
    grounds = Grounds(
        seat,
        names,
        Option(found[0].said, chosen.expected),
        [Option(each.said, each.expected) for each in found[1:]],
        [(reply.seat, reply.said) for reply in replies if reply.seat != CHANCE],
        forced=_choices(match.game, state, seat) == 1,
        first=not order or order[0] == action,
        complete=_choices(match.game, state, seat) == len(found),
    )
    weighed = found if why.weighed else []
    remarked = _remarked(why, found[1].said if found[1:] else NOTHING)
    return Account(action, why.level, weighed, replies, sentence(grounds, hint=hint), why.simulations, remarked)


# A line in words


def follow(match: Match, state: NDArray[Any], reader: Reader, line: Sequence[Act]) -> list[Reply]:
    """A line in words, as far as it can be followed in some world that could be the true one, for all a seat knows."""
    best: list[Reply] = []
    for world in _worlds(match.game, state, reader.seat):
        replies = _follow_in(match, world, reader, line)
        if len(replies) > len(best):
            best = replies
        if len(best) == len(line):
            break
    return best


def _worlds(game: Game, state: NDArray[Any], viewer: int) -> Iterator[NDArray[Any]]:
    if not game.secrets:
        yield state
        return
    rng = generators(0)[0]
    for _ in range(WORLDS):
        world = state.copy()
        redealing(game)(world, viewer, rng)
        yield world


@cache
def redealing(game: Game) -> Callable[[NDArray[Any], int, NDArray[np.int64]], None]:
    """The compiled function that fills what a seat does not know; the first time on a machine it takes a while."""
    types, module = NumbaTypes(game), compiled_game(game).module
    entry = {"fill_for": (types.states, types.number, types.numbers)}
    return compile_once(game, PART, module, entry)["fill_for"]


def _buffer(game: Game, state: NDArray[Any]) -> NDArray[Any]:
    buffer = compiled_game(game).buffer()
    buffer[0].state = state[0]
    return buffer


def _choices(game: Game, state: NDArray[Any], seat: int) -> int:
    return int(compiled_game(game).legal_for(_buffer(game, state), seat, np.empty(game.codec.count, np.int16)))


def _follow_in(match: Match, state: NDArray[Any], reader: Reader, line: Sequence[Act]) -> list[Reply]:
    """As much of a line as this world allows. What chance does in between is anything."""
    rules, buffer, luck = compiled_game(match.game), _buffer(match.game, state), random.Random(0)
    out = np.empty(match.game.codec.count, np.int16)
    replies: list[Reply] = []
    for seat, action in line:
        while seat != CHANCE and (outcomes := rules.legal_for(buffer, CHANCE, out)):
            rules.step(buffer, CHANCE, int(out[luck.randrange(outcomes)]))
        if rules.verdict_for(buffer, seat, action.number):
            break
        replies.append(Reply(seat, action.text, match.sentences.choice(buffer["state"], seat, action, reader)))
        rules.step(buffer, seat, action.number)
    return replies
