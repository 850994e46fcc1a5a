// A force field that is being aimed: whom it sends, and to which planet.

import type { Choice } from '../../lib/messages'
import { aimOf } from './labels'

export interface Aim {
  whom: string | null
  planet: string | null
}

export interface Forces {
  action: string
  whom: string
  planet: string
}

/** The force fields that can be played. */
export function forcesOf(choices: readonly Choice[], planets: readonly string[]): Forces[] {
  return choices.flatMap((choice) => {
    const aim = choice.kind === 'force' ? aimOf(choice, planets) : null
    return aim ? [{ action: choice.action, ...aim }] : []
  })
}

/** A card was taken up: where there is only one to send, it is that one. */
export function taken(forces: readonly Forces[]): Aim {
  const [first, ...others] = forces
  const only = first && others.every(({ whom }) => whom === first.whom)
  return { whom: only ? first.whom : null, planet: null }
}

/** What is played when both are named. */
export function played(forces: readonly Forces[], aim: Aim): string | null {
  return forces.find(({ whom, planet }) => whom === aim.whom && planet === aim.planet)?.action ?? null
}

/** Whom one can name, given the planet; each once. */
export function whomIn(forces: readonly Forces[], { planet }: Aim): string[] {
  return [
    ...new Set(forces.filter((one) => planet === null || one.planet === planet).map(({ whom }) => whom)),
  ]
}

/** The planets one can name, given whom; each once. */
export function planetsIn(forces: readonly Forces[], { whom }: Aim): string[] {
  return [...new Set(forces.filter((one) => whom === null || one.whom === whom).map(({ planet }) => planet))]
}
