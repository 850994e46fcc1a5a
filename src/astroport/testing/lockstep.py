"""Interpreter and compiled rules side by side through a match, byte for byte.

In the interpreter a small integer overflows where compiled code does not, and an index that leaves its field is noticed
(`watching.py`): both are errors.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.compiling import plain
from astroport.core.contract import FUNCTIONS, NOTING, Game, Value
from astroport.core.events import CUTS, MOST_ANSWERS, MOST_NUMBERS, NOTED, Notes, blank_notes
from astroport.core.seeds import generators
from astroport.testing.events import answered, asked, questions
from astroport.testing.player import Player, watched
from astroport.testing.position import Position, copied, hidden, noted, seats_in
from astroport.testing.watching import Watched, line_of, watching

VIEWS_COMPARED = 1 / 3  # of the positions of a match
DESCRIBED = 2  # actions as choices, in each state compared
ERRORS = (RuntimeWarning, FloatingPointError, OverflowError, IndexError)


def check_lockstep(
    game: Game,
    seats: int,
    options: Mapping[str, Value],
    seed: int,
    verdicts: int = 12,
    purposeful: bool = False,
    share: int = 1,
) -> None:
    """A match of a variant in both."""
    both = Lockstep(Position(game, seats, options), Player(game, seed, purposeful), verdicts)
    with warnings.catch_warnings(), np.errstate(all="raise"):
        warnings.simplefilter("error")
        try:
            both.play_through(share)
        except ERRORS as error:
            both.p.broken(f"the interpreter says: {line_of(game, error)}{error}")


class Lockstep:
    """A match in which everything is asked of both."""

    def __init__(self, p: Position, player: Player, verdicts: int) -> None:
        self.p, self.player, self.luck, self.verdicts = p, player, player.luck, verdicts
        rules, names = p.game.rules, (*FUNCTIONS, *(NOTING if p.game.has_events else ()))
        self.plainly = {name: plain(getattr(rules, name), Watched) for name in names}
        self.queries = {query.__name__: plain(query, Watched) for query in getattr(rules, "QUERIES", {})}
        self.s = np.zeros(1, watching(p.game.state.STATE))
        self.out = np.zeros(p.game.codec.count, np.int16).view(Watched)

    def same(self, name: str, compiled: object, interpreted: object) -> None:
        """Both answer the same."""
        if compiled != interpreted:
            self.p.broken(f"{name}: compiled {compiled}, interpreted {interpreted}")

    def play_through(self, share: int) -> None:
        """From the beginning to the end; of a long match some positions are looked at closely."""
        p = self.p
        self.plainly["setup"](self.s[0], p.game.variant(p.seats, p.options).layout[0])
        while True:
            self.same("state", p.state.tobytes(), self.s.tobytes())
            self.same("awaited", int(p.buffer[0].awaited), int(self.plainly["awaited"](self.s[0])))
            closely = share == 1 or p.over or watched(p.ply, share)
            if p.over or (closely and self.luck.random() < VIEWS_COMPARED):
                self.views()
            if p.over:
                break
            for seat in seats_in(int(p.buffer[0].awaited)) if closely else ():
                self.choices(seat, p.state, self.s)
            seat = self.luck.choice(p.awaited())
            self.play(seat, self.player.choose(p.buffer[0].state, seat, p.legal(seat)), closely)
        results = np.zeros((2, p.game.seats[-1]))
        p.engine.payoffs(p.state, results[0])
        self.plainly["payoff"](self.s[0], results[1])
        self.same("payoff", results[0].tolist(), results[1].tolist())

    def choices(self, seat: int, compiled: NDArray[Any], interpreted: NDArray[Any]) -> None:
        """What a seat may do in a state, or in what it sees of it; and some of what it may not.

        Here too the interpreter comes first.
        """
        rules, out, count = self.p.engine.module, self.p.out, self.p.game.codec.count
        n = self.plainly["legal"](interpreted[0], seat, self.out)
        listed = rules.legal(compiled[0], seat, out)
        self.same("legal", out[:listed].tolist(), self.out[:n].tolist())
        for action in self.luck.sample(range(count), min(self.verdicts, count)):
            verdict = int(self.plainly["verdict"](interpreted[0], seat, action))
            self.same("verdict", int(rules.verdict(compiled[0], seat, action)), verdict)

    def play(self, seat: int, action: int, noting: bool) -> None:
        """Play an action, noted or not: it ends the same."""
        before = self.p.state
        self.p.play(seat, action)
        if not (noting and self.p.game.has_events):
            self.plainly["apply"](self.s[0], seat, action, None)
            return
        notes = self.blank()
        self.plainly["apply"](self.s[0], seat, action, notes)
        self.same_notes("play_noting", before, seat, action, notes)

    def views(self) -> None:
        """What each viewer sees, what could be behind it, and what is said of both."""
        p, watching_now = self.p, self.luck.choice(list(self.p.viewers()))
        for viewer in p.viewers():
            compiled, interpreted = hidden(p, p.state, viewer), copied(self.s)
            self.plainly["hide"](interpreted[0], viewer)
            self.same(f"hide from {viewer}", compiled.tobytes(), interpreted.tobytes())
            awaited = int(self.plainly["awaited"](interpreted[0]))
            self.same(f"awaited as {viewer} sees it", int(p.engine.module.awaited(compiled[0])), awaited)
            if viewer in p.awaited():
                self.choices(viewer, compiled, interpreted)
            if p.game.has_events and viewer == watching_now:
                self.said(copied(interpreted), viewer)
                self.said(copied(self.s), viewer)
            rngs = generators(p.ply).repeat(2, axis=0)
            p.engine.module.fill_for(compiled, viewer, rngs[0])
            self.plainly["redeal"](interpreted[0], viewer, rngs[1])
            self.same(f"redeal for {viewer}", compiled.tobytes(), interpreted.tobytes())
            self.same("random numbers", rngs[0].tolist(), rngs[1].tolist())

    def said(self, state: NDArray[Any], viewer: int) -> None:
        """What is asked, offered, answered and foretold: of any action, legal or not, and of whoever's turn it is.

        The interpreter comes first: it knows when an index leaves its field.
        """
        p, of_compiled = self.p, copied(state).view(self.p.game.state.STATE)
        out = np.zeros(MOST_NUMBERS, np.int64).view(Watched)
        number = int(self.plainly["prompt"](state[0], viewer, out))
        self.same("prompt", asked(p, of_compiled, viewer), p.game.state.PROMPTS.asked(number, out))
        lexicon = [number for number, action in enumerate(p.table) if action is not None]
        for action in self.luck.sample(lexicon, min(DESCRIBED, len(lexicon))):
            notes, seat = self.blank(), self.luck.randrange(p.seats)
            self.plainly["describe"](state[0], seat, action, notes)
            self.same_notes("describe_for", of_compiled, seat, action, notes)
        for name, numbers in questions(p):
            found = np.zeros(MOST_ANSWERS, np.int64).view(Watched)
            n = int(self.queries[name](state[0], *numbers, found))
            self.same(f"query {name}", answered(p, of_compiled, name, numbers), found[:n].tolist())
        if viewer in p.awaited():
            notes, action, after = self.blank(), self.luck.choice(p.legal(viewer)), copied(state)
            sure = self.plainly["preview"](after[0], viewer, action, notes)
            self.same("sure", bool(self.same_notes("preview_for", of_compiled, viewer, action, notes)), bool(sure))
            self.same("preview", of_compiled.tobytes(), after.tobytes())

    def blank(self) -> Notes:
        """Room for what the interpreter notes."""
        state = self.p.game.state
        return blank_notes(state.STATE, state.MOST_EVENTS)

    def same_notes(self, entry: str, state: NDArray[Any], seat: int, action: int, interpreted: Notes) -> Any:
        """Both note the same; what compiled code answers, which may change the state."""
        compiled, answer = noted(self.p, entry, state, seat, action)
        for name, one, other in zip(Notes._fields, compiled, interpreted, strict=True):
            n = {"rows": compiled.book[NOTED], "cuts": compiled.book[CUTS]}.get(name, len(one))
            what = f"{name} of what {entry.removesuffix('_for')} notes of {self.p.called(action)}"
            self.same(what, one[:n].tobytes(), other[:n].tobytes())
        return answer
