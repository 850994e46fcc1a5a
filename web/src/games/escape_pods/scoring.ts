// The scoring, refuge by refuge: what is seen on the way from the last move to the result.

import type { PodsPicture, Refuge } from './picture'

/** How long each moment stays, in milliseconds: long enough to read who has which points and why. */
export const MOMENT = { turned: 600, assigned: 350, counted: 1400, empty: 350 }

export interface Moment {
  picture: PodsPicture
  /** The refuge that is being scored. */
  refuge: string
  stays: number
}

/** Crew face up, then assigned one by one in the order of arrival, then counted: for every refuge that has come since. */
export function moments(before: PodsPicture, after: PodsPicture): Moment[] {
  const told: Moment[] = []
  after.refuges.forEach((refuge, i) => {
    const old = before.refuges[i]
    if (!old || !wasScored(old, refuge, after)) return
    const show = (shown: Refuge, stays: number) => {
      const refuges = after.refuges.map((one, j) =>
        j < i ? one : j === i ? shown : (before.refuges[j] ?? one),
      )
      told.push({ picture: { ...after, refuges, result: null }, refuge: refuge.name, stays })
    }
    const first = assignedUpTo(refuge, 0)
    if (old.arrivals.some((arrival) => arrival)) {
      if (old.arrivals.every((arrival) => !arrival?.square)) show(first, MOMENT.turned)
      refuge.arrivals.forEach((arrival, n) => {
        if (arrival?.square && !old.arrivals[n]?.square) show(assignedUpTo(refuge, n + 1), MOMENT.assigned)
      })
    }
    const anybody = refuge.arrivals.some((arrival) => arrival)
    if (refuge.points !== null) show(refuge, anybody ? MOMENT.counted : MOMENT.empty)
  })
  return told
}

/** Whether anything has happened to a refuge in the scoring. */
function wasScored(old: Refuge, now: Refuge, { assign }: PodsPicture): boolean {
  if (old.points !== null) return false
  return now.points !== null || now.arrivals.some((one) => one?.square) || assign?.refuge === now.name
}

/** A refuge when only its first so many arrivals had been assigned. */
function assignedUpTo(refuge: Refuge, last: number): Refuge {
  return {
    ...refuge,
    scored: false,
    points: null,
    arrivals: refuge.arrivals.map((arrival, i) =>
      arrival && i >= last ? { ...arrival, square: null } : arrival,
    ),
    squares: refuge.squares.map((square) => ({
      ...square,
      taken: square.taken !== null && square.taken > last ? null : square.taken,
    })),
  }
}

/** How long it takes to be played out. */
export function scoringTime(before: PodsPicture, after: PodsPicture): number {
  return moments(before, after).reduce((sum, { stays }) => sum + stays, 0)
}

/** What somebody has in a refuge: the points of squares, what its colour changes, and who has no square. */
export interface Share {
  seat: number
  squares: number[]
  change: number
  loose: number
  points: number
}

/** The shares of all who have anybody in a refuge that is counted. */
export function sharesOf({ arrivals, squares, points }: Refuge): Share[] {
  if (!points) return []
  return points.flatMap((scored, seat) => {
    const own = arrivals.filter((arrival) => arrival?.owner === seat)
    if (own.length === 0) return []
    const worth = own.flatMap((arrival) => squares[(arrival?.square ?? 0) - 1]?.points ?? [])
    const sum = worth.reduce((a, b) => a + b, 0)
    return [{ seat, squares: worth, change: scored - sum, loose: own.length - worth.length, points: scored }]
  })
}

/** By seat: the points of the refuges that are counted so far. */
export function totalsOf({ refuges, players }: PodsPicture): number[] {
  return players.map(({ seat }) => refuges.reduce((sum, { points }) => sum + (points?.[seat] ?? 0), 0))
}
