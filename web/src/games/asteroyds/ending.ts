// How a match in the arena ended.

import type { AsteroydsPicture } from './picture'

/** By seat: what its team has scored. */
export function pointsIn({ teams }: AsteroydsPicture): number[] | null {
  const points: number[] = []
  for (const { seats, score } of teams) for (const seat of seats) points[seat] = score
  return points
}
