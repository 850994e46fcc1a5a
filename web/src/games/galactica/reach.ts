// How far around a place a press still means it: where squares are small, what is lit takes room from what is not.

import type { Field } from './geometry'

/** What is pressed around a place: its square, more than that, or nearly nothing. */
export interface Reach {
  shape: 'square' | 'diamond' | 'disc' | 'dot' | 'none'
  /** In squares, from the middle. */
  by: number
}

const SQUARE: Reach = { shape: 'square', by: 0.5 }
const DOT: Reach = { shape: 'dot', by: 0.08 }
const NONE: Reach = { shape: 'none', by: 0 }
/** More than this would leave no room to press an unlit square between lit ones. */
const MOST = 0.92

/**
 * The reach of every square. `ends` are lit squares of a flight, `far` lit ones that stand alone (planets, holes, jets);
 * `square` is how many pixels a square is, `finger` how many a finger needs.
 */
export function reaches(
  field: Field,
  ends: readonly string[],
  far: readonly string[],
  square: number,
  finger: number,
): Map<string, Reach> {
  const found = new Map<string, Reach>()
  if (square >= finger) return found
  const wanted = finger / 2 / square
  const lit = [...ends, ...far].flatMap((name) => field.find(name) ?? [])
  for (const name of ends) {
    const here = field.find(name)
    if (!here) continue
    const close = lit.some((one) => Math.abs(one.x - here.x) + Math.abs(one.y - here.y) === 1)
    found.set(name, close ? SQUARE : { shape: 'diamond', by: Math.min(MOST, wanted + 0.01) })
  }
  for (const name of far) {
    const here = field.find(name)
    if (!here) continue
    const others = lit.filter((one) => one !== here)
    const room = Math.min(...others.map((one) => Math.hypot(one.x - here.x, one.y - here.y) / 2))
    found.set(name, { shape: 'disc', by: Math.max(0.5, Math.min(wanted + 0.01, room)) })
  }
  for (const { name, x, y } of field.squares) {
    if (found.has(name)) continue
    const byEnd = ends.some((end) => {
      const one = field.find(end)
      return one && Math.abs(one.x - x) + Math.abs(one.y - y) === 1
    })
    const byFar = far.some((place) => {
      const one = field.find(place)
      return one && Math.hypot(one.x - x, one.y - y) < (found.get(place)?.by ?? 0) + 0.5
    })
    if (byFar) found.set(name, NONE)
    else if (byEnd) found.set(name, DOT)
  }
  return found
}

export function reachOf(reach: ReadonlyMap<string, Reach>, name: string): Reach {
  return reach.get(name) ?? SQUARE
}
