"""Why a bot plays what it plays, in a sentence or two: made from the numbers that its thought came out with.

The sentence itself has no numbers: they stand beside it, for who wants them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from astroport.bots.remarks import MOODS, SLIPPED, mood
from astroport.core.words import Text, Words

SURE = 0.99  # from here on it is won, and lost below what is left
CLEAR, CLOSE = 0.10, 0.03  # by how much an action is better than the next
MISSED = 0.05  # by how much it is worse than one that was overlooked
BADLY = 0.3  # of an even share: less is a bad outlook
OPEN = 0.05  # who is ahead by less does not lead
DOUBT = 0.0005  # less is none: 0 or 100 %; what is in doubt shows as 1 to 99 %


@dataclass(frozen=True)
class Option:
    """An action in words, and the result that is expected of it for each seat; nothing if that is not known."""

    said: Text
    expected: Sequence[float] = ()


@dataclass(frozen=True)
class Grounds:
    """What a seat chose and why: the other options, the best first, and how play is expected to go on."""

    seat: int
    names: Sequence[Words]
    chosen: Option
    others: Sequence[Option] = ()
    line: Sequence[tuple[int, Text]] = ()  # seats and what is expected of them
    forced: bool = False  # nothing else could be done
    first: bool = True  # the chosen one is what looked best; a beginner overlooks things
    complete: bool = False  # these options are all there were
    outside: bool = False  # the numbers are what anybody could find out, not what the seat itself expects


Both = tuple[Words, Words]  # in the first person of the bot, and as advice to a player

SAID: dict[str, Both] = {
    "forced": (
        Words(en="I had no choice.", fr="Je n’avais pas le choix."),
        Words(en="You have no choice: {said}.", fr="Vous n’avez pas le choix : {said}."),
    ),
    "won": (
        Words(en="As far as I can see, I win.", fr="D’après ce que je vois, je gagne."),
        Words(en="{Said}: as far as I can see, that wins.", fr="{Said} : d’après ce que je vois, c’est gagné."),
    ),
    "lost": (
        Words(en="As far as I can see, nothing saves me.", fr="D’après ce que je vois, plus rien ne me sauve."),
        Words(
            en="{Said}, though as far as I can see nothing saves you.",
            fr="{Said}, mais d’après ce que je vois, plus rien ne vous sauve.",
        ),
    ),
    "losing": (
        Words(en="It looks bad for me whatever I do.", fr="Quoi que je fasse, cela se présente mal pour moi."),
        Words(
            en="{Said}: it looks bad, but nothing is better.",
            fr="{Said} : cela se présente mal, mais rien n’est mieux.",
        ),
    ),
    "overlooked": (
        SLIPPED,
        Words(en="{Said}; “{next}” may be stronger still.", fr="{Said} ; « {next} » vaut peut-être mieux encore."),
    ),
    "instinct": (
        Words(
            en="I played on instinct: “{next}” may have been stronger.",
            fr="J’ai joué à l’instinct : « {next} » valait peut-être mieux.",
        ),
        Words(en="{Said}.", fr="{Said}."),
    ),
    "clear": (
        Words(en="By far my best move.", fr="De loin mon meilleur coup."),
        Words(en="{Said}: nothing else comes near.", fr="{Said} : loin devant le reste."),
    ),
    "better": (
        Words(en="I liked this better than “{next}”.", fr="J’ai préféré ce coup à « {next} »."),
        Words(en="{Said}; next best is “{next}”.", fr="{Said} ; ensuite vient « {next} »."),
    ),
    "close": (
        Words(en="A close call between this and “{next}”.", fr="J’ai hésité avec « {next} »."),
        Words(
            en="{Said}, but it is close: “{next}” is nearly as good.",
            fr="{Said}, mais c’est serré : « {next} » vaut presque autant.",
        ),
    ),
    "equal": (
        Words(en="As good as “{next}”.", fr="Aussi bon que « {next} »."),
        Words(en="{Said}, or “{next}”: one is as good as the other.", fr="{Said}, ou bien « {next} » : cela se vaut."),
    ),
    "same": (
        Words(en="It is all the same to me.", fr="Tout se vaut pour moi."),
        Words(en="{Said}, or anything else: it is all the same.", fr="{Said}, ou autre chose : tout se vaut."),
    ),
    "alone": (Words(en="{mood}", fr="{mood}"), Words(en="{Said}.", fr="{Said}.")),
    "outside": (Words(en="{mood}", fr="{mood}"), Words(en="{Said}.", fr="{Said}.")),
    "unweighed": (
        Words(en="I do not weigh my moves: I play what comes.", fr="Je ne pèse pas mes coups : je joue ce qui vient."),
        Words(en="{Said}.", fr="{Said}."),
    ),
    "i_lead": (
        Words(en="I am in the lead.", fr="C’est moi qui mène."),
        Words(en="You lead.", fr="C’est vous qui menez."),
    ),
    "they_lead": (Words(en="{who} leads.", fr="{who} mène."),) * 2,
    "nobody_leads": (Words(en="It is wide open.", fr="Tout reste ouvert."),) * 2,
    "answer": (
        Words(en="I expect {who} to answer “{theirs}”.", fr="Ensuite, {who} devrait répondre « {theirs} »."),
        Words(
            en="After it I expect {who} to answer “{theirs}”.",
            fr="Ensuite, {who} devrait répondre « {theirs} ».",
        ),
    ),
    "plan": (Words(en="After it, “{own}”.", fr="Ensuite, « {own} »."),) * 2,
    "plan_answer": (
        Words(
            en="After it, “{own}”; then I expect {who} to answer “{theirs}”.",
            fr="Ensuite, « {own} » ; puis {who} devrait répondre « {theirs} ».",
        ),
    )
    * 2,
}
NOTHING = Words(en="", fr="")


def percent(share: float) -> Words:
    """A result from 0 to 1 as the house writes it, the page too; only what is certain is 0 or 100 %.

    >>> percent(0.615), percent(0.998).en
    (Words(en='62%', fr='62 %'), '99%')
    """
    return Words(f"{_rounded(share)}%", f"{_rounded(share)} %")


def _rounded(share: float) -> int:
    if DOUBT < share < 1 - DOUBT:
        return min(99, max(1, int(100 * share + 0.5)))
    return 0 if share <= DOUBT else 100


def sentence(why: Grounds, *, hint: bool = False) -> Words:
    """The reasons in words: of a bot for its move, or as a hint to the player of the seat.

    >>> e5 = Option(Words("fly to e5", "voler en e5"), (0.45, 0.55))
    >>> d4 = Option(Words("fly to d4", "voler en d4"), (0.62, 0.38))
    >>> sentence(Grounds(0, [Words("Ann", "Ann"), Words("Ben", "Ben")], d4, [e5]), hint=True).en
    'Fly to d4: nothing else comes near.'
    """
    found = situation(why)
    expected, following = why.chosen.expected, why.others[0] if why.others else None
    parts = [
        SAID[found][hint].fill(
            said=why.chosen.said,
            Said=_capital(why.chosen.said),
            next=following.said if following else NOTHING,
            mood=MOODS[mood(expected, why.seat)] if expected else NOTHING,
        )
    ]
    if found not in ("won", "lost"):
        parts += [*_leader(why, hint), *_outlook(why, hint)]
    return Words(*(" ".join(each) for each in zip(*parts, strict=True)))


def situation(why: Grounds) -> str:
    """Which of the sentences fits."""
    seat, following = why.seat, why.others[0] if why.others else None
    if not why.chosen.expected:
        return "unweighed" if following is None else "instinct"
    if why.outside:
        return "outside"
    mine = why.chosen.expected[seat]
    best = max([mine, *(each.expected[seat] for each in why.others)])
    if mine >= SURE:
        return "won"
    if best <= 1 - SURE:
        return "lost"
    if why.forced:
        return "forced"
    if following is None:
        return "alone"
    gap = mine - following.expected[seat]
    if not why.first and gap <= -MISSED:
        return "overlooked"
    if best <= BADLY * sum(why.chosen.expected) / len(why.chosen.expected):
        return "losing"
    return _by_gap(why, gap)


def _by_gap(why: Grounds, gap: float) -> str:
    """How the chosen option compares with the next."""
    mine = _rounded(why.chosen.expected[why.seat])
    others = [_rounded(each.expected[why.seat]) for each in why.others]
    if why.complete and len(others) > 1 and set(others) == {mine}:
        return "same"
    if others[0] == mine:
        return "equal"
    if gap >= CLEAR:
        return "clear"
    if gap >= CLOSE:
        return "better"
    return "close" if gap > -CLOSE else "alone"


def _leader(why: Grounds, hint: bool) -> list[Words]:
    """Who leads, where more than two play."""
    expected = why.chosen.expected
    if len(expected) < 3:
        return []
    best, second = sorted(expected)[:-3:-1]
    if best - min(expected) < OPEN:
        return [SAID["nobody_leads"][hint]]
    if best - second < CLOSE:
        return []
    if expected[why.seat] == best:
        return [SAID["i_lead"][hint]]
    return [SAID["they_lead"][hint].fill(who=why.names[list(expected).index(best)])]


def _outlook(why: Grounds, hint: bool) -> list[Words]:
    """What comes next: what the seat itself would go on with, as advice (a bot will see), and the first answer."""
    own = why.line[0][1] if hint and why.line and why.line[0][0] == why.seat else None
    answer = next(((seat, said) for seat, said in why.line if seat != why.seat), None)
    if answer is None:
        return [SAID["plan"][hint].fill(own=own)] if own else []
    kind = "plan_answer" if own else "answer"
    return [SAID[kind][hint].fill(own=own or NOTHING, who=why.names[answer[0]], theirs=answer[1])]


def _capital(said: Text) -> Words:
    return Words(*(each[:1].upper() + each[1:] for each in map(said.to, ("en", "fr"))))
