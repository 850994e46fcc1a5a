// A time that counts up, second by second, from when the server said something.

export class Since {
  #now = $state(performance.now())

  constructor(private readonly at: () => number) {
    $effect(() => {
      const timer = setInterval(() => (this.#now = performance.now()), 500)
      return () => clearInterval(timer)
    })
  }

  get now(): number {
    return this.#now
  }

  /** Milliseconds. */
  get passed(): number {
    return Math.max(0, this.#now - this.at())
  }
}
