// What the screen and its owner allow: wide enough for a side panel (or too low for anything else); animation wanted or
// not.

import { MediaQuery } from 'svelte/reactivity'
import { settings } from './settings.svelte'

const wide = new MediaQuery('(min-width: 900px), (min-width: 700px) and (max-height: 520px)', true)
const low = new MediaQuery('(max-height: 520px)', false)
const reduced = new MediaQuery('prefers-reduced-motion: reduce', false)

export const screen = {
  get wide(): boolean {
    return wide.current
  },
  /** Too low for anything but the board and what is beside it. */
  get low(): boolean {
    return low.current
  },
  get reduced(): boolean {
    return reduced.current
  },
  get motion(): boolean {
    return settings.motion && !reduced.current
  },
}
