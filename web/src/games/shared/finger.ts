// What a finger means that comes down somewhere on a board: it is broader than many a place.

import { distance, type Frame, type Point } from './geometry'

/** So many pixels around it are covered by a finger. */
export const FINGER = 22

/** A lit place as it is seen: its middle and what is pressed, in pixels of the window. */
export interface Lit extends Point {
  name: string
  box: Frame
}

/**
 * The lit places that a tap can mean: one; several where they are nearer to each other than fingers; none. `hit` is the
 * place right under it.
 */
export function meant(tap: Point, hit: string | null, lit: readonly Lit[]): Lit[] {
  const under = lit.find(({ name }) => name === hit)
  if (under) return [under, ...lit.filter((one) => one !== under && distance(one, tap) <= FINGER)]
  const near = lit.filter(({ box }) => away(tap, box) <= FINGER)
  return near.length < 2 || nearest(near) < 2 * FINGER ? near : []
}

/** The least distance between two of them. */
export function nearest(lit: readonly Point[]): number {
  return Math.min(...lit.flatMap((a, i) => lit.slice(i + 1).map((b) => distance(a, b))))
}

/** What a loupe shows. */
export interface Lens {
  /** In pixels of the window: what is to be seen in it. */
  seen: Frame
  /** How many times larger it is there. */
  power: number
}

const APART = 52
const MOST = 6

/** The lens in which the places of a crowd are far enough apart; all of them are in it, away from its rim. */
export function lensOn(crowd: readonly Point[], size: number): Lens {
  const [xs, ys] = [crowd.map(({ x }) => x), crowd.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wide = Math.max(right - left, bottom - top, 1)
  const power = Math.max(1, Math.min(APART / nearest(crowd), (size - APART) / wide, MOST))
  const side = size / power
  const seen = { x: (left + right - side) / 2, y: (top + bottom - side) / 2, width: side, height: side }
  return { seen, power }
}

function away({ x, y }: Point, box: Frame): number {
  return Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  )
}
