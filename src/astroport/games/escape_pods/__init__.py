"""Escape Pods: 1 to 5 crews in shared pods. Hidden roles, collisions, a ship falling apart, a solo mode with grades."""

from __future__ import annotations

from astroport.core.contract import Game, Option
from astroport.core.words import Words

GAME = Game(
    slug="escape_pods",
    name=Words(en="Escape Pods", fr="Escape Pods"),
    about=Words(
        en="The ship is falling apart: bring your crew to the right refuges, in pods you share with everybody.",
        fr="Le vaisseau se désagrège : menez votre équipage aux bons refuges, dans des navettes partagées avec tous.",
    ),
    tagline=Words(
        en="Crowded lifeboats and secret roles: help, push, spy, and be on the right rock when it blows.",
        fr="Canots bondés et rôles secrets : on s’aide, on pousse, on épie, et on débarque à temps.",
    ),
    goal=Words(
        en="Bring your crew to the refuges where they score most.",
        fr="Menez votre équipage aux refuges qui lui rapportent le plus.",
    ),
    minutes=(30, 60),
    prefix="EP",
    seats=range(1, 6),
    options=(
        Option(
            name="refuges",
            values=("usual", "fixed", "drawn"),
            default="usual",
            label=Words(en="Refuges", fr="Refuges"),
            meaning=Words(
                en="Which four refuge cards are used: in solo usually the four fixed ones, with more players four drawn"
                " from all 22; the fixed ones are also good for a first match.",
                fr="Quels sont les quatre refuges : en solo d’habitude les quatre fixes, à plusieurs quatre tirés"
                " parmi les 22 ; les fixes conviennent aussi à une première partie.",
            ),
            labels=(
                Words(en="as the rules say", fr="selon la règle"),
                Words(en="the same four", fr="toujours les mêmes"),
                Words(en="drawn by lot", fr="tirés au sort"),
            ),
            effects=(
                Words(
                    en="Solo with four simple refuges; several players with four drawn from all 22.",
                    fr="En solo, quatre refuges simples ; à plusieurs, quatre tirés parmi les 22.",
                ),
                Words(
                    en="Four simple refuges, the same every time: good for a first match.",
                    fr="Quatre refuges simples, toujours les mêmes : bien pour une première partie.",
                ),
                Words(
                    en="Four refuges drawn from all 22, some of them coloured: every match is different.",
                    fr="Quatre refuges tirés parmi les 22, dont certains en couleur : chaque partie est différente.",
                ),
            ),
        ),
        Option(
            name="specials",
            values=("all", "assigned"),
            default="all",
            label=Words(en="Coloured refuges count for", fr="Les refuges de couleur comptent pour"),
            meaning=Words(
                en="Whose points a green, red, orange or cyan refuge changes: those of every member in it, as the rules"
                " say, or only those of members who found a square.",
                fr="De qui un refuge vert, rouge, orange ou cyan change les points : de chaque membre qui s’y trouve,"
                " comme le dit la règle, ou seulement de ceux qui y ont une case.",
            ),
            labels=(
                Words(en="everybody there", fr="tous ceux qui s’y trouvent"),
                Words(en="those with a square", fr="ceux qui ont une case"),
            ),
            effects=(
                Words(
                    en="The colour of a refuge changes the points of every crew member in it.",
                    fr="La couleur d’un refuge change les points de chaque membre d’équipage qui s’y trouve.",
                ),
                Words(
                    en="The colour of a refuge changes the points of crew members on a square; the others score 0.",
                    fr="La couleur d’un refuge change les points des membres qui ont une case ; les autres marquent 0.",
                ),
            ),
        ),
    ),
    rules_version=2,
    older={1: {"specials": "assigned"}},  # EP-8.2 was read so
    # 20 arrivals at most, between two of them less than 20 quiet rounds: at most 2 100 turns. A turn has two actions
    # of at most six steps each, with chance; beacons may add some, seldom more than a dozen.
    max_plies=60_000,
    package=__name__,
    ease=4,
)
