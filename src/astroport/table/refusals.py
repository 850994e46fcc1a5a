"""What a table refuses, before the rules of any game are asked: a code, and why in both languages."""

from __future__ import annotations

from astroport.core.errors import RefusedError
from astroport.core.refusal import Refusal
from astroport.core.words import Words, pair

REASONS: dict[str, tuple[Words, Words]] = {
    "elsewhere": pair(
        en=("Nothing to choose here now", "{asked}"), fr=("Rien à choisir ici pour l’instant", "{asked}")
    ),
    "action": pair(
        en=("No such action", "This match, with its options, does not know “{what}”."),
        fr=("Cette action n’existe pas", "Cette partie, avec ses options, ne connaît pas « {what} »."),
    ),
    "not_begun": pair(
        en=("Play has not begun", "It begins when every seat is taken."),
        fr=("La partie n’a pas commencé", "Elle commence quand toutes les places sont prises."),
    ),
    "begun": pair(
        en=("Play has begun", "That can only be done before."), fr=("La partie a commencé", "Cela ne se fait qu’avant.")
    ),
    "over": pair(
        en=("The match is over", "Nothing can be played any more."),
        fr=("La partie est terminée", "On ne peut plus rien jouer."),
    ),
    "not_over": pair(
        en=("The match is not over", "This is for afterwards."),
        fr=("La partie n’est pas terminée", "C’est pour après la partie."),
    ),
    "review": pair(
        en=("Only to look at", "This match was brought along; play from one of its positions at a table of its own."),
        fr=(
            "À regarder seulement",
            "Cette partie a été importée ; rejouez depuis une de ses positions à une nouvelle table.",
        ),
    ),
    "not_your_seat": pair(
        en=("Not your seat", "You can only act for a seat that is yours."),
        fr=("Ce n’est pas votre place", "Vous ne pouvez agir que pour une place qui est la vôtre."),
    ),
    "no_seat": pair(
        en=("No such seat", "This table has {seats} seats."),
        fr=("Cette place n’existe pas", "Cette table a {seats} places."),
    ),
    "seat_taken": pair(
        en=("The seat is taken", "It is somebody’s, even if they have left. You can take a seat that is open."),
        fr=("La place est prise", "Elle est à quelqu’un, même en son absence. Vous pouvez prendre une place libre."),
    ),
    "away": pair(
        en=("A bot stands in for you", "Take your seat back first."),
        fr=("Un robot vous remplace", "Reprenez d’abord votre place."),
    ),
    "not_away": pair(
        en=("You are there already", "No bot stands in for this seat."),
        fr=("Vous y êtes déjà", "Aucun robot ne joue à cette place."),
    ),
    "no_key": pair(
        en=("You need the link", "Ask somebody at the table for its link: it lets you sit down, or watch."),
        fr=(
            "Il vous faut le lien",
            "Demandez le lien à quelqu’un de la table : il permet de s’asseoir ou de regarder.",
        ),
    ),
    "wrong_key": pair(
        en=("This link opens nothing here", "It is incomplete, no longer good, or for another table."),
        fr=("Ce lien n’ouvre rien ici", "Il est incomplet, il n’est plus valable, ou il appartient à une autre table."),
    ),
    "no_spectators": pair(
        en=("No spectators", "This table plays among itself."),
        fr=("Pas de spectateurs", "Cette table joue à huis clos."),
    ),
    "opener_only": pair(
        en=("For who opened the table", "Only who opened the table can begin before all seats are taken."),
        fr=(
            "À qui a ouvert la table",
            "Seule la personne qui a ouvert la table peut commencer avant que toutes les places soient prises.",
        ),
    ),
    "only_players_talk": pair(
        en=("Spectators listen", "Take a seat to talk at this table."),
        fr=("Les spectateurs écoutent", "Prenez place pour parler à cette table."),
    ),
    "no_team": pair(
        en=("No team", "This seat has no allies to talk to."),
        fr=("Pas d’équipe", "Cette place n’a pas d’alliés à qui parler."),
    ),
    "nothing_said": pair(
        en=("Nothing said", "Only printable text can be said."),
        fr=("Rien n’a été dit", "On ne peut dire que du texte imprimable."),
    ),
    "talked_out": pair(
        en=("Enough said", "You have said {most} things at this table, as many as it keeps of one seat."),
        fr=("Tout a été dit", "Vous avez dit {most} choses à cette table, autant qu’elle en garde d’une place."),
    ),
    "full": pair(
        en=("Too many guests", "So many have come to this table that it takes no more."),
        fr=("Trop d’invités", "Il en est tant venu que cette table n’en prend plus."),
    ),
    "both_sides": pair(
        en=("Not both sides", "Who plays on one seat cannot take over another."),
        fr=("Pas des deux côtés", "Qui occupe une place ne peut pas en reprendre une autre."),
    ),
    "resigned": pair(
        en=("You have resigned", "A bot plays on in your place."),
        fr=("Vous avez abandonné", "Un robot joue désormais à votre place."),
    ),
    "not_waiting": pair(
        en=("You are not waiting for them", "This is for when it is the turn of somebody else."),
        fr=("Vous ne l’attendez pas", "Cela se fait quand c’est au tour de quelqu’un d’autre."),
    ),
    "is_there": pair(
        en=("They are there", "This is for when somebody is not connected any more."),
        fr=("La personne est là", "Cela se fait quand quelqu’un n’est plus connecté."),
    ),
    "wait_longer": pair(
        en=("Wait a little longer", "They have {seconds} seconds to come back."),
        fr=("Attendez encore un peu", "La personne a {seconds} secondes pour revenir."),
    ),
    "no_claim": pair(
        en=("Nothing to claim", "A match is claimed between two people only; elsewhere a bot can stand in."),
        fr=("Rien à réclamer", "On ne réclame la partie qu’entre deux personnes ; ailleurs, un robot peut remplacer."),
    ),
    "nudged": pair(
        en=("Just reminded", "They were reminded less than {seconds} seconds ago."),
        fr=("Déjà relancé", "La personne a été relancée il y a moins de {seconds} secondes."),
    ),
    "no_plan": pair(
        en=("Nothing to plan", "This is not made up beforehand; it is played at once."),
        fr=("Rien à planifier", "Cela ne se prépare pas à l’avance ; cela se joue tout de suite."),
    ),
    "series_over": pair(
        en=("Too long a series", "Before “{what}” it is for others or for luck to act; choose it then."),
        fr=("Série trop longue", "Avant « {what} », c’est aux autres ou au hasard d’agir ; choisissez-le ensuite."),
    ),
    "drafted_out": pair(
        en=("Enough drafted", "A plan can be changed {most} times; what stands can be played."),
        fr=("Assez d’essais", "Un plan se change {most} fois au plus ; ce qui est prévu peut être joué."),
    ),
    "undo_nothing": pair(
        en=("Nothing to take back", "You have not decided anything yet."),
        fr=("Rien à reprendre", "Vous n’avez encore rien décidé."),
    ),
    "undo_over": pair(
        en=(
            "The match is over",
            "The match is over, its luck is open to all; play from an earlier position at another table.",
        ),
        fr=(
            "La partie est terminée",
            "La partie est finie, son hasard est connu de tous ; rejouez depuis une position à une autre table.",
        ),
    ),
    "undo_revealed": pair(
        en=("Something was revealed", "Luck or a secret came out since; the others must agree."),
        fr=(
            "Quelque chose a été révélé",
            "Le hasard a parlé ou un secret est sorti depuis ; il faut l’accord des autres.",
        ),
    ),
    "undo_others": pair(
        en=("Others have acted", "Somebody has played since; the others must agree."),
        fr=("D’autres ont joué", "Quelqu’un a joué depuis ; il faut l’accord des autres."),
    ),
    "undo_unanswered": pair(
        en=("The time to answer was up", "You did not answer in time; the others must agree."),
        fr=("Le temps de répondre était écoulé", "Vous n’avez pas répondu à temps ; il faut l’accord des autres."),
    ),
    "undo_late": pair(
        en=("The time to plan was up", "Your plan was not ready in time; the others must agree."),
        fr=("Le temps de planifier était écoulé", "Votre plan n’était pas prêt à temps ; il faut l’accord des autres."),
    ),
    "undo_pending": pair(
        en=("Already asked", "The others have not answered yet."),
        fr=("Déjà demandé", "Les autres n’ont pas encore répondu."),
    ),
    "undo_not_asked": pair(
        en=("Nobody asks", "There is no question that this seat could answer."),
        fr=("Personne ne demande", "Il n’y a pas de question à laquelle cette place pourrait répondre."),
    ),
    "no_level": pair(
        en=("No such bot", "There is no level “{what}” here; there are: {known}."),
        fr=("Ce robot n’existe pas", "Il n’y a pas ici de niveau « {what} » ; il y a : {known}."),
    ),
    "no_game": pair(
        en=("No such game", "There is no game “{what}” on the shelf."),
        fr=("Ce jeu n’existe pas", "Il n’y a pas de jeu « {what} » sur l’étagère."),
    ),
    "setting": pair(
        en=("Not with these options", "The game does not offer this: {what}."),
        fr=("Pas avec ces options", "Le jeu ne propose pas cela ; en détail, en anglais : {what}."),
    ),
    "clock": pair(
        en=("A clock needs seconds", "Say how many: at least one."),
        fr=("Une pendule demande des secondes", "Dites combien : une au moins."),
    ),
    "name": pair(
        en=("Not a name", "A name has up to 30 printable characters."),
        fr=("Ce n’est pas un nom", "Un nom a 30 caractères imprimables au plus."),
    ),
    "record": pair(
        en=("This record cannot be read", "In detail: {what}."),
        fr=("Cet enregistrement est illisible", "En détail, en anglais : {what}."),
    ),
    "secret": pair(
        en=(
            "Secret while play goes on",
            "It holds what others must not know; it is open to all when the match is over.",
        ),
        fr=(
            "Secret tant qu’on joue",
            "Cela contient ce que d’autres ne doivent pas savoir ; tout s’ouvre à la fin de la partie.",
        ),
    ),
    "no_ply": pair(
        en=("No such position", "The positions of this match are numbered from 0 to {last}."),
        fr=("Cette position n’existe pas", "Les positions de cette partie sont numérotées de 0 à {last}."),
    ),
    "no_reasons": pair(
        en=("No reasons", "No bot did that."), fr=("Pas de raisons", "Ce n’est pas un robot qui l’a fait.")
    ),
    "no_hints": pair(
        en=("No hints at this table", "Whoever opened it has switched them off."),
        fr=("Pas d’indices à cette table", "La personne qui l’a ouverte les a désactivés."),
    ),
    "not_awaited": pair(
        en=("Not your turn", "A hint is for a seat that is to act."),
        fr=("Ce n’est pas à vous", "Un indice est pour une place qui doit jouer."),
    ),
    "wait_over": pair(
        en=("The position is over", "There is nothing left to play from here."),
        fr=("La position est finie", "Il n’y a plus rien à jouer à partir d’ici."),
    ),
}


def refusal(code: str, **parts: str | int | Words) -> Refusal:
    """A refusal of the table's, by its code."""
    title, text = REASONS[code]
    return Refusal(code, title, text.fill(**parts))


def refused(code: str, **parts: str | int | Words) -> RefusedError:
    """The same, to be raised."""
    return RefusedError(refusal(code, **parts))
