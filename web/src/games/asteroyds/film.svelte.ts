// The last turn as a film: it runs by itself as its rounds come in, can be held, gone through round by round, and seen again.

import { follows, isRound } from './diff'
import type { AsteroydsPicture } from './picture'
import { momentsOf, takeOf, type Moment, type Take } from './takes'

export class Film {
  takes = $state.raw<Take[]>([])
  /** Which moment is shown; after the last one it is over. */
  at = $state(0)
  held = $state(false)
  /** Runs to the end of this round only. */
  #single = false
  /** All that came in was seen, and the next round is on its way. */
  #waits = false
  #last: AsteroydsPicture | null = null
  #cut = new WeakMap<Take, Moment[]>()

  readonly moments: Moment[] = $derived(this.takes.flatMap((take) => this.#momentsOf(take)))

  /** A moment stays the same when others join it. */
  #momentsOf(take: Take): Moment[] {
    const moments = this.#cut.get(take) ?? momentsOf(take)
    this.#cut.set(take, moments)
    return moments
  }

  get moment(): Moment | null {
    return this.moments[this.at] ?? null
  }

  /** The round that is shown, counted from 0 among those filmed. */
  get now(): number {
    return this.moment ? this.takes.indexOf(this.moment.take) : this.takes.length
  }

  get length(): number {
    return this.takes.length
  }

  /** The table has gone on to a picture. Nobody watches what is `unseen`: it is filmed only. */
  add(picture: AsteroydsPicture, unseen = false): void {
    const last = this.#last
    this.#last = picture
    if (last === null || last === picture) return
    if (isRound(last, picture)) this.#shoot(takeOf(last, picture), unseen)
    else if (!follows(last, picture)) this.end()
  }

  #shoot(take: Take, unseen: boolean): void {
    const first = take.before.round === 0
    if (first) this.again()
    this.takes = first ? [take] : [...this.takes, take]
    if (unseen) this.end()
    else if (this.#waits) this.goOn()
  }

  /** Whether the table is still in the turn whose rounds are filmed. */
  get #goesOn(): boolean {
    return this.#last?.phase === 'resolve' && this.takes.at(-1)?.after === this.#last
  }

  /** Begin anew with rounds of another turn. */
  load(takes: Take[]): void {
    this.takes = takes
    this.#last = null
    this.end()
  }

  /** The moment has been seen; to be called when its time is over. */
  goOn(): void {
    const next = this.moments[this.at + 1]
    this.#waits = !next && this.#goesOn
    if (this.#waits) return
    if (!next) this.end()
    else if (this.#single && next.take !== this.moment?.take) this.#stop()
    else this.at++
  }

  #stop(): void {
    this.#single = false
    this.held = true
  }

  toggle(): void {
    this.#waits = false
    this.#single = false
    this.held = !this.held
  }

  /** Play one round, the next one or (-1) the one before, and stop there. */
  step(by: 1 | -1): void {
    const round = this.takes[Math.max(0, this.now + by)]
    const start = this.moments.findIndex(({ take }) => take === round)
    if (start < 0) return this.end()
    this.#waits = false
    this.at = start
    this.#single = true
    this.held = false
  }

  /** One beat on or back, where nothing moves by itself. */
  beat(by: 1 | -1): void {
    this.#waits = false
    this.held = true
    this.at = Math.max(0, Math.min(this.moments.length, this.at + by))
  }

  again(held = false): void {
    this.#waits = false
    this.at = 0
    this.#single = false
    this.held = held
  }

  end(): void {
    this.#waits = false
    this.at = this.moments.length
    this.#single = false
    this.held = false
  }
}
