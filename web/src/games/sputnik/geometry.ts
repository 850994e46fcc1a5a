// Where things are on the drawn board. Hexagons stand on a point; lengths are in units of the SVG.

import type { Frame, Point } from '../shared/geometry'
import type { Cell } from './pieces'

/** From the centre of a cell to its corners. */
export const RADIUS = 50
/** How large rockets are drawn, so that a base or a galaxy shows under them. */
export const ROCKET_SIZE = 0.84
/** From the centre of a cell to its sides. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2
const MARGIN = 5

export function centre(cell: Pick<Cell, 'x' | 'y'>): Point {
  return { x: cell.x * HALF, y: cell.y * RADIUS * 1.5 }
}

/** The smallest frame that holds all cells, with a little air. */
export function frame(cells: Cell[]): Frame {
  const points = cells.map(centre)
  const left = Math.min(...points.map((p) => p.x)) - HALF - MARGIN
  const right = Math.max(...points.map((p) => p.x)) + HALF + MARGIN
  const top = Math.min(...points.map((p) => p.y)) - RADIUS - MARGIN
  const bottom = Math.max(...points.map((p) => p.y)) + RADIUS + MARGIN
  return { x: left, y: top, width: right - left, height: bottom - top }
}
