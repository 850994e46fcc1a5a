// How things come to the board and leave it.

import { cubicIn, cubicOut, linear } from 'svelte/easing'
import type { Point } from '../shared/geometry'

/** A tile drops in first, then ships fly. */
export const DROP = 110
export const FLIGHT = 290

/** A tile or an asteroid comes down onto the board. */
export function drop(_: Element, { duration }: { duration: number }) {
  return {
    duration,
    easing: cubicOut,
    css: (t: number, u: number) => `opacity: ${t}; scale: ${1 + 0.45 * u}`,
  }
}

export function crumble(_: Element, { duration }: { duration: number }) {
  return {
    duration,
    easing: cubicIn,
    css: (t: number, u: number) => `opacity: ${t}; scale: ${0.55 + 0.45 * t}; rotate: ${u * 14}deg`,
  }
}

/** An asteroid leaves over the edge; first one sees which. */
export function drift(_: Element, { by, duration }: { by: Point; duration: number }) {
  return {
    duration,
    easing: linear,
    css: (t: number) => {
      const gone = cubicIn(Math.max(0, t - 0.35) / 0.65)
      return `opacity: ${1 - gone}; translate: ${by.x * gone}px ${by.y * gone}px`
    },
  }
}

export function fade(_: Element, { duration }: { duration: number }) {
  return { duration, css: (t: number) => `opacity: ${t}` }
}
