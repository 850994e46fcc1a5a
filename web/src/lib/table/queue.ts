// News wait their turn, so that one move after another is seen, and what luck did on the way scene by scene.

import type { News, Scene } from '../messages'

export const PAUSE = 300
/** A die that rolls and an asteroid that moves take longer than a move. */
export const SCENE_PAUSE = 480
/** How a match ended is seen before it is judged. */
export const END_PAUSE = 1000

export class Queue {
  #waiting: { news: News; scene: Scene | null }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false

  constructor(
    /** Shows news, or one of the scenes that lead to them. */
    private readonly show: (news: News, scene: Scene | null) => void,
    private readonly changed: (waiting: number) => void,
    private readonly motion: () => boolean,
    /** How long the end of a match is seen. */
    private readonly ending: (news: News) => number = () => END_PAUSE,
  ) {}

  add(news: News): void {
    for (const scene of news.scenes) this.#waiting.push({ news, scene })
    this.#waiting.push({ news, scene: null })
    if (!this.motion()) {
      this.flush()
      return
    }
    this.changed(this.#waiting.length)
    if (!this.#busy) this.#next()
  }

  /** Show everything that waits, at once. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#busy = false
    const waiting = this.#waiting
    this.#waiting = []
    for (const { news, scene } of waiting) if (!scene) this.show(news, null)
    this.changed(0)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#busy = false
  }

  #next(): void {
    const next = this.#waiting.shift()
    this.#busy = next !== undefined
    if (!next) return
    const { news, scene } = next
    const ends = news.stage === 'over' && !this.#waiting[0]?.scene
    const pause = !scene ? PAUSE : ends ? this.ending(news) : SCENE_PAUSE
    this.show(news, scene)
    this.changed(this.#waiting.length)
    const moves = scene || news.events.some((event) => event.kind === 'acted' || event.kind === 'undone')
    if (moves) this.#timer = setTimeout(() => this.#next(), pause)
    else this.#next()
  }
}
