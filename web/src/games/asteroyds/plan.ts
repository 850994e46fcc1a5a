// What the table has to know of programs as plans: whether any are asked for.

import type { View } from '../../lib/table/shown'
import type { Plan } from '../../lib/table/ways'
import type { AsteroydsPicture } from './picture'
import { toProgram } from './programs'

/** The programs that a seat is asked for. */
export function planIn({ picture, seat }: View): Plan | null {
  const ships = toProgram(picture as AsteroydsPicture, seat).length
  return ships > 0 ? { ships } : null
}
