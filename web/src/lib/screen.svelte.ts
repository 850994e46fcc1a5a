// What the screen and its owner allow: the shape that the room takes on it; animation wanted or not.

import { MediaQuery } from 'svelte/reactivity'
import { settings } from './settings.svelte'

/**
 * desk: a panel beside everything. side: a phone on its side, the board at full height and all else in a column beside
 * it. tall: one below the other.
 */
export type Shape = 'desk' | 'side' | 'tall'

const desk = new MediaQuery('(min-width: 900px) and (min-height: 521px)', true)
const broad = new MediaQuery('(min-aspect-ratio: 11/10)', true)
/** High enough for a header and for a row of what bots say above the prompt. */
const high = new MediaQuery('(max-aspect-ratio: 2/3) and (min-height: 701px)', false)
const reduced = new MediaQuery('prefers-reduced-motion: reduce', false)

export const screen = {
  get shape(): Shape {
    return desk.current ? 'desk' : broad.current ? 'side' : 'tall'
  },
  /** Whether the panel stands beside the board; otherwise it comes from below. */
  get wide(): boolean {
    return desk.current
  },
  /** Whether what the header offers is to be found behind a button. */
  get folded(): boolean {
    return !this.roomy
  },
  get roomy(): boolean {
    return desk.current || high.current
  },
  get reduced(): boolean {
    return reduced.current
  },
  get motion(): boolean {
    return settings.speed !== 'off' && !reduced.current
  },
}
