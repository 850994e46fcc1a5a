// Three small sounds, made here: no files.

import { settings } from './settings.svelte'

type Sound = 'turn' | 'move' | 'refusal'

const NOTES: Record<Sound, { pitch: number; at: number; length: number }[]> = {
  turn: [
    { pitch: 587, at: 0, length: 0.12 },
    { pitch: 880, at: 0.1, length: 0.2 },
  ],
  move: [{ pitch: 440, at: 0, length: 0.09 }],
  refusal: [{ pitch: 165, at: 0, length: 0.18 }],
}

let context: AudioContext | null = null

export function blip(sound: Sound): void {
  if (!settings.sound || !('AudioContext' in window)) return
  context ??= new AudioContext()
  void context.resume()
  for (const note of NOTES[sound]) {
    const from = context.currentTime + note.at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = note.pitch
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.12, from + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0005, from + note.length)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + note.length)
  }
}
