// What the table has to know of programs as plans: whether one is asked for, and where an advised step of it belongs.

import type { View } from '../../lib/messages'
import type { Plan } from '../../lib/table/table.svelte'
import type { AsteroydsPicture, Mode, Ship, Token } from './picture'
import {
  actionsOf,
  hasShieldPilot,
  programsFrom,
  settled,
  toProgram,
  withToken,
  type Program,
} from './programs'

/** The programs that a seat is asked for. */
export function planIn({ picture, seat, choices }: View): Plan | null {
  const ships = toProgram(picture as AsteroydsPicture, seat)
  const [first] = ships
  if (!first) return null
  const asked = choices.map(({ action }) => action)
  return {
    ships: ships.length,
    withAdvice(draft, action) {
      const programs = programsFrom(ships, draft)
      const program = advisedIn(first, programs[first.ship] as Program, action)
      return actionsOf(ships, { ...programs, [first.ship]: program }, asked)
    },
  }
}

/** What is advised is always the first step that is not settled. */
function advisedIn(ship: Ship, program: Program, action: string): Program {
  const [kind, value = 'none'] = action.split(' ')
  if (kind === 'column') return withToken(program, settled(ship), value as Token)
  if (kind === 'mode') return { ...program, mode: value === 'none' ? null : (value as Mode) }
  if (value === 'none') return { ...program, rounds: [...ship.rounds] }
  const others = program.rounds.slice(ship.rounds.length + 1).filter((round) => round !== Number(value))
  return { ...program, rounds: [...ship.rounds, Number(value), ...(hasShieldPilot(ship) ? others : [])] }
}
