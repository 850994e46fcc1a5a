// A match looked at again: its positions one by one, from a seat or as a spectator. They come in pages, as they are
// wanted: what is shown stays until what was asked for has come.

import { RefusedError } from '../api'
import type { Refusal } from '../messages'
import { paced } from '../pace'
import type { Happened } from '../rules/declared'
import type { Evaluation } from './evaluation.svelte'
import type { Pages } from './pages'
import { Reel } from './reel'
import type { Frame, Replay } from './shown'

export const PACE = 900
/** Milliseconds until what was asked for too soon is asked for again. */
const AGAIN = 1500
/** Positions that are there before they are wanted. */
const AHEAD = 8

export class ReplayState {
  /** The last page that came; its frames are in the reel. */
  replay = $state.raw<Replay | null>(null)
  reel = $state.raw(Reel.EMPTY)
  refusal = $state.raw<Refusal | null>(null)
  /** The ply of the position that is shown, and of the one that is wanted. */
  ply = $state(0)
  wanted = $state(0)
  playing = $state(false)
  /** A step that waits for its position. */
  #stepping = $state<1 | -1 | 0>(0)
  #timer: ReturnType<typeof setInterval> | undefined
  /** A ply from which something is missing in the log. */
  #missing: number | null = null
  #fetching = false
  /** Where one wants to go while another seat's match is still coming. */
  #wish: number | null = null
  /** What was asked for before another seat was chosen is void. */
  #era = 0

  constructor(
    private readonly pages: Pages,
    /** What could be expected, once the match is over. */
    readonly evaluation: Evaluation | null,
  ) {}

  get last(): number {
    return this.reel.last
  }

  get frame(): Frame | null {
    return this.reel.at(this.ply)
  }

  /** The position before the one that is shown. */
  get before(): Frame | null {
    const known = this.reel.before(this.ply)
    return known && 'frame' in known ? known.frame : null
  }

  /** All that is known to have happened up to it. */
  get happened(): Happened[] {
    return this.reel.frames.flatMap(({ ply, happened }) => (ply <= this.ply ? (happened ?? []) : []))
  }

  /** Whether something is waited for. */
  get loading(): boolean {
    return this.wanted !== this.ply || this.#stepping !== 0
  }

  /** Whether the last position is shown. */
  get atEnd(): boolean {
    return this.reel.after(this.ply) === null
  }

  /** Load the match as a seat saw it, and stand at a ply (null: at the end; or stay where one was). */
  async load(seat: number | null, ply: number | null = this.frame?.ply ?? 0): Promise<void> {
    const era = ++this.#era
    this.#wish = null
    try {
      let page = await this.#ask(seat, ply === null ? 0 : Reel.EMPTY.askFor(ply))
      let reel = Reel.EMPTY.with(page)
      /** Who moved on meanwhile stays there. */
      const goal = () => Math.min(this.#wish ?? ply ?? page.last, page.last)
      while (era === this.#era && !reel.at(goal())) {
        page = await this.#ask(seat, reel.askFor(goal()))
        reel = reel.with(page)
      }
      if (era !== this.#era) return
      this.#era++ // what is still coming is of another seat
      this.ply = this.wanted = goal()
      this.#take(page, reel)
      this.#missing = null
      void this.#fetch()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      if (era === this.#era) this.refusal = error.refusal
    }
  }

  /** Show the position at a ply, as soon as it has come. */
  go(ply: number): void {
    this.#stepping = 0
    this.wanted = this.#wish = Math.max(0, Math.min(this.last, ply))
    void this.#fetch()
  }

  /** Go on by one position, or back. */
  step(by: 1 | -1): void {
    this.pause()
    this.#step(by)
  }

  /** Fetch the beginning of a stretch that is missing; the position stays. */
  fillFrom(ply: number): void {
    this.#missing = ply
    void this.#fetch()
  }

  /** Fetch its end. */
  fillTo(ply: number): void {
    this.fillFrom(this.reel.askFor(ply - 1))
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (this.atEnd) this.go(0)
    this.playing = true
    this.#timer = setInterval(() => {
      if (this.loading) return
      if (this.atEnd) return this.pause()
      this.#step(1)
      if (this.atEnd) this.pause()
    }, paced(PACE))
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
      Home: () => this.jump(0),
      End: () => this.jump(this.last),
      ' ': () => this.toggle(),
    }
    moves[key]?.()
    return key in moves
  }

  /** Stop, and show the position at a ply. */
  jump(ply: number): void {
    this.pause()
    this.go(ply)
  }

  #step(by: 1 | -1): void {
    if (this.loading) return
    this.#stepping = by
    void this.#fetch()
  }

  /** Show what is wanted, if it is there; else from which ply to ask for it, or for what will be wanted soon. */
  #need(): number | null {
    if (this.#stepping) {
      const next = this.#stepping > 0 ? this.reel.after(this.ply) : this.reel.before(this.ply)
      if (next && 'ask' in next) return next.ask
      this.wanted = next ? next.frame.ply : this.#stepping > 0 ? this.last : 0
      this.#stepping = 0
    }
    if (!this.reel.at(this.wanted)) return this.reel.askFor(this.wanted)
    this.ply = this.wanted
    return this.#missing ?? this.#soon()
  }

  /** What comes next is fetched before it is wanted. */
  #soon(): number | null {
    let ply = this.ply
    for (let i = 0; i < AHEAD; i++) {
      const next = this.reel.after(ply)
      if (!next || 'ask' in next) return next ? next.ask : null
      ply = next.frame.ply
    }
    return null
  }

  /** Fetch page after page, one at a time, until nothing is missing: what is wanted last comes first. */
  async #fetch(): Promise<void> {
    const era = this.#era
    let ask = this.#need()
    if (this.#fetching || ask === null) return
    this.#fetching = true
    try {
      while (ask !== null) {
        if (ask === this.#missing) this.#missing = null
        const page = await this.#ask(this.replay?.seat ?? null, ask)
        if (era !== this.#era) return
        this.#take(page, this.reel.with(page))
        ask = this.#need()
      }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      if (era === this.#era) this.#giveUp(error.refusal)
    } finally {
      this.#fetching = false
      if (era !== this.#era) void this.#fetch()
    }
  }

  #take(page: Replay, reel: Reel): void {
    this.replay = page
    this.reel = reel
    this.refusal = null
    this.ply = Math.min(this.ply, reel.last)
    this.wanted = Math.min(this.wanted, reel.last)
  }

  #giveUp(refusal: Refusal): void {
    this.refusal = refusal
    this.wanted = this.ply
    this.#stepping = 0
    this.#missing = null
    this.pause()
  }

  /** A page; who asks for many at once waits a little. */
  async #ask(seat: number | null, ply: number): Promise<Replay> {
    for (;;) {
      try {
        return await this.pages(seat, ply)
      } catch (error) {
        if (!(error instanceof RefusedError) || error.refusal.code !== 'too_fast') throw error
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }
}
