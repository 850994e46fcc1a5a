// The instrument: notes become oscillators and noise in an audio context, mixed through one gain, a little room, and a
// compressor that keeps many sounds at once from clipping.

import type { Note } from './scores'

/** Where sounds go in. */
export interface Mixer {
  input: AudioNode
  volume: GainNode
}

const ROOM = 0.9 // seconds that it rings
const WET = 0.16
const ATTACK = 0.012 // seconds: nothing clicks
const SILENT = 0.0004

export function mixerOf(context: BaseAudioContext): Mixer {
  const volume = context.createGain()
  const room = context.createConvolver()
  room.buffer = decay(context, ROOM)
  const wet = context.createGain()
  wet.gain.value = WET
  const limit = context.createDynamicsCompressor()
  limit.threshold.value = -16
  limit.ratio.value = 8
  limit.attack.value = 0.002
  limit.release.value = 0.2
  const soft = context.createBiquadFilter()
  soft.type = 'lowpass'
  soft.frequency.value = 6500
  volume.connect(soft)
  soft.connect(limit)
  soft.connect(room).connect(wet).connect(limit)
  // Compressors make up for what they take away; here quiet stays quiet.
  const out = context.createGain()
  out.gain.value = 0.62
  limit.connect(out).connect(context.destination)
  return { input: volume, volume }
}

/** Play notes from a moment on, on the clock of the context. */
export function play(
  context: BaseAudioContext,
  { input }: Mixer,
  notes: readonly Note[],
  from: number,
): void {
  for (const note of notes) {
    const loudness = envelope(context, note, from)
    loudness.connect(input)
    for (const source of sourcesOf(context, note, from + note.at)) {
      source.sound.connect(loudness)
      source.begin.start(from + note.at)
      source.begin.stop(from + note.at + note.length + 0.05)
    }
  }
}

function envelope(context: BaseAudioContext, { at, length, gain }: Note, from: number): GainNode {
  const node = context.createGain()
  const start = from + at
  node.gain.setValueAtTime(0, start)
  node.gain.linearRampToValueAtTime(gain, start + Math.min(ATTACK, length / 3))
  node.gain.exponentialRampToValueAtTime(SILENT, start + length)
  return node
}

interface Source {
  begin: AudioScheduledSourceNode
  sound: AudioNode
}

function sourcesOf(context: BaseAudioContext, note: Note, start: number): Source[] {
  if (note.tone === 'noise') return [breath(context, note, start)]
  if (note.tone === 'reed') return [tone(context, 'triangle', note, 1, 1, start)]
  return [tone(context, 'sine', note, 1, 0.85, start), tone(context, 'sine', note, 2.76, 0.12, start)]
}

function tone(
  context: BaseAudioContext,
  type: OscillatorType,
  { pitch, to, length }: Note,
  partial: number,
  share: number,
  start: number,
): Source {
  const begin = context.createOscillator()
  begin.type = type
  glide(begin.frequency, pitch * partial, (to ?? pitch) * partial, start, length)
  const sound = context.createGain()
  sound.gain.value = share
  begin.connect(sound)
  return { begin, sound }
}

function breath(context: BaseAudioContext, { pitch, to, length }: Note, start: number): Source {
  const begin = context.createBufferSource()
  begin.buffer = whiteNoise(context)
  begin.loop = true
  const sound = context.createBiquadFilter()
  sound.type = 'bandpass'
  sound.Q.value = 0.8
  glide(sound.frequency, pitch, to ?? pitch, start, length)
  begin.connect(sound)
  return { begin, sound }
}

function glide(param: AudioParam, from: number, to: number, start: number, length: number): void {
  param.setValueAtTime(from, start)
  if (to !== from) param.exponentialRampToValueAtTime(to, start + length)
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const made = filled(context, 1, () => 1)
  noises.set(context, made)
  return made
}

/** What a small room answers to a clap. */
function decay(context: BaseAudioContext, seconds: number): AudioBuffer {
  return filled(context, seconds, (done) => (1 - done) ** 3)
}

function filled(context: BaseAudioContext, seconds: number, loudness: (done: number) => number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * seconds), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (2 * Math.random() - 1) * loudness(i / samples.length)
  return buffer
}
