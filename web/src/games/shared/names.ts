// What players and things are called beside a board.

import { letterOf } from '../../lib/art/seats'
import type { Lang } from '../../lib/board'
import type { SeatInfo } from '../../lib/messages'

/** What everything on a board is told from: the position, who sits where, and who looks. */
export interface SightOf<Picture> {
  picture: Picture
  seats: SeatInfo[]
  seat: number | null
  lang: Lang
}

type Seated = Pick<SightOf<unknown>, 'seats'>

/** "B (Captain)"; of what is numbered "B2 (Captain)". */
export function nameOf(sight: Seated, seat: number, number: number | null = null): string {
  const name = shortName(sight, seat)
  return letterOf(seat) + (number ?? '') + (name && ` (${name})`)
}

/** The name alone, where the letter stands beside it; bots may have none. */
export function shortName({ seats }: Seated, seat: number): string {
  return seats.find((info) => info.seat === seat)?.name ?? ''
}

export function capital(text: string, lang: Lang): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}
