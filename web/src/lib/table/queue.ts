// News wait their turn, so that one move after another is seen, and what luck did on the way scene by scene.

import type { Event, News, Scene } from './shown'

export const PAUSE = 300
/** A die that rolls and an asteroid that moves take longer than a move. */
export const SCENE_PAUSE = 480
/** How a match ended is seen before it is judged. */
export const END_PAUSE = 1000

/** How fast news are shown. */
export interface Pace {
  /** Whether moves are to be seen one after another. */
  motion(): boolean
  /** How many times as long as usual that takes. */
  factor?(): number
  /** How long what these news tell is to be seen at least, whether anything moves or not; null: as long as any other. */
  stay?(news: News): number | null
  /**
   * How long the board shows the way to a scene; null: as long as any other. A board that takes its time for scenes
   * keeps them to be looked at again, so it is given also those that nobody sees.
   */
  scene?(news: News, scene: Scene): number | null
  /** How long the end of a match is seen. */
  ending?(news: News): number
}

export class Queue {
  #waiting: { news: News; scene: Scene | null }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  /** Something is being looked at, although nothing moves. */
  #dwelling = false

  constructor(
    /** Shows news, or one of the scenes that lead to them; a scene that is unseen makes room for the next at once. */
    private readonly show: (news: News, scene: Scene | null, unseen: boolean) => void,
    private readonly changed: (waiting: number) => void,
    private readonly pace: Pace,
  ) {}

  add(news: News): void {
    for (const scene of news.scenes) this.#waiting.push({ news, scene })
    this.#waiting.push({ news, scene: null })
    if (!this.pace.motion() && !this.#stays(news) && !this.#dwelling) {
      this.flush()
      return
    }
    this.changed(this.#waiting.length)
    if (!this.#busy) this.#next()
  }

  /** Show everything that waits, at once. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#busy = this.#dwelling = false
    const waiting = this.#waiting
    this.#waiting = []
    for (const { news, scene } of waiting)
      if (!scene || this.#isKept(news, scene)) this.show(news, scene, true)
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
    if (!next) {
      this.#dwelling = false
      return
    }
    const { news, scene } = next
    const still = !this.pace.motion()
    const pause = this.#pauseAfter(news, scene)
    if (!scene || !still || this.#isKept(news, scene)) this.show(news, scene, still)
    this.changed(this.#waiting.length)
    this.#dwelling = still && pause > 0
    if (pause) this.#timer = setTimeout(() => this.#next(), pause)
    else this.#next()
  }

  /** What nothing is told of, as a step of a secret plan, holds nobody up. */
  #pauseAfter(news: News, scene: Scene | null): number {
    if (!scene) return news.events.some(isSeen) ? (this.#stays(news) ?? this.#paced(PAUSE)) : 0
    if (!this.pace.motion()) return 0
    if (news.stage === 'over' && !this.#waiting[0]?.scene)
      return this.#paced(this.pace.ending?.(news) ?? END_PAUSE)
    return this.#paced(Math.max(SCENE_PAUSE, this.pace.scene?.(news, scene) ?? 0))
  }

  #stays(news: News): number | null {
    return news.events.some(isSeen) ? (this.pace.stay?.(news) ?? null) : null
  }

  #paced(pause: number): number {
    return this.pace.motion() ? pause * (this.pace.factor?.() ?? 1) : 0
  }

  /** Whether the board wants a scene also if nobody sees it. */
  #isKept(news: News, scene: Scene): boolean {
    return (this.pace.scene?.(news, scene) ?? null) !== null
  }
}

function isSeen({ kind, lines }: Event): boolean {
  return (kind === 'acted' || kind === 'undone') && lines.length > 0
}
