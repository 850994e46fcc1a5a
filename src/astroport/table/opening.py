"""Opening a table: a new one, one that goes on from a position, one for a rematch, one to look at a recorded match."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from astroport.core.contract import Game, Value
from astroport.core.errors import AstroportError, InvalidOptionError, RefusedError, UnknownGameError
from astroport.core.luck import SECRET_BYTES
from astroport.core.record import load
from astroport.core.refusal import refused
from astroport.core.registry import game as game_called
from astroport.table import entries, keys
from astroport.table.entries import NO_CLOCK, ClockRule, Opened
from astroport.table.state import TableState
from astroport.table.table import checked_level, checked_name

LETTERS_OF_ID = "abcdefghijkmnpqrstuvwxyz23456789"  # none that could be taken for another


def new_id() -> str:
    """The id of a new table: short enough to read out, too many to guess."""
    return "".join(secrets.choice(LETTERS_OF_ID) for _ in range(12))


def known_game(slug: str) -> Game:
    """A game by its slug, or why not."""
    try:
        return game_called(slug)
    except UnknownGameError:
        raise refused("no_game", what=slug) from None


def settled(game: Game, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options in full, or the rule against them."""
    try:
        rule = None
        if seats in game.seats:
            known = {o.name: o.read(options.get(o.name, o.default)) for o in game.options}
            rule = game.invalid_combination(seats, known)
        if rule:
            raise RefusedError(game.refusal_by(rule))
        return game.settle(seats, options)
    except InvalidOptionError as error:
        raise refused("setting", what=str(error)) from None


def opened(
    game: Game,
    chairs: Sequence[entries.Chair],
    options: Mapping[str, Value],
    *,
    opener: str,
    clock: ClockRule = NO_CLOCK,
    spectators: bool = True,
    hints: bool = True,
    answers: bool = True,
    strangers: bool = False,
    stand_in: str = "",
    came_from: str | None = None,
    moves: Sequence[tuple[int, str]] = (),
) -> Opened:
    """The first entry of a new table."""
    if clock.kind != "none" and clock.seconds < 1:
        raise refused("clock")
    return Opened(
        game=game.slug,
        rules_version=game.rules_version,
        chairs=[
            entries.Chair(c.people, checked_name(c.name), None if c.level is None else checked_level(c.level))
            for c in chairs
        ],
        options=settled(game, len(chairs), options),
        secret=secrets.token_hex(SECRET_BYTES),
        door=keys.new_door(),
        opener=opener,
        clock=clock if clock.kind != "none" else NO_CLOCK,
        spectators=spectators,
        hints=hints,
        answers=answers,
        strangers=strangers,
        stand_in=checked_level(stand_in),
        came_from=came_from,
        moves=list(moves),
    )


def forked(table: TableState, ply: int, chairs: Sequence[entries.Chair], *, opener: str, **more: Any) -> Opened:
    """The first entry of a table that begins where another one was at a ply. Its luck is its own."""
    if len(chairs) != len(table.chairs):
        raise refused("no_seat", seats=len(table.chairs))
    log = table.match.log
    if not 0 <= ply <= len(log):
        raise refused("no_ply", last=len(log))
    if ply == len(log) and table.match.over:
        raise refused("wait_over")
    moves = [(move.seat, move.action.text) for move in log[:ply]]
    return opened(
        table.game,
        chairs,
        table.match.options,
        opener=opener,
        hints=table.opened.hints,
        answers=table.opened.answers,
        came_from=table.id,
        moves=moves,
        **more,
    )


def again(table: TableState) -> Opened:
    """The first entry of a table for a rematch: the same people on the same seats."""
    chairs = [entries.Chair(sorted(chair.holders), chair.name, chair.level) for chair in table.chairs]
    was = table.opened
    return opened(
        table.game,
        chairs,
        table.match.options,
        opener=was.opener,
        clock=was.clock,
        spectators=was.spectators,
        hints=was.hints,
        answers=was.answers,
        strangers=was.strangers,
        stand_in=was.stand_in,
        came_from=table.id,
    )


def brought(record: Mapping[str, Any], opener: str) -> Opened:
    """The first entry of a table at which a recorded match is looked at."""
    try:
        match = load(record)
    except AstroportError as error:
        raise refused("record", what=str(error)) from None
    return Opened(
        game=match.game.slug,
        rules_version=record["rules_version"],
        chairs=[entries.Chair(name=p.name[:30], level=_level(p.bot)) for p in match.players],
        options=dict(match.options),
        secret="",
        door=keys.new_door(),
        opener=opener,
        record=dict(record),
    )


def _level(bot: str | None) -> str | None:
    try:
        return None if bot is None else checked_level(bot)
    except RefusedError:
        return None
