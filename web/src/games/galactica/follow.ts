// Moving the keyboard's focus over squares and stations.

import { nextLit } from '../shared/navigate'
import type { Field } from './geometry'

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Where a key leads from a place; null where it leads nowhere. `places` are in reading order, stations by the names that
 * they have as places: `called` is given their corner.
 */
export function follow(
  field: Field,
  places: readonly { name: string }[],
  lit: string[],
  called: (name: string) => string,
  from: string,
  key: string,
): string | null {
  if (key === 'n' || key === 'p') return nextLit([...places], lit, from, key === 'n' ? 1 : -1)
  const here = [...places].map(({ name }) => name).includes(from) ? placeOf(field, called, from) : undefined
  if (!here) return null
  if (key === 'Home' || key === 'End') {
    const row = field.squares.filter(({ y }) => y === here.y)
    return (key === 'Home' ? row[0] : row.at(-1))?.name ?? null
  }
  const step = STEPS[key]
  if (!step) return null
  let { x, y } = here
  for (;;) {
    x += step[0]
    y += step[1]
    const there = field.at(x, y)
    if (!there) return null
    if (there !== here) return called(there.name)
  }
}

function placeOf(field: Field, called: (name: string) => string, name: string) {
  return (
    field.find(name) ??
    ['nw', 'ne', 'se', 'sw']
      .map((corner) => field.find(corner))
      .find((one) => one && called(one.name) === name)
  )
}
