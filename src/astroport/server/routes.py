"""What can be asked for over HTTP: the table from which the server is built and docs/protocol.md is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from astroport.server import messages as m


@dataclass(frozen=True)
class Route:
    """One request: the name of its handler, what it takes and what it gives."""

    name: str
    method: str
    path: str
    about: str
    takes: type[Any] | None = None
    gives: str = ""


ROUTES = (
    Route("games", "GET", "/api/games", "The games on the shelf.", gives="`GameInfo[]`"),
    Route("rulebook", "GET", "/api/games/{slug}/rulebook", "A game's rules in every language.", gives="`Rulebooks`"),
    Route(
        "guide",
        "GET",
        "/api/games/{slug}/guide",
        "How to play a game, with the positions that are shown; 404 `no_guide` where there is only a rulebook.",
        gives="`Guides`",
    ),
    Route(
        "preparing",
        "GET",
        "/api/games/{slug}/preparing",
        "How far a game is made ready for this machine, which takes a while the first time.",
        gives="`Preparing`",
    ),
    Route(
        "check",
        "POST",
        "/api/games/{slug}/check",
        "The setting nearest to one's choices that can be played, and what could be chosen next.",
        m.Setting,
        "`Settled`",
    ),
    Route("my_tables", "GET", "/api/tables", "The tables that one opened or sits at.", gives="`MyTable[]`"),
    Route("open_table", "POST", "/api/tables", "Open a table.", m.NewTable, "`Opened`"),
    Route("enter", "POST", "/api/tables/{table}/enter", "Come with the key of a link.", m.Enter, "`Entered`"),
    Route("links", "GET", "/api/tables/{table}/links", "The keys to share, for who sits there.", gives="`Links`"),
    Route(
        "forget",
        "DELETE",
        "/api/tables/{table}",
        "Take a table off one's list; at the table nothing changes, and its address still leads there.",
        gives="204",
    ),
    Route(
        "replay",
        "GET",
        "/api/tables/{table}/replay?seat=N&from=PLY",
        "A page of the match from a ply on (without one: from the beginning), as a seat saw it (without one: a"
        " spectator). One's own seats while it is played, any afterwards.",
        gives="`Replay`",
    ),
    Route(
        "moves",
        "GET",
        "/api/tables/{table}/moves",
        "A finished match as its list of actions, for who has the rules of its game; of a game with a layout.",
        gives="`Moves`",
    ),
    Route(
        "evaluations",
        "GET",
        "/api/tables/{table}/evaluations",
        "What each seat could expect at every ply, and the key moments; afterwards.",
        gives="`Evaluations`",
    ),
    Route(
        "record",
        "GET",
        "/api/tables/{table}/record",
        "The record of the match as a file: afterwards, or before where the game has no secrets.",
        gives="[a record](record.md)",
    ),
    Route(
        "verify",
        "GET",
        "/api/tables/{table}/verify",
        "Whether the luck was touched, afterwards.",
        gives="`VerifiedInfo`",
    ),
    Route(
        "fork", "POST", "/api/tables/{table}/fork", "Play from a position, at a table of its own.", m.Fork, "`Opened`"
    ),
    Route("bring", "POST", "/api/records", "Look at a recorded match: the body is a record.", gives="`Opened`"),
    Route(
        "host",
        "GET",
        "/api/host",
        "How the house is doing; `Authorization: Bearer` and the host's key.",
        gives="`HostInfo`",
    ),
)
SOCKET = "/api/tables/{table}/socket"
