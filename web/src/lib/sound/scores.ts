// What each sound is made of: a few notes, written down as pitch, time and loudness. All in D, quiet, with soft edges.

export const SOUNDS = [
  'turn',
  'nudge',
  'move',
  'gone',
  'lay',
  'dice',
  'hit',
  'capture',
  'out',
  'refusal',
  'time',
  'talk',
  'win',
  'loss',
  'draw',
] as const

/**
 * turn: it is one's own. nudge: the others wait. move: a piece moves. gone: a piece or a galaxy goes away. lay: a tile or a
 * card is laid. dice: a die rolls, a spinner turns. hit: a hit, an explosion. capture: something is taken. out: somebody
 * is out. refusal: it cannot be done. time: it runs out. talk: somebody says something. The rest are ends of a match.
 */
export type Sound = (typeof SOUNDS)[number]

export interface Note {
  /** A bell rings on after a soft stroke, a reed is warmer, noise is a breath or a knock. */
  tone: 'bell' | 'reed' | 'noise'
  /** In Hertz; of noise, about where it lies. */
  pitch: number
  /** Where it glides to. */
  to?: number
  /** Seconds after the beginning. */
  at: number
  /** Seconds. */
  length: number
  /** At its loudest, from 0 to 1. */
  gain: number
}

const [A2, D3, F3, A3, D4, E4, FS4, A4, B4, D5, E5, FS5, A5, D6] = [
  110, 146.83, 174.61, 220, 293.66, 329.63, 369.99, 440, 493.88, 587.33, 659.26, 739.99, 880, 1174.66,
]

function bell(pitch: number, at: number, length: number, gain: number): Note {
  return { tone: 'bell', pitch, at, length, gain }
}

function reed(pitch: number, at: number, length: number, gain: number, to?: number): Note {
  return { tone: 'reed', pitch, at, length, gain, ...(to === undefined ? {} : { to }) }
}

function noise(pitch: number, at: number, length: number, gain: number, to?: number): Note {
  return { tone: 'noise', pitch, at, length, gain, ...(to === undefined ? {} : { to }) }
}

export const SCORES: Record<Sound, readonly Note[]> = {
  turn: [bell(D5, 0, 0.45, 0.2), bell(A5, 0.11, 0.6, 0.17)],
  nudge: [bell(A5, 0, 0.3, 0.2), bell(A5, 0.16, 0.3, 0.2), bell(D6, 0.32, 0.6, 0.16)],
  move: [reed(A3, 0, 0.16, 0.14, D4), noise(900, 0, 0.18, 0.06, 1700)],
  gone: [reed(A4, 0, 0.42, 0.11, D4), noise(2600, 0, 0.4, 0.05, 500)],
  lay: [noise(620, 0, 0.07, 0.3), reed(D3, 0, 0.14, 0.26, A2)],
  dice: [
    noise(1900, 0, 0.04, 0.22),
    noise(1500, 0.07, 0.04, 0.2),
    noise(2100, 0.13, 0.04, 0.17),
    noise(1600, 0.22, 0.04, 0.14),
    noise(1300, 0.34, 0.06, 0.16),
  ],
  hit: [noise(700, 0, 0.7, 0.4, 90), reed(A2, 0, 0.55, 0.34, 46)],
  capture: [reed(D4, 0, 0.12, 0.16), reed(A4, 0.09, 0.12, 0.16), bell(D5, 0.18, 0.6, 0.18)],
  out: [reed(A4, 0, 0.2, 0.15), reed(F3 * 2, 0.17, 0.22, 0.15), reed(D4, 0.36, 0.6, 0.17, D4 * 0.97)],
  refusal: [reed(A3, 0, 0.11, 0.17), reed(F3, 0.11, 0.2, 0.17)],
  time: [bell(D6, 0, 0.12, 0.13), noise(2400, 0, 0.03, 0.06)],
  talk: [bell(FS5, 0, 0.14, 0.12), bell(A5, 0.08, 0.25, 0.11)],
  win: [
    bell(D5, 0, 0.6, 0.18),
    bell(FS5, 0.14, 0.6, 0.18),
    bell(A5, 0.28, 0.7, 0.18),
    bell(D6, 0.44, 1.6, 0.18),
    reed(D4, 0.44, 1.5, 0.1),
    reed(FS4, 0.44, 1.5, 0.08),
    reed(A4, 0.44, 1.5, 0.08),
  ],
  loss: [
    reed(A4, 0, 0.35, 0.14),
    reed(F3 * 2, 0.28, 0.35, 0.14),
    reed(E4, 0.56, 0.4, 0.14),
    reed(D4, 0.86, 1.1, 0.15),
    reed(D3, 0.86, 1.2, 0.13),
  ],
  draw: [bell(A4, 0, 0.5, 0.16), bell(B4, 0.2, 0.5, 0.15), bell(A4, 0.4, 1, 0.16), bell(E5, 0.4, 0.9, 0.1)],
}

/** Seconds from the first note to the end of the last. */
export function lengthOf(score: readonly Note[]): number {
  return Math.max(...score.map(({ at, length }) => at + length))
}
