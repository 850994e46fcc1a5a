// Which programs one may know: those that are open, and what oneself and allies have drafted.

import { shipsOf, type AsteroydsPicture } from './picture'
import { programsFrom, settledProgram, toProgram, type Programs } from './programs'

/** What a seat has drafted for the ships it has still to program. */
export function draftedBy(
  picture: AsteroydsPicture,
  seat: number | null,
  drafts: readonly (string[] | null)[],
): Programs {
  if (seat === null) return {}
  return programsFrom(toProgram(picture, seat), drafts[seat] ?? [])
}

export function knownPrograms(picture: AsteroydsPicture, drafts: readonly (string[] | null)[]): Programs {
  const seats = new Set(picture.ships.map(({ seat }) => seat))
  const open = picture.ships.filter(({ program }) => program !== null)
  const drafted = [...seats]
    .filter((seat) => shipsOf(picture, seat).some(({ program }) => program !== null))
    .map((seat) => draftedBy(picture, seat, drafts))
  return Object.assign(Object.fromEntries(open.map((ship) => [ship.ship, settledProgram(ship)])), ...drafted)
}
