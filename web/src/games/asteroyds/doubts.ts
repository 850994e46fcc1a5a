// What somebody should be told before a program is played: it is allowed, but hardly meant.

import type { Mode, Ship } from './picture'
import { hasShieldPilot, isBlank, type Program, type Programs } from './programs'

export interface Doubt {
  /** The ship's name. */
  ship: string
  /** No program at all; a piercing shot in a round without a shoot; a round without a mode; a mode without a round. */
  is: 'blank' | 'no_shot' | 'no_mode' | 'no_round'
  round?: number
  mode?: Mode
}

export function doubtsOf(ships: readonly Ship[], programs: Programs): Doubt[] {
  return ships.flatMap((ship) => {
    const program = programs[ship.ship]
    return program ? doubtsAbout(ship, program) : []
  })
}

function doubtsAbout(ship: Ship, program: Program): Doubt[] {
  const { columns, rounds, mode } = program
  const about = (doubt: Omit<Doubt, 'ship'>): Doubt => ({ ship: ship.name, ...doubt })
  if (isBlank(program)) return [about({ is: 'blank' })]
  if (hasShieldPilot(ship)) return []
  const [round] = rounds
  if (round === undefined) return mode === null ? [] : [about({ is: 'no_round', mode })]
  if (mode === null) return [about({ is: 'no_mode', round })]
  if (mode === 'shoot' && columns[round - 1] !== 'shoot') return [about({ is: 'no_shot', round })]
  return []
}
