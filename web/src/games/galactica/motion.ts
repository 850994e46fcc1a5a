// How long things take on this board, in milliseconds.

import { paced } from '../../lib/pace'
import type { Move } from './diff'

/** A jump is a vanishing and an appearing. */
export const JUMP = 300
export const SPIN = 460

/** A short flight is quick, a long one not slow. */
export function durationOf({ how, points }: Move): number {
  return paced(how === 'flown' ? Math.min(600, 160 + 75 * (points.length - 1)) : JUMP)
}
