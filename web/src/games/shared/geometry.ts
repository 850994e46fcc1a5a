// Points and angles on a drawn board, whatever its cells look like.

import type { Point } from '../../lib/art/point'

export type { Point }

export interface Frame extends Point {
  width: number
  height: number
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The angle of a flight in degrees, clockwise; 0 is up. */
export function heading(from: Point, to: Point): number {
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
  return Math.round(angle * 100) / 100
}

/** The same angle, given so that turning there from `before` takes the short way. */
export function shortTurn(before: number, angle: number): number {
  return before + ((((angle - before + 180) % 360) + 360) % 360) - 180
}

/** The point on the way from one to another, `along` units from the first. */
export function towards(from: Point, to: Point, along: number): Point {
  const length = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) / length) * along, y: from.y + ((to.y - from.y) / length) * along }
}

/** The corners of a hexagon that stands on a point, around the origin, for the `points` of a polygon. */
export function hexagon(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = ((corner * 60 - 90) * Math.PI) / 180
      return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`
    })
    .join(' ')
}

/** A number from 0 to 1 that is always the same for a name: no two cells look quite alike. */
export function chanceOf(name: string, salt = ''): number {
  let hash = 2166136261
  for (const sign of name + salt) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
