// Sounds made here, no files: `sound('lay')` plays one, if the person wants to hear any and has touched the page before,
// as browsers demand. The instrument is loaded with the first one.

import { settings } from '../settings.svelte'
import type { Sound } from './scores'

export type { Sound } from './scores'

/** Milliseconds within which the same sound is not begun twice. */
const AGAIN = 60

const played = new Map<Sound, number>()

export function sound(kind: Sound): void {
  if (!settings.sound || !settings.volume || document.hidden || !touched()) return
  const now = performance.now()
  if (now - (played.get(kind) ?? -AGAIN) < AGAIN) return
  played.set(kind, now)
  import('./speaker').then(
    ({ speak }) => speak(kind, settings.volume ** 2),
    () => null, // no line and no sound: nothing is lost
  )
}

function touched(): boolean {
  return 'AudioContext' in window && navigator.userActivation?.hasBeenActive !== false
}
