// The eight seats as they are told apart: by letter, by shape and by colour, never by colour alone.

import { settings } from '../settings.svelte'

export type Shape = 'disc' | 'square' | 'diamond' | 'shield' | 'pentagon' | 'hexagon' | 'cross' | 'star'

export interface SeatArt {
  letter: string
  colour: string
  shape: Shape
  /** For text on the colour. */
  ink: string
}

/** Dark enough to stand off every seat's colour, and around pieces on any ground. */
export const OUTLINE = '#070a1a'

const SEATS: readonly SeatArt[] = [
  { letter: 'A', colour: '#E69F00', shape: 'disc', ink: OUTLINE },
  { letter: 'B', colour: '#56B4E9', shape: 'square', ink: OUTLINE },
  { letter: 'C', colour: '#F06BB0', shape: 'diamond', ink: OUTLINE },
  { letter: 'D', colour: '#F0E442', shape: 'shield', ink: OUTLINE },
  { letter: 'E', colour: '#1FC99A', shape: 'pentagon', ink: OUTLINE },
  { letter: 'F', colour: '#D55E00', shape: 'hexagon', ink: OUTLINE },
  { letter: 'G', colour: '#A78BFA', shape: 'cross', ink: OUTLINE },
  { letter: 'H', colour: '#FFFFFF', shape: 'star', ink: OUTLINE },
]

/**
 * The colours for who does not see hues as others do. The usual ones are safe for the common kinds of colour blindness but
 * several are equally light; these are steps of lightness, each at least a quarter lighter than the one below, so that
 * they stay apart in grey as well. The first seats have the farthest steps, and neighbours in lightness lie on either
 * side of blue and yellow, which the colour-blind mostly tell apart. What is dark carries light letters.
 */
const CONTRASTS: readonly Pick<SeatArt, 'colour' | 'ink'>[] = [
  { colour: '#FFE270', ink: OUTLINE },
  { colour: '#195DE3', ink: '#FFFFFF' },
  { colour: '#FF758C', ink: OUTLINE },
  { colour: '#FFFFFF', ink: OUTLINE },
  { colour: '#79D8F8', ink: OUTLINE },
  { colour: '#A851E6', ink: OUTLINE },
  { colour: '#9FC431', ink: OUTLINE },
  { colour: '#FF530A', ink: OUTLINE },
]

/** The art of a seat, counted from 0. */
export function seatArt(seat: number): SeatArt {
  const art = SEATS[seat]
  if (!art) throw new RangeError(`no seat ${seat}`)
  return settings.palette === 'contrast' ? { ...art, ...CONTRASTS[seat] } : art
}

export function letterOf(seat: number): string {
  return seatArt(seat).letter
}

export function colourOf(seat: number): string {
  return seatArt(seat).colour
}

export function inkOf(seat: number): string {
  return seatArt(seat).ink
}

/** The outline of a shape in a square of 32, and how far down its letter stands in the middle of it. */
export const SHAPES: Record<Shape, { path: string; middle: number }> = {
  disc: { path: 'M16 2A14 14 0 1 1 16 30A14 14 0 1 1 16 2Z', middle: 16 },
  square: { path: 'M8 3H24A5 5 0 0 1 29 8V24A5 5 0 0 1 24 29H8A5 5 0 0 1 3 24V8A5 5 0 0 1 8 3Z', middle: 16 },
  diamond: {
    path: 'M18.1 1.9L30.1 13.9A3 3 0 0 1 30.1 18.1L18.1 30.1A3 3 0 0 1 13.9 30.1L1.9 18.1A3 3 0 0 1 1.9 13.9L13.9 1.9A3 3 0 0 1 18.1 1.9Z',
    middle: 16,
  },
  shield: {
    path: 'M16 1.5C20 4.5 24.5 5.6 28.5 5.4C29.6 17 26 26 16 30.5C6 26 2.4 17 3.5 5.4C7.5 5.6 12 4.5 16 1.5Z',
    middle: 15.5,
  },
  pentagon: {
    path: 'M17.8 2.2L29.6 11.2A2.6 2.6 0 0 1 30.5 14L26 27.6A2.8 2.8 0 0 1 23.4 29.5H8.6A2.8 2.8 0 0 1 6 27.6L1.5 14A2.6 2.6 0 0 1 2.4 11.2L14.2 2.2A3 3 0 0 1 17.8 2.2Z',
    middle: 17.5,
  },
  hexagon: {
    path: 'M10 3H22A3 3 0 0 1 24.6 4.5L30.2 14.5A3 3 0 0 1 30.2 17.5L24.6 27.5A3 3 0 0 1 22 29H10A3 3 0 0 1 7.4 27.5L1.8 17.5A3 3 0 0 1 1.8 14.5L7.4 4.5A3 3 0 0 1 10 3Z',
    middle: 16,
  },
  cross: {
    path: 'M11 1.5H21A2 2 0 0 1 23 3.5V9H28.5A2 2 0 0 1 30.5 11V21A2 2 0 0 1 28.5 23H23V28.5A2 2 0 0 1 21 30.5H11A2 2 0 0 1 9 28.5V23H3.5A2 2 0 0 1 1.5 21V11A2 2 0 0 1 3.5 9H9V3.5A2 2 0 0 1 11 1.5Z',
    middle: 16,
  },
  star: {
    path: 'M16 1L19.6 5.2L24.8 3.9L25.6 9.3L30.7 11.3L28 16L30.7 20.7L25.6 22.7L24.8 28.1L19.6 26.8L16 31L12.4 26.8L7.2 28.1L6.4 22.7L1.3 20.7L4 16L1.3 11.3L6.4 9.3L7.2 3.9L12.4 5.2Z',
    middle: 16,
  },
}
