// What changed from one picture to the next, and what the board remembers of it.

import { heading, shortTurn } from '../shared/geometry'
import { centre } from './geometry'
import { keyOf, type Cell, type Piece, type SputnikPicture } from './picture'

export interface Flight {
  seat: number
  number: number
  from: string
  to: string
}

export interface Change {
  /** Rockets that flew. */
  flights: Flight[]
  /** Bases that came to the rescue; where they came to, they are galaxies. */
  brought: Flight[]
  /** Cells with fewer galaxies than before; `seat` is whose turn it was. */
  taken: { at: string; seat: number | null }[]
  /** Rockets that left the board. */
  gone: Piece[]
  /** Something went back: a decision was undone, or a replay was turned back. */
  back: boolean
}

export function compare(before: SputnikPicture, after: SputnikPicture): Change {
  const flights = before.rockets.flatMap((old) => moved(old, after.rockets))
  const brought = before.bases
    .filter((base) => !sameIn(base, after.bases))
    .flatMap((base) => moved(base, after.rockets))
  const changed = after.cells.map((cell) => ({
    cell,
    by: cell.galaxies - galaxiesOn(before.cells, cell.name),
  }))
  const goals = brought.map((base) => base.to)
  return {
    flights,
    brought,
    taken: changed.filter(({ by }) => by < 0).map(({ cell }) => ({ at: cell.name, seat: before.turn })),
    gone: before.rockets.filter((rocket) => !sameIn(rocket, after.rockets)),
    back:
      changed.some(({ cell, by }) => by > 0 && !goals.includes(cell.name)) ||
      (flights.length > 0 &&
        before.phase === 'taking' &&
        after.phase === 'flying' &&
        before.turn === after.turn) ||
      after.bases.some((base) => !sameIn(base, before.bases)) ||
      after.rockets.some((rocket) => !sameIn(rocket, before.rockets)),
  }
}

function sameIn(piece: Piece, pieces: Piece[]): Piece | undefined {
  return pieces.find((other) => keyOf(other) === keyOf(piece))
}

function moved(old: Piece, pieces: Piece[]): Flight[] {
  const now = sameIn(old, pieces)
  return now && now.at !== old.at ? [{ seat: old.seat, number: old.number, from: old.at, to: now.at }] : []
}

function galaxiesOn(cells: Cell[], name: string): number {
  return cells.find((cell) => cell.name === name)?.galaxies ?? 0
}

/** A picture with what the ones before it left behind: where noses point, and the marks of what happened last. */
export interface Story {
  picture: SputnikPicture
  /** By the key of a rocket, in degrees; a rocket that has not flown points up. */
  headings: Record<string, number>
  flights: Flight[]
  brought: Flight[]
  taken: Change['taken']
  gone: Piece[]
}

export function begin(picture: SputnikPicture): Story {
  return { picture, headings: {}, flights: [], brought: [], taken: [], gone: [] }
}

/**
 * The story after the next picture. A new flight wipes the old marks away; what is taken then, and who is out, is added. Where more
 * than one decision lies between the two pictures, nothing is marked.
 */
export function goOn(story: Story, picture: SputnikPicture): Story {
  if (!sameCells(story.picture, picture)) return begin(picture)
  const change = compare(story.picture, picture)
  const jump = change.flights.length > 1 || change.taken.length > 1
  if (change.back || jump) return { ...story, picture, flights: [], brought: [], taken: [], gone: [] }
  const headings = { ...story.headings }
  for (const flight of change.flights) {
    const from = picture.cells.find((cell) => cell.name === flight.from)
    const to = picture.cells.find((cell) => cell.name === flight.to)
    const before = headings[keyOf(flight)] ?? 0
    if (from && to) headings[keyOf(flight)] = shortTurn(before, heading(centre(from), centre(to)))
  }
  if (change.flights.length > 0) return { picture, headings, ...marks(change) }
  const taken = change.taken.length > 0 ? change.taken : story.taken
  const gone = change.gone.length > 0 ? change.gone : story.gone
  return { ...story, picture, headings, taken, gone }
}

function marks({ flights, brought, taken, gone }: Change): Omit<Story, 'picture' | 'headings'> {
  return { flights, brought, taken, gone }
}

function sameCells(a: SputnikPicture, b: SputnikPicture): boolean {
  return a.cells.length === b.cells.length && a.cells.every((cell, i) => cell.name === b.cells[i]?.name)
}
