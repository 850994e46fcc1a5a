// Sounds made here, no files: `sound('lay')` plays one, if the person wants to hear any and has touched the page before,
// as browsers demand.

import { settings } from '../settings.svelte'
import { SCORES, type Sound } from './scores'
import { mixerOf, play, type Mixer } from './synth'

export type { Sound } from './scores'

/** Milliseconds within which the same sound is not begun twice. */
const AGAIN = 60
/** Seconds: what begins at the very moment has begun before its soft edge is heard. */
const SOON = 0.02

let context: AudioContext | null = null
let mixer: Mixer | null = null
const played = new Map<Sound, number>()

export function sound(kind: Sound): void {
  if (!settings.sound || !settings.volume || document.hidden || !touched()) return
  const now = performance.now()
  if (now - (played.get(kind) ?? -AGAIN) < AGAIN) return
  played.set(kind, now)
  try {
    context ??= new AudioContext()
    mixer ??= mixerOf(context)
    mixer.volume.gain.value = settings.volume ** 2
    void context.resume()
    play(context, mixer, SCORES[kind], context.currentTime + SOON)
  } catch {
    // a machine without a sound card
  }
}

function touched(): boolean {
  return 'AudioContext' in window && navigator.userActivation?.hasBeenActive !== false
}
