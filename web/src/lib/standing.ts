// The standing at the end of a match: all seats in order.

import type { SeatInfo } from './messages'

/** A line of the standing: one seat, or those of a team. */
export interface Rank {
  /** From 1; who is level has the same. */
  place: number
  seats: number[]
  /** Where the game counts points. */
  points: number | null
}

/** What is known besides who won. */
export interface Tally {
  /** By seat. */
  points?: readonly (number | null)[] | null
  /** Who was out, those that were first; several together where it is not known. */
  fallen?: readonly (readonly number[])[]
}

/** All seats in order: who did best first, then by points, then who held out the longest. */
export function standing(
  result: readonly number[],
  seats: readonly Pick<SeatInfo, 'seat' | 'team'>[],
  { points, fallen = [] }: Tally = {},
): Rank[] {
  const heldOut = (seat: number) => {
    const turn = fallen.findIndex((together) => together.includes(seat))
    return turn < 0 ? fallen.length : turn
  }
  const sides: number[][] = []
  for (const { seat, team } of seats) {
    const partners = team === null ? undefined : sides.find(([first]) => seats[first ?? -1]?.team === team)
    if (partners) partners.push(seat)
    else sides.push([seat])
  }
  const best = (side: number[], of: (seat: number) => number) => Math.max(...side.map(of))
  const compare = (a: number[], b: number[]) =>
    best(b, (seat) => result[seat] ?? 0) - best(a, (seat) => result[seat] ?? 0) ||
    best(b, (seat) => points?.[seat] ?? 0) - best(a, (seat) => points?.[seat] ?? 0) ||
    best(b, heldOut) - best(a, heldOut)
  const order = [...sides].sort((a, b) => compare(a, b) || (a[0] ?? 0) - (b[0] ?? 0))
  const ranks: Rank[] = []
  order.forEach((side, i) => {
    const last = ranks.at(-1)
    const level = last !== undefined && compare(last.seats, side) === 0
    ranks.push({ place: level ? last.place : i + 1, seats: side, points: points?.[side[0] ?? 0] ?? null })
  })
  return ranks
}
