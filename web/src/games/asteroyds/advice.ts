// What is advised, as a step of a program.

import type { Choice } from '../../lib/messages'

export function isStep(advised: Choice | null, kind: string, value: string): boolean {
  return advised?.kind === kind && Object.values(advised.fields).includes(value)
}
