"""What people are shown and told of a game, in every position: all of it, and no more than they can see."""

from __future__ import annotations

import json
from typing import Any

from astroport.core.contract import CHANCE
from astroport.core.sentences import by_letter
from astroport.core.sentences import sentences as of_variant
from astroport.core.words import LANGUAGES
from astroport.testing.events import heard
from astroport.testing.position import Position, Tried, hidden, some_of, tried


def everything_can_be_shown(p: Position) -> None:
    """What is drawn, asked and offered: in one position in this language, in the next in another."""
    lang = LANGUAGES[p.ply % len(LANGUAGES)]
    sentences = of_variant(p.game, p.seats, p.options)
    for viewer in p.viewers():
        view, reader = hidden(p, p.state, viewer), by_letter(viewer)
        actions = [p.table[a] for a in p.legal(viewer)] if viewer in p.awaited() else []
        json.dumps(p.game.picture(view[0], viewer))
        if not p.game.draw(view[0], actions).strip():
            p.broken(f"nothing is drawn for {viewer}")
        said = [sentences.prompt(view, viewer, actions, reader)]
        said += [sentences.choice(view, viewer, action, reader) for action in some_of(p, actions)]
        if not all(text.to(lang) for text in said):
            p.broken(f"nothing is said to {viewer}")


def what_looks_the_same_is_told_the_same(p: Position) -> None:
    """In words, and in what the rules note.

    In the true world and in some that a viewer could be in as well, a seat's actions are tried: wherever the viewer
    sees the same afterwards (and, if it acted itself, did the same), it must be told the same.
    """
    for seat in p.awaited():
        for viewer in p.viewers():
            told: dict[tuple[bytes, int], tuple[Any, Any]] = {}
            for one in tried(p, seat, viewer):
                words, events = said = _words(p, one, seat, viewer), _events(p, one, seat, viewer)
                before = told.setdefault(one.looks, said)
                if before[0] != words:
                    p.broken(f"{viewer} is told more about {p.called(one.action)} of seat {seat} than it can see")
                if before[1] != events:
                    p.broken(f"{viewer} hears more of {p.called(one.action)} of seat {seat} than it can see: {events}")


def _words(p: Position, one: Tried, seat: int, viewer: int) -> list[str]:
    """The sentences in which a game tells an action itself."""
    if p.game.has_events:
        return []
    lines = p.game.present.log_lines(one.before[0], seat, p.table[one.action], one.after[0], viewer)
    if any(type(line.seat) is not int for line in lines):  # NumPy's own numbers cannot be sent
        p.broken(f"what is told about {p.called(one.action)} has a seat that is no int")
    words = [line.you if line.seat == viewer else line.they.fill(who="?") for line in lines]
    texts = [text for each in words for text in each]
    if (not texts and not _may_go_untold(p, seat, one.action)) or not all(texts):
        p.broken(f"{viewer} is told nothing about {p.called(one.action)} of seat {seat}")
    return texts


def _events(p: Position, one: Tried, seat: int, viewer: int) -> Any:
    """What a viewer hears of it, where the rules say what happens."""
    if one.notes is None:
        return None
    found = heard(p, one.notes, viewer)
    if not found and not _may_go_untold(p, seat, one.action):
        p.broken(f"{viewer} hears nothing of {p.called(one.action)} of seat {seat}")
    return found


def _may_go_untold(p: Position, seat: int, action: int) -> bool:
    """Chance's actions, and those of a plan: one of several may be."""
    plan = p.game.plan
    return seat == CHANCE or (plan is not None and p.table[action].kind in plan.kinds)


TOLD = (everything_can_be_shown, what_looks_the_same_is_told_the_same)
