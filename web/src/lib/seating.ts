// Who shall sit where, while a table is being set up.

import type { Place } from './messages'

export type Preset = 'solo' | 'alone' | 'screen' | 'link'
export type Who = 'me' | 'screen' | 'open' | 'bot'

export interface Wish {
  who: Who
  name: string
  level: string
}

const OTHERS: Record<Preset, Who> = { solo: 'bot', alone: 'bot', screen: 'screen', link: 'open' }

/** How many seats a preset can have, of a game that has so many: solo is one, everything else begins with two. */
export function seatCounts(preset: Preset, seats: number[]): number[] {
  return seats.filter((count) => (preset === 'solo') === (count === 1))
}

/** So many seats as a preset has them: me first, then the others. */
export function seating(preset: Preset, count: number, level: string): Wish[] {
  return Array.from({ length: count }, (_, i) => ({ who: i ? OTHERS[preset] : 'me', name: '', level }))
}

/** The same seats, fewer or more of them. */
export function resized(wishes: readonly Wish[], preset: Preset, count: number, level: string): Wish[] {
  return seating(preset, count, level).map((wish, i) => wishes[i] ?? wish)
}

/** The same seats, all bots of one level. */
export function levelled(wishes: readonly Wish[], level: string): Wish[] {
  return wishes.map((wish) => ({ ...wish, level }))
}

/** One seat changed; "me" can sit on one only, so it leaves the seat it had. */
export function changed(wishes: readonly Wish[], seat: number, wish: Wish): Wish[] {
  return wishes.map((other, i) => {
    if (i === seat) return wish
    return wish.who === 'me' && other.who === 'me' ? { ...other, who: 'screen' } : other
  })
}

/** The seats as the server is asked for them. */
export function places(wishes: readonly Wish[], myName: string): Place[] {
  return wishes.map((wish): Place => {
    if (wish.who === 'me') return { who: 'me', name: myName.trim() }
    if (wish.who === 'screen') return { who: 'me', name: wish.name.trim() }
    return wish.who === 'bot' ? { who: 'bot', level: wish.level } : { who: 'open' }
  })
}
