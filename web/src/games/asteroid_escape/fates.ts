// How ships are lost: what became of each between one picture and the next, and on which cell.

import { gridOf } from './geometry'
import type { EscapePicture, Ship } from './picture'
import { flightOf, tilesOf } from './trace'

/** Over the edge, into an asteroid, round for ever; swallowed with its wake; an asteroid in front of it. */
export type Fate = 'edge' | 'asteroid' | 'loop' | 'swallowed' | 'blocked'

export interface Lost {
  seat: number
  fate: Fate
  /** The last cell it flew over, or the one on which the asteroid is that destroyed it. */
  at: string
}

/** From before a tile was laid, or an asteroid moved, to after it, and what chance did next. */
export function lossesIn(before: EscapePicture, after: EscapePicture): Lost[] {
  return before.ships
    .filter(({ seat }) => !after.ships.some((ship) => ship.seat === seat))
    .map((ship) => ({ seat: ship.seat, ...fateOf(before, after, ship) }))
}

function fateOf(before: EscapePicture, after: EscapePicture, ship: Ship): Omit<Lost, 'seat'> {
  const grid = gridOf(after)
  const lies = tilesOf(after.tiles)
  const flown = new Map([...tilesOf(before.tiles), ...lies])
  const rocks = new Set(before.asteroids.map(({ at }) => at))
  const flight = flightOf(grid, flown, rocks, ship)
  const last = flight.segments.at(-1)?.cell
  if (last !== undefined && flight.end !== 'rests')
    return { fate: flight.end, at: flight.end === 'asteroid' ? (flight.front ?? last) : last }
  const under = last ?? grid.beyond(ship.front, ship.point)?.name
  const eaten = under !== undefined && flown.has(under) && !lies.has(under)
  return eaten ? { fate: 'swallowed', at: under } : { fate: 'blocked', at: flight.front ?? ship.front }
}
