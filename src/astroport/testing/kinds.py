"""Kinds of things that can happen in a game: what its golden records must show, all of it.

They are derived from the game: every number of seats and every value of an option, every kind of action (which is a
choice), of event, also where a number of it is blank, and of question, and every rule that can forbid something.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.compiled_game import compiled_game
from astroport.core.contract import SPECTATOR, Game
from astroport.core.events import MOST_NUMBERS, noted
from astroport.core.match import Match
from astroport.testing.position import copied
from astroport.testing.scraping import sentences, told


@cache
def possible(game: Game) -> frozenset[str]:
    """Everything that can happen in a game."""
    variants = list(game.variants())
    return frozenset(
        {f"{seats} seats" for seats, _ in variants}
        | {f"{name}={value}" for _, options in variants for name, value in options.items()}
        | {f"action {kind}" for kind in game.codec.kinds}
        | {by_default(game)}
        | (declared(game) if game.has_events else {f"told {sentence!r}" for sentence in sentences(game)})
        | {f"refused by {game.rule_id(number)}" for number in game.refusals}
    )


def happened(match: Match) -> set[str]:
    """What of that happened in a match."""
    game = match.game
    refused = set[int]().union(*(refused_now(game, step.before, step.move.seat) for step in match.steps()))
    return (
        {f"{match.seats} seats"}
        | ({by_default(game)} if (match.seats, match.options) == (game.seats[0], game.settle(game.seats[0])) else set())
        | {f"{name}={value}" for name, value in match.options.items()}
        | {f"action {move.action.kind}" for move in match.log}
        | (said(match) if game.has_events else {f"told {sentence!r}" for sentence in told(match)})
        | {f"refused by {game.rule_id(number)}" for number in refused & game.refusals}
    )


def declared(game: Game) -> set[str]:
    """What rules can say: each kind of event, each of its numbers blank to somebody, each question."""
    events, prompts = game.state.EVENTS, game.state.PROMPTS
    return (
        {f"event {kind.name}" for kind in events}
        | {f"event {kind.name} without {kind.numbers[place].name}" for kind in events for place in kind.secrets}
        | {f"prompt {kind.name}" for kind in prompts}
    )


def said(match: Match) -> set[str]:
    """What the rules said in a match, to anybody."""
    game, seats = match.game, match.seats
    opening = asked(game, seats, match.fork(0, deal=False).state)
    moves = ((step.before, step.move.seat, step.move.action.number) for step in match.steps())
    return opening.union(*(said_of(game, seats, *move) for move in moves))


def said_of(game: Game, seats: int, before: NDArray[Any], seat: int, action: int) -> set[str]:
    """What they say of an action, and ask after it."""
    after, found = copied(before), set[str]()
    notes, _ = compiled_game(game).noted("play_noting", after, seat, action)
    for viewer in (*range(seats), SPECTATOR):
        for row in noted(notes, viewer):
            heard = game.state.EVENTS.read(row, viewer)
            found.add(f"event {heard.kind}")
            found |= {f"event {heard.kind} without {name}" for name, number in heard.numbers.items() if number is None}
    return found | asked(game, seats, after)


def asked(game: Game, seats: int, state: NDArray[Any]) -> set[str]:
    """What is asked of anybody."""
    prompts, prompt, out = (
        game.state.PROMPTS,
        compiled_game(game).noting["prompt_for"],
        np.zeros(MOST_NUMBERS, np.int64),
    )
    return {f"prompt {prompts.kind(prompt(state, viewer, out)).name}" for viewer in (*range(seats), SPECTATOR)}


def by_default(game: Game) -> str:
    """The match that most people play first, with the fewest seats."""
    return f"{game.seats[0]} seats by default"


def refused_now(game: Game, state: Any, seat: int) -> set[int]:
    """The rules that forbid something to a seat that is awaited, or to chance."""
    verdict = compiled_game(game).module.verdict
    return {verdict(state[0], seat, action) for action in range(game.codec.count)}


def not_combined(game: Game) -> set[str]:
    """The rules that forbid a combination of seats and options, by their ids."""
    names = [option.name for option in game.options]
    choices = product(game.seats, product(*(option.values for option in game.options)))
    rules = (game.invalid_combination(seats, dict(zip(names, values, strict=True))) for seats, values in choices)
    return {rule for rule in rules if rule is not None}
