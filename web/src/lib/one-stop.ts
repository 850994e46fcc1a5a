// A row of buttons is one stop of the Tab key: the arrows go from one to the next, Home and End to its ends.

/** To be attached to a toolbar. */
export function oneStop(bar: HTMLElement) {
  const stops = () => [...bar.querySelectorAll<HTMLElement>('button, a[href]')]

  function stopAt(stop: HTMLElement | undefined) {
    for (const one of stops()) one.tabIndex = one === stop ? 0 : -1
  }

  function key(event: KeyboardEvent) {
    const all = stops()
    const at = all.findIndex((one) => one === document.activeElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    all[to % all.length]?.focus()
  }

  function focus({ target }: FocusEvent) {
    stopAt(stops().find((one) => one === target))
  }

  /** Buttons come and go. */
  function settle() {
    if (!stops().some((one) => one.tabIndex === 0) || stops().filter((one) => one.tabIndex === 0).length > 1)
      stopAt(stops()[0])
  }
  settle()
  const changed = new MutationObserver(settle)
  changed.observe(bar, { childList: true, subtree: true })
  bar.addEventListener('keydown', key)
  bar.addEventListener('focusin', focus)
  return () => {
    changed.disconnect()
    bar.removeEventListener('keydown', key)
    bar.removeEventListener('focusin', focus)
  }
}
