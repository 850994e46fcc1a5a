// Where things are in the drawn arena. Hexagons stand on a point; every second row is shifted right by half a cell.

import type { Frame, Point } from '../shared/geometry'
import { DIRECTIONS, type Direction } from './picture'

/** From the middle of a cell to its corners. */
export const RADIUS = 50
/** From the middle of a cell to its sides. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2
const MARGIN = 14

/** `x` is in half cells, `y` the row from the top. */
export interface Cell {
  name: string
  x: number
  y: number
}

/** The playable columns of each row, from one to another. */
const ROWS: readonly (readonly [number, number])[][] = [
  [
    [3, 6],
    [9, 12],
  ],
  [[2, 12]],
  [[2, 13]],
  [[2, 12]],
  [[1, 14]],
  [[0, 14]],
  [[0, 15]],
  [[0, 14]],
  [[1, 14]],
  [[2, 12]],
  [[2, 13]],
  [[2, 12]],
  [
    [3, 6],
    [9, 12],
  ],
]

export const CELLS: readonly Cell[] = ROWS.flatMap((spans, y) =>
  spans.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => {
      const column = first + i
      return { name: `${String.fromCharCode(97 + y)}${column}`, x: 2 * column + (y % 2), y }
    }),
  ),
)

const BY_NAME: ReadonlyMap<string, Cell> = new Map(CELLS.map((cell) => [cell.name, cell]))
const BY_SITE: ReadonlyMap<string, string> = new Map(CELLS.map(({ name, x, y }) => [`${x} ${y}`, name]))

/** One cell on, in half cells and rows. */
const STEPS: Record<Direction, readonly [number, number]> = {
  E: [2, 0],
  SE: [1, 1],
  SW: [-1, 1],
  W: [-2, 0],
  NW: [-1, -1],
  NE: [1, -1],
}

/** The cell next to one; null: the border. */
export function next(name: string, way: Direction): string | null {
  const here = BY_NAME.get(name)
  if (!here) return null
  const [x, y] = STEPS[way]
  return BY_SITE.get(`${here.x + x} ${here.y + y}`) ?? null
}

/** A direction turned so many times by 60° to the right. */
export function turned(way: Direction, times: number): Direction {
  const number = (DIRECTIONS.indexOf(way) + times) % 6
  return DIRECTIONS[(number + 6) % 6] as Direction
}

export function opposite(way: Direction): Direction {
  return turned(way, 3)
}

/** The degrees by which a drawing that points up is turned to point somewhere. */
export function degrees(way: Direction): number {
  return 90 + 60 * DIRECTIONS.indexOf(way)
}

export function centre(name: string): Point {
  const { x, y } = BY_NAME.get(name) ?? { x: 0, y: 0 }
  return { x: x * HALF, y: y * RADIUS * 1.5 }
}

/** A point so far from another in a direction; 1 is the middle of the next cell. */
export function onwards({ x, y }: Point, way: Direction, cells: number): Point {
  const [dx, dy] = STEPS[way]
  return { x: x + dx * HALF * cells, y: y + dy * RADIUS * 1.5 * cells }
}

export const FRAME: Frame = frameOf(CELLS.map(({ name }) => name))

/** The smallest frame around cells, with a little air. */
export function frameOf(names: readonly string[]): Frame {
  const points = names.map(centre)
  const left = Math.min(...points.map(({ x }) => x)) - HALF - MARGIN
  const right = Math.max(...points.map(({ x }) => x)) + HALF + MARGIN
  const top = Math.min(...points.map(({ y }) => y)) - RADIUS - MARGIN
  const bottom = Math.max(...points.map(({ y }) => y)) + RADIUS + MARGIN
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The line around the arena, as a path: the sides of cells beyond which there is nothing. */
export function outline(): string {
  const sides = CELLS.flatMap(({ name }) =>
    DIRECTIONS.flatMap((way, i) => {
      if (next(name, way) !== null) return []
      const { x, y } = centre(name)
      const [from, to] = [corner(i * 60 - 30), corner(i * 60 + 30)]
      return [`M${point(x + from.x, y + from.y)}L${point(x + to.x, y + to.y)}`]
    }),
  )
  return sides.join('')
}

function corner(angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: RADIUS * Math.cos(turn), y: RADIUS * Math.sin(turn) }
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** How the ships of a cell stand so that each is seen: where, from its middle, and how large. */
export function fan(count: number): { spots: Point[]; size: number } {
  if (count <= 1) return { spots: [{ x: 0, y: 0 }], size: 1 }
  if (count === 2)
    return {
      spots: [
        { x: -19, y: 0 },
        { x: 19, y: 0 },
      ],
      size: 0.74,
    }
  const reach = count === 3 ? 22 : 26
  const spots = Array.from({ length: count }, (_, i) => {
    const turn = ((i / count) * 360 - 90) * (Math.PI / 180)
    return { x: reach * Math.cos(turn), y: reach * Math.sin(turn) }
  })
  return { spots, size: count === 3 ? 0.64 : count === 4 ? 0.56 : 0.48 }
}
