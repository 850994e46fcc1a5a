"""What a sentence is made of, and what is said of one that cannot be made."""

from __future__ import annotations

import pickle

import pytest

from astroport.core.bundles import Bundle, InvalidWordsError, bundle
from astroport.core.words import FALLBACK, LANGUAGES, Sentence, Words, house, preferred_language

SOURCE = """
fly = { $seat-is ->
    [you] You fly to { $to }
   *[other] { $seat } flies to { $to }
}
    .again = { fly } again
crew = { LIST($crew) } of { $seat }
either = { LIST($one, $two, type: "or") }
left = { $n ->
    [0] nothing
    [one] { $n } rocket
   *[other] { COUNT($n) } rockets
} left
chance = { PERCENT($share) }
begun = { CAPITAL($said) }.
half = {$half}
"""


def say(key: str, lang: str = "en", **args: str | float | list[str]) -> str:
    made = Bundle("somewhere", lang, {"words.ftl": SOURCE})
    return made.format(key, {name.replace("_", "-"): arg for name, arg in args.items()})


def test_a_sentence_speaks_to_you_and_of_others() -> None:
    assert say("fly", seat="Ann", seat_is="you", to="d4") == "You fly to d4"
    assert say("fly", seat="Ann", seat_is="other", to="d4") == "Ann flies to d4"
    assert say("fly.again", seat="Ann", seat_is="other", to="d4") == "Ann flies to d4 again"


def test_things_are_joined_as_the_language_does() -> None:
    assert say("crew", seat="Ann", crew=["Ben"]) == "Ben of Ann"
    assert say("crew", seat="Ann", crew=["Ben", "Cat", "Dan"]) == "Ben, Cat and Dan of Ann"
    assert say("crew", "fr", seat="Ann", crew=["Ben", "Cat"]) == "Ben et Cat of Ann"
    assert say("crew", seat="Ann", crew=[]) == " of Ann"
    assert say("either", "de", one="Ben", two="Cat") == "Ben oder Cat"


def test_numbers_are_written_as_the_language_does() -> None:
    assert [say("left", n=n) for n in (0, 1, 2)] == ["nothing left", "1 rocket left", "2 rockets left"]
    assert say("left", n=1234567) == "1,234,567 rockets left"
    assert say("left", "de", n=12345) == "12.345 rockets left"
    assert say("left", "fr", n=12345) == "12\u202f345 rockets left"
    assert [say("chance", share=share) for share in (0.0, 0.998, 1.0)] == ["0%", "99%", "100%"]
    assert say("chance", "fr", share=0.615) == "62\u00a0%"
    assert say("begun", said="élan") == "Élan."


@pytest.mark.parametrize(
    ("key", "args", "why"),
    [
        ("flee", {}, "somewhere, en: there is no 'flee'"),
        ("fly.twice", {}, "there is no 'fly.twice'"),
        ("fly", {"seat": "Ann", "seat_is": "you"}, "'fly': Unknown external: to"),
        ("fly", {"seat": "Ann", "to": "d4"}, "'fly': Unknown external: seat-is"),
        ("half", {"half": 0.5}, "'half': only PERCENT can print 0.5"),
        ("half", {"half": ["d4"]}, "'half': only LIST can print"),
        ("half", {"half": None}, "'half': nothing can be said of None"),
    ],
)
def test_what_is_missing_is_named(key: str, args: dict[str, str], why: str) -> None:
    with pytest.raises(InvalidWordsError, match=why):
        say(key, **args)


@pytest.mark.parametrize(
    ("source", "why"),
    [("fly = on\nfly to\n", r"words\.ftl:2: Expected token"), ("fly = on\nfly = off\n", r"words\.ftl: 'fly' is there")],
)
def test_a_file_that_breaks_the_format_says_where(source: str, why: str) -> None:
    with pytest.raises(InvalidWordsError, match=why):
        Bundle("somewhere", "en", {"words.ftl": source})


def test_sentences_say_of_sentences() -> None:
    both = house("join-and", most=Words(en="the rocket", fr="la fusée"), last=house("option-yes"))
    assert both.to("en") == "the rocket and yes"
    assert both.to("fr") == "la fusée et oui"
    assert pickle.loads(pickle.dumps(both)) == both
    assert hash(both) == hash(house("join-and"))
    assert house("join-and", most="a").fill(last="b") == house("join-and", most="a", last="b")
    assert Words(en="{who} wins", fr="{who} gagne").fill(who=house("option-no")).to("fr") == "non gagne"


def test_where_there_are_no_words_in_a_language_it_is_english() -> None:
    assert bundle("house", "xx") is bundle("house", FALLBACK)
    assert Sentence("house", "option-yes").to("xx") == "yes"


def test_a_language_is_one_of_ours_or_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ASTROPORT_LANG", raising=False)
    for spoken, lang in {"de_DE.UTF-8": "de", "fr_CA": "fr", "C.UTF-8": "en", "ja_JP": "en"}.items():
        monkeypatch.setenv("LC_ALL", spoken)
        assert preferred_language() == lang
        assert lang in LANGUAGES
