// What is marked of what has happened: which way noses point, and what happened last.

import { heading, shortTurn } from '../shared/geometry'
import { centre } from './geometry'
import { cellsOf, keyOf, type Piece } from './pieces'
import type { SputnikEvent } from './state'

export type Stranded = Extract<SputnikEvent, { kind: 'is-stranded' }>

export interface Flight {
  seat: number
  rocket: number
  from: number
  to: number
}

export interface Marks {
  /** By the key of a rocket, in degrees; a rocket that has not flown points up. */
  headings: Record<string, number>
  /** The rocket that flew last. */
  flight: Flight | null
  /** The base that came to it, which is a galaxy now. */
  brought: Flight | null
  /** Where a galaxy was removed since, and who did it. */
  taken: { seat: number; at: number; left: number } | null
  /** The rockets that were stranded since, where they were. */
  stranded: Piece[]
}

/** The marks of all that happened on a board: each flight wipes off those before it. */
export function marksOf(happened: readonly SputnikEvent[], layout: number): Marks {
  const cells = cellsOf(layout)
  let marks: Marks = { headings: {}, flight: null, brought: null, taken: null, stranded: [] }

  function flown(flight: Flight): Marks {
    const key = keyOf(flight)
    const [from, to] = [cells[flight.from], cells[flight.to]]
    const turned = from && to ? heading(centre(from), centre(to)) : 0
    const headings = { ...marks.headings, [key]: shortTurn(marks.headings[key] ?? 0, turned) }
    return { headings, flight, brought: null, taken: null, stranded: [] }
  }

  for (const event of happened) {
    if (event.kind === 'flies' || event.kind === 'is-rescued') {
      const { seat, from, to } = event
      const rocket = Math.max(0, event.rocket)
      marks = flown({ seat, rocket, from, to })
      if (event.kind === 'is-rescued') marks.brought = { seat, rocket, from: event.base, to }
    } else if (event.kind === 'takes') {
      marks = { ...marks, taken: event }
    } else if (event.kind === 'is-stranded') {
      marks = { ...marks, stranded: [...marks.stranded, ...fleetOf(event)] }
    }
  }
  return marks
}

/** The rockets of who is stranded, where they were. */
export function fleetOf({ seat, first, second, third }: Stranded): Piece[] {
  return [first, second, third].flatMap((at, rocket) => (at < 0 ? [] : { seat, rocket, at }))
}
