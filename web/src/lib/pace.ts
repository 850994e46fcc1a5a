// How fast things are shown: the one place that says how much longer or shorter everything takes that moves.
//
// Boards give the milliseconds that things take at the usual speed: `paced(250)` in code, `calc(250ms * var(--pace))` in
// style sheets. Whether anything moves at all is `screen.motion`, which boards are given as `motion`.

import type { BotSpeed, Speed } from './preferences'
import { settings } from './settings.svelte'

/** Where nothing moves, what only stays for a while stays as long as usual. */
const TAKES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 1 }

/** How long what a bot did is seen, in milliseconds; null: as long as any other move. */
const STAYS: Record<BotSpeed, number | null> = { atOnce: 0, normal: null, calm: 1400 }

/** How many times as long as usual things take. */
export function pace(): number {
  return TAKES[settings.speed]
}

/** How long something takes that takes so many milliseconds at the usual speed. */
export function paced(milliseconds: number): number {
  return milliseconds * pace()
}

/** How long what a bot did is to be seen before the next thing; null: as long as any other move. */
export function botsStay(): number | null {
  return STAYS[settings.botSpeed]
}
