// How examples are shown in a guide: which pictures, for how long, and with which words below them.

import type { FigureWords, Text } from './messages'
import type { FigureInfo } from './table/shown'

/** Pictures side by side, where nothing moves. */
const MOST_STILLS = 4
const STEP_MS = 1600
/** For a reader who is new to everything, each word takes its time. */
const WORD_MS = 280
const END_MS = 1600

/** Which of so many pictures stand side by side: the first, the last, and some in between. */
export function stills(pictures: number, most = MOST_STILLS): number[] {
  if (pictures <= most) return Array.from({ length: pictures }, (_, i) => i)
  return Array.from({ length: most }, (_, i) => Math.round((i * (pictures - 1)) / (most - 1)))
}

/** What stands below a picture: its caption, or else what was told of what happened. */
export function captionOf(
  figure: FigureInfo,
  words: FigureWords,
  index: number,
  say: (text: Text) => string,
): string {
  const told = figure.frames[index]?.lines.map((line) => say(line.text)) ?? []
  return words.captions[index] ?? told.join('. ')
}

/** How long a picture stays, in milliseconds: long enough to read its caption and to see what moves. */
export function stay(caption: string, film: number, last: boolean): number {
  const read = caption.split(/\s+/).filter(Boolean).length * WORD_MS
  return Math.max(STEP_MS, read, film) + (last ? END_MS : 0)
}

/** A rectangle within a box, in parts of the box's width and height. */
export interface Share {
  x: number
  y: number
  width: number
  height: number
}

type Rect = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

export function shareOf(rect: Rect, box: Rect): Share {
  return {
    x: (rect.x - box.x) / box.width,
    y: (rect.y - box.y) / box.height,
    width: rect.width / box.width,
    height: rect.height / box.height,
  }
}

/** The part of a box to look at, of the box's own shape, that holds some places and as much again around them. */
export function closeUp(places: Share[]): Share {
  const whole = { x: 0, y: 0, width: 1, height: 1 }
  if (places.length === 0) return whole
  const margin = Math.max(...places.map((place) => Math.max(place.width, place.height)))
  const left = Math.min(...places.map((place) => place.x)) - margin
  const top = Math.min(...places.map((place) => place.y)) - margin
  const right = Math.max(...places.map((place) => place.x + place.width)) + margin
  const bottom = Math.max(...places.map((place) => place.y + place.height)) + margin
  const size = Math.min(1, Math.max(right - left, bottom - top))
  const within = (middle: number) => Math.min(Math.max(middle - size / 2, 0), 1 - size)
  return { x: within((left + right) / 2), y: within((top + bottom) / 2), width: size, height: size }
}
