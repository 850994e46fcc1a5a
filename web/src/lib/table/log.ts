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
    if (event.kind === 'undone')
      longer = event.alone ? withoutPlan(longer, event) : withoutAfter(longer, event)
    longer.push({ event, undone: false })
  }
  return longer
}

function withoutAfter(log: readonly Entry[], { ply }: Event): Entry[] {
  return log.map((entry) =>
    entry.event.kind === 'acted' && entry.event.ply > ply ? { ...entry, undone: true } : entry,
  )
}

/** A seat has taken back what it planned; what others did meanwhile stays, and moves up to its place. */
function withoutPlan(log: readonly Entry[], { ply, seat }: Event): Entry[] {
  const many = (log.at(-1)?.event.ply ?? ply) - ply
  const own = log.filter(
    (entry) => entry.event.kind === 'acted' && entry.event.seat === seat && !entry.undone,
  )
  const taken = new Set(own.slice(own.length - many))
  let before = 0
  return log.map((entry) => {
    if (taken.has(entry)) {
      before++
      return { ...entry, undone: true }
    }
    return before ? { ...entry, event: { ...entry.event, ply: entry.event.ply - before } } : entry
  })
}
