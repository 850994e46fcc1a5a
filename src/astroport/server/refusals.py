"""What the server itself refuses, or must apologise for: a code, and why in both languages."""

from __future__ import annotations

from astroport.core.errors import RefusedError
from astroport.core.refusal import Refusal
from astroport.core.words import Words, pair
from astroport.table import refusals as of_tables

REASONS: dict[str, tuple[Words, Words]] = {
    "malformed": pair(
        en=("Not understood", "The message does not follow the protocol: {what}"),
        fr=("Pas compris", "Le message ne suit pas le protocole ; en détail, en anglais : {what}"),
    ),
    "too_big": pair(
        en=("Too long", "This takes {most} bytes at most."), fr=("Trop long", "On accepte ici {most} octets au plus.")
    ),
    "too_fast": pair(
        en=("Too fast", "Too much at once; wait a moment."), fr=("Trop vite", "Trop à la fois ; attendez un instant.")
    ),
    "talk": pair(
        en=("One thing at a time", "You talk faster than the others read; wait a moment."),
        fr=("Une chose à la fois", "Vous parlez plus vite que les autres ne lisent ; attendez un instant."),
    ),
    "too_many": pair(
        en=("Too many windows", "You have opened this table {most} times already; close one of them."),
        fr=("Trop de fenêtres", "Vous avez déjà ouvert cette table {most} fois ; fermez-en une."),
    ),
    "too_slow": pair(
        en=("Too slow", "The rest of the request did not come within {seconds} seconds."),
        fr=("Trop lent", "La suite de la requête n’est pas arrivée en {seconds} secondes."),
    ),
    "crowded": pair(
        en=("The house is full", "There are too many connections, here or from your address; try again in a moment."),
        fr=(
            "La maison est pleine",
            "Il y a trop de connexions, ici ou depuis votre adresse ; réessayez dans un instant.",
        ),
    ),
    "table_full": pair(
        en=(
            "This table is full",
            "So much has happened here that it keeps moves only; the match can be played to its end.",
        ),
        fr=(
            "Cette table est pleine",
            "Il s’y est passé tant de choses qu’elle ne garde plus que les coups ; la partie peut s’achever.",
        ),
    ),
    "person_full": pair(
        en=(
            "Your shelf is full",
            "What you have opened takes {most} MB, all that the house keeps for one person. The host can make room.",
        ),
        fr=(
            "Votre étagère est pleine",
            "Ce que vous avez ouvert occupe {most} Mo, autant que la maison en garde par personne."
            " L’hôte peut faire de la place.",
        ),
    ),
    "address_full": pair(
        en=(
            "Enough for today",
            "So much was opened from your address today that the house keeps no more of it; try again tomorrow.",
        ),
        fr=(
            "Assez pour aujourd’hui",
            "On a tant ouvert depuis votre adresse aujourd’hui que la maison n’en garde plus ; réessayez demain.",
        ),
    ),
    "house_full": pair(
        en=(
            "No room left",
            "The house has no room for more; matches that are being played go on. The host can make room.",
        ),
        fr=("Plus de place", "La maison n’a plus de place ; les parties en cours continuent. L’hôte peut en faire."),
    ),
    "hello": pair(
        en=("Say hello first", "The first message is hello."),
        fr=("Dites d’abord bonjour", "Le premier message est hello."),
    ),
    "not_stored": pair(
        en=("Not stored", "The house cannot write at the moment, so nothing was done. Try again."),
        fr=("Pas enregistré", "La maison ne peut rien écrire pour l’instant, rien n’a donc été fait. Réessayez."),
    ),
    "our_fault": pair(
        en=("Our mistake", "Something went wrong here; nothing was done."),
        fr=("Une erreur de notre part", "Quelque chose s’est mal passé ici ; rien n’a été fait."),
    ),
    "no_table": pair(
        en=("No such table", "There is no table at this address; perhaps a letter of the link is missing."),
        fr=(
            "Cette table n’existe pas",
            "Il n’y a pas de table à cette adresse ; peut-être manque-t-il une lettre au lien.",
        ),
    ),
    "no_guide": pair(
        en=("No guide yet", "This game has no illustrated guide; its rulebook has everything."),
        fr=("Pas encore de guide", "Ce jeu n’a pas de guide illustré ; tout est dans ses règles."),
    ),
    "unfit": pair(
        en=("This match no longer fits the rules", "The rules were corrected since it was played: {what}"),
        fr=(
            "Cette partie ne correspond plus aux règles",
            "Les règles ont été corrigées depuis ; en détail, en anglais : {what}",
        ),
    ),
    "openings": pair(
        en=("Too many tables", "You open tables faster than you can play; wait a minute."),
        fr=("Trop de tables", "Vous ouvrez plus de tables que vous ne pouvez en jouer ; attendez une minute."),
    ),
    "tables": pair(
        en=(
            "Too many tables",
            "You have {most} tables that are not over. Finish or resign one of them, then open another.",
        ),
        fr=(
            "Trop de tables",
            "Vous avez {most} tables inachevées. Finissez ou abandonnez une partie, puis ouvrez-en une autre.",
        ),
    ),
    "tables_here": pair(
        en=(
            "Too many tables",
            "From your network {most} tables are open that are not over. Finish one, or wait ten minutes.",
        ),
        fr=(
            "Trop de tables",
            "Depuis votre réseau, {most} tables inachevées sont ouvertes. Finissez-en une, ou attendez dix minutes.",
        ),
    ),
    "host_key": pair(
        en=("For the host", "The link to this page is printed where the server was started."),
        fr=("Pour l’hôte", "Le lien vers cette page s’affiche là où le serveur a été lancé."),
    ),
    "origin": pair(
        en=("From another site", "This request comes from a page that is not of this house."),
        fr=("D’un autre site", "Cette requête vient d’une page qui n’est pas de cette maison."),
    ),
    "nothing_here": pair(
        en=("Nothing here", "There is nothing at this address."), fr=("Rien ici", "Il n’y a rien à cette adresse.")
    ),
}
STATUS = {
    "no_table": 404, "no_game": 404, "no_guide": 404, "nothing_here": 404, "no_key": 403, "wrong_key": 403,
    "no_spectators": 403, "not_your_seat": 403, "secret": 403, "host_key": 403, "origin": 403, "full": 403,
    "too_big": 413, "too_fast": 429, "openings": 429, "tables": 429, "tables_here": 429,
    "malformed": 400, "unfit": 409, "not_over": 409, "not_stored": 503, "our_fault": 500, "too_slow": 408,
    "person_full": 403, "address_full": 429, "house_full": 507, "table_full": 409, "crowded": 503,
}  # fmt: skip


def refusal(code: str, **parts: str | int) -> Refusal:
    """A refusal of the server's, or of any table, by its code."""
    if code not in REASONS:
        return of_tables.refusal(code, **parts)
    title, text = REASONS[code]
    return Refusal(code, title, text.fill(**parts))


def refused(code: str, **parts: str | int) -> RefusedError:
    """The same, to be raised."""
    return RefusedError(refusal(code, **parts))
