"""What can be asked for over HTTP: the table from which the server is built and docs/protocol.md is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from astroport.server import messages as m


@dataclass(frozen=True)
class Route:
    """One request: the name of its handler, what it takes and what it gives."""

    name: str
    path: str
    about: str
    takes: type[Any] | None = None
    gives: str = ""
    method: str = "GET"


ROUTES = (
    Route("games", "/api/games", "The games on the shelf.", gives="`GameInfo[]`"),
    Route("rulebook", "/api/games/{slug}/rulebook", "A game's rules in every language.", gives="`Rulebooks`"),
    Route(
        "words",
        "/api/games/{slug}/words/{lang}",
        "A game's sentences in a language (or in English), as a Fluent file; 404 `no_words` where they are in none.",
        gives="text",
    ),
    Route(
        "guide",
        "/api/games/{slug}/guide",
        "How to play a game, with the positions that are shown; 404 `no_guide` where there is only a rulebook.",
        gives="`Guides`",
    ),
    Route(
        "preparing",
        "/api/games/{slug}/preparing",
        "How far a game is made ready for this machine, which takes a while the first time.",
        gives="`Preparing`",
    ),
    Route(
        "check",
        "/api/games/{slug}/check",
        "The setting nearest to one's choices that can be played, and what could be chosen next.",
        m.Setting,
        "`Settled`",
        method="POST",
    ),
    Route("my_tables", "/api/tables", "The tables that one opened or sits at.", gives="`MyTable[]`"),
    Route("open_table", "/api/tables", "Open a table.", m.NewTable, "`Opened`", method="POST"),
    Route("enter", "/api/tables/{table}/enter", "Come with the key of a link.", m.Enter, "`Entered`", method="POST"),
    Route("links", "/api/tables/{table}/links", "The keys to share, for who sits there.", gives="`Links`"),
    Route(
        "forget",
        "/api/tables/{table}",
        "Take a table off one's list; at the table nothing changes, and its address still leads there.",
        gives="204",
        method="DELETE",
    ),
    Route(
        "replay",
        "/api/tables/{table}/replay?seat=N&from=PLY",
        "A page of the match from a ply on (without one: from the beginning), as a seat saw it (without one: a"
        " spectator). One's own seats while it is played, any afterwards.",
        gives="`Replay`",
    ),
    Route(
        "moves",
        "/api/tables/{table}/moves",
        "A finished match as its list of actions, for who has the rules of its game; of a game with a layout.",
        gives="`Moves`",
    ),
    Route(
        "evaluations",
        "/api/tables/{table}/evaluations",
        "What each seat could expect at every ply, and the key moments; afterwards.",
        gives="`Evaluations`",
    ),
    Route(
        "record",
        "/api/tables/{table}/record",
        "The record of the match as a file: afterwards, or before where the game has no secrets.",
        gives="[a record](record.md)",
    ),
    Route("verify", "/api/tables/{table}/verify", "Whether the luck was touched, afterwards.", gives="`VerifiedInfo`"),
    Route(
        "fork",
        "/api/tables/{table}/fork",
        "Play from a position, at a table of its own.",
        m.Fork,
        "`Opened`",
        method="POST",
    ),
    Route("bring", "/api/records", "Look at a recorded match: the body is a record.", gives="`Opened`", method="POST"),
    Route(
        "host", "/api/host", "How the house is doing; `Authorization: Bearer` and the host's key.", gives="`HostInfo`"
    ),
)
SOCKET = "/api/tables/{table}/socket"
