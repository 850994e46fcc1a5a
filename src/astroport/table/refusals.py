"""What a table refuses, before the rules of any game are asked: a code, and why in both languages."""

from __future__ import annotations

from astroport.core.errors import RefusedError
from astroport.core.refusal import Refusal
from astroport.core.words import Text, Words

REASONS: dict[str, tuple[Words, Words]] = {
    "elsewhere": (
        Words(en="Nothing to choose here now", fr="Rien à choisir ici pour l’instant"),
        Words(en="{asked}", fr="{asked}"),
    ),
    "action": (
        Words(en="No such action", fr="Cette action n’existe pas"),
        Words(
            en="This match, with its options, does not know “{what}”.",
            fr="Cette partie, avec ses options, ne connaît pas « {what} ».",
        ),
    ),
    "not_begun": (
        Words(en="Play has not begun", fr="La partie n’a pas commencé"),
        Words(en="It begins when every seat is taken.", fr="Elle commence quand toutes les places sont prises."),
    ),
    "begun": (
        Words(en="Play has begun", fr="La partie a commencé"),
        Words(en="That can only be done before.", fr="Cela ne se fait qu’avant."),
    ),
    "over": (
        Words(en="The match is over", fr="La partie est terminée"),
        Words(en="Nothing can be played any more.", fr="On ne peut plus rien jouer."),
    ),
    "not_over": (
        Words(en="The match is not over", fr="La partie n’est pas terminée"),
        Words(en="This is for afterwards.", fr="C’est pour après la partie."),
    ),
    "review": (
        Words(en="Only to look at", fr="À regarder seulement"),
        Words(
            en="This match was brought along; play from one of its positions at a table of its own.",
            fr="Cette partie a été importée ; rejouez depuis une de ses positions à une nouvelle table.",
        ),
    ),
    "not_your_seat": (
        Words(en="Not your seat", fr="Ce n’est pas votre place"),
        Words(
            en="You can only act for a seat that is yours.",
            fr="Vous ne pouvez agir que pour une place qui est la vôtre.",
        ),
    ),
    "no_seat": (
        Words(en="No such seat", fr="Cette place n’existe pas"),
        Words(en="This table has {seats} seats.", fr="Cette table a {seats} places."),
    ),
    "seat_taken": (
        Words(en="The seat is taken", fr="La place est prise"),
        Words(
            en="It is somebody’s, even if they have left. You can take a seat that is open.",
            fr="Elle est à quelqu’un, même en son absence. Vous pouvez prendre une place libre.",
        ),
    ),
    "away": (
        Words(en="A bot stands in for you", fr="Un robot vous remplace"),
        Words(en="Take your seat back first.", fr="Reprenez d’abord votre place."),
    ),
    "not_away": (
        Words(en="You are there already", fr="Vous y êtes déjà"),
        Words(en="No bot stands in for this seat.", fr="Aucun robot ne joue à cette place."),
    ),
    "no_key": (
        Words(en="You need the link", fr="Il vous faut le lien"),
        Words(
            en="Ask somebody at the table for its link: it lets you sit down, or watch.",
            fr="Demandez le lien à quelqu’un de la table : il permet de s’asseoir ou de regarder.",
        ),
    ),
    "wrong_key": (
        Words(en="This link opens nothing here", fr="Ce lien n’ouvre rien ici"),
        Words(
            en="It is incomplete, no longer good, or for another table.",
            fr="Il est incomplet, il n’est plus valable, ou il appartient à une autre table.",
        ),
    ),
    "no_spectators": (
        Words(en="No spectators", fr="Pas de spectateurs"),
        Words(en="This table plays among itself.", fr="Cette table joue à huis clos."),
    ),
    "opener_only": (
        Words(en="For who opened the table", fr="À qui a ouvert la table"),
        Words(
            en="Only who opened the table can begin before all seats are taken.",
            fr="Seule la personne qui a ouvert la table peut commencer avant que toutes les places soient prises.",
        ),
    ),
    "only_players_talk": (
        Words(en="Spectators listen", fr="Les spectateurs écoutent"),
        Words(en="Take a seat to talk at this table.", fr="Prenez place pour parler à cette table."),
    ),
    "no_team": (
        Words(en="No team", fr="Pas d’équipe"),
        Words(en="This seat has no allies to talk to.", fr="Cette place n’a pas d’alliés à qui parler."),
    ),
    "nothing_said": (
        Words(en="Nothing said", fr="Rien n’a été dit"),
        Words(en="Only printable text can be said.", fr="On ne peut dire que du texte imprimable."),
    ),
    "talked_out": (
        Words(en="Enough said", fr="Tout a été dit"),
        Words(
            en="You have said {most} things at this table, as many as it keeps of one seat.",
            fr="Vous avez dit {most} choses à cette table, autant qu’elle en garde d’une place.",
        ),
    ),
    "full": (
        Words(en="Too many guests", fr="Trop d’invités"),
        Words(
            en="So many have come to this table that it takes no more.",
            fr="Il en est tant venu que cette table n’en prend plus.",
        ),
    ),
    "both_sides": (
        Words(en="Not both sides", fr="Pas des deux côtés"),
        Words(
            en="Who plays on one seat cannot take over another.",
            fr="Qui occupe une place ne peut pas en reprendre une autre.",
        ),
    ),
    "resigned": (
        Words(en="You have resigned", fr="Vous avez abandonné"),
        Words(en="A bot plays on in your place.", fr="Un robot joue désormais à votre place."),
    ),
    "not_waiting": (
        Words(en="You are not waiting for them", fr="Vous ne l’attendez pas"),
        Words(
            en="This is for when it is the turn of somebody else.",
            fr="Cela se fait quand c’est au tour de quelqu’un d’autre.",
        ),
    ),
    "is_there": (
        Words(en="They are there", fr="La personne est là"),
        Words(
            en="This is for when somebody is not connected any more.",
            fr="Cela se fait quand quelqu’un n’est plus connecté.",
        ),
    ),
    "wait_longer": (
        Words(en="Wait a little longer", fr="Attendez encore un peu"),
        Words(
            en="They have {seconds} seconds to come back.",
            fr="La personne a {seconds} secondes pour revenir.",
        ),
    ),
    "no_claim": (
        Words(en="Nothing to claim", fr="Rien à réclamer"),
        Words(
            en="A match is claimed between two people only; elsewhere a bot can stand in.",
            fr="On ne réclame la partie qu’entre deux personnes ; ailleurs, un robot peut remplacer.",
        ),
    ),
    "nudged": (
        Words(en="Just reminded", fr="Déjà relancé"),
        Words(
            en="They were reminded less than {seconds} seconds ago.",
            fr="La personne a été relancée il y a moins de {seconds} secondes.",
        ),
    ),
    "no_plan": (
        Words(en="Nothing to plan", fr="Rien à planifier"),
        Words(
            en="This is not made up beforehand; it is played at once.",
            fr="Cela ne se prépare pas à l’avance ; cela se joue tout de suite.",
        ),
    ),
    "series_over": (
        Words(en="Too long a series", fr="Série trop longue"),
        Words(
            en="Before “{what}” it is for others or for luck to act; choose it then.",
            fr="Avant « {what} », c’est aux autres ou au hasard d’agir ; choisissez-le ensuite.",
        ),
    ),
    "drafted_out": (
        Words(en="Enough drafted", fr="Assez d’essais"),
        Words(
            en="A plan can be changed {most} times; what stands can be played.",
            fr="Un plan se change {most} fois au plus ; ce qui est prévu peut être joué.",
        ),
    ),
    "undo_nothing": (
        Words(en="Nothing to take back", fr="Rien à reprendre"),
        Words(en="You have not decided anything yet.", fr="Vous n’avez encore rien décidé."),
    ),
    "undo_over": (
        Words(en="The match is over", fr="La partie est terminée"),
        Words(
            en="The match is over, its luck is open to all; play from an earlier position at another table.",
            fr="La partie est finie, son hasard est connu de tous ; rejouez depuis une position à une autre table.",
        ),
    ),
    "undo_revealed": (
        Words(en="Something was revealed", fr="Quelque chose a été révélé"),
        Words(
            en="Luck or a secret came out since; the others must agree.",
            fr="Le hasard a parlé ou un secret est sorti depuis ; il faut l’accord des autres.",
        ),
    ),
    "undo_others": (
        Words(en="Others have acted", fr="D’autres ont joué"),
        Words(
            en="Somebody has played since; the others must agree.",
            fr="Quelqu’un a joué depuis ; il faut l’accord des autres.",
        ),
    ),
    "undo_unanswered": (
        Words(en="The time to answer was up", fr="Le temps de répondre était écoulé"),
        Words(
            en="You did not answer in time; the others must agree.",
            fr="Vous n’avez pas répondu à temps ; il faut l’accord des autres.",
        ),
    ),
    "undo_late": (
        Words(en="The time to plan was up", fr="Le temps de planifier était écoulé"),
        Words(
            en="Your plan was not ready in time; the others must agree.",
            fr="Votre plan n’était pas prêt à temps ; il faut l’accord des autres.",
        ),
    ),
    "undo_pending": (
        Words(en="Already asked", fr="Déjà demandé"),
        Words(en="The others have not answered yet.", fr="Les autres n’ont pas encore répondu."),
    ),
    "undo_not_asked": (
        Words(en="Nobody asks", fr="Personne ne demande"),
        Words(
            en="There is no question that this seat could answer.",
            fr="Il n’y a pas de question à laquelle cette place pourrait répondre.",
        ),
    ),
    "no_level": (
        Words(en="No such bot", fr="Ce robot n’existe pas"),
        Words(
            en="There is no level “{what}” here; there are: {known}.",
            fr="Il n’y a pas ici de niveau « {what} » ; il y a : {known}.",
        ),
    ),
    "no_game": (
        Words(en="No such game", fr="Ce jeu n’existe pas"),
        Words(en="There is no game “{what}” on the shelf.", fr="Il n’y a pas de jeu « {what} » sur l’étagère."),
    ),
    "setting": (
        Words(en="Not with these options", fr="Pas avec ces options"),
        Words(
            en="The game does not offer this: {what}.",
            fr="Le jeu ne propose pas cela ; en détail, en anglais : {what}.",
        ),
    ),
    "clock": (
        Words(en="A clock needs seconds", fr="Une pendule demande des secondes"),
        Words(en="Say how many: at least one.", fr="Dites combien : une au moins."),
    ),
    "name": (
        Words(en="Not a name", fr="Ce n’est pas un nom"),
        Words(en="A name has up to 30 printable characters.", fr="Un nom a 30 caractères imprimables au plus."),
    ),
    "record": (
        Words(en="This record cannot be read", fr="Cet enregistrement est illisible"),
        Words(en="In detail: {what}.", fr="En détail, en anglais : {what}."),
    ),
    "secret": (
        Words(en="Secret while play goes on", fr="Secret tant qu’on joue"),
        Words(
            en="It holds what others must not know; it is open to all when the match is over.",
            fr="Cela contient ce que d’autres ne doivent pas savoir ; tout s’ouvre à la fin de la partie.",
        ),
    ),
    "no_ply": (
        Words(en="No such position", fr="Cette position n’existe pas"),
        Words(
            en="The positions of this match are numbered from 0 to {last}.",
            fr="Les positions de cette partie sont numérotées de 0 à {last}.",
        ),
    ),
    "no_reasons": (
        Words(en="No reasons", fr="Pas de raisons"),
        Words(en="No bot did that.", fr="Ce n’est pas un robot qui l’a fait."),
    ),
    "no_hints": (
        Words(en="No hints at this table", fr="Pas d’indices à cette table"),
        Words(
            en="Whoever opened it has switched them off.",
            fr="La personne qui l’a ouverte les a désactivés.",
        ),
    ),
    "not_awaited": (
        Words(en="Not your turn", fr="Ce n’est pas à vous"),
        Words(en="A hint is for a seat that is to act.", fr="Un indice est pour une place qui doit jouer."),
    ),
    "wait_over": (
        Words(en="The position is over", fr="La position est finie"),
        Words(en="There is nothing left to play from here.", fr="Il n’y a plus rien à jouer à partir d’ici."),
    ),
}


def refusal(code: str, **parts: str | int | Text) -> Refusal:
    """A refusal of the table's, by its code."""
    title, text = REASONS[code]
    return Refusal(code, title, text.fill(**parts))


def refused(code: str, **parts: str | int | Text) -> RefusedError:
    """The same, to be raised."""
    return RefusedError(refusal(code, **parts))
