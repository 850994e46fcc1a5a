// Where things are on the drawn board. A cell is a square of 100 units; the upper left corner of the board is the origin.

import { POINTS, sideOf, stepTo } from './art/wake'
import type { Frame, Point } from '../shared/geometry'
import type { Act, EscapePicture, Mark, Ship } from './picture'

export const CELL = 100
/** Around the board: room for ships on their start marks, and on two sides for the labels beyond them. */
export const BERTH = 42
export const MARGIN = 76
const RIM = 14
/** How far out the middle of a label is. */
export const LABEL = -BERTH - 15
/** How far behind its edge point the middle of a ship is. */
const BACK = 11

const DIRECTIONS: readonly Act[] = ['up', 'right', 'down', 'left']
const ACROSS = [5, 4, 7, 6, 1, 0, 3, 2]

export interface Place extends Point {
  name: string
}

/** The cells of a board, by name and by place: `x` is the column, `y` the row. */
export interface Grid {
  size: number
  cells: Place[]
  find: (name: string) => Place | undefined
  /** The cell beyond an edge point; undefined off the board. */
  beyond: (name: string, point: number) => Place | undefined
}

export function gridOf({ labels, size }: Pick<EscapePicture, 'labels' | 'size'>): Grid {
  const cells = labels.flatMap((row, y) => labels.map((column, x) => ({ name: `${row}/${column}`, x, y })))
  const named = new Map(cells.map((cell) => [cell.name, cell]))
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= size || y >= size ? undefined : cells[y * size + x]
  return {
    size,
    cells,
    find: (name) => named.get(name),
    beyond: (name, point) => {
      const cell = named.get(name)
      const step = stepTo(sideOf(point))
      return cell && at(cell.x + step.x, cell.y + step.y)
    },
  }
}

/** What is seen: while ships start, with the berths around the board; afterwards with nothing but its rim. */
export function frame({ size }: Grid, starting = true): Frame {
  const length = size * CELL + MARGIN + (starting ? BERTH : RIM)
  return { x: -MARGIN, y: -MARGIN, width: length, height: length }
}

/** The same edge point as the cell beyond it counts it. */
export function across(point: number): number {
  return ACROSS[point] ?? 0
}

export function directionOf(act: Act): number {
  return DIRECTIONS.indexOf(act)
}

export function centre(grid: Grid, name: string): Point {
  const cell = grid.find(name)
  return cell ? { x: (cell.x + 0.5) * CELL, y: (cell.y + 0.5) * CELL } : { x: 0, y: 0 }
}

export function edgePoint(grid: Grid, name: string, point: number): Point {
  const { x, y } = centre(grid, name)
  const by = POINTS[point] ?? { x: 0, y: 0 }
  return { x: x + by.x, y: y + by.y }
}

/** A place and a heading in degrees, clockwise; 0 is up. */
export interface Pose extends Point {
  turned: number
}

/** A ship on its edge point, nose across the edge. */
export function poseAt(grid: Grid, { front, point }: Pick<Ship, 'front' | 'point'>): Pose {
  const { x, y } = edgePoint(grid, front, point)
  const out = stepTo(sideOf(point))
  return { x: x + out.x * BACK, y: y + out.y * BACK, turned: (sideOf(point) * 90 + 180) % 360 }
}

/** Ships on the same edge point fan out, so that each can be seen. */
export function fannedOut(grid: Grid, ships: readonly Ship[]): Map<number, Pose> {
  return new Map(
    ships.map((ship) => {
      const same = ships.filter(({ front, point }) => front === ship.front && point === ship.point)
      const by = same.indexOf(ship) - (same.length - 1) / 2
      const pose = poseAt(grid, ship)
      const out = stepTo(sideOf(ship.point))
      const back = Math.abs(by) * 5
      return [
        ship.seat,
        {
          x: pose.x - out.y * by * 34 + out.x * back,
          y: pose.y + out.x * by * 34 + out.y * back,
          turned: pose.turned + by * 12,
        },
      ]
    }),
  )
}

/** A start mark outwards from its edge point: where it is, and which way is out. */
export function markSpot(grid: Grid, { at, point }: Pick<Mark, 'at' | 'point'>): { spot: Point; out: Point } {
  return { spot: edgePoint(grid, at, point), out: stepTo(sideOf(point)) }
}

/** The middles of the labels: of the rows on the left, of the columns above. */
export function labelSpots({ size }: Grid): Point[] {
  return [...Array(size).keys()].flatMap((i) => {
    const along = (i + 0.5) * CELL
    return [
      { x: LABEL, y: along },
      { x: along, y: LABEL },
    ]
  })
}

/** The edge points all around the board, clockwise from the top left: where start marks are drawn. */
export function rim(grid: Grid): { at: string; point: number }[] {
  const { size, cells } = grid
  const along = [...Array(size).keys()]
  const sides = [
    along.map((i) => cells[i]),
    along.map((i) => cells[i * size + size - 1]),
    along.map((i) => cells[size * size - 1 - i]),
    along.map((i) => cells[(size - 1 - i) * size]),
  ]
  return sides.flatMap((row, side) =>
    row.flatMap((cell) => (cell ? [0, 1].map((n) => ({ at: cell.name, point: side * 2 + n })) : [])),
  )
}
