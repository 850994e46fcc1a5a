// A board may be drawn as a figure in a text, several on a page: then it is only to be looked at, and its parts have no
// names that may be there once.

import { getContext, setContext } from 'svelte'

const FIGURE = Symbol('figure')

export function drawAsFigure(): void {
  setContext(FIGURE, true)
}

export function isFigure(): boolean {
  return getContext<boolean | undefined>(FIGURE) ?? false
}
