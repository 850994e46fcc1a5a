"""Matches played on purpose: until everything has happened that can happen in a game, in few and short ones."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Set
from itertools import cycle, islice
from pathlib import Path

from astroport.core.compiled_game import compiled_game
from astroport.core.contract import Game
from astroport.core.luck import FairLuck
from astroport.core.match import Match
from astroport.core.record import load
from astroport.testing.golden import Golden, sought
from astroport.testing.kinds import happened, said_of
from astroport.testing.kit import Variant, matters
from astroport.testing.player import Player
from astroport.testing.position import BrokenGameError, copied
from astroport.testing.scraping import sentences

WHIMS = (0.0, 0.1, 0.5, 1.0)  # how often something else is done than what the game's own way of playing is
EACH = 4  # matches of a variant, one a whim
MORE = 60
LONGEST = 1300  # actions of a match that is worth keeping
SAID = ("told ", "event ", "prompt ")  # what begins so is looked for ahead
A_FILE = 20  # so many plies is a file more


def write_golden(game: Game, folder: Path) -> None:
    """Play the golden records of a game and keep them; the staged ones action by action, as they were."""
    folder.mkdir(parents=True, exist_ok=True)
    matches = {path.stem: staged(game, path) for path in sorted(folder.glob("staged-*.json"))}
    for old in folder.glob("*.json"):
        old.unlink()
    names = Counter[str]()
    for match in few(game, sought(game, folder).difference(*map(happened, matches.values()))):
        names[name := _name(match)] += 1
        matches[f"{name}-{names[name]}" if names[name] > 1 else name] = match
    for name, match in matches.items():
        text = str(Golden.of(name, match, match.record()))
        (folder / f"{name}.json").write_text(text, encoding="utf-8")


def staged(game: Game, path: Path) -> Match:
    """A match whose actions somebody chose, perhaps those of chance too, to show what players hardly ever come to."""
    return load(Golden.read(path).record | {"rules_version": game.rules_version}, game)


def few(game: Game, wanted: Set[str]) -> list[Match]:
    """Of many matches those that show most with the fewest plies, until everything is shown.

    They are chosen for what happens in them, and then more for questions that were never asked.
    """
    many, kept = list(shown(game, wanted)), list[tuple[Match, set[str]]]()
    happening = {each for each in wanted if not each.startswith("prompt ")}
    for these in (happening, set(wanted)):
        missing, chosen = these.difference(*(kinds for _, kinds in kept)), list[tuple[Match, set[str]]]()
        needed = set(missing)
        while missing:
            best = max(many, key=lambda pair: len(pair[1] & missing) / (pair[0].ply + A_FILE))
            if not best[1] & missing:
                raise BrokenGameError(f"{game.slug}: never seen: {sorted(missing)}")
            missing -= best[1]
            chosen.append(best)
        kept += without_idle(chosen, needed)
    return [match for match, _ in kept]


def without_idle(chosen: list[tuple[Match, set[str]]], needed: Set[str]) -> list[tuple[Match, set[str]]]:
    """Of these matches those that show something which the others do not."""
    kept = list(chosen)
    for one in sorted(chosen, key=lambda pair: -pair[0].ply):
        if set().union(*(kinds for match, kinds in kept if match is not one[0])) >= needed:
            kept.remove(one)
    return kept


def shown(game: Game, wanted: Set[str]) -> Iterator[tuple[Match, set[str]]]:
    """Matches of many variants, and then more as long as something is missing; with what happened in each."""
    variants, missing = [(game.seats[0], game.settle(game.seats[0])), *matters(game)], set(wanted)
    more = islice(cycle(variants), MORE)
    for number, variant in enumerate([*(v for v in variants for _ in range(EACH)), *more]):
        looking = number >= EACH * len(variants)
        if looking and not missing:
            return
        match = played(game, variant, number, missing if looking else frozenset())
        if match.over:
            kinds = happened(match)
            missing -= kinds
            yield match, kinds


def played(game: Game, variant: Variant, number: int, wanted: Set[str]) -> Match:
    """A match of a variant, in which what is wanted is done wherever one can; in every other one a seat is idle."""
    seats, options = variant
    match_id = f"golden-{game.slug}-{number}"
    match = Match(game, seats, options, FairLuck(match_id, hashlib.sha256(match_id.encode()).digest()))
    whim = WHIMS[(number + number // EACH) % len(WHIMS)]
    purposeful, anyhow = Player(game, number, True), Player(game, number, False)
    saying = {each for each in wanted if each.startswith(SAID)}
    idle, seat = 0 if saying and number % 2 else None, 0
    while not match.over and match.ply < LONGEST:
        seat = seat if seat in match.awaited else anyhow.luck.choice(match.awaited)
        numbers = match.numbers(seat)[:1] if seat == idle else match.numbers(seat)
        player = anyhow if anyhow.luck.random() < whim else purposeful
        action = leading_to(match, seat, saying) if saying else None
        match.play(player.choose(match.state[0], seat, numbers) if action is None else action, seat)
    return match


def leading_to(match: Match, seat: int, wanted: Set[str]) -> int | None:
    """An action of a seat of which one of these things is said, if there is one."""
    game = match.game
    if game.has_events:
        before, legal = match.state, (action.number for action in match.actions(seat))
        return next((a for a in legal if said_of(game, match.seats, before, seat, a) & wanted), None)
    looks = [look for sentence, look in sentences(game).items() if f"told {sentence!r}" in wanted]
    for action in match.actions(seat):
        after = copied(match.state)
        compiled_game(game).module.apply(after[0], seat, action.number, None)
        for line in game.present.log_lines(match.state[0], seat, action, after[0], seat):
            if any(look.search(words.en) for look in looks for words in (line.you, line.they)):
                return action.number
    return None


def _name(match: Match) -> str:
    """A match by its seats and by the options that are not as they are by default."""
    unusual = {o.name: match.options[o.name] for o in match.game.options if match.options[o.name] != o.default}
    return "-".join([f"seats{match.seats}", *(f"{name}_{value}".lower() for name, value in unusual.items())])
