"""`check(game)`: the contract of docs/contract.md, tried on a game from every side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from itertools import combinations
from math import sqrt
from typing import Any

import numba
import numpy as np
from numba.core.runtime.nrt import rtsys
from numpy.typing import NDArray

from astroport.bots.search_bot import SearchParams, Tree, help_of
from astroport.core import rulebook
from astroport.core.compiling import compiled
from astroport.core.contract import CHANCE, FUNCTIONS, Game, Value
from astroport.core.luck import SeededLuck
from astroport.core.match import Match
from astroport.core.record import dumps, load
from astroport.core.seeds import generators
from astroport.testing.events import SAID, Tally, check_declared, check_worded
from astroport.testing.lockstep import check_lockstep
from astroport.testing.player import WATCHED, Player, watched
from astroport.testing.position import BY_THE_RULES, BrokenGameError, Position, copied, hidden
from astroport.testing.telling import TOLD
from astroport.testing.words import check_words

Variant = tuple[int, dict[str, Value]]
LARGEST_STATE = 512
MANY_VARIANTS = 24
SPARED = 7  # in many variants with long matches, a part of that; odd, so that everybody's turn comes
FEW, MANY = 5, 50  # matches and simulations in which memory taken is counted
numba.config.NRT_STATS = True  # type: ignore[attr-defined]  # Numba counts it from the first function on that is compiled
PRESENTED = ("LEGEND", "draw", "prompt", "describe", "log_lines")


def check(
    game: Game,
    *,
    matches: int | None = None,
    fast_matches: int = 2000,
    one_in: int = 1,
    gpu: bool = True,
    say: Callable[[str], None] = print,
) -> None:
    """Hold a game to the contract; `BrokenGameError` says where it is not kept.

    In every variant `fast_matches` are played to their end. In enough of them that any two values meet, and in one only
    of those that begin with the same state, `matches` are watched position by position (two, or one where there are
    many variants); where the game's bot.py has a `pick`, the first one is random and the others are played by it, so
    that what random players hardly reach is seen too. Where there is one match a variant, every other variant's is.
    Where matches may be long besides, fewer are played, and fewer positions of them are watched. Who is in a hurry has
    `one_in` so many positions watched.
    """
    check_declaration(game)
    secrets, blanked = set(game.state.SECRETS), set[str]()
    tally = Tally(game) if game.has_events else None
    views = 0
    variants = matters(game)
    if matches is None:
        matches = max(1, min(2, MANY_VARIANTS // len(variants)))
    sparing = matches == 1 and game.max_plies > 10 * WATCHED
    share = one_in * (SPARED if sparing else 1)
    every = distinct(game, game.variants())
    for seats, options in every:
        check_ends(game, seats, options, -(-fast_matches * MANY_VARIANTS // len(every)) if sparing else fast_matches)
    for number, (seats, options) in enumerate(distinct(game, variants)):
        by_pick = matches == 1 and number % 2 == 1
        shown = " ".join(f"{name}={value}" for name, value in options.items())
        say(f"{game.slug}, {seats} seats {shown}")
        check_lockstep(game, seats, options, seed=0, purposeful=by_pick, share=share)
        for seed in range(matches):
            blanked |= check_walk(game, seats, options, seed, seed > 0 or by_pick, share, secrets - blanked, tally)
        check_comebacks(game, seats, options, seed=0, share=share)
        views += check_frequencies(game, seats, options)
    if blanked != secrets:
        raise BrokenGameError(f"{game.slug}: secrets are {sorted(secrets)}, but hide blanks {sorted(blanked)}")
    if blanked and not views:
        say(f"{game.slug}: too many openings to see how often redeal gives each; check_frequencies a case of your own")
    if tally:
        tally.play_more(variants)
        tally.check()
    check_memory(game, say)
    if gpu:
        check_gpu(game)


def matters(game: Game) -> list[Variant]:
    """The variants to try: all of them, or where they are many, enough that any two values meet."""
    variants = list(game.variants())
    if len(variants) <= MANY_VARIANTS:
        return variants

    def pairs(variant: Variant) -> set[Any]:
        seats, options = variant
        return set(combinations([("seats", seats), *options.items()], 2))

    chosen: list[Variant] = []
    missing = set().union(*map(pairs, variants))
    while missing:
        best = max(variants, key=lambda variant: len(pairs(variant) & missing))
        chosen.append(best)
        missing -= pairs(best)
    return chosen


def distinct(game: Game, variants: Iterable[Variant]) -> list[Variant]:
    """One variant of those that begin with the same state: rules see nothing else, so their matches are the same."""
    first: dict[bytes, Variant] = {}
    for seats, options in variants:
        first.setdefault(Position(game, seats, options).state.tobytes(), (seats, options))
    return list(first.values())


def check_declaration(game: Game) -> None:
    """What is declared is there and fits together."""
    books = rulebook.read_all(game.folder)
    for rule in books["en"].rules:
        if not rule.startswith(f"{game.prefix}-"):
            raise BrokenGameError(f"{game.slug}: rule {rule} does not begin with {game.prefix}-")
    missing = [name for name in FUNCTIONS if not hasattr(game.rules, name)]
    if missing:
        raise BrokenGameError(f"{game.slug}: rules lack {', '.join(missing)}")
    for number in game.refusals:
        if game.rule_id(number) not in books["en"].rules:
            raise BrokenGameError(f"{game.slug}: rules name {game.rule_id(number)}, which no rulebook has")
    unknown = set(game.state.SECRETS) - set(game.state.STATE.names or ())
    if unknown:
        raise BrokenGameError(f"{game.slug}: the state has no field {min(unknown)!r} to be secret")
    if game.state.STATE.itemsize > LARGEST_STATE:
        raise BrokenGameError(
            f"{game.slug}: a state takes {game.state.STATE.itemsize} bytes, more than {LARGEST_STATE}"
        )
    if not any(variant[0] == game.seats[0] for variant in game.variants()):
        raise BrokenGameError(f"{game.slug}: no variant for {game.seats[0]} seats")
    game.settle(game.seats[0])
    if game.has_events:
        check_declared(game, matters(game))
        check_worded(game)
    if any(game.folder.glob("words.*.ftl")):
        check_words(game.slug)
    lacking = [] if game.has_events else [name for name in PRESENTED if not hasattr(game.present, name)]
    if lacking:
        raise BrokenGameError(f"{game.slug}: the presentation lacks {', '.join(lacking)}")
    for seats, options in matters(game):
        lexicon = game.variant(seats, options).lexicon
        for answer in game.answers:
            if not set(answer.kinds) <= set(game.codec.kinds) or lexicon.parse(answer.default).kind not in answer.kinds:
                raise BrokenGameError(f"{game.slug}: {answer} is no question with {answer.default!r} among its answers")
        for action in lexicon:
            if lexicon.parse(action.text) is not action or lexicon[action.number] is not action:
                raise BrokenGameError(f"{game.slug}: {action!r} does not come back from its name or number")


def check_ends(game: Game, seats: int, options: Mapping[str, Value], matches: int) -> None:
    """Random matches end within the declared bound, with results from 0 to 1."""
    p = Position(game, seats, options)
    results, lengths = np.zeros((matches, seats)), np.zeros(matches, np.int64)
    layout, blank = game.variant(seats, options).layout, p.engine.blank
    p.engine.module.play_matches(blank.copy(), blank, layout, generators(1)[0], results, lengths)
    if lengths.min() < 0:
        p.broken(f"match {lengths.argmin()} of seed 1 has no way on, or no end within {game.max_plies} actions")
    if results.min() < 0 or results.max() > 1 or np.isnan(results).any():
        p.broken("a result is not between 0 and 1")


def check_memory(game: Game, say: Callable[[str], None]) -> None:
    """Compiled rules take no memory, nor does what bot.py offers: ten times as much play takes it no more often."""
    if not compiled(game.rules.apply):
        return
    seats = game.seats[-1]
    p = Position(game, seats, options := game.settle(seats))
    layout, blank = game.variant(seats, options).layout, p.engine.blank

    def play(matches: int) -> None:
        results, lengths = np.zeros((matches, seats)), np.zeros(matches, np.int64)
        p.engine.module.play_matches(blank.copy(), blank, layout, generators(1)[0], results, lengths)

    match = Match(game, seats, options, SeededLuck(1))
    tree = Tree(game, most_nodes=1 << 12) if help_of(game).functions else None

    def search(simulations: int) -> None:
        if tree:
            view = match.view(match.awaited[0])
            tree.grow(view, generators(1)[0], SearchParams().numbers_for(game), simulations)

    for part, act in (("rules", play), ("bot.py", search)):
        act(FEW)  # compiled now, if it never was
        try:
            few, many = (_taken(act, times) for times in (FEW, MANY))
        except RuntimeError:
            say(f"{game.slug}: memory is not counted; import astroport.testing before anything is compiled")
            return
        if many != few:
            raise BrokenGameError(f"{game.slug}: memory is taken by {part}: {few} times in {FEW}, {many} in {MANY}")


def _taken(act: Callable[[int], None], times: int) -> int:
    runtime: Any = rtsys
    before: int = runtime.get_allocation_stats().alloc
    act(times)
    return int(runtime.get_allocation_stats().alloc) - before


def properties(game: Game) -> tuple[Callable[[Position], None], ...]:
    """What holds in every position of a game."""
    return (*BY_THE_RULES, *TOLD, *(SAID if game.has_events else ()))


def check_walk(
    game: Game,
    seats: int,
    options: Mapping[str, Value],
    seed: int,
    purposeful: bool = False,
    share: int = 1,
    sought: Set[str] = frozenset(),
    tally: Tally | None = None,
) -> set[str]:
    """The properties of positions along a match to its end; which fields were blank to somebody.

    Where these are sought, every position is searched for them, also those that are not watched.
    """
    p, player = Position(game, seats, options), Player(game, seed, purposeful)
    blanked: set[str] = set()
    while True:
        closely = p.over or watched(p.ply, share)
        for holds in properties(game) if closely else ():
            holds(p)
        for viewer in p.viewers() if closely or sought - blanked else ():
            view, state = hidden(p, p.state, viewer), p.state
            blanked |= {name for name in state.dtype.names or () if (view[name] != state[name]).any()}
        if p.over:
            return blanked
        seat = player.luck.choice(p.awaited())
        action = player.choose(p.buffer[0].state, seat, p.legal(seat))
        if tally:
            tally.play(p, seat, action)
        else:
            p.play(seat, action)


def check_comebacks(game: Game, seats: int, options: Mapping[str, Value], seed: int, share: int = 1) -> None:
    """Save, load, replay, fork and undo come back to the same bytes; what was kept never changes through later play."""
    player = Player(game, seed, purposeful=True)
    match = Match(game, seats, options, SeededLuck(seed))
    kept: list[tuple[int, bytes, NDArray[Any], Match, str]] = []
    plies: list[int] = []
    while not match.over:
        plies.append(match.ply)
        if share == 1 or watched(match.ply, share):
            kept.append((match.ply, match.state.tobytes(), match.state, match.fork(), dumps(match.record())))
        seat = player.luck.choice(match.awaited)
        match.play(player.choose(match.state[0], seat, match.numbers(seat)), seat)
    kept.append((match.ply, match.state.tobytes(), match.state, match.fork(), dumps(match.record())))

    def broken(ply: int, how: str) -> BrokenGameError:
        return BrokenGameError(f"{game.slug}, {seats} seats, {dict(options)}, ply {ply}: {how}")

    for ply, octets, state, fork, text in kept:
        if state.tobytes() != octets or fork.state.tobytes() != octets:
            raise broken(ply, "later play changed an earlier state")
        if match.fork(ply).state.tobytes() != octets:
            raise broken(ply, "a fork at this ply is another position")
        if dumps(fork.record()) != text:
            raise broken(ply, "later play changed an earlier record")
        loaded = load(text, game)
        if loaded.state.tobytes() != octets or dumps(loaded.record()) != text:
            raise broken(ply, "a record loaded again is another match")
    undone, before = match.fork(), {ply: octets for ply, octets, *_ in kept}
    for ply in reversed(plies):
        undone.undo()
        if undone.ply != ply or undone.state.tobytes() != before.get(ply, undone.state.tobytes()):
            raise broken(ply, "undo does not come back to this position")


def check_frequencies(
    game: Game,
    seats: int,
    options: Mapping[str, Value],
    then: Sequence[tuple[int, str]] = (),
    most: int = 5000,
    samples: int = 4000,
) -> int:
    """Redealt worlds come as often as the true ones do, by enumeration; how many views were tried.

    All ways in which chance can open a match are enumerated (and `then` is played in each, where it is legal). Among
    those that look alike to a seat, what `redeal` gives must be distributed as they are (chi-square, one chance in a
    million of a false alarm a view). Openings with more than `most` ways are left to a test of the game's own.
    """
    p = Position(game, seats, options)
    lexicon = game.variant(seats, options).lexicon
    worlds = _openings(p.engine.module, p.buffer, 1.0, most)
    for buffer, _ in worlds:
        for seat, text in then:
            p.engine.step(buffer, seat, lexicon.parse(text).number)
    tried = 0
    for viewer in p.viewers():
        alike: dict[bytes, dict[bytes, float]] = {}
        for buffer, weight in worlds:
            state = copied(buffer["state"])
            same = alike.setdefault(hidden(p, state, viewer).tobytes(), {})
            same[state.tobytes()] = same.get(state.tobytes(), 0.0) + weight
        for view, expected in list(alike.items())[:20]:
            if len(expected) > 1:
                _compare(p, viewer, view, expected, samples)
                tried += 1
    return tried


def _openings(engine: Any, buffer: NDArray[Any], weight: float, most: int) -> list[tuple[NDArray[Any], float]]:
    """Every way chance can open a match, with its probability; none if they are too many."""
    if buffer[0].awaited != 1 << CHANCE:
        return [(buffer, weight)]
    if buffer[0].choices > most:
        return []
    worlds: list[tuple[NDArray[Any], float]] = []
    for action in buffer[0].legal[: buffer[0].choices].tolist():
        after = buffer.copy()
        engine.step(after, CHANCE, action)
        further = _openings(engine, after, weight / int(buffer[0].choices), most // int(buffer[0].choices))
        if not further or len(worlds) + len(further) > most:
            return []
        worlds += further
    return worlds


def _compare(p: Position, viewer: int, view: bytes, expected: Mapping[bytes, float], samples: int) -> None:
    rng = generators(viewer)[0]
    seen = dict.fromkeys(expected, 0)
    for _ in range(samples):
        world = copied(np.frombuffer(view, p.game.state.STATE))
        p.engine.module.fill_for(world, viewer, rng)
        if world.tobytes() not in seen:
            p.broken(f"redeal for {viewer} gives a world that cannot be: {p.game.picture(world[0], viewer)}")
        seen[world.tobytes()] += 1
    total = sum(expected.values())
    due = {world: samples * weight / total for world, weight in expected.items()}
    if too_far([(seen[world], due[world]) for world in due]):
        counts = sorted(seen.values())
        p.broken(f"redeal for {viewer} does not give its {len(due)} worlds as often as they come: {counts}")


def too_far(counted: Iterable[tuple[int, float]], z: float = 4.75) -> bool:
    """Whether counts are too far from what is due to be chance (chi-square by Wilson and Hilferty's cube root).

    >>> too_far([(100, 100.0), (105, 100.0), (95, 100.0)])
    False
    >>> too_far([(160, 100.0), (80, 100.0), (60, 100.0)])
    True
    """
    pairs = list(counted)
    freedom = len(pairs) - 1
    chi_square = sum((seen - due) ** 2 / due for seen, due in pairs)
    spread = 2 / (9 * freedom)
    return bool((chi_square / freedom) ** (1 / 3) > 1 - spread + z * sqrt(spread))


def check_gpu(game: Game) -> None:
    """The rules compile for a GPU, on a machine that need not have one, and their tables fit into it."""
    from astroport.testing.ptx import CONSTANT_MEMORY, constants, ptx

    for name, code in ptx(game, optimised=False).items():
        if ".entry" not in code:
            raise BrokenGameError(f"{game.slug}: {name} compiled to no kernel")
        if constants(code) > CONSTANT_MEMORY:
            raise BrokenGameError(
                f"{game.slug}: tables of {name} take {constants(code)} bytes; a GPU has {CONSTANT_MEMORY}"
            )
