// Wakes followed from tile to tile: back from a ship to where it came from, and ahead to where it would end.

import { pairsOf } from './art/wake'
import { across, type Grid } from './geometry'
import type { End, Ship } from './picture'

/** A curve of a laid tile, from one edge point of its cell to another. */
export interface Segment {
  cell: string
  from: number
  to: number
}

/** The pairs of the laid tiles, by cell. */
export type Tiles = ReadonlyMap<string, string>

export interface Flight {
  segments: Segment[]
  end: End
  /** Where it would enter the next cell: the empty one, the asteroid's, or (off the board) none. */
  front: string | null
  point: number
}

export function tilesOf(laid: readonly { at: string; pairs: string }[]): Tiles {
  return new Map(laid.map(({ at, pairs }) => [at, pairs]))
}

/** The other end of the curve at an edge point. */
export function mate(pairs: string, point: number): number {
  const pair = pairsOf(pairs).find((one) => one.includes(String(point))) ?? `${point}${point}`
  return Number(pair[0]) === point ? Number(pair[1]) : Number(pair[0])
}

/** The wake behind a ship, in the order in which it was flown. It begins at the board's edge or where a part was eaten. */
export function wakeOf(grid: Grid, tiles: Tiles, ship: Pick<Ship, 'front' | 'point'>): Segment[] {
  const wake: Segment[] = []
  let { front: ahead, point } = ship
  for (;;) {
    const cell = grid.beyond(ahead, point)?.name
    const pairs = cell === undefined ? undefined : tiles.get(cell)
    const to = across(point)
    if (cell === undefined || pairs === undefined) return wake
    if (wake.some((segment) => segment.cell === cell && segment.to === to)) return wake
    const from = mate(pairs, to)
    wake.unshift({ cell, from, to })
    ahead = cell
    point = from
  }
}

/** Where a ship comes if it follows the wake from its edge point. */
export function flightOf(
  grid: Grid,
  tiles: Tiles,
  asteroids: ReadonlySet<string>,
  ship: Pick<Ship, 'front' | 'point'>,
): Flight {
  const segments: Segment[] = []
  let cell = ship.front
  let point = ship.point
  for (;;) {
    const pairs = tiles.get(cell)
    if (asteroids.has(cell)) return { segments, end: 'asteroid', front: cell, point }
    if (pairs === undefined) return { segments, end: 'rests', front: cell, point }
    if (segments.some((segment) => segment.cell === cell && segment.from === point))
      return { segments, end: 'loop', front: cell, point }
    const to = mate(pairs, point)
    segments.push({ cell, from: point, to })
    const next = grid.beyond(cell, to)
    point = across(to)
    if (!next) return { segments, end: 'edge', front: null, point }
    cell = next.name
  }
}

/** A seat's colour on a curve: behind its ship, or ahead of it if a tile were laid. */
export interface Strand {
  seat: number
  ahead: boolean
}

/** What lies on each curve: by cell and pair, e.g. "2/5 05". */
export type Strands = ReadonlyMap<string, Strand[]>

export function strandKey(cell: string, a: number, b: number): string {
  return `${cell} ${Math.min(a, b)}${Math.max(a, b)}`
}

export function strandsOf(traced: readonly (Strand & { segments: readonly Segment[] })[]): Strands {
  const strands = new Map<string, Strand[]>()
  for (const { seat, ahead, segments } of traced) {
    for (const { cell, from, to } of segments) {
      const key = strandKey(cell, from, to)
      const there = strands.get(key) ?? []
      if (!there.some((strand) => strand.seat === seat)) strands.set(key, [...there, { seat, ahead }])
    }
  }
  return strands
}
