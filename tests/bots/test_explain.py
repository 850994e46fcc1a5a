"""Why a bot plays what it plays: each situation has its sentence, in both languages, made from the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from astroport import bots
from astroport.bots.explain import Grounds, Option, sentence, situation
from astroport.core.words import LANGUAGES, Lang, Text, Words, percent

NAMES = (Words("Ann", "Ann"), Words("Scout B", "Éclaireur B"), Words("Cat", "Cat"))


def fly(to: str, *expected: float) -> Option:
    """A flight, with what is expected of it."""
    return Option(Words(f"fly to {to}", f"voler en {to}"), expected)


def duel(mine: float, *others: float, **more: object) -> Grounds:
    """Seat 1 of two has flown to d4, and could have flown elsewhere."""
    rest = [fly(f"e{i}", 1 - other, other) for i, other in enumerate(others, 1)]
    return Grounds(1, NAMES[:2], fly("d4", 1 - mine, mine), rest, **more)  # type: ignore[arg-type]


def both(said: Text) -> tuple[str, str]:
    return said.to("en"), said.to("fr")


CASES: list[tuple[str, Grounds, str, str]] = [
    (
        "forced",
        duel(0.62, forced=True),
        "I had no choice.",
        "Je n’avais pas le choix.",
    ),
    ("won", duel(0.99, 0.5), "As far as I can see, I win.", "D’après ce que je vois, je gagne."),
    (
        "lost",
        duel(0.01, 0.0),
        "As far as I can see, nothing saves me.",
        "D’après ce que je vois, plus rien ne me sauve.",
    ),
    (
        "losing",
        duel(0.12, 0.05),
        "It looks bad for me whatever I do.",
        "Quoi que je fasse, cela se présente mal pour moi.",
    ),
    (
        "overlooked",
        duel(0.40, 0.55, first=False),
        "A slip: “fly to e1” was stronger.",
        "Un faux pas : « voler en e1 » valait mieux.",
    ),
    (
        "clear",
        duel(0.62, 0.45),
        "By far my best move.",
        "De loin mon meilleur coup.",
    ),
    (
        "better",
        duel(0.62, 0.55),
        "I liked this better than “fly to e1”.",
        "J’ai préféré ce coup à « voler en e1 ».",
    ),
    (
        "close",
        duel(0.62, 0.60),
        "A close call between this and “fly to e1”.",
        "J’ai hésité avec « voler en e1 ».",
    ),
    (
        "equal",
        duel(0.62, 0.618, 0.3),
        "As good as “fly to e1”.",
        "Aussi bon que « voler en e1 ».",
    ),
    (
        "same",
        duel(0.5, 0.5, 0.5, complete=True),
        "It is all the same to me.",
        "Tout se vaut pour moi.",
    ),
    ("alone", duel(0.62), "I think it is even.", "Je crois que c’est équilibré."),
    (
        "instinct",
        Grounds(1, NAMES[:2], fly("d4"), [fly("e1", 0.4, 0.6)], first=False),
        "I played on instinct: “fly to e1” may have been stronger.",
        "J’ai joué à l’instinct : « voler en e1 » valait peut-être mieux.",
    ),
    (
        "outside",
        Grounds(1, NAMES[:2], fly("d4", 0.28, 0.72), outside=True),
        "I like my chances.",
        "Ça se présente bien pour moi.",
    ),
    (
        "unweighed",
        Grounds(1, NAMES[:2], fly("d4")),
        "I do not weigh my moves: I play what comes.",
        "Je ne pèse pas mes coups : je joue ce qui vient.",
    ),
]


@pytest.mark.parametrize(("name", "why", "en", "fr"), CASES, ids=[case[0] for case in CASES])
def test_a_bot_says_what_fits(name: str, why: Grounds, en: str, fr: str) -> None:
    assert situation(why) == name
    assert both(sentence(why)) == (en, fr)


HINTS = {
    "forced": ("You have no choice: fly to d4.", "Vous n’avez pas le choix : voler en d4."),
    "won": ("Fly to d4: as far as I can see, that wins.", "Voler en d4 : d’après ce que je vois, c’est gagné."),
    "lost": (
        "Fly to d4, though as far as I can see nothing saves you.",
        "Voler en d4, mais d’après ce que je vois, plus rien ne vous sauve.",
    ),
    "losing": (
        "Fly to d4: it looks bad, but nothing is better.",
        "Voler en d4 : cela se présente mal, mais il n’y a pas mieux.",
    ),
    "clear": ("Fly to d4: nothing else comes near.", "Voler en d4 : loin devant le reste."),
    "better": ("Fly to d4; next best is “fly to e1”.", "Voler en d4 ; ensuite vient « voler en e1 »."),
    "close": (
        "Fly to d4, but it is close: “fly to e1” is nearly as good.",
        "Voler en d4, mais c’est serré : « voler en e1 » vaut presque autant.",
    ),
    "equal": (
        "Fly to d4, or “fly to e1”: one is as good as the other.",
        "Voler en d4, ou bien « voler en e1 » : cela se vaut.",
    ),
    "same": (
        "Fly to d4, or anything else: it is all the same.",
        "Voler en d4, ou autre chose : tout se vaut.",
    ),
    "alone": ("Fly to d4.", "Voler en d4."),
    "unweighed": ("Fly to d4.", "Voler en d4."),
}


@pytest.mark.parametrize("name", HINTS)
def test_a_hint_speaks_to_the_player(name: str) -> None:
    why = next(case[1] for case in CASES if case[0] == name)
    assert both(sentence(why, hint=True)) == HINTS[name]


def test_a_strong_bot_that_trusts_its_first_choice_more_has_overlooked_nothing() -> None:
    assert situation(duel(0.50, 0.60)) == "alone"
    assert situation(duel(0.50, 0.51)) == "close"


LINE: Sequence[tuple[int, Words]] = ((1, Words("take e5", "éteindre e5")), (0, Words("fly to c3", "voler en c3")))


def test_what_comes_next() -> None:
    alone = "I think it is even. "
    assert both(sentence(duel(0.62, line=LINE))) == (
        alone + "I expect Ann to answer “fly to c3”.",
        "Je crois que c’est équilibré. Ensuite, Ann devrait répondre « voler en c3 ».",
    )
    assert sentence(duel(0.62, line=LINE[:1])).to("en") == alone.strip()  # it will see what it does then
    assert sentence(duel(0.62, line=LINE[:1]), hint=True).to("fr").endswith("Ensuite, « éteindre e5 ».")
    assert sentence(duel(0.62, line=LINE[1:])).to("fr").endswith("Ensuite, Ann devrait répondre « voler en c3 ».")
    hint = sentence(duel(0.62, line=LINE[1:]), hint=True)
    assert hint.to("en") == "Fly to d4. After it I expect Ann to answer “fly to c3”."
    assert (
        sentence(duel(0.62, line=LINE), hint=True)
        .to("en")
        .endswith("After it, “take e5”; then I expect Ann to answer “fly to c3”.")
    )


def test_after_a_sure_win_nothing_needs_to_be_said() -> None:
    assert sentence(duel(1.0, line=LINE)).to("en") == "As far as I can see, I win."


def test_among_three_it_says_who_leads() -> None:
    def among(*expected: float) -> Text:
        return sentence(Grounds(1, NAMES, Option(Words("", ""), expected)))

    assert among(0.5, 0.3, 0.2).to("en") == "I think it is even. Ann leads."
    assert among(0.2, 0.3, 0.5).to("fr") == "Je crois que c’est équilibré. Cat mène."
    leading = among(0.2, 0.6, 0.2)
    assert leading.to("en") == "I like my chances. I am in the lead."
    assert leading.to("fr") == "Ça se présente bien pour moi. C’est moi qui mène."
    assert leading.to("de") == "Es sieht gut für mich aus. Ich liege vorn."
    assert among(0.4, 0.39, 0.21).to("en") == "I think it is even."  # neck and neck
    assert among(0.33, 0.34, 0.33).to("en") == "I think it is even. It is wide open."


def test_everything_is_the_same_only_if_everything_was_looked_at() -> None:
    assert situation(duel(0.5, 0.5, 0.5)) == "equal"
    assert situation(duel(0.5, 0.5, 0.5, 0.3, complete=True)) == "equal"


def test_a_bad_outlook_is_measured_by_an_even_share() -> None:
    def outlook(*expected: float) -> str:
        return situation(Grounds(0, NAMES, fly("d4", *expected), [fly("e1", *expected), fly("e2", *expected)]))

    assert outlook(0.14, 0.86) == "losing"
    assert outlook(0.14, 0.43, 0.43) == "equal"
    assert outlook(0.14, 0.86, 0.14, 0.86) == "losing"  # in teams an even share is a half
    assert outlook(0.14, 0.29, 0.28, 0.29) == "equal"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_has_numbers(lang: Lang) -> None:
    file = Path(bots.__file__).with_name(f"words.{lang}.ftl").read_text(encoding="utf-8")
    assert "%" not in file
    assert "PERCENT" not in file


def test_numbers_are_those_of_the_chart() -> None:
    shares = (0, 0.0005, 0.0006, 0.005, 0.125, 0.996, 0.9994, 0.9995, 1)  # as in web/src/lib/words.test.ts
    shown = ["0%", "0%", "1%", "1%", "13%", "99%", "99%", "100%", "100%"]
    assert [f"{percent(share)}%" for share in shares] == shown
    assert percent(0.615) == 62


def test_a_name_with_braces_is_only_a_name() -> None:
    odd = Words("{mine}", "{mine}")
    assert sentence(Grounds(0, [odd, odd, odd], Option(odd, (0.1, 0.6, 0.3)))).to("en").endswith("{mine} leads.")
