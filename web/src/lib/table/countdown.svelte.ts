// A time that runs down: the server says how much was left and when, the page counts on smoothly from there.

export interface Time {
  /** Milliseconds. */
  left: number
  ticking: boolean
  /** When so much was left, on the clock of performance.now(). */
  since: number
}

export class Countdown {
  #now = $state(performance.now())

  constructor(private readonly time: () => Time) {
    $effect(() => {
      if (!this.time().ticking) return
      this.#now = performance.now()
      const timer = setInterval(() => (this.#now = performance.now()), 100)
      return () => clearInterval(timer)
    })
  }

  get remains(): number {
    const { left, ticking, since } = this.time()
    return ticking ? left - Math.max(0, this.#now - since) : left
  }
}
