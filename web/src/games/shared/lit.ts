// Which places are lit: those that a choice names in its fields.

import type { Choice } from '../../lib/messages'
import { t } from '../../lib/lang.svelte'

/** The choices at each place, in the order in which they are offered. */
export function choicesByPlace(cells: { name: string }[], choices: Choice[]): Map<string, Choice[]> {
  const names = new Set(cells.map((cell) => cell.name))
  const places = new Map<string, Choice[]>()
  for (const choice of choices) {
    const named = new Set(Object.values(choice.fields).filter((value) => names.has(value)))
    for (const place of named) places.set(place, [...(places.get(place) ?? []), choice])
  }
  return places
}

/** Whether what is advised is about a place. */
export function isAdvised(advised: Choice | null, place: string): boolean {
  return advised !== null && Object.values(advised.fields).includes(place)
}

export function kindsOf(choices: Choice[]): string[] {
  return [...new Set(choices.map((choice) => choice.kind))]
}

/** What a label says more where a bot advises it. */
export function adviceWords(advised: boolean): string {
  return advised ? `, ${t('hint-advised')}` : ''
}
