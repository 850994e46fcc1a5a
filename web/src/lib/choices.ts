// From a place of the board to what can be done there.

import type { Choice } from './messages'

/** The choices that are about a place: any of their fields names it. */
export function choicesAt(choices: readonly Choice[], place: string): Choice[] {
  return choices.filter((choice) => Object.values(choice.fields).includes(place))
}

export type Meaning = { is: 'do'; choice: Choice } | { is: 'choose'; among: Choice[] } | { is: 'why' }

/** What a click on a place means: one choice is played, of several one is chosen, of none it is asked why not. */
export function meaningOf(choices: readonly Choice[], place: string): Meaning {
  const among = choicesAt(choices, place)
  const [only] = among
  if (!only) return { is: 'why' }
  return among.length === 1 ? { is: 'do', choice: only } : { is: 'choose', among }
}
