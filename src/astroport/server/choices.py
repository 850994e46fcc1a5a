"""What can be chosen before a match, in the messages of the protocol."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.contract import Game, Value
from astroport.server import messages as m
from astroport.server.render import refusal
from astroport.table import setting


def settled(game: Game, now: setting.Setting) -> m.Settled:
    """A setting that can be played, and all that could be chosen next."""

    def offer(each: setting.Offer) -> m.Offer:
        seats, options = _parted(each.brings)
        why = None if each.rule is None else refusal(game.refusal_by(each.rule))
        return m.Offer(each.value, seats, options, why)

    seats, options = _parted(now)
    assert seats is not None
    return m.Settled(
        seats, options, {name: [offer(each) for each in some] for name, some in setting.offers(game, now).items()}
    )


def _parted(choices: Mapping[str, Value]) -> tuple[int | None, dict[str, Value]]:
    """The number of seats among choices, if it is there, and the options."""
    seats = choices.get(setting.SEATS)
    return None if seats is None else int(seats), {k: v for k, v in choices.items() if k != setting.SEATS}
