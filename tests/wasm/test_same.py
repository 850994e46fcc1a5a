"""The rules and the search in the page's engine are the native ones: the same bytes, to the last bit."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import comets
import numpy as np
import pytest
from numpy.typing import NDArray

import astroport
from astroport.bots.search_bot import SearchParams, Tree
from astroport.core.compiled_game import NumbaTypes, compile_once, compiled_game
from astroport.core.contract import CHANCE, SPECTATOR, Game
from astroport.core.events import CUTS, MOST_NUMBERS, NOTED, Kinds, noted
from astroport.core.match import Match, Step
from astroport.core.record import blank_match
from astroport.core.seeds import generators
from astroport.core.view import View
from astroport.research.simulate import SIMULATION
from astroport.testing.events import answered, questions
from astroport.testing.golden import Golden
from astroport.testing.kit import matters
from astroport.testing.position import Position, hidden
from astroport.wasm.describe import section
from tests.command import run
from tests.wasm.engine import ask, options_of

GAMES = list(astroport.catalogue().values())
RECORDS = Path(__file__).parents[1] / "games"
EVERY = 3  # plies between two at which views and verdicts are compared
ACTIONS = 1_000_000
SIMULATIONS, NODES = 300, 1 << 12
STAGES = (0.02, 0.3, 0.6, 0.9)  # of a match, at which is searched

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def golden_records(game: Game) -> list[Golden]:
    return [Golden.read(path) for path in sorted((RECORDS / game.slug / "golden").glob("*.json"))]


def played(game: Game, golden: Golden) -> Match:
    match = blank_match(golden.record, game)
    for seat, text in golden.record["actions"]:
        match.follow(CHANCE if seat == "chance" else seat, match.action(text))
    return match


@each_game
def test_golden_records_come_to_the_same_states(game: Game) -> None:
    for golden in golden_records(game):
        match = played(game, golden)
        variant = game.variant(match.seats, match.options)
        plies = [[move.seat, move.action.number] for move in match.log]
        looked = list(looks(match))
        job = {"plies": plies, "every": EVERY, "questions": [look.questions for look in looked]}
        answer = ask(game.engine_file, "replay", options=options_of(game, variant), **job)
        differing = (
            ply for ply, pair in enumerate(zip(golden.hashes, answer["hashes"], strict=True)) if pair[0] != pair[1]
        )
        assert next(differing, None) is None, f"{golden.name}: another state after this ply"
        assert answer["looked"] == [look.hash for look in looked], golden.name
        assert answer["said"] == [look.said for look in looked], golden.name
        assert match.result is None or answer["result"] == list(match.result), golden.name


@dataclass(frozen=True)
class Look:
    """At a position of a match: the hash of what is seen and refused, and of what a game with events says besides."""

    hash: str
    questions: list[tuple[str, tuple[int, ...]]]  # to its queries
    said: str


def looks(match: Match) -> Iterator[Look]:
    """Every so many plies: what every viewer sees, and what the rules say to every action of whoever is awaited."""
    position = Position(match.game, match.seats, match.options)
    for ply, move in enumerate(match.log, 1):
        if ply % EVERY == 0:
            views = [hidden(position, position.state, viewer).tobytes() for viewer in position.viewers()]
            first, judge = position.awaited()[0], position.engine.verdict_for
            verdicts = [judge(position.buffer, first, action) for action in range(match.game.codec.count)]
            asked = questions(position) if match.game.has_events else []
            said = list(sayings(position, move.seat, move.action.number, asked)) if match.game.has_events else []
            yield Look(short_hash(*views, np.array(verdicts, np.int32).tobytes()), asked, short_hash(*said))
        position.play(move.seat, move.action.number)


def short_hash(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:8]


def sayings(p: Position, seat: int, action: int, asked: list[tuple[str, tuple[int, ...]]]) -> Iterator[bytes]:
    """Prompts, answers to queries; what each choice is and would do, by what its seat sees; what an action does."""
    for viewer in p.viewers():
        out = np.zeros(MOST_NUMBERS, np.int64)
        yield np.int64(p.engine.noting["prompt_for"](hidden(p, p.state, viewer), viewer, out)).tobytes() + out.tobytes()
    for name, numbers in asked:
        yield np.array(answered(p, p.state, name, numbers), np.int64).tobytes()
    for who in p.awaited():
        for choice in p.legal(who) if who != CHANCE else ():
            for name in ("describe_for", "preview_for"):
                yield left_behind(p, name, hidden(p, p.state, who), who, choice)
    yield left_behind(p, "play_noting", p.state, seat, action)


def left_behind(p: Position, name: str, state: NDArray[Any], seat: int, action: int) -> bytes:
    """All that one of the functions that note leaves behind, and its answer."""
    notes, answer = p.engine.noted(name, state, seat, action)
    rows, cuts = notes.rows[: notes.book[NOTED]], notes.cuts[: notes.book[CUTS]]
    return rows.tobytes() + cuts.tobytes() + state.tobytes() + np.int64(answer or 0).tobytes()


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_events], ids=lambda game: game.slug)
def test_what_is_noted_reads_the_same_to_everybody(game: Game) -> None:
    """What happened, and what can be chosen: kinds and numbers, those that are blank too."""
    blanks = 0
    for golden in golden_records(game):
        match = played(game, golden)
        variant = game.variant(match.seats, match.options)
        plies = [[move.seat, move.action.number] for move in match.log]
        answer = ask(game.engine_file, "read", options=options_of(game, variant), plies=plies, every=EVERY)
        steps = list(match.steps())
        for viewer, happened in zip((*range(match.seats), SPECTATOR), answer["happened"], strict=True):
            assert happened == [[], *(told(step, viewer) for step in steps)], f"{golden.name}: {viewer}"
        for ply in range(0, match.ply, EVERY):
            choices = list(chosen(match.fork(ply, deal=False)))
            assert answer["choices"][ply] == choices, f"{golden.name}: ply {ply}"
            blanks += sum("null" in choice for choice in choices)
    assert (blanks > 0) == any(kind.secrets for kind in game.state.CHOICES)


def told(step: Step, viewer: int) -> list[str]:
    """What a viewer hears of a step."""
    return [as_text(step.match.game.state.EVENTS, row, viewer) for row in noted(step.notes, viewer)]


def chosen(match: Match) -> Iterator[str]:
    """What each seat that is awaited can choose, as it knows it."""
    for who in match.awaited:
        for action in match.actions(who):
            state = match.view(who).state.copy()
            notes, _ = compiled_game(match.game).noted("describe_for", state, who, action.number)
            yield as_text(match.game.state.CHOICES, noted(notes)[0], who)


def as_text(kinds: Kinds[Any], row: Any, viewer: int) -> str:
    """A kind and its numbers, to be compared."""
    return json.dumps([int(row["kind"]), *kinds.read(row, viewer).numbers.values()], separators=(",", ":"))


@each_game
def test_a_million_random_actions_come_to_the_same_states(game: Game) -> None:
    compare_play(game, game.engine_file, ACTIONS)


def test_somebody_elses_game_plays_the_same_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its file comes from the command, as its author builds it."""
    file = tmp_path / "comets.wasm"
    monkeypatch.setattr(astroport, "game", {"comets": comets.GAME}.__getitem__)
    ended = run("wasm", "comets", "--output", str(file))
    assert ended.returncode == 0, ended.stderr
    assert file.read_bytes().endswith(section(comets.GAME))
    compare_play(comets.GAME, file, 1000)


def compare_play(game: Game, file: Path, actions: int) -> None:
    """Random matches of some variants, so many actions in all."""
    variants = matters(game)[:8]
    for seed, (seats, options) in enumerate(variants):
        variant = game.variant(seats, options)
        job = {"seed": seed, "actions": actions // len(variants)}
        assert ask(file, "play", options=options_of(game, variant), **job) == play(game, variant.layout, **job)


def play(game: Game, layout: Any, seed: int, actions: int) -> dict[str, Any]:
    engine, types = compiled_game(game), NumbaTypes(game)
    signature = (types.states, types.states, types.layout, types.numbers, types.table, types.numbers)
    play_matches = compile_once(game, SIMULATION, engine.module, {"play_matches": signature})["play_matches"]
    working, rng = engine.blank.copy(), generators(seed)[0]
    results, lengths = np.zeros((1, game.seats[-1])), np.zeros(1, np.int64)
    states, done = hashlib.sha256(), 0
    while done < actions:
        done += play_matches(working, engine.blank, layout, rng, results, lengths)
        states.update(working.tobytes())
    return {"played": done, "states": states.hexdigest(), "rng": str(rng[0])}


@each_game
def test_a_search_grows_the_same_tree(game: Game) -> None:
    views = [view for golden in golden_records(game) for view in views_of(played(game, golden))]
    positions = [
        {"view": base64.b64encode(view.state.tobytes()).decode(), "seat": view.seat, "seed": seed}
        for seed, view in enumerate(views)
    ]
    answers = ask(game.engine_file, "search", positions=positions, simulations=SIMULATIONS, nodes=NODES)
    tree = Tree(game, most_nodes=NODES)
    for array in (tree.nodes, tree.edges):
        array.view(np.uint8)[:] = 0
    for seed, (view, answer) in enumerate(zip(views, answers, strict=True)):
        assert answer == search(tree, view, seed)


def views_of(match: Match) -> Iterator[View]:
    """What somebody sees who is to choose, at some stages of a match."""
    for stage in STAGES:
        for ply in range(int(stage * match.ply), match.ply):
            then = match.fork(ply)
            if then.awaited:
                yield then.view(then.awaited[0])
                break


def search(tree: Tree, view: View, seed: int) -> dict[str, Any]:
    tree.forget()
    rng = generators(seed)[0]
    results = tree.grow(view, rng, SearchParams().numbers_for(view.game), SIMULATIONS)
    nodes, edges = int(tree.book[0]), int(tree.book[1])
    grown = hashlib.sha256(tree.nodes[:nodes].tobytes() + tree.edges[:edges].tobytes()).hexdigest()
    found = list(weighed(tree, view))
    line = tree.line_after(view, found[0]["action"], rng) if found else []
    return {
        "nodes": nodes,
        "edges": edges,
        "tree": grown,
        "results": results.tolist(),
        "found": found,
        "line": [list(pair) for pair in line],
    }


def weighed(tree: Tree, view: View) -> Iterator[dict[str, Any]]:
    """What the tree says of each action, the most searched first."""
    count, seats = view.game.codec.count, view.game.seats[-1]
    visits, certain, strategy = np.zeros(count, np.int64), np.zeros(count, np.int64), np.zeros(count)
    totals = np.zeros((count, seats))
    tree.read(view, visits, totals, strategy, certain)
    for action in sorted(np.flatnonzero(visits).tolist(), key=lambda action: -visits[action]):
        yield {
            "action": action,
            "visits": int(visits[action]),
            "expected": (totals[action] / visits[action]).tolist(),
            "certain": bool(certain[action]),
        }
