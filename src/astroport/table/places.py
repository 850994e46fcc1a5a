"""Why nothing can be done at a place: by which rule, if what is asked of the seat has to do with it at all."""

from __future__ import annotations

from collections.abc import Sequence

from astroport.core.codec import Action
from astroport.core.match import Match
from astroport.core.refusal import Refusal, refusal


def why_not_there(match: Match, seat: int, near: Sequence[Action]) -> list[Refusal]:
    """What forbids the actions that have to do with a place, the likeliest meant first; nothing if one is allowed.

    Of an action that is out of the question now (no answer to what is asked, or chance's) no rule is told: it would
    speak of something else. Where there are only such, the seat is told what it is asked.
    """
    legal = match.actions(seat)
    offered = {action.kind for action in legal}
    parts = {(action.kind, *part) for action in legal for part in action.fields.items()}

    def unlike(action: Action) -> tuple[bool, int]:
        """The fewer parts it has of what is allowed, the less likely it is meant."""
        return action.kind not in offered, -sum((action.kind, *part) in parts for part in action.fields.items())

    found: dict[str, Refusal] = {}
    in_question = {kind: kind in offered or _judged(match, seat, kind) for kind in {a.kind for a in near}}
    for action in sorted(near, key=unlike):
        why = match.why_not(action, seat)
        if why is None:
            return []
        if in_question[action.kind]:
            found.setdefault(why.rule or why.code, why)
    return list(found.values()) or [refusal("elsewhere", asked=match.view(seat).prompt)]


def _judged(match: Match, seat: int, kind: str) -> bool:
    """Whether the rules tell actions of a kind apart; what is out of the question is refused all alike."""
    rules = (why.rule or why.code for a in match.lexicon if a.kind == kind and (why := match.why_not(a, seat)))
    first = next(rules, None)
    return any(rule != first for rule in rules)
