// One's own tables: which go on, and how the others came out.

import type { MyTable } from './messages'

export interface Outcome {
  how: 'imported' | 'over' | 'draw' | 'won' | 'wonByOthers'
  /** The winners but for oneself, who has one seat. */
  others: number[]
}

/** The tables where something is still to come, and those where nothing is; each in the order given. */
export function parted(tables: readonly MyTable[]): { going: MyTable[]; ended: MyTable[] } {
  return {
    going: tables.filter((table) => table.stage !== 'over'),
    ended: tables.filter((table) => table.stage === 'over'),
  }
}

/**
 * How a table came out where these seats did best. Alone there is nothing to win; who has several seats is not spoken to
 * as one of them.
 */
export function outcome({ review, result, yours }: MyTable, best: readonly number[]): Outcome {
  const me = yours.length === 1 ? yours[0] : undefined
  const others = best.filter((seat) => seat !== me)
  if (review) return { how: 'imported', others }
  if (!result || result.length === 1) return { how: 'over', others }
  if (!best.length) return { how: 'draw', others }
  return { how: others.length < best.length ? 'won' : 'wonByOthers', others }
}
