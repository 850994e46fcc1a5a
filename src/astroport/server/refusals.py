"""What the server itself refuses, or must apologise for: a code, and why in both languages."""

from __future__ import annotations

from astroport.core.errors import RefusedError
from astroport.core.refusal import Refusal
from astroport.core.words import Words
from astroport.table import refusals as of_tables

REASONS: dict[str, tuple[Words, Words]] = {
    "malformed": (
        Words(en="Not understood", fr="Pas compris"),
        Words(
            en="The message does not follow the protocol: {what}",
            fr="Le message ne suit pas le protocole ; en détail, en anglais : {what}",
        ),
    ),
    "layout": (
        Words(en="Another version", fr="Une autre version"),
        Words(
            en="The numbers of these actions are of another version of the game; load the page anew.",
            fr="Les numéros de ces actions sont d’une autre version du jeu ; rechargez la page.",
        ),
    ),
    "no_layout": (
        Words(en="Only in pages", fr="Seulement par pages"),
        Words(en="A match of this game is looked at in pages.", fr="Une partie de ce jeu se revoit page par page."),
    ),
    "too_big": (
        Words(en="Too long", fr="Trop long"),
        Words(en="This takes {most} bytes at most.", fr="On accepte ici {most} octets au plus."),
    ),
    "too_fast": (
        Words(en="Too fast", fr="Trop vite"),
        Words(en="Too much at once; wait a moment.", fr="Trop à la fois ; attendez un instant."),
    ),
    "talk": (
        Words(en="One thing at a time", fr="Une chose à la fois"),
        Words(
            en="You talk faster than the others read; wait a moment.",
            fr="Vous parlez plus vite que les autres ne lisent ; attendez un instant.",
        ),
    ),
    "too_many": (
        Words(en="Too many windows", fr="Trop de fenêtres"),
        Words(
            en="You have opened this table {most} times already; close one of them.",
            fr="Vous avez déjà ouvert cette table {most} fois ; fermez-en une.",
        ),
    ),
    "too_slow": (
        Words(en="Too slow", fr="Trop lent"),
        Words(
            en="The rest of the request did not come within {seconds} seconds.",
            fr="La suite de la requête n’est pas arrivée en {seconds} secondes.",
        ),
    ),
    "crowded": (
        Words(en="The house is full", fr="La maison est pleine"),
        Words(
            en="There are too many connections, here or from your address; try again in a moment.",
            fr="Il y a trop de connexions, ici ou depuis votre adresse ; réessayez dans un instant.",
        ),
    ),
    "table_full": (
        Words(en="This table is full", fr="Cette table est pleine"),
        Words(
            en="So much has happened here that it keeps moves only; the match can be played to its end.",
            fr="Il s’y est passé tant de choses qu’elle ne garde plus que les coups ; la partie peut s’achever.",
        ),
    ),
    "person_full": (
        Words(en="Your shelf is full", fr="Votre étagère est pleine"),
        Words(
            en="What you have opened takes {most} MB, all that the house keeps for one person. The host can make room.",
            fr="Ce que vous avez ouvert occupe {most} Mo, autant que la maison en garde par personne."
            " L’hôte peut faire de la place.",
        ),
    ),
    "address_full": (
        Words(en="Enough for today", fr="Assez pour aujourd’hui"),
        Words(
            en="So much was opened from your address today that the house keeps no more of it; try again tomorrow.",
            fr="On a tant ouvert depuis votre adresse aujourd’hui que la maison n’en garde plus ; réessayez demain.",
        ),
    ),
    "house_full": (
        Words(en="No room left", fr="Plus de place"),
        Words(
            en="The house has no room for more; matches that are being played go on. The host can make room.",
            fr="La maison n’a plus de place ; les parties en cours continuent. L’hôte peut en faire.",
        ),
    ),
    "hello": (
        Words(en="Say hello first", fr="Dites d’abord bonjour"),
        Words(en="The first message is hello.", fr="Le premier message est hello."),
    ),
    "not_stored": (
        Words(en="Not stored", fr="Pas enregistré"),
        Words(
            en="The house cannot write at the moment, so nothing was done. Try again.",
            fr="La maison ne peut rien écrire pour l’instant, rien n’a donc été fait. Réessayez.",
        ),
    ),
    "our_fault": (
        Words(en="Our mistake", fr="Une erreur de notre part"),
        Words(
            en="Something went wrong here; nothing was done.",
            fr="Quelque chose s’est mal passé ici ; rien n’a été fait.",
        ),
    ),
    "no_table": (
        Words(en="No such table", fr="Cette table n’existe pas"),
        Words(
            en="There is no table at this address; perhaps a letter of the link is missing.",
            fr="Il n’y a pas de table à cette adresse ; peut-être manque-t-il une lettre au lien.",
        ),
    ),
    "no_guide": (
        Words(en="No guide yet", fr="Pas encore de guide"),
        Words(
            en="This game has no illustrated guide; its rulebook has everything.",
            fr="Ce jeu n’a pas de guide illustré ; tout est dans ses règles.",
        ),
    ),
    "unfit": (
        Words(en="This match no longer fits the rules", fr="Cette partie ne correspond plus aux règles"),
        Words(
            en="The rules were corrected since it was played: {what}",
            fr="Les règles ont été corrigées depuis ; en détail, en anglais : {what}",
        ),
    ),
    "openings": (
        Words(en="Too many tables", fr="Trop de tables"),
        Words(
            en="You open tables faster than you can play; wait a minute.",
            fr="Vous ouvrez plus de tables que vous ne pouvez en jouer ; attendez une minute.",
        ),
    ),
    "tables": (
        Words(en="Too many tables", fr="Trop de tables"),
        Words(
            en="You have {most} tables that are not over. Finish or resign one of them, then open another.",
            fr="Vous avez {most} tables inachevées. Finissez ou abandonnez une partie, puis ouvrez-en une autre.",
        ),
    ),
    "tables_here": (
        Words(en="Too many tables", fr="Trop de tables"),
        Words(
            en="From your network {most} tables are open that are not over. Finish one, or wait ten minutes.",
            fr="Depuis votre réseau, {most} tables inachevées sont ouvertes. Finissez-en une, ou attendez dix minutes.",
        ),
    ),
    "host_key": (
        Words(en="For the host", fr="Pour l’hôte"),
        Words(
            en="The link to this page is printed where the server was started.",
            fr="Le lien vers cette page s’affiche là où le serveur a été lancé.",
        ),
    ),
    "origin": (
        Words(en="From another site", fr="D’un autre site"),
        Words(
            en="This request comes from a page that is not of this house.",
            fr="Cette requête vient d’une page qui n’est pas de cette maison.",
        ),
    ),
    "nothing_here": (
        Words(en="Nothing here", fr="Rien ici"),
        Words(en="There is nothing at this address.", fr="Il n’y a rien à cette adresse."),
    ),
}
STATUS = {
    "no_table": 404, "no_game": 404, "no_guide": 404, "nothing_here": 404, "no_key": 403, "wrong_key": 403,
    "no_spectators": 403, "not_your_seat": 403, "secret": 403, "host_key": 403, "origin": 403, "full": 403,
    "too_big": 413, "too_fast": 429, "openings": 429, "tables": 429, "tables_here": 429,
    "malformed": 400, "unfit": 409, "not_over": 409, "no_layout": 409, "not_stored": 503, "our_fault": 500,
    "too_slow": 408,
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
