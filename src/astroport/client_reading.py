"""What a program's client makes of the records and notes that come over the wire: choices and sentences.

Of a game with a layout the server sends how things stand and what happened, in numbers; the rules that this library has
say what can be done and what that is called.
"""

from __future__ import annotations

from base64 import b64decode

import numpy as np
from msgspec.structs import replace

from astroport.core.compiled_game import compiled_game
from astroport.core.contract import SPECTATOR, Game
from astroport.core.layout import layout_hash
from astroport.core.registry import game as game_called
from astroport.core.sentences import Reader, sentences
from astroport.core.view import View
from astroport.server import messages as m


def knows_rules(info: m.TableInfo) -> bool:
    """Whether this library has the rules in whose numbers a table is told."""
    return info.layout is not None and info.layout == layout_hash(game_called(info.game))


def read(info: m.TableInfo, news: m.News) -> m.News:
    """News with what their records and notes say."""
    if not knows_rules(info):
        return news
    seen = Reading(info, news.seats, news.view.seat).view(news.view)
    return replace(news, view=seen, events=read_past(info, news, news.events))


def read_past(info: m.TableInfo, news: m.News, events: list[m.Event]) -> list[m.Event]:
    """What happened before some news, or in them, with what its notes say."""
    if not knows_rules(info):
        return events
    reading = Reading(info, news.seats, news.view.seat)
    return [reading.event(event) for event in events]


class Reading:
    """Reads for somebody who looks from a seat, or from outside."""

    def __init__(self, info: m.TableInfo, seats: list[m.SeatInfo], seat: int | None) -> None:
        self.game: Game = game_called(info.game)
        mine = [each.seat for each in seats if each.yours]
        self.seats, self.options = info.seats, info.options
        names = [each.name or each.letter for each in seats]
        self.reader = Reader(names, SPECTATOR if seat is None else seat, mine[0] if len(mine) == 1 else None)
        self.sentences = sentences(self.game, self.seats, self.options)
        self._acts = {each.seat for each in seats if each.yours and not each.away and each.level is None}

    def view(self, view: m.View) -> m.View:
        """A view with its choices and its question."""
        if view.record is None:
            return view
        seat, lexicon = self.reader.seat, self.game.variant(self.seats, self.options).lexicon
        state = np.frombuffer(bytearray(b64decode(view.record)), self.game.state.STATE)
        out = np.zeros(self.game.codec.count, np.int16)
        may = view.seat in view.awaited and view.seat in self._acts
        count = compiled_game(self.game).module.legal(state[0], seat, out) if may else 0
        actions = tuple(lexicon[number] for number in out[:count].tolist())
        seen = View(self.game, self.seats, self.options, seat, state, tuple(view.awaited), actions)
        said = [(each, self.sentences.choice(state, seat, each, self.reader)) for each in actions]
        return replace(
            view,
            choices=[m.Choice(each.text, each.kind, dict(each.fields), m.text(text)) for each, text in said],
            prompt=view.prompt or m.text(self.sentences.prompt(state, seat, seen.actions, self.reader)),
        )

    def event(self, event: m.Event) -> m.Event:
        """An event with its lines."""
        events = self.game.state.EVENTS
        told = self.sentences.of((events.happened(note.kind, note.numbers) for note in event.notes), self.reader)
        return replace(event, lines=[*event.lines, *(m.LogLine(seat, m.text(text)) for seat, text in told)])
