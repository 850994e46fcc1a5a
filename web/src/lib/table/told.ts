// What is said to one person at the board: not all that happens at a table, but what is meant for them alone.

import type { News, View } from './shown'

export interface Told {
  what: 'nudged' | 'undoRefused'
  /** Whose doing it was. */
  by: number | null
}

/** What news say to who has these seats, after what was said before; null: nothing, or nothing any more. */
export function toldBy(
  { events }: News,
  view: View,
  mine: readonly number[],
  told: Told | null,
): Told | null {
  const asked = view.undo.asked_by ?? null
  return events.reduce((said: Told | null, { kind, seat }) => {
    if (kind === 'declined' && asked !== null && mine.includes(asked))
      return { what: 'undoRefused', by: seat }
    if (kind === 'nudged' && seat !== null && mine.includes(seat)) return { what: 'nudged', by: null }
    return kind === 'acted' || kind === 'undone' ? null : said
  }, told)
}
