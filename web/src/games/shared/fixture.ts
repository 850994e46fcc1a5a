// What the tests of every board need.

import type { Choice, SeatInfo } from '../../lib/messages'

/** The same picture, changed. */
export function changed<P>(picture: P, change: (next: P) => void): P {
  const next = structuredClone(picture)
  change(next)
  return next
}

/** A small board of hexagons: rows of 3, 4, 3 cells. */
export function smallBoard(): { name: string; x: number; y: number }[] {
  return [3, 4, 3].flatMap((length, y) =>
    Array.from({ length }, (_, i) => ({ name: `${'abc'.charAt(y)}${i + 1}`, x: 4 - length + 2 * i, y })),
  )
}

export function people(...names: string[]): SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    letter: 'ABCDEFGH'.charAt(seat),
    name,
    who: 'person',
    level: null,
    away: false,
    online: true,
    yours: seat === 0,
    team: null,
    left: null,
    ticking: false,
    answering: false,
    planning: false,
    gone: null,
    waited: null,
    resigned: false,
  }))
}

/** What can be chosen, named by its action. */
export function choice(action: string, fields: Record<string, string> = {}): Choice {
  return { action, kind: action.split(' ')[0] ?? '', fields, text: { en: action, fr: action } }
}

export function choices(...actions: string[]): Choice[] {
  return actions.map((action) => choice(action))
}
