// What is advised, as a step of a program.

import type { Choice } from '../../lib/messages'
import type { Sight } from './labels'
import type { Programming } from './programming.svelte'

/** What a row of the control panel is given. */
export interface RowProps {
  sight: Sight
  programming: Programming
  advised: Choice | null
}

export function isStep(advised: Choice | null, kind: string, value: string): boolean {
  return advised?.kind === kind && Object.values(advised.fields).includes(value)
}
