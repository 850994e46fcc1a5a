// News wait their turn, so that one move after another is seen.

import type { News } from '../messages'

export const PAUSE = 300

export class Queue {
  #waiting: News[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false

  constructor(
    private readonly show: (news: News) => void,
    private readonly changed: (waiting: number) => void,
    private readonly motion: () => boolean,
  ) {}

  add(news: News): void {
    if (!this.motion()) {
      this.#waiting.push(news)
      this.flush()
      return
    }
    this.#waiting.push(news)
    this.changed(this.#waiting.length)
    if (!this.#busy) this.#next()
  }

  /** Show everything that waits, at once. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#busy = false
    const waiting = this.#waiting
    this.#waiting = []
    for (const news of waiting) this.show(news)
    this.changed(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#busy = false
  }

  #next(): void {
    const news = this.#waiting.shift()
    this.#busy = news !== undefined
    if (!news) return
    this.show(news)
    this.changed(this.#waiting.length)
    const moves = news.events.some((event) => event.kind === 'acted' || event.kind === 'undone')
    if (moves) this.#timer = setTimeout(() => this.#next(), PAUSE)
    else this.#next()
  }
}
