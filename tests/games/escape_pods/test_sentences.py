"""What Escape Pods says in English and in French: with names, spoken to who reads, of roles only what they know."""

from __future__ import annotations

import pytest

from astroport.core.bundles import bundle
from astroport.core.words import Sentence
from astroport.games.escape_pods.rules import refusals
from astroport.games.escape_pods.state import CARD_NAMES, CHOICES, EVENTS, PROMPTS
from astroport.testing import rule

from .board import Board, Opening
from .story import LAND, Story, choice, prompt

# The story


@rule("EP-1.6", "EP-1.8", "EP-1.9")
def test_an_opening() -> None:
    opening = Opening(3)
    laid = Story(opening, "refuge lighthouse").both("A")
    assert laid == [("Refuge r1 is the Lighthouse", "Le refuge r1 est le Phare")]
    card = Story(opening, "refuge workshop", "refuge commons", "refuge laboratory", "card 7").both("B")
    assert card == [("Explosion card 7 is turned up", "La carte explosion 7 est retournée")]
    begins = Story(opening, "first B")
    assert begins.both("B") == [("You begin", "Vous commencez")]
    assert begins.both("A") == [("Ben begins", "Ben commence")]


@rule("EP-2.2")
@pytest.mark.parametrize(
    ("use", "english", "french"),
    [
        ("embark", "Embark / Disembark", "Embarquer / Débarquer"),
        ("accelerate", "Accelerate", "Accélérer"),
        ("spy", "Spy", "Épier"),
        ("minipod", "Minipod", "Mininavette"),
        ("board", "Board", "Aborder"),
        ("pilot", "Pilot", "Piloter"),
        ("program", "Program", "Programmer"),
    ],
)
def test_an_action_is_paid_for(use: str, english: str, french: str) -> None:
    board = Board(pods={"duo-1": "1 Ac", "duo-2": "2 Bs"})
    assert choice(board, f"use {use} engineer") == (
        f"{english}, paid with an engineer",
        f"{french}, à payer avec un ingénieur",
    )
    story = Story(board, f"use {use} engineer")
    assert story.both("A") == [(f"You pay for {english} with an engineer", f"Vous payez {french} avec un ingénieur")]
    assert story.both("B") == story.both() == [(f"Ann pays for {english}", f"Ann paie {french}")]


@rule("EP-2.5")
def test_a_refresh() -> None:
    story = Story(Board(panels={"A": "board:c"}), "use refresh commander")
    assert story.both("A") == [
        ("You pay for Refresh with a commander", "Vous payez Actualiser avec un commandant"),
        ("You take your crew back from the advanced panel", "Vous reprenez vos membres du tableau avancé"),
    ]
    assert story.to("B")[1] == "Ann takes the crew back from the advanced panel"


@rule("EP-3.1")
def test_embarking() -> None:
    """Taking the seat is part of it, and not said again."""
    story = Story(Board(), LAND, "embark scientist duo-2")
    assert story.both("A") == [
        ("You put a scientist aboard the duo", "Vous embarquez un scientifique dans la navette duo"),
        ("The duo flies out to sector 3", "La navette duo sort vers le secteur 3"),
    ]
    assert story.both("B")[0] == (
        "Ann puts a crew member aboard the duo",
        "Ann embarque un membre dans la navette duo",
    )


@rule("EP-3.1", "EP-3.4", "EP-4.4")
def test_stepping_over() -> None:
    """To its owner and to who has spied it by its role, to others not."""
    board = Board(seats=3, pods={"duo-1": "5 Bs:A", "duo-2": "8 Ac ."}, turn="B")
    story = Story(board, LAND, "embark duo-1.1 duo-2")
    english, french = "from the duo in sector 5 to the duo in sector 8", "de la navette duo du secteur 5"
    for letter, who, qui in (
        ("A", "Ben’s scientist", "Un scientifique de Ben"),
        ("B", "Your scientist", "Votre scientifique"),
        ("C", "One of Ben’s crew", "Un membre de Ben"),
        ("", "One of Ben’s crew", "Un membre de Ben"),
    ):
        stepped, empty = story.both(letter)
        assert stepped[0] == f"{who} steps over {english}"
        assert stepped[1].startswith(f"{qui} passe {french} à la navette duo du secteur 8")
        assert empty == ("The duo is empty and goes home", "La navette duo est vide et rentre")
    assert prompt(board, "B") == (
        "The duo is empty: choose its hangar.",
        "La navette duo est vide\u00a0: choisissez son hangar.",
    )
    assert prompt(board, "A") == ("Ben is playing.", "C’est à Ben de jouer.")
    assert choice(board, "hangar 3") == ("to hangar 3", "vers le hangar 3")
    chosen = Story(board, "hangar 3")
    assert chosen.both("B") == [
        ("You send the duo to hangar 3", "Vous renvoyez la navette duo au hangar 3"),
        (
            "Your scientist takes a seat in the duo in sector 8",
            "Votre scientifique prend un siège dans la navette duo du secteur 8",
        ),
    ]
    assert chosen.to("C") == ["Ben sends the duo to hangar 3", "One of Ben’s crew takes a seat in the duo in sector 8"]


@rule("EP-3.3", "EP-5.2", "EP-4.3")
def test_moves_and_pushes() -> None:
    board = Board(seats=3, pods={"trio": "2 Ac", "duo-1": "5 Bs", "mini-1": "8 Cs"})
    moved = Story(board, "use accelerate commander", "move trio 5")
    assert moved.both("A") == [
        ("You fly the trio from sector 2 to 5", "Vous menez la navette trio du secteur 2 au 5"),
    ]
    assert moved.to("B") == ["Ann flies the trio from sector 2 to 5"]
    assert prompt(board, "A") == (
        "The duo in sector 5 is pushed: choose where to.",
        "La navette duo du secteur 5 est poussée\u00a0: choisissez où.",
    )
    assert choice(board, "push 8") == ("push to sector 8", "pousser vers le secteur 8")
    pushed = Story(board, "push 8")
    assert pushed.both("C") == [
        ("Ann pushes the duo from sector 5 to 8", "Ann pousse la navette duo du secteur 5 au 8"),
    ]
    itself = Board(pods={"duo-1": "1 Ac", "mini-1": "2 Bs", "mini-2": "3 Bc"})
    assert Story(itself, "use accelerate commander", "move duo-1 2").both("B")[1] == (
        "The minipod is pushed from sector 2 to 5",
        "La mininavette est poussée du secteur 2 au 5",
    )


@rule("EP-5.4")
def test_a_crossing() -> None:
    board = Board(pods={"duo-1": "1 Ac"}, beacons={"AC": "1-4"})
    assert choice(board, "move duo-1 4") == (
        "the duo in sector 1 crosses to sector 4 by beacon",
        "la navette duo du secteur 1 passe au secteur 4 par balise",
    )
    story = Story(board, "move duo-1 4")
    assert story.to("A") == ["By beacon you take the duo from sector 1 to 4"]
    assert story.both("B") == [
        ("By beacon Ann takes the duo from sector 1 to 4", "Par balise, Ann mène la navette duo du secteur 1 au 4"),
    ]


@rule("EP-3.2")
def test_disembarking() -> None:
    board = Board(seats=3, pods={"duo-1": "11 Bs:A Cc"})
    story = Story(board, LAND, "disembark duo-1.1 r1")
    assert story.both("A") == [
        ("You disembark Ben’s scientist at refuge r1", "Vous débarquez un scientifique de Ben au refuge r1"),
    ]
    assert story.both("B") == [
        ("Ann disembarks your scientist at refuge r1", "Ann débarque votre scientifique au refuge r1"),
    ]
    assert (
        story.both("C")
        == story.both()
        == [
            ("Ann disembarks one of Ben’s crew at refuge r1", "Ann débarque un membre de Ben au refuge r1"),
        ]
    )
    own = Story(Board(pods={"duo-1": "11 As Bc"}), LAND, "disembark duo-1.1 r1")
    assert own.both("A") == [
        ("You disembark your scientist at refuge r1", "Vous débarquez votre scientifique au refuge r1")
    ]
    assert own.both("B") == [
        ("Ann disembarks one of their own crew at refuge r1", "Ann débarque l’un des siens au refuge r1"),
    ]
    spied = Story(Board(pods={"duo-1": "11 As:B Bc"}), LAND, "disembark duo-1.1 r1")
    assert spied.both("B") == [
        ("Ann disembarks their own scientist at refuge r1", "Ann débarque son scientifique au refuge r1"),
    ]


@rule("EP-3.2", "EP-4.4")
def test_landing_is_said_where_something_came_between() -> None:
    story = Story(Board(pods={"mini-2": "13 As"}), LAND, "disembark mini-2.1 r4")
    assert story.both("B")[1:] == [
        ("The minipod is empty and goes home", "La mininavette est vide et rentre"),
        (
            "One of Ann’s crew takes arrival space 1 of refuge r4",
            "Un membre d’Ann prend la place d’arrivée 1 du refuge r4",
        ),
    ]


@rule("EP-3.4")
def test_spying() -> None:
    board = Board(seats=3, pods={"trio": "5 Bs Ac Ce"})
    assert choice(board.play("use spy commander"), "spy trio") == (
        "look into the trio in sector 5",
        "épier la navette trio du secteur 5",
    )
    story = Story(board, "spy trio")
    assert story.both("A") == [
        ("You look into the trio in sector 5", "Vous épiez la navette trio du secteur 5"),
        ("You see Ben’s scientist there", "Vous y voyez un scientifique de Ben"),
        ("You see your commander there", "Vous y voyez votre commandant"),
        ("You see Cleo’s engineer there", "Vous y voyez un ingénieur de Cleo"),
    ]
    heard = [("Ann looks into the trio in sector 5", "Ann épie la navette trio du secteur 5")]
    assert story.both("B") == story.both("C") == story.both("") == heard
    refuge = Story(Board(refuges={"r2": "Bs"}), "use spy commander", "spy r2")
    assert refuge.both("B") == [("Ann looks into refuge r2", "Ann épie le refuge r2")]


@rule("EP-3.5")
def test_a_minipod() -> None:
    story = Story(Board(), "use minipod commander", "launch engineer 3")
    assert story.both("A") == [
        (
            "You send an engineer out to sector 3 in a minipod",
            "Vous faites sortir un ingénieur en mininavette vers le secteur 3",
        )
    ]
    assert story.both("B") == [
        ("Ann sends a minipod out to sector 3", "Ann fait sortir une mininavette vers le secteur 3"),
    ]


@rule("EP-5.1", "EP-3.4")
def test_boarding() -> None:
    """Ann gives an engineer of her reserve for Ben's scientist, whom she has not seen."""
    story = Story(Board(seats=3, pods={"duo-1": "1 Bs:C"}), "use board commander", "swap engineer duo-1.1")
    assert story.both("A") == [
        (
            "You board the duo in sector 1: your engineer for one of Ben’s crew",
            "Vous abordez la navette duo du secteur 1\u00a0: votre ingénieur contre un membre de Ben",
        )
    ]
    assert story.both("B") == [
        (
            "Ann boards the duo in sector 1: one of Ann’s crew for your scientist",
            "Ann aborde la navette duo du secteur 1\u00a0: un membre d’Ann contre votre scientifique",
        )
    ]
    assert story.to("C") == ["Ann boards the duo in sector 1: one of Ann’s crew for Ben’s scientist"]
    assert story.to() == ["Ann boards the duo in sector 1: one of Ann’s crew for one of Ben’s crew"]


@rule("EP-5.3", "EP-1.5")
def test_programming() -> None:
    board = Board(beacons={"AB": "1-2"})
    taken = Story(board, "use program commander", "beacon BC")
    assert taken.both("A") == [("You pick Ben’s beacon", "Vous prenez la balise de Ben")]  # nobody plays C
    assert prompt(board, "A") == (
        "Choose a border for Ben’s beacon.",
        "Choisissez une frontière pour la balise de Ben.",
    )
    assert choice(board, "border 4-5") == ("beacon to border 4-5", "balise en 4-5")
    placed = Story(board, "border 4-5")
    assert placed.both("B") == [
        ("Ann puts Ben’s beacon on border 4-5", "Ann pose la balise de Ben sur la frontière 4-5"),
    ]
    moved = Story(Board(beacons={"AB": "1-2"}), "use program commander", "beacon AB", "border 4-5")
    assert moved.both("A") == [
        (
            "You move Ann and Ben’s beacon from border 1-2 to 4-5",
            "Vous déplacez la balise d’Ann et Ben de la frontière 1-2 à 4-5",
        )
    ]
    exchange = Board(beacons={"AB": "1-2", "AC": "4-5"}).play("use program commander", "beacon AB")
    assert choice(exchange, "border 4-5") == (
        "beacon to border 4-5, in exchange for Ann’s",
        "balise en 4-5, en échange de celle d’Ann",
    )
    assert Story(exchange, "border 4-5").both("B") == [
        (
            "Ann exchanges the beacons on borders 1-2 and 4-5",
            "Ann intervertit les balises des frontières 1-2 et 4-5",
        )
    ]
    delayed = Story(Board(row="4", under="5 6 7 8 9 10"), "use program commander", "delay 4")
    assert delayed.both("B") == [
        ("Ann puts explosion card 4 under the deck", "Ann met la carte explosion 4 sous la pioche"),
        (
            "Explosion card 5 comes up again, from under the deck",
            "La carte explosion 5 revient de sous la pioche",
        ),
    ]


@rule("EP-6.1")
def test_an_explosion() -> None:
    pods = {"duo-1": "11 Ac Bs", "duo-2": "8 Bs Bc", "mini-1": "7 Ae"}
    story = Story(Board(pods=pods, refuges={"r1": "Be Be"}, row="8"), LAND, "disembark duo-1.1 r1")
    assert story.both("")[1:] == [
        (
            "The explosion token of refuge r1 moves on to space 4",
            "Le jeton explosion du refuge r1 avance à la place 4",
        ),
        ("An explosion: debris in sector 8", "Une explosion\u00a0: des débris dans le secteur 8"),
        ("Ben has 2 crew members back in reserve", "2 membres de Ben reviennent en réserve"),
        ("The duo is empty and goes home", "La navette duo est vide et rentre"),
    ]
    assert story.both("B")[3] == ("You have 2 crew members back in reserve", "2 de vos membres reviennent en réserve")


@rule("EP-7.1", "EP-7.2")
def test_a_barrier_and_the_final_turns() -> None:
    pods = {"duo-1": "11 Ac As", "mini-1": "12 Bs"}
    board = Board(seats=3, pods=pods, refuges={"r1": "Be Be Ae Ae"}, debris="7 8", row="9")
    assert Story(board, LAND, "disembark duo-1.1 r1", "card 4").both()[1] == (
        "A barrier of debris parts the ship from the refuges",
        "Une barrière de débris sépare le vaisseau des refuges",
    )
    ends = Story(board, "end")
    assert ends.both("B") == [
        ("Ann ends the turn", "Ann termine son tour"),
        ("You have a final turn", "Vous avez un dernier tour"),
    ]
    assert ends.to("A") == ["You end your turn", "Ben has a final turn"]
    assert prompt(board, "B") == ("Your final turn: 2 actions left.", "Votre dernier tour\u00a0: encore 2 actions.")
    assert Story(board, "end", "end").both("B")[1:3] == [
        ("The final turns are over", "Les derniers tours sont finis"),
        ("The crew in refuge r1 is turned up", "L’équipage du refuge r1 est retourné"),
    ]


@rule("EP-7.3", "EP-7.4")
def test_why_the_match_is_over() -> None:
    later = Board(pods={"mini-1": "11 Ac"}, debris="7 8 9", barrier="B")
    assert Story(later, LAND, "disembark mini-1.1 r1").both("")[3] == (
        "No pod is beyond the barrier: the match is over",
        "Aucune navette au-delà de la barrière\u00a0: c’est la fin",
    )
    assert Story(Board(quiet=39), "end").both()[1] == (
        "Nobody has disembarked for 20 rounds: the match ends here",
        "Personne n’a débarqué depuis 20 tours de table\u00a0: la partie s’arrête",
    )


@rule("EP-8.1", "EP-8.2", "EP-8.3")
def test_the_scoring_refuge_by_refuge() -> None:
    board = Board(refuges={"r1": "Ac Bs Bs Bs", "r3": "Ae"}, quiet=39).play("end")
    assert prompt(board, "A") == (
        "Refuge r1: choose a square for your commander.",
        "Refuge r1\u00a0: choisissez une case pour votre commandant.",
    )
    assert prompt(board, "B") == ("Ann chooses a square in refuge r1.", "Ann choisit une case au refuge r1.")
    assert choice(board, "assign 1") == ("square 1: commander, 4 points", "case 1\u00a0: commandant, 4 points")
    assert choice(board, "assign 5") == ("square 5: anybody, 1 point", "case 5\u00a0: n’importe qui, 1 point")
    first = Story(board, "assign 1")
    assert first.both("A") == [
        (
            "You assign your commander to square 1 of refuge r1",
            "Vous assignez votre commandant à la case 1 du refuge r1",
        ),
    ]
    assert first.to("B") == ["Ann assigns a commander to square 1 of refuge r1"]
    story = Story(board, "assign 2")
    assert story.both("B")[1:] == [
        ("Your scientist is on square 5 of refuge r1", "Votre scientifique est sur la case 5 du refuge r1"),
        ("No square for your scientist in refuge r1", "Pas de case pour votre scientifique au refuge r1"),
        ("Ann scores 4 points in refuge r1", "Ann marque 4 points au refuge r1"),
        ("You score 5 points in refuge r1", "Vous marquez 5 points au refuge r1"),
        ("Nobody is in refuge r2", "Personne au refuge r2"),
        ("The crew in refuge r3 is turned up", "L’équipage du refuge r3 est retourné"),
    ]
    assert story.both("A")[1:3] == [
        ("Ben’s scientist is on square 5 of refuge r1", "Un scientifique de Ben est sur la case 5 du refuge r1"),
        ("No square for Ben’s scientist in refuge r1", "Pas de case pour un scientifique de Ben au refuge r1"),
    ]
    assert Story(board, "assign 1").both("A")[-3:] == [
        ("You have 8 points in all", "Vous avez 8 points en tout"),
        ("Ben has 5 points in all", "Ben a 5 points en tout"),
        ("You win", "Vous gagnez"),
    ]
    assert prompt(board, "A") == ("The match is over.", "La partie est terminée.")


@rule("EP-9.3")
def test_a_grade() -> None:
    board = Board(seats=1, refuges={"r1": "Ac", "r2": "As", "r3": "Ae"}, quiet=19, row="7 3")
    story = Story(board, "end", "card 1", "assign 1", "assign 1", "assign 1")
    assert story.both("A")[-1] == ("You are a survivor", "Vous êtes un survivant")
    assert story.both("")[-1] == ("Ann is a survivor", "Ann est un survivant")


# What is asked, and what can be chosen


def test_prompts_in_a_turn() -> None:
    board = Board(pods={"duo-1": "1 Ac"}, beacons={"AC": "1-4"})
    assert prompt(board, "A") == (
        "Choose what to do: 2 actions left.",
        "Choisissez quoi faire\u00a0: encore 2 actions.",
    )
    assert prompt(board) == ("Ann is playing.", "C’est à Ann de jouer.")
    board.play("use embark scientist", "embark commander duo-1")
    assert prompt(board, "A") == ("Choose what to do: 1 action left.", "Choisissez quoi faire\u00a0: encore 1 action.")
    assert choice(board, "end") == (
        "end your turn with 1 action left",
        "terminer votre tour avec encore 1 action",
    )
    board.play("use program commander", "beacon BC", "border 2-5")
    assert prompt(board, "A") == (
        "No action left: cross a beacon, or end your turn.",
        "Plus d’action\u00a0: passez une balise, ou terminez votre tour.",
    )
    assert choice(board, "end") == ("end your turn", "terminer votre tour")


def test_choices_name_who_is_known() -> None:
    pods = {"duo-1": "11 Bs Bc:A", "duo-2": "10 Ac", "mini-1": "1 Be"}
    board = Board(pods=pods).play(LAND)
    assert choice(board, "disembark duo-1.2 r1") == (
        "Ben’s commander in the duo in sector 11 disembarks at refuge r1",
        "un commandant de Ben, dans la navette duo du secteur 11, débarque au refuge r1",
    )
    assert (
        choice(board, "disembark duo-1.1 r1")[0] == "one of Ben’s crew in the duo in sector 11 disembarks at refuge r1"
    )
    boarding = Board(pods=pods).play("use board commander")
    assert choice(boarding, "swap engineer mini-1.1") == (
        "swap an engineer of your reserve with one of Ben’s crew in the minipod in sector 1",
        "échanger un ingénieur de votre réserve avec un membre de Ben dans la mininavette du secteur 1",
    )
    flying = Board(pods=pods).play("use accelerate commander")
    assert choice(flying, "move duo-2 12") == (
        "the duo in sector 10 flies to sector 12",
        "la navette duo du secteur 10 va au secteur 12",
    )
    embarking = Board().play(LAND)
    assert choice(embarking, "embark engineer duo-1") == (
        "an engineer embarks in the duo in hangar 1",
        "un ingénieur embarque dans la navette duo du hangar 1",
    )


# All of them


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_can_be_said_has_words(lang: str) -> None:
    """Events, questions, choices, refusals and refuges; and there are no others."""
    rules = [number for name, number in vars(refusals).items() if name.startswith("EP_")]
    needed = {
        *(f"event-{kind.name}" for kind in EVENTS),
        *(f"prompt-{kind.name}" for kind in PROMPTS),
        *(f"choice-{kind.name}" for kind in CHOICES),
        *(f"refusal-EP-{rule // 100}-{rule % 100}" for rule in rules),
        *(f"thing-refuge-card-{card}" for card in CARD_NAMES),
    }
    there = bundle("escape_pods", lang).entries.keys()
    kinds = ("event-", "prompt-", "choice-", "refusal-", "thing-refuge-card-")
    assert {key for key in there if key.startswith(kinds)} == needed
    assert all(Sentence("escape_pods", key).to(lang) for key in needed if key.startswith(("refusal-", "thing-")))
