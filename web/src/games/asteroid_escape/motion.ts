// How things come to the board and leave it.

import { cubicIn, cubicOut } from 'svelte/easing'
import type { Point } from '../shared/geometry'

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

/** An asteroid leaves over the edge, or makes way for another. */
export function drift(_: Element, { by, duration }: { by: Point; duration: number }) {
  return {
    duration,
    easing: cubicOut,
    css: (t: number, u: number) => `opacity: ${t}; translate: ${by.x * u}px ${by.y * u}px`,
  }
}
