// Where a ship stands while a program runs, each place once as long as it does not leave it.

import type { Step } from './ahead'
import type { Direction, Ship } from './picture'

export interface Stay {
  cell: string
  heading: Direction
  /** The rounds after which it stands there. */
  rounds: number[]
}

/** The places that differ from where the ship is now; a turn in place counts as one. */
export function stays({ cell, heading }: Pick<Ship, 'cell' | 'heading'>, steps: readonly Step[]): Stay[] {
  const found: Stay[] = []
  for (const { at, heading: facing, round, crash } of steps) {
    if (crash) break
    const last = found.at(-1)
    if (last?.cell === at)
      found[found.length - 1] = { cell: at, heading: facing, rounds: [...last.rounds, round] }
    else if (last || at !== cell || facing !== heading)
      found.push({ cell: at, heading: facing, rounds: [round] })
  }
  return found
}
