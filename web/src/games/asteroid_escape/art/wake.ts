// A wake tile as it is drawn: a square of 100 units, eight edge points, curves that meet the edges at right angles.

import type { Point } from '../../../lib/art/point'

const HALF = 50
const SIXTH = HALF / 3

/** The sides of a tile, clockwise from the top: one step out of it. */
const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** The edge points around the middle of a tile: clockwise, two on each side, from the top left. */
export const POINTS: readonly Point[] = STEPS.flatMap(({ x, y }) =>
  [-SIXTH, SIXTH].map((along) => ({ x: x * HALF - y * along, y: y * HALF + x * along })),
)

/** The side on which an edge point is: 0 top, 1 right, 2 bottom, 3 left. */
export function sideOf(point: number): number {
  return point >> 1
}

/** One step to a side. */
export function stepTo(side: number): Point {
  return STEPS[side] ?? { x: 0, y: 0 }
}

export type Curve = readonly [Point, Point, Point, Point]

/** The curve between two edge points, around the middle of its cell. */
export function curveOf(from: number, to: number): Curve {
  const start = POINTS[from] ?? { x: 0, y: 0 }
  const end = POINTS[to] ?? { x: 0, y: 0 }
  const apart = Math.hypot(end.x - start.x, end.y - start.y)
  const reach = sideOf(from) === sideOf(to) ? 34 : Math.max(19, apart * 0.46)
  return [start, inwards(start, from, reach), inwards(end, to, reach), end]
}

function inwards(start: Point, point: number, reach: number): Point {
  const out = stepTo(sideOf(point))
  return { x: start.x - out.x * reach, y: start.y - out.y * reach }
}

const PATHS = new Map<string, string>()

/** The same for the `d` of a path; `pair` is two digits. */
export function pathOf(pair: string): string {
  let path = PATHS.get(pair)
  if (path === undefined) {
    const [a, b, c, d] = curveOf(Number(pair[0]), Number(pair[1]))
    path = `M${show(a)}C${show(b)} ${show(c)} ${show(d)}`
    PATHS.set(pair, path)
  }
  return path
}

/** … and a hair beyond both edges, so that no seam shows between two tiles. */
export function longPathOf(pair: string): string {
  const [a, , , d] = curveOf(Number(pair[0]), Number(pair[1]))
  return `M${show(beyond(a))}${pathOf(pair).replace('M', 'L')}L${show(beyond(d))}`
}

function beyond({ x, y }: Point): Point {
  return { x: Math.abs(x) === HALF ? x * 1.014 : x, y: Math.abs(y) === HALF ? y * 1.014 : y }
}

function show({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}

/** The four pairs of a tile. */
export function pairsOf(pairs: string): string[] {
  return pairs.match(/../g) ?? []
}

/** A tile turned by quarter turns clockwise. */
export function turnPairs(pairs: string, quarters: number): string {
  return [...pairs].map((point) => (Number(point) + 2 * quarters) % 8).join('')
}

/** Where something is on a curve, and where it heads: in degrees, clockwise from up. */
export function onCurve([a, b, c, d]: Curve, t: number): Point & { turned: number } {
  const u = 1 - t
  const at = (p: number, q: number, r: number, s: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
  const slope = (p: number, q: number, r: number, s: number) =>
    u * u * (q - p) + 2 * u * t * (r - q) + t * t * (s - r)
  const dx = slope(a.x, b.x, c.x, d.x)
  const dy = slope(a.y, b.y, c.y, d.y)
  return {
    x: at(a.x, b.x, c.x, d.x),
    y: at(a.y, b.y, c.y, d.y),
    turned: (Math.atan2(dx, -dy) * 180) / Math.PI,
  }
}
