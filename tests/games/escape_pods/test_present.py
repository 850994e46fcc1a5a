"""What people see and read of Escape Pods."""

from __future__ import annotations

import json

import pytest

from astroport.core.contract import CHANCE, SPECTATOR
from astroport.games.escape_pods.present import LEGEND, draw, log_lines
from astroport.testing import rule
from tests.games.boards import in_both

from .board import SOLO_CARDS, Board, Opening

LETTERS = "ABCDE"
LAND = "use embark commander"
FRENCH = {"commander": "commandant", "scientist": "scientifique", "engineer": "ingénieur"}


class Story:
    """What is told of the last of some actions."""

    def __init__(self, board: Board, *actions: str) -> None:
        board.play(*actions[:-1])
        before, seat, action = board.match.state, board.awaited, board.match.action(actions[-1])
        assert seat is not None
        board.play(actions[-1])
        after = board.match.state
        viewers = (*range(board.match.seats), SPECTATOR)
        self.events = {viewer: log_lines(before[0], seat, action, after[0], viewer) for viewer in viewers}

    def to(self, letter: str = "") -> list[str]:
        """In English."""
        return [en for en, _ in self.both(letter)]

    def french(self, letter: str = "") -> list[str]:
        return [fr for _, fr in self.both(letter)]

    def both(self, letter: str) -> list[tuple[str, str]]:
        """What one hears, called by its letter; a spectator has none."""
        viewer = LETTERS.index(letter) if letter else SPECTATOR
        return [
            event.you
            if event.seat == viewer
            else event.they.fill(who="?" if event.seat == CHANCE else LETTERS[event.seat])
            for event in self.events[viewer]
        ]


def prompt(board: Board, letter: str = "") -> tuple[str, str]:
    return in_both(board.match.view(LETTERS.index(letter) if letter else SPECTATOR).prompt)


def said(board: Board, action: str) -> tuple[str, str]:
    seat = LETTERS.index(board.asked) if board.asked in LETTERS else SPECTATOR
    return in_both(board.match.view(seat).describe(board.match.action(action)))


def names(role: str, sentence: tuple[str, str]) -> bool:
    """Whether a role is named in both languages."""
    return role in sentence[0] and FRENCH[role] in sentence[1]


def names_nobody(sentences: list[tuple[str, str]]) -> bool:
    return not any(en in sentence[0] or fr in sentence[1] for en, fr in FRENCH.items() for sentence in sentences)


# The story


@rule("EP-1.6", "EP-1.8", "EP-1.9")
def test_the_story_of_an_opening() -> None:
    opening = Opening(3)
    (refuge,) = Story(opening, "refuge lighthouse").both("A")
    assert refuge[0] == "r1 is Lighthouse"
    assert "Phare" in refuge[1]
    (refuge,) = Story(opening, "refuge workshop").both("B")
    assert refuge[0] == "r2 is Workshop"
    card = Story(opening, "refuge commons", "refuge laboratory", "card 7")
    assert (card.to("A"), card.french("A")) == (["The next explosion card is 7"], ["La carte explosion suivante est 7"])
    begins = Story(opening, "first B")
    assert (begins.to("B"), begins.french("B")) == (["You begin"], ["Vous commencez"])
    assert (begins.to("A"), begins.french()) == (["B begins"], ["B commence"])


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
    choice = said(board, f"use {use} engineer")
    assert (choice[0].split(",")[0], choice[1].split(",")[0]) == (english, french)
    assert names("engineer", choice)
    story = Story(board, f"use {use} engineer")
    assert story.to("A") == [f"You pay for {english} with an engineer"]
    assert story.french("A") == [f"Vous payez {french} avec un ingénieur"]
    assert story.to("B") == story.to() == [f"A pays for {english}"]
    assert story.french("B") == story.french() == [f"A paie {french}"]


@rule("EP-2.5")
def test_the_story_of_a_refresh() -> None:
    story = Story(Board(panels={"A": "board:c"}), "use refresh commander")
    assert story.to("A") == ["You take your crew back from the advanced panel"]
    assert story.french("A") == ["Vous reprenez vos membres du tableau avancé"]
    assert story.to("B") == ["A takes its crew back from the advanced panel"]
    assert names_nobody(story.both("B"))


@rule("EP-3.1")
def test_the_story_of_embarking_in_a_hangar() -> None:
    story = Story(Board(), LAND, "embark scientist duo-2")
    assert story.to("A") == ["You embark a scientist in the duo", "The duo flies out to 3"]
    assert story.french("A") == ["Vous embarquez un scientifique dans la navette duo", "La navette duo sort en 3"]
    assert story.to("B") == story.to() == ["A embarks one of its crew in the duo", "The duo flies out to 3"]
    assert story.french("B") == ["A embarque l’un des siens dans la navette duo", "La navette duo sort en 3"]


@rule("EP-3.1")
def test_the_story_of_embarking_in_a_pod_that_is_out() -> None:
    story = Story(Board(pods={"duo-1": "1 Bs"}), LAND, "embark engineer duo-1")
    assert story.to("A") == ["You embark an engineer in the duo"]
    assert story.to("B") == ["A embarks one of its crew in the duo"]


@rule("EP-3.1", "EP-3.4", "EP-4.4")
def test_the_story_of_stepping_over() -> None:
    """To its owner and to who has spied it by its role, to others not."""
    board = Board(seats=3, pods={"duo-1": "5 Bs:A", "duo-2": "8 Ac ."}, turn="B")
    story = Story(board, LAND, "embark duo-1.1 duo-2")
    assert names("scientist", story.both("A")[0])
    assert story.both("B")[0] == (
        "You bring your scientist from the duo (sector 5) to the duo (sector 8)",
        "Vous faites passer votre scientifique de la navette duo (secteur 5) à la navette duo (secteur 8)",
    )
    for viewer in ("C", ""):
        assert story.both(viewer)[0] == (
            "B brings one of its crew from the duo (sector 5) to the duo (sector 8)",
            "B fait passer l’un des siens de la navette duo (secteur 5) à la navette duo (secteur 8)",
        )
    for viewer in ("A", "B", "C", ""):
        moved, empty = story.both(viewer)
        assert "the duo (sector 5)" in moved[0]
        assert "la navette duo (secteur 8)" in moved[1]
        assert empty == ("The duo is empty and goes home", "La navette duo est vide et rentre")
    assert (prompt(board, "B"), prompt(board, "A")) == (
        ("The duo is empty: choose its hangar.", "La navette duo est vide : choisissez son hangar."),
        ("B is playing.", "C’est à B."),
    )
    assert said(board, "hangar 3") == ("to hangar 3", "au hangar 3")
    chosen = Story(board, "hangar 3")
    assert chosen.both("B") == [("You send the duo to hangar 3", "Vous renvoyez la navette duo au hangar 3")]
    assert chosen.both("A") == [("B sends the duo to hangar 3", "B renvoie la navette duo au hangar 3")]


@rule("EP-3.3", "EP-5.2", "EP-4.3")
def test_the_story_of_moves_and_pushes() -> None:
    board = Board(seats=3, pods={"trio": "2 Ac", "duo-1": "5 Bs", "mini-1": "8 Cs"})
    moved = Story(board, "use accelerate commander", "move trio 5")
    assert moved.both("A") == [("You move the trio to 5", "Vous déplacez la navette trio en 5")]
    assert moved.both("B") == [("A moves the trio to 5", "A déplace la navette trio en 5")]
    assert prompt(board, "A") == ("The duo is pushed: choose where to.", "La navette duo est poussée : choisissez où.")
    assert said(board, "push 8") == ("push to 8", "pousser en 8")
    pushed = Story(board, "push 8")
    assert pushed.both("A") == [("You have the duo pushed to 8", "Vous faites pousser la navette duo en 8")]
    assert pushed.both("C") == [("A has the duo pushed to 8", "A fait pousser la navette duo en 8")]
    assert prompt(board, "A")[0] == "The minipod is pushed: choose where to."
    assert Story(board, "push 10").to("C") == ["A has the minipod pushed to 10"]


@rule("EP-4.3")
def test_a_push_that_happens_by_itself_is_told() -> None:
    board = Board(pods={"duo-1": "1 Ac", "mini-1": "2 Bs", "mini-2": "3 Bc"})
    story = Story(board, "use accelerate commander", "move duo-1 2")
    assert story.to("B") == ["A moves the duo to 2", "The minipod is pushed to 5"]
    assert story.french("B")[1] == "La mininavette est poussée en 5"


@rule("EP-5.4")
def test_the_story_of_a_crossing() -> None:
    board = Board(pods={"duo-1": "1 Ac"}, beacons={"AC": "1-4"})
    assert said(board, "move duo-1 4") == (
        "the duo (sector 1) crosses to 4 by beacon",
        "la navette duo (secteur 1) passe en 4 par balise",
    )
    story = Story(board, "move duo-1 4")
    assert story.both("A") == [
        ("You cross a beacon: the duo goes to 4", "Vous passez une balise : la navette duo va en 4")
    ]
    assert story.both("B") == [("A crosses a beacon: the duo goes to 4", "A passe une balise : la navette duo va en 4")]


@rule("EP-3.2")
def test_the_story_of_disembarking() -> None:
    board = Board(seats=3, pods={"duo-1": "11 Bs:A Cc"})
    story = Story(board, LAND, "disembark duo-1.1 r1")
    assert story.both("A") == [("You disembark a scientist of B at r1", "Vous débarquez un scientifique de B en r1")]
    assert story.both("B") == [("A disembarks your scientist at r1", "A débarque votre scientifique en r1")]
    for viewer in ("C", ""):
        assert story.both(viewer) == [("A disembarks a crew member of B at r1", "A débarque un membre de B en r1")]


@rule("EP-3.2")
def test_the_story_of_disembarking_one_s_own() -> None:
    story = Story(Board(pods={"duo-1": "11 As Bc"}), LAND, "disembark duo-1.1 r1")
    assert story.both("A") == [("You disembark your scientist at r1", "Vous débarquez votre scientifique en r1")]
    for viewer in ("B", ""):
        assert story.both(viewer) == [("A disembarks one of its crew at r1", "A débarque l’un des siens en r1")]


@rule("EP-3.4")
def test_the_story_of_spying() -> None:
    board = Board(seats=3, pods={"trio": "5 Bs Ac Ce"})
    assert said(board.play("use spy commander"), "spy trio") == ("look into the trio", "épier la navette trio")
    story = Story(board, "spy trio")
    (sentence,) = story.both("A")
    assert sentence == (
        "You look into the trio: a scientist of B, your commander, an engineer of C",
        "Vous épiez la navette trio : un scientifique de B, votre commandant, un ingénieur de C",
    )
    assert story.both("B") == story.both("C") == story.both("") == [("A looks into the trio", "A épie la navette trio")]
    refuge = Story(Board(refuges={"r2": "Bs"}), "use spy commander", "spy r2")
    assert refuge.to("A") == ["You look into r2: a scientist of B"]
    assert refuge.to() == ["A looks into r2"]


@rule("EP-3.5")
def test_the_story_of_a_minipod() -> None:
    story = Story(Board(), "use minipod commander", "launch engineer 3")
    assert story.both("A") == [
        ("You send an engineer to 3 in a minipod", "Vous faites sortir un ingénieur en 3 en mininavette")
    ]
    assert story.both("B") == [("A sends out a minipod to 3", "A fait sortir une mininavette en 3")]


@rule("EP-5.1", "EP-3.4")
def test_the_story_of_boarding() -> None:
    """A gives an engineer of its reserve for B's scientist, which A has not seen."""
    board = Board(seats=3, pods={"duo-1": "1 Bs:C"})
    story = Story(board, "use board commander", "swap engineer duo-1.1")
    assert story.to("A") == ["You board the duo: your engineer for a crew member of B"]
    assert story.french("A") == ["Vous abordez la navette duo : votre ingénieur contre un membre de B"]
    assert story.to("B") == ["A boards the duo: one of its crew for your scientist"]
    assert story.french("B") == ["A aborde la navette duo : l’un des siens contre votre scientifique"]
    assert story.to("C") == ["A boards the duo: one of its crew for a scientist of B"]
    assert story.french("C") == ["A aborde la navette duo : l’un des siens contre un scientifique de B"]
    assert story.to() == ["A boards the duo: one of its crew for a crew member of B"]
    assert story.french() == ["A aborde la navette duo : l’un des siens contre un membre de B"]


@rule("EP-5.1")
def test_the_story_of_boarding_from_pod_to_pod() -> None:
    board = Board(pods={"duo-1": "5 Bs", "duo-2": "8 Ac"})
    story = Story(board, "use board commander", "swap duo-2.1 duo-1.1")
    assert story.to("A") == ["You board the duo: your commander for a crew member of B"]
    assert story.to("B") == ["A boards the duo: one of its crew for your scientist"]


@rule("EP-5.3")
def test_the_story_of_programming() -> None:
    board = Board(beacons={"AB": "1-2"})
    taken = Story(board, "use program commander", "beacon BC")
    assert taken.both("A") == [("You take beacon B", "Vous prenez la balise B")]  # nobody plays C
    assert said(board, "border 4-5") == ("beacon to 4-5", "balise en 4-5")
    placed = Story(board, "border 4-5")
    assert placed.both("B") == [("A puts beacon B on 4-5", "A met la balise B en 4-5")]
    delayed = Story(Board(row="7"), "use program commander", "delay 7")
    assert delayed.both("A") == [
        ("You put explosion card 7 under the deck", "Vous mettez la carte explosion 7 sous la pioche")
    ]
    assert delayed.to("B") == ["A puts explosion card 7 under the deck"]


@rule("EP-5.3")
def test_the_story_of_an_exchange() -> None:
    board = Board(beacons={"AB": "1-2", "AC": "4-5"}).play("use program commander", "beacon AB")
    assert said(board, "border 4-5")[0] == "beacon to 4-5, exchanged for A"  # nobody plays C
    story = Story(board, "border 4-5")
    assert story.both("B") == [("A exchanges the beacons AB and A", "A échange les balises AB et A")]


@rule("EP-5.3")
def test_a_card_from_under_the_deck_is_told() -> None:
    story = Story(Board(row="4", under="5 6 7 8 9 10"), "use program commander", "delay 4")
    assert story.to("B") == ["A puts explosion card 4 under the deck", "The next explosion card is 5"]


@rule("EP-6.1")
def test_the_story_of_an_explosion() -> None:
    pods = {"mini-1": "11 Ac", "duo-2": "8 Bs Bc"}
    story = Story(Board(pods=pods, refuges={"r1": "Be Be"}, row="8"), LAND, "disembark mini-1.1 r1")
    assert story.both("") == [
        ("A disembarks one of its crew at r1", "A débarque l’un des siens en r1"),
        ("The minipod is empty and goes home", "La mininavette est vide et rentre"),
        ("The explosion token of r1 moves on", "Le jeton explosion de r1 avance d’une place"),
        ("An explosion: debris in 8", "Une explosion : des débris en 8"),
        ("B has 2 crew members back in reserve", "B a 2 membres de retour en réserve"),
        ("The duo is empty and goes home", "La navette duo est vide et rentre"),
    ]
    assert story.both("A")[1:] == story.both("")[1:]
    assert story.both("B")[:4] == story.both("")[:4]
    assert story.both("B")[4:] == [
        ("You have 2 crew members back in reserve", "Vous avez 2 membres de retour en réserve"),
        ("The duo is empty and goes home", "La navette duo est vide et rentre"),
    ]


@rule("EP-6.1")
def test_everybody_who_had_crew_in_the_pod_has_it_back() -> None:
    pods = {"mini-1": "11 Ac", "duo-2": "8 Bs Ac"}
    story = Story(Board(pods=pods, refuges={"r1": "Be Be"}, row="8"), LAND, "disembark mini-1.1 r1")
    assert story.both("A")[4:6] == [
        ("You have 1 crew member back in reserve", "Vous avez 1 membre de retour en réserve"),
        ("B has 1 crew member back in reserve", "B a 1 membre de retour en réserve"),
    ]


@rule("EP-6.1")
def test_who_has_just_disembarked_is_not_said_to_be_back_in_reserve() -> None:
    """In solo the sector where the pod was may explode: it has gone home before."""
    pods = {"mini-1": "11 Ac", "duo-1": "12 As"}
    board = Board(seats=1, pods=pods, refuges={"r1": "Ae Ae"}, row="11 3")
    story = Story(board, LAND, "disembark mini-1.1 r1")
    assert board.refuges["r1"] == "Ae Ae Ac"
    assert story.to() == [
        "A disembarks one of its crew at r1",
        "The minipod is empty and goes home",
        "The explosion token of r1 moves on",
        "An explosion: debris in 11",
    ]


@rule("EP-6.1")
def test_with_no_card_left_only_the_token_is_told() -> None:
    board = Board(
        pods={"duo-1": "11 Ac As"}, refuges={"r1": "Be Be"}, debris="4 5 6 7 8 9 10", row="", barrier="B", final=True
    )
    story = Story(board, LAND, "disembark duo-1.1 r1")
    assert story.to("B") == ["A disembarks one of its crew at r1", "The explosion token of r1 moves on"]


@rule("EP-7.1", "EP-7.2")
def test_the_story_of_a_barrier_and_the_final_turns() -> None:
    pods = {"duo-1": "11 Ac As", "mini-1": "12 Bs"}
    board = Board(seats=3, pods=pods, refuges={"r1": "Be Be Ae Ae"}, debris="7 8", row="9")
    barrier = Story(board, LAND, "disembark duo-1.1 r1", "card 4")
    assert barrier.to() == ["The next explosion card is 4", "A barrier of debris parts the ship from the refuges"]
    assert barrier.french()[1].startswith("Une barrière de débris sépare le vaisseau ")
    ends = Story(board, "end")
    assert ends.both("B") == [
        ("A ends the turn", "A termine son tour"),
        ("You have a final turn", "Vous avez un dernier tour"),
    ]
    assert ends.to("A") == ["You end your turn", "B has a final turn"]
    assert prompt(board, "B")[0] == "Your final turn: 2 actions left."
    assert prompt(board, "B")[1].startswith("Votre dernier tour")
    assert Story(board, "end").to("C") == ["B ends the turn", "A has a final turn"]
    assert Story(board, "end").both("B")[:3] == [
        ("A ends the turn", "A termine son tour"),
        ("The final turns are over", "Les derniers tours sont finis"),
        ("r1 is turned up", "r1 est retourné"),
    ]


@rule("EP-7.3")
def test_it_is_told_that_no_pod_is_beyond_the_barrier() -> None:
    """At once when the barrier arises, or when the last pod beyond it is empty."""
    reason = (
        "No pod is beyond the barrier: the match is over",
        "Aucune navette au-delà de la barrière : c’est la fin",
    )
    board = Board(pods={"mini-1": "11 Ac"}, refuges={"r1": "Be Be"}, debris="7 8", row="9")
    story = Story(board, LAND, "disembark mini-1.1 r1", "card 4")
    assert story.to()[0] == "The next explosion card is 4"
    assert story.to()[1] == "A barrier of debris parts the ship from the refuges"
    assert story.both("")[2] == reason
    later = Board(pods={"mini-1": "11 Ac"}, debris="7 8 9", barrier="B")
    assert Story(later, LAND, "disembark mini-1.1 r1").both("")[:3] == [
        ("A disembarks one of its crew at r1", "A débarque l’un des siens en r1"),
        ("The minipod is empty and goes home", "La mininavette est vide et rentre"),
        reason,
    ]


@rule("EP-7.3")
def test_it_is_told_that_all_arrival_spaces_are_taken() -> None:
    refuges = {"r1": "Be Be As Bs", "r2": "As Bs Cs Cc Be", "r3": "Bs Bc Bc Bc Ae", "r4": "Ae Ae Cc Cc Ce"}
    board = Board(seats=3, pods={"duo-1": "11 Ac Cs"}, refuges=refuges, tokens={"r1": 0})
    assert Story(board, LAND, "disembark duo-1.1 r1").both("C")[:3] == [
        ("A disembarks one of its crew at r1", "A débarque l’un des siens en r1"),
        (
            "All arrival spaces are taken: the match is over",
            "Toutes les places d’arrivée sont prises : c’est la fin",
        ),
        ("r1 is turned up", "r1 est retourné"),
    ]


@rule("EP-2.1")
def test_no_final_turn_is_told_before_the_barrier() -> None:
    assert Story(Board(), "end").to() == ["A ends the turn"]


@rule("EP-7.4")
def test_the_story_of_quiet_rounds() -> None:
    story = Story(Board(quiet=39), "end")
    assert story.to()[1] == "Nobody has disembarked for 20 rounds: the match ends here"
    assert story.french()[1] == "Personne n’a débarqué depuis 20 tours de table : la partie s’arrête"


@rule("EP-8.1", "EP-8.2")
def test_the_scoring_is_told_refuge_by_refuge() -> None:
    board = Board(refuges={"r1": "Ac Bs Bs Bs", "r2": "Bc", "r3": "Ae"}, quiet=39)
    begun = Story(board, "end")
    assert begun.to()[-1] == "r1 is turned up"
    assert begun.french()[-1] == "r1 est retourné"
    assert not [sentence for sentence in begun.to() if "r2" in sentence]
    first = Story(board, "assign 1")
    assert first.both("A") == [
        ("You assign a commander to square 1 of r1", "Vous assignez un commandant à la case 1 de r1")
    ]
    assert first.to("B") == ["A assigns a commander to square 1 of r1"]
    story = Story(board, "assign 2").both("B")
    assert story[0][0] == "You assign a scientist to square 2 of r1"
    assert story[1] == ("Your scientist is on square 5 of r1", "Votre scientifique est sur la case 5 de r1")
    assert story[2] == ("No square for your scientist in r1", "Pas de case pour votre scientifique en r1")
    assert [sentence[0] for sentence in story[3:]] == [
        "A has 4 points in r1",
        "You have 5 points in r1",
        "r2 is turned up",
    ]
    assert Story(board, "assign 3").to("A") == [
        "B assigns a commander to square 3 of r2",
        "B has 2 points in r2",
        "r3 is turned up",
    ]
    end = Story(board, "assign 1").both("A")
    assert end[0][0] == "You assign an engineer to square 1 of r3"
    assert end[-4] == ("Nobody is in r4", "Personne en r4")
    assert [sentence[0] for sentence in end[-3:]] == ["You have 8 points in all", "B has 7 points in all", "You win"]
    assert end[-1][1] == "Vous gagnez"


@rule("EP-8.1")
def test_others_hear_whose_members_come_to_squares_by_themselves() -> None:
    board = Board(refuges={"r1": "Bs Bs Bs"}, quiet=39).play("end")
    assert Story(board, "assign 2").both("A")[1:4] == [
        ("B: scientist on square 5 of r1", "B : scientifique sur la case 5 de r1"),
        ("B: no square for its scientist in r1", "B : pas de case pour son scientifique en r1"),
        ("B has 5 points in r1", "B a 5 points en r1"),
    ]


@rule("EP-8.3")
def test_a_shared_win_is_told() -> None:
    board = Board(seats=3, refuges={"r1": "Ac", "r2": "Bs"}, quiet=59).play("end", "assign 1")
    story = Story(board, "assign 1")
    assert story.both("A")[-2:] == [
        ("You share the win", "Vous partagez la victoire"),
        ("B shares the win", "B partage la victoire"),
    ]
    assert "C shares the win" not in story.to()


@rule("EP-9.3")
@pytest.mark.parametrize(
    ("r4", "choices", "english", "french"),
    [
        ("", [], "survivor", "survivant"),
        ("Ac", ["assign 2"], "conqueror of space", "conquérant de l’espace"),
        ("As Ac", ["assign 1", "assign 2"], "master of the galaxy", "maître de la galaxie"),
    ],
)
def test_a_grade_is_told(r4: str, choices: list[str], english: str, french: str) -> None:
    board = Board(seats=1, refuges={"r1": "Ac", "r2": "As", "r3": "Ae", "r4": r4}, quiet=19, row="7 3")
    story = Story(board, "end", "card 1", "assign 1", "assign 1", "assign 1", *choices)
    for viewer in ("A", ""):
        last = story.both(viewer)[-1]
        assert english in last[0]
        assert french in last[1]


# What is asked


def test_prompts_in_a_turn() -> None:
    board = Board(pods={"duo-1": "1 Ac"}, beacons={"AC": "1-4"})
    assert prompt(board, "A") == (
        "Choose what to do: 2 actions left.",
        "Choisissez quoi faire : encore 2 actions.",
    )
    assert prompt(board, "B") == prompt(board) == ("A is playing.", "C’est à A.")
    board.play("use embark scientist", "embark commander duo-1")
    assert prompt(board, "A") == (
        "Choose what to do: 1 action left.",
        "Choisissez quoi faire : encore 1 action.",
    )
    board.play("use program commander", "beacon BC", "border 2-5")
    assert prompt(board, "A") == (
        "No action left: cross a beacon, or end your turn.",
        "Plus d’action : passez une balise, ou terminez votre tour.",
    )
    board.play("move duo-1 4")
    assert prompt(board, "A") == ("No action left: end your turn.", "Plus d’action : terminez votre tour.")


@pytest.mark.parametrize(
    ("use", "english", "french"),
    [
        ("embark", "Choose who embarks or disembarks.", "Choisissez qui embarque ou débarque."),
        ("accelerate", "Choose a pod, and where it flies.", "Choisissez une navette, et où elle va."),
        ("pilot", "Choose a pod, and where it flies.", "Choisissez une navette, et où elle va."),
        ("spy", "Choose a pod or a refuge to look into.", "Choisissez une navette ou un refuge à épier."),
        ("minipod", "Choose who goes out in a minipod, and where.", "Choisissez qui sort en mininavette, et où."),
        ("board", "Choose two crew members to swap.", "Choisissez les deux membres à échanger."),
        (
            "program",
            "Choose a beacon, or put an explosion card under the deck.",
            "Choisissez une balise, ou mettez une carte explosion sous la pioche.",
        ),
    ],
)
def test_prompts_once_an_action_is_paid_for(use: str, english: str, french: str) -> None:
    board = Board(pods={"duo-1": "1 Ac", "duo-2": "2 Bs"}).play(f"use {use} engineer")
    assert prompt(board, "A") == (english, french)
    assert prompt(board, "B")[0] == "A is playing."


def test_other_prompts() -> None:
    opening = Opening(2)
    laid = ("The refuges are laid out …", "Les refuges sont mis en place…")
    assert prompt(opening, "A") == prompt(opening) == laid
    card = ("An explosion card is turned up …", "Une carte explosion est retournée…")
    assert prompt(opening.lay_refuges(), "A") == prompt(opening) == card
    lots = ("Lots are drawn for who begins …", "On tire au sort qui commence…")
    assert prompt(opening.play("card 4"), "B") == prompt(opening) == lots
    border = Board().play("use program commander", "beacon AB")
    assert prompt(border, "A") == (
        "Choose a border for beacon AB.",
        "Choisissez une frontière pour la balise AB.",
    )
    everybody_out = {"duo-1": "1 Bc Ac", "duo-2": "3 Ac As", "trio": "8 As As Ae"}
    empty = Board(seats=3, pods=everybody_out, refuges={"r1": "Ac"}, panels={"A": "board:e pilot:e"})
    assert prompt(empty, "A") == (
        "No action is possible: end your turn.",
        "Aucune action possible : terminez votre tour.",
    )
    scoring = Board(refuges={"r1": "Bc"}, quiet=39).play("end")
    assert prompt(scoring, "B") == (
        "r1: choose a square for your commander.",
        "r1 : choisissez une case pour votre commandant.",
    )
    assert prompt(scoring, "A") == ("B chooses a square in r1.", "B choisit une case en r1.")
    assert said(scoring, "assign 1") == ("square 1: commander, 4 points", "case 1 : commandant, 4 points")
    assert said(scoring, "assign 5") == ("square 5: anybody, 1 point", "case 5 : n’importe qui, 1 point")
    scoring.play("assign 1")
    assert prompt(scoring, "A") == ("The match is over.", "La partie est terminée.")


def test_choices_name_who_is_known() -> None:
    pods = {"duo-1": "11 Bs Bc:A", "duo-2": "10 Ac", "mini-1": "1 Be"}
    board = Board(pods=pods).play(LAND)
    known, unknown = said(board, "disembark duo-1.2 r1"), said(board, "disembark duo-1.1 r1")
    assert known == (
        "a commander of B in the duo (sector 11) disembarks at r1",
        "un commandant de B dans la navette duo (secteur 11) débarque en r1",
    )
    assert unknown == (
        "a crew member of B in the duo (sector 11) disembarks at r1",
        "un membre de B dans la navette duo (secteur 11) débarque en r1",
    )
    boarding = Board(pods=pods).play("use board commander")
    swap = said(boarding, "swap engineer mini-1.1")
    assert swap == (
        "swap an engineer of the reserve with a crew member of B in the minipod (sector 1)",
        "échanger un ingénieur de la réserve avec un membre de B dans la mininavette (secteur 1)",
    )
    assert said(Board(), "end") == ("end the turn", "terminer le tour")
    move = Board(pods=pods).play("use accelerate commander")
    assert said(move, "move duo-2 12") == ("the duo (sector 10) flies to 12", "la navette duo (secteur 10) va en 12")


# The picture


def test_the_picture_of_an_opening() -> None:
    opening = Opening(2)
    shown = opening.picture()
    assert (shown["phase"], shown["turn"], shown["first"], shown["result"]) == ("refuges", None, None, None)
    assert [refuge["card"] for refuge in shown["refuges"]] == [None] * 4
    assert [refuge["squares"] for refuge in shown["refuges"]] == [[]] * 4
    assert [refuge["touches"] for refuge in shown["refuges"]] == ["11", "12", "12", "13"]
    assert [refuge["token"] for refuge in shown["refuges"]] == [3, 2, 2, 3]
    assert [pod["name"] for pod in shown["pods"]] == ["duo-1", "duo-2", "mini-1", "mini-2", "mini-3"]
    assert shown["hangars"] == [
        {"name": "1", "size": 2, "pod": "duo-1"},
        {"name": "3", "size": 2, "pod": "duo-2"},
    ]
    assert len(shown["beacons"]) == 7
    opening.lay_refuges()
    assert opening.phase == "cards"
    opening.play("card 4")
    assert (opening.phase, opening.row) == ("lots", "4")
    opening.play("first B")
    shown = opening.picture()
    assert (shown["phase"], shown["turn"], shown["first"], shown["actions"]) == ("turn", 1, 1, 1)
    assert [refuge["card"] for refuge in shown["refuges"]] == list(SOLO_CARDS.values())
    assert shown["refuges"][0]["squares"][:2] == [
        {"wants": "commander", "points": 4, "mark": None, "taken": None},
        {"wants": "scientist", "points": 4, "mark": None, "taken": None},
    ]


def test_the_picture_of_a_position() -> None:
    board = Board(
        seats=3,
        pods={"duo-1": "5 Bs:AC Ac", "trio": "hangar-2"},
        refuges={"r1": "Bc"},
        beacons={"AB": "1-2"},
        debris="9",
        row="6",
        under="8",
        panels={"B": "embark:c embark:e board:s"},
        quiet=3,
    )
    shown = board.picture(0)
    assert shown["pods"][0] == {
        "name": "duo-1",
        "size": 2,
        "at": "5",
        "crew": [
            {"place": "duo-1.1", "owner": 1, "role": "scientist", "seen": [0, 2]},
            {"place": "duo-1.2", "owner": 0, "role": "commander", "seen": []},
        ],
    }
    assert [pod["at"] for pod in shown["pods"][1:]] == ["hangar-2", "hangar-3", "ship", "ship", "ship"]
    assert shown["refuges"][0]["arrivals"] == [{"owner": 1, "role": None, "seen": [], "square": None}, *[None] * 4]
    assert shown["beacons"][0] == {"name": "AB", "seats": [0, 1], "at": "1-2"}
    assert shown["beacons"][1]["at"] is None
    assert (shown["row"], shown["under"], shown["gone"]) == (["6"], ["8"], ["9"])
    assert shown["unseen"] == ["4", "5", "7", "10"]
    assert [sector["name"] for sector in shown["sectors"] if sector["debris"]] == ["9"]
    assert (shown["quiet"], shown["quietMost"], shown["barrier"], shown["final"]) == (3, 60, False, False)
    assert shown["players"][1]["panel"] == {
        "embark": ["hidden", "hidden"],
        **{use: [None] for use in ("accelerate", "spy", "minipod", "pilot", "program", "refresh")},
        "board": ["hidden"],
    }
    assert board.picture(1)["players"][1]["panel"]["embark"] == ["commander", "engineer"]
    assert json.loads(json.dumps(shown)) == shown


def test_the_picture_says_what_is_asked() -> None:
    board = Board(seats=3, pods={"trio": "2 Ac", "duo-1": "5 Bs"})
    assert board.picture()["using"] is None
    board.play("use accelerate commander")
    assert (board.phase, board.picture()["using"]) == ("move", "accelerate")
    board.play("move trio 5")
    assert board.picture()["push"] == {"pod": "duo-1", "at": "5", "to": ["1", "3", "4", "6", "8"]}
    board.play("push 8")
    assert board.picture()["push"] is board.picture()["using"] is None
    board.play("use program scientist", "beacon AC")
    assert (board.phase, board.picture()["beacon"]) == ("border", "AC")


@rule("EP-8.1")
def test_the_picture_of_the_scoring() -> None:
    board = Board(refuges={"r1": "Ac Bs"}, quiet=39).play("end")
    assert board.picture()["assign"] == {"seat": 0, "refuge": "r1", "arrival": 1, "squares": [1, 5]}
    board.play("assign 5")
    refuge = board.picture()["refuges"][0]
    assert [square["taken"] for square in refuge["squares"]] == [None, 2, None, None, 1]
    assert [member["square"] for member in refuge["arrivals"][:2]] == [5, 2]
    assert (refuge["scored"], refuge["points"]) == (True, [1, 4])
    assert board.picture()["assign"] is None
    assert board.picture()["result"] == {
        "scores": [
            {"seat": 0, "points": 1, "crew": 1, "assigned": 1, "refuges": 1},
            {"seat": 1, "points": 4, "crew": 1, "assigned": 1, "refuges": 1},
        ],
        "winners": [1],
        "grade": None,
    }


# For a terminal


def test_the_drawing() -> None:
    board = Board(
        pods={"duo-1": "1 Ac", "mini-1": "2 Bs:A"},
        refuges={"r1": "Ac Bc"},
        beacons={"AB": "1-2"},
        debris="5",
        under="6",
        panels={"A": "board:c"},
    )
    view = board.match.view(0)
    drawing = draw(view.state[0], view.actions)
    assert "duo-1[Ac .]" in drawing
    assert "<2>mini-1[Bs]" in drawing
    assert " 5 ###" in drawing
    assert "r1@11 plain c4 s4 e2 e1 X1 | Ac B? .* . ." in drawing
    assert "! 10 / 6  = AB:1-2" in drawing
    assert "(A) c0 s3 e3  [board]\n(B) ?7  []" in drawing
    assert "duo-1[A? .]" in draw(board.match.view(1).state[0])
    for sign in ("###", "*", "?"):
        assert sign in LEGEND.en
        assert sign in LEGEND.fr
