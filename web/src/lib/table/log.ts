// The log of a table: its events in their order, each once, and which of them were taken back.

import type { Event, Text } from '../messages'

export interface Entry {
  event: Event
  /** Taken back since. */
  undone: boolean
}

/** What a bot said last about its move, if it was not taken back. */
export function lastThought(log: readonly Entry[]): { n: number; seat: number; because: Text } | null {
  for (const { event, undone } of [...log].reverse()) {
    const { n, seat, because } = event
    if (because && seat !== null && !undone) return { n, seat, because }
  }
  return null
}

/** The log with further events; those it has already are left out. */
export function withEvents(log: readonly Entry[], events: readonly Event[]): Entry[] {
  let longer = [...log]
  let last = log.at(-1)?.event.n ?? 0
  for (const event of events) {
    if (event.n <= last) continue
    last = event.n
    if (event.kind === 'undone') {
      longer = longer.map((entry) =>
        entry.event.kind === 'acted' && entry.event.ply > event.ply ? { ...entry, undone: true } : entry,
      )
    }
    longer.push({ event, undone: false })
  }
  return longer
}
