// The log of a table: its events in their order, each once, and which of them were taken back.

import type { LogLine, Text } from '../messages'
import type { Event } from './shown'

export interface Entry {
  event: Event
  /** Taken back since. */
  undone: boolean
}

/** So many actions later a remark is no longer about what is seen. */
const LATELY = 4

/** What a bot remarked lately about its move, if that was not taken back. */
export function lateRemark(log: readonly Entry[]): { number: number; seat: number; because: Text } | null {
  let since = 0
  for (const { event, undone } of [...log].reverse()) {
    const { number, kind, seat, because, lines } = event
    if (undone) continue
    if (because && seat !== null) return { number, seat, because }
    if (kind === 'acted' && lines.length && ++since === LATELY) return null
  }
  return null
}

/** What others did since one acted oneself, the last few things of it: what to know before one's turn. */
export function justHappened(log: readonly Entry[], mine: readonly number[], most = 3): LogLine[] {
  const told: LogLine[] = []
  for (const { event, undone } of [...log].reverse()) {
    if (event.kind === 'began' || told.length >= most) break
    if (event.kind !== 'acted' || undone) continue
    if (event.seat !== null && mine.includes(event.seat)) break
    told.unshift(...event.lines)
  }
  return told.slice(-most)
}

/** The log with further events; those it has already are left out. */
export function withEvents(log: readonly Entry[], events: readonly Event[]): Entry[] {
  let longer = [...log]
  let last = log.at(-1)?.event.number ?? 0
  for (const event of events) {
    if (event.number <= last) continue
    last = event.number
    if (event.back.length) longer = without(longer, event)
    longer.push({ event, undone: false })
  }
  return longer
}

/** What was taken back is crossed out. Of a plan alone, what others did meanwhile stays, and moves up to its place. */
function without(log: readonly Entry[], { back, alone }: Event): Entry[] {
  const taken = new Set(back)
  let before = 0
  return log.map((entry) => {
    if (taken.has(entry.event.number)) {
      before++
      return { ...entry, undone: true }
    }
    return alone && before ? { ...entry, event: { ...entry.event, ply: entry.event.ply - before } } : entry
  })
}
