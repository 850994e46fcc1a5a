// What is chosen before a match, and what else a choice changes: the server says what goes together.

import type { Offer } from './messages'

export type Value = string | number | boolean

export interface Setting {
  seats: number
  options: Record<string, Value>
}

/** The name of the number of seats among the choices; the others are options. */
export const SEATS = 'seats'

/** A choice made, with what the offer brings along if there is one. */
export function chosen(now: Setting, name: string, value: Value, offer?: Offer): Setting {
  const brought = { ...now.options, ...offer?.options }
  if (name === SEATS) return { seats: Number(value), options: brought }
  return { seats: offer?.seats ?? now.seats, options: { ...brought, [name]: value } }
}

/** What is not as it was, but for the choice itself. */
export function changes(before: Setting, after: Setting, name: string): Partial<Setting> {
  const options = Object.entries(after.options).filter(
    ([option, value]) => option !== name && before.options[option] !== value,
  )
  return {
    ...(name !== SEATS && before.seats !== after.seats ? { seats: after.seats } : {}),
    ...(options.length ? { options: Object.fromEntries(options) } : {}),
  }
}
