// Where the keyboard goes on when what had its focus is gone.

import { tick } from 'svelte'

/** To be attached to what comes and goes: the focus then goes to the first of these that is there, or else to the board. */
export function handingBack(...selectors: string[]) {
  return (node: HTMLElement) => {
    let within = false
    const come = () => (within = true)
    const go = () => queueMicrotask(() => (within &&= !node.isConnected))
    node.addEventListener('focusin', come)
    node.addEventListener('focusout', go)
    return () => {
      if (within || node.contains(document.activeElement)) void tick().then(() => goOn(selectors))
    }
  }
}

function goOn(selectors: string[]): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const next = [...selectors, '[data-place][tabindex="0"]']
    .map((selector) => document.querySelector<HTMLElement | SVGElement>(selector))
    .find((found) => found !== null)
  next?.focus({ preventScroll: true })
}
