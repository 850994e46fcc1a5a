"""Why a bot plays what it plays, in a sentence or two: made from the numbers that its thought came out with.

The sentence itself has no numbers: they stand beside it, for who wants them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from astroport.bots.remarks import mood
from astroport.core.words import Name, Text, house, percent, together

SURE = 0.99  # from here on it is won, and lost below what is left
CLEAR, CLOSE = 0.10, 0.03  # by how much an action is better than the next
MISSED = 0.05  # by how much it is worse than one that was overlooked
BADLY = 0.3  # of an even share: less is a bad outlook
OPEN = 0.05  # who is ahead by less does not lead
UNCOMPARED = ("alone", "outside")  # situations in which there is nothing to say of others
UNWEIGHED = ("unweighed", "instinct")  # and nothing to advise them by


@dataclass(frozen=True)
class Option:
    """An action in words, and the result that is expected of it for each seat; nothing if that is not known."""

    said: Text
    expected: Sequence[float] = ()


@dataclass(frozen=True)
class Grounds:
    """What a seat chose and why: the other options, the best first, and how play is expected to go on."""

    seat: int
    names: Sequence[Name]
    chosen: Option
    others: Sequence[Option] = ()
    line: Sequence[tuple[int, Text]] = ()  # seats and what is expected of them
    forced: bool = False  # nothing else could be done
    first: bool = True  # the chosen one is what looked best; a beginner overlooks things
    complete: bool = False  # these options are all there were
    outside: bool = False  # the numbers are what anybody could find out, not what the seat itself expects


def sentence(why: Grounds, *, hint: bool = False) -> Text:
    """The reasons in words: of a bot for its move, or as a hint to the player of the seat.

    >>> from astroport.core.words import Words
    >>> e5 = Option(Words("fly to e5", "voler en e5"), (0.45, 0.55))
    >>> d4 = Option(Words("fly to d4", "voler en d4"), (0.62, 0.38))
    >>> sentence(Grounds(0, ["Ann", "Ben"], d4, [e5]), hint=True).to("en")
    'Fly to d4: nothing else comes near.'
    """
    found = situation(why)
    first = _advice(found, why) if hint else _reason(found, why)
    more = [] if found in ("won", "lost") else [*_leader(why, hint), *_outlook(why, hint)]
    return together([first, *more])


def _reason(found: str, why: Grounds) -> Text:
    """What the bot says of its own choice; how it stands, where there is nothing to compare it with."""
    if found in UNCOMPARED:
        return house(f"bot-mood-{mood(why.chosen.expected, why.seat)}")
    return house(f"bot-{found}", **_next(why))


def _advice(found: str, why: Grounds) -> Text:
    """The same to the player of the seat; no more than what to do, where nothing was weighed or compared."""
    if found in (*UNCOMPARED, *UNWEIGHED):
        return house("bot-advice", said=why.chosen.said)
    return house(f"bot-{found}.hint", said=why.chosen.said, **_next(why))


def _next(why: Grounds) -> dict[str, Text]:
    """The best of the other options, as far as there is one."""
    return {"next": why.others[0].said} if why.others else {}


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
    mine = percent(why.chosen.expected[why.seat])
    others = [percent(each.expected[why.seat]) for each in why.others]
    if why.complete and len(others) > 1 and set(others) == {mine}:
        return "same"
    if others[0] == mine:
        return "equal"
    if gap >= CLEAR:
        return "clear"
    if gap >= CLOSE:
        return "better"
    return "close" if gap > -CLOSE else "alone"


def _leader(why: Grounds, hint: bool) -> list[Text]:
    """Who leads, where more than two play."""
    expected = why.chosen.expected
    if len(expected) < 3:
        return []
    best, second = sorted(expected)[:-3:-1]
    if best - min(expected) < OPEN:
        return [house("bot-nobody-leads")]
    if best - second < CLOSE:
        return []
    leader = why.seat if expected[why.seat] == best else list(expected).index(best)
    own = "you" if hint else "actor"
    return [house("bot-leads", seat=why.names[leader], seat_is=own if leader == why.seat else "other")]


def _outlook(why: Grounds, hint: bool) -> list[Text]:
    """What comes next: what the seat itself would go on with, as advice (a bot will see), and the first answer."""
    own = why.line[0][1] if hint and why.line and why.line[0][0] == why.seat else None
    answer = next(((seat, said) for seat, said in why.line if seat != why.seat), None)
    if answer is None:
        return [house("bot-plan", own=own)] if own else []
    expected = {"seat": why.names[answer[0]], "reply": answer[1]}
    if own:
        return [house("bot-plan-answer", own=own, **expected)]
    return [house("bot-answer.hint" if hint else "bot-answer", **expected)]
