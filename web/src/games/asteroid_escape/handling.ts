// Keys and the wheel: choosing and turning a tile without pressing anything.

interface Hands {
  /** The tiles that keys choose, in their order; none where they choose nothing. */
  tiles: () => readonly string[]
  /** Whether there is a tile to be turned. */
  turns: () => boolean
  choose: (tile: string) => void
  turn: (by: 1 | -1) => void
}

/** Wherever on the board or the hand the focus is; or the pointer, where nothing has the focus. */
export function handling({ tiles, turns, choose, turn }: Hands) {
  return (board: HTMLElement) => {
    let turnedAt = 0
    function type(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      const nowhere = document.activeElement === document.body && board.matches(':hover')
      if (!nowhere && !board.contains(document.activeElement)) return
      const nth = tiles()[Number(event.key) - 1]
      if (event.key.toLowerCase() === 'r') turn(event.shiftKey ? -1 : 1)
      else if (nth !== undefined) choose(nth)
      else return
      event.preventDefault()
    }
    function wheel(event: WheelEvent) {
      if (!(event.target instanceof Element) || !board.contains(event.target)) return
      const over = event.target.closest('[data-lit="lay"], .hand')
      if (!over || !turns() || event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      if (event.timeStamp - turnedAt < 140) return
      turnedAt = event.timeStamp
      turn(event.deltaY > 0 ? 1 : -1)
    }
    window.addEventListener('keydown', type)
    // the board has no box of its own (its parts do), so the wheel is heard at the window
    window.addEventListener('wheel', wheel, { passive: false })
    return () => {
      window.removeEventListener('keydown', type)
      window.removeEventListener('wheel', wheel)
    }
  }
}
