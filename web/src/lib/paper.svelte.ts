// Printing: nothing moves on paper, and it is white.

import { tick } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'

const media = new MediaQuery('print', false)
let asked = $state(false)

export const paper = {
  /** Whether the page is being printed, or is made ready for it. */
  get printing(): boolean {
    return asked || media.current
  },
}

/** Print the page once it is drawn as it will be on paper: boards measure themselves, which takes two frames. */
export async function printPage(): Promise<void> {
  asked = true
  await tick()
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  print()
  asked = false
}
