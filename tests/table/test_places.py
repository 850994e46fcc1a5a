"""Why nothing can be done at a place: the rule that forbids it, or what is asked instead; never something else."""

from __future__ import annotations

import random
import re

import pytest

import astroport
from astroport import Match
from astroport.core.contract import CHANCE
from astroport.games.asteroid_escape import GAME as ASTEROID_ESCAPE
from astroport.games.escape_pods import GAME as ESCAPE_PODS
from astroport.table.entries import Chair
from tests.table.party import ANN, Party, party

TWO = (Chair([ANN], "Ann"), Chair([ANN], "Tim"))


def answers(at: Party, place: str) -> list[tuple[str, str | None, str, str]]:
    seat = at.table.state.awaited[0]
    found = at.table.why_not(ANN, seat, None, place)
    return [
        (why.code, why.rule, f"{why.title.to('en')}. {why.text.to('en')}", f"{why.title.to('fr')}. {why.text.to('fr')}")
        for why in found
    ]


def test_asteroid_escape_before_placing_an_inner_cell() -> None:
    """It once said "One ship a mark …", as if a ship stood there."""
    at = party(*TWO, game=ASTEROID_ESCAPE)
    ((code, rule, en, fr),) = answers(at, "3/3")
    assert (code, rule) == ("elsewhere", None)
    assert "start mark" in en
    assert "marque de départ" in fr


def test_asteroid_escape_a_mark_that_is_taken() -> None:
    at = party(*TWO, game=ASTEROID_ESCAPE)
    mark = at.table.state.match.actions(at.table.state.awaited[0])[0]
    at.act(mark.text)
    ((code, rule, en, _),) = answers(at, mark.fields["mark"])
    assert (code, rule) == ("rule", "AE-1.9")
    assert "two ships never share one" in en


def test_escape_pods_a_sector_of_an_empty_board() -> None:
    """It once spoke of beacons, though there is none, nor a pod."""
    at = party(*TWO, game=ESCAPE_PODS)
    ((code, rule, en, fr),) = answers(at, "8")
    assert (code, rule) == ("elsewhere", None)
    assert "beacon" not in en
    assert "balise" not in fr


def test_escape_pods_what_is_asked_is_judged_by_its_rules() -> None:
    at = party(*TWO, game=ESCAPE_PODS)
    at.act("use embark commander")
    assert answers(at, "duo-1") == []
    at.act("embark engineer duo-1")
    at.act("end")
    at.act("use embark commander")
    assert answers(at, "r1")[0][0] == "elsewhere" or answers(at, "r1")[0][1] == "EP-3.2"


def test_the_likeliest_meant_comes_first() -> None:
    """Of all pods the one that may move is meant."""
    at = party(*TWO, game=ESCAPE_PODS)
    for action in ("use embark commander", "embark engineer duo-1", "end", "end", "use accelerate commander"):
        at.act(action)
    assert answers(at, "4") == []
    assert [rule for _, rule, _, _ in answers(at, "12")] == ["EP-3.3"]


# What tells that something is forbidden, or asked for.
MODAL = {
    "en": r"\b(must|may|cannot|can|not|never|only|nobody|no|none|needs?|unless)\b",
    "fr": r"\b(doi(t|vent)|devez|peu(t|vent)|pouvez|jamais|seule?s?|faut|aucune?|personne|pas|sauf|ne|ni)\b|n’",
}


@pytest.mark.parametrize("slug", astroport.catalogue())
def test_what_refuses_forbids(slug: str) -> None:
    """Over a stretch of play, any action: the rule that refuses says what may or must be, not merely what happens."""
    game = astroport.catalogue()[slug]
    match = Match(game, max(2, game.default_seats[0]), {}, astroport.SeededLuck(1))
    luck, refusals = random.Random(1), {}
    dealt = {move.action.kind for move in match.log if move.seat == CHANCE}  # nobody is ever offered these
    for _ in range(160):
        if match.over:
            break
        seat = luck.choice(match.awaited)
        for action in luck.sample(list(match.lexicon), min(60, len(match.lexicon))):
            refusal = match.why_not(action, seat)
            if refusal is not None and action.kind not in dealt:
                refusals[refusal.rule or refusal.code] = refusal
        match.play(luck.choice(match.actions(seat)), seat)
    assert len(refusals) > 1
    assert CHANCE not in match.awaited
    idle = [
        (refusal.rule or refusal.code, lang)
        for refusal in refusals.values()
        for lang in ("en", "fr")
        if not re.search(MODAL[lang], refusal.to(lang), re.IGNORECASE)
    ]
    assert idle == []


def test_what_is_refused_is_told_as_what_would_be() -> None:
    """A lay that is not allowed does not happen: no sentence of it says that it does."""
    seen = set()
    for seed in range(6):
        match = Match(ASTEROID_ESCAPE, 4, {}, astroport.SeededLuck(seed))
        luck = random.Random(seed)
        while not match.over:
            seat = match.awaited[0]
            for lay in match.view(seat).picture["lays"] or ():
                refused = lay["rule"] is not None
                for sentence in re.findall(r"[^.]+\.", lay["words"]["en"]):
                    assert ("would" in sentence) == refused, lay
                conditional = re.search(r"(rait|riez)\b", lay["words"]["fr"]) is not None
                assert conditional == refused, lay
                seen.add(refused)
            match.play(luck.choice(match.actions(seat)), seat)
    assert seen == {True, False}
