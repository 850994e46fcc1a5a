// The scoring, refuge by refuge: what is seen on the way from the last move to the result.

import type { PodsPicture, Refuge } from './picture'

/** How long each moment stays, in milliseconds. */
export const MOMENT = { turned: 480, assigned: 300, counted: 750 }

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
    if (refuge.points !== null) show(refuge, MOMENT.counted)
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
