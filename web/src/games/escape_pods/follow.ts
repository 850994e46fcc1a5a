// Moving the keyboard's focus over places of all kinds, wherever they lie.

import type { Point } from '../shared/geometry'
import { nextLit } from '../shared/navigate'

interface Place {
  name: string
  at: Point
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where a key leads from a place; null where it leads nowhere. `places` are in the order in which N and P go. */
export function follow(places: readonly Place[], lit: string[], from: string, key: string): string | null {
  if (key === 'n' || key === 'p') return nextLit([...places], lit, from, key === 'n' ? 1 : -1)
  const here = places.find(({ name }) => name === from)
  if (!here) return null
  if (key === 'Home') return places[0]?.name ?? null
  if (key === 'End') return places.at(-1)?.name ?? null
  const way = WAYS[key]
  return way ? nearest(places, here, way) : null
}

/** The place that lies nearest in a direction: to the side counts more than ahead. */
function nearest(places: readonly Place[], here: Place, way: Point): string | null {
  const found = places.flatMap(({ name, at }) => {
    const [x, y] = [at.x - here.at.x, at.y - here.at.y]
    const ahead = x * way.x + y * way.y
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x)
    return name === here.name || ahead < 1 || aside > 2.5 * ahead ? [] : [{ name, far: ahead + 1.6 * aside }]
  })
  return found.sort((a, b) => a.far - b.far)[0]?.name ?? null
}
