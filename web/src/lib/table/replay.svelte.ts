// A match looked at again: its positions one by one, from a seat or as a spectator.

import { api, Refusal } from '../api'
import type { Frame, Problem, Replay } from '../messages'
import type { Outlook } from './outlook.svelte'

export const PACE = 900

export class ReplayState {
  replay = $state.raw<Replay | null>(null)
  problem = $state.raw<Problem | null>(null)
  index = $state(0)
  playing = $state(false)
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly table: string,
    /** What could be expected, once the match is over. */
    readonly outlook: Outlook | null,
  ) {}

  get frames(): Frame[] {
    return this.replay?.frames ?? []
  }

  /** The position before the one that is shown. */
  get before(): Frame | null {
    return this.frames[this.index - 1] ?? null
  }

  get frame(): Frame | null {
    return this.frames[this.index] ?? null
  }

  /** Load the match as a seat saw it, and stand at a ply (or stay where one was). */
  async load(seat: number | null, ply?: number | null): Promise<void> {
    try {
      const replay = await api.replay(this.table, seat)
      const here = this.frame?.ply ?? null
      this.replay = replay
      this.problem = null
      const wanted = ply === undefined ? here : ply
      this.index = wanted === null ? Math.max(0, replay.frames.length - 1) : this.#indexOf(wanted)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.problem = refusal.problem
    }
  }

  go(index: number): void {
    this.index = Math.max(0, Math.min(this.frames.length - 1, index))
  }

  goToPly(ply: number): void {
    this.go(this.#indexOf(ply))
  }

  /** The frame of a ply; where nothing was told of it, the one before. */
  #indexOf(ply: number): number {
    return Math.max(0, this.frames.filter((frame) => frame.ply <= ply).length - 1)
  }

  step(by: number): void {
    this.pause()
    this.go(this.index + by)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (this.index >= this.frames.length - 1) this.go(0)
    this.playing = true
    this.#timer = setInterval(() => {
      this.go(this.index + 1)
      if (this.index >= this.frames.length - 1) this.pause()
    }, PACE)
  }

  pause(): void {
    clearInterval(this.#timer)
    this.playing = false
  }

  /** The keys of a replay; says whether the key was one of them. */
  key(key: string): boolean {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.step(-this.frames.length),
      End: () => this.step(this.frames.length),
      ' ': () => this.toggle(),
    }
    moves[key]?.()
    return key in moves
  }
}
