// The pips of a die.

import type { Point } from './geometry'

const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
]
const MIDDLE: Point = { x: 0, y: 0 }

/** Where they are around the middle of the face, a step apart; none before it is rolled. */
export function pipsOf(value: number | null): Point[] {
  if (value === null) return []
  return [...(value % 2 ? [MIDDLE] : []), ...CORNERS.slice(0, value - (value % 2))]
}
