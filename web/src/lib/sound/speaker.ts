// The device's speaker: one audio context and its mixer, for all sounds.

import { SCORES, type Sound } from './scores'
import { mixerOf, play, type Mixer } from './synth'

/** Seconds: what begins at the very moment has begun before its soft edge is heard. */
const SOON = 0.02

let context: AudioContext | null = null
let mixer: Mixer | null = null

/** Play a sound at a loudness from 0 to 1. */
export function speak(kind: Sound, loudness: number): void {
  try {
    context ??= new AudioContext()
    mixer ??= mixerOf(context)
    mixer.volume.gain.value = loudness
    void context.resume()
    play(context, mixer, SCORES[kind], context.currentTime + SOON)
  } catch {
    // a machine without a sound card
  }
}
