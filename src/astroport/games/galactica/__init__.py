"""Galactica: 2 to 4 pilots after a derelict. A spinner, cards face up, answers out of turn, a prize to be carried."""

from __future__ import annotations

from astroport.core.contract import Answer, Game
from astroport.core.words import Words

GAME = Game(
    slug="galactica",
    name=Words(en="Galactica", fr="Galactica"),
    about=Words(
        en="Capture the derelict adrift in the middle and tow it home before anyone takes it from you.",
        fr="Capturez l’épave à la dérive et remorquez-la chez vous avant qu’on ne vous la prenne.",
    ),
    tagline=Words(
        en="A race and a brawl: spin, swerve, fire, and never feel safe with the prize in tow.",
        fr="Une course et une bagarre : on tourne, on vire, on tire, et jamais tranquille avec la prise.",
    ),
    goal=Words(
        en="Catch the derelict and tow it to your own station.",
        fr="Attrapez l’épave et remorquez-la à votre station.",
    ),
    minutes=(20, 40),
    prefix="GA",
    seats=range(2, 5),
    options=(),
    rules_version=1,
    # At most 250 rounds of 4 turns. A turn without cards has at most 10 actions: spin, fly, jump, a challenge's two
    # spins, the winner's spin, flight and jump, the loser's planet, done. All cards of a match together add at most
    # 500, and spins repeated because of ties are a sixth of those of challenges: luck cannot bring so many.
    max_plies=16_000,
    package=__name__,
    ease=3,
    answers=(Answer(("evade", "accept"), 30, "accept"),),
)
