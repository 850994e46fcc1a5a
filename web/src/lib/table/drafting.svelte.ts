// Plans in the making: what seats have drafted as the server knows it, and over it what one has just changed oneself.
//
// One's own change is seen at once. It is sent at most every 150 ms, and not while an earlier one is unanswered; of
// several changes meanwhile only the last goes out, and that one always.

import type { Drafted } from '../messages'

export const DRAFT_EVERY = 150
export const AGAIN_AFTER = 1000

export type Drafts = (string[] | null)[]

interface Wanted {
  version: number
  actions: string[]
  /** The server has it, but older news are still being shown. */
  stored?: true
}

export class Drafting {
  #standing = $state.raw<Drafts>([])
  /** What one has changed and the server has not confirmed, by seat. */
  #own = $state.raw<Record<number, Wanted>>({})
  /** Drafts that belong to a view that is not shown yet. */
  #early: Drafted[] = []
  #waiting = new Map<number, Wanted>()
  #sent = new Map<number, Wanted & { id: string }>()
  #pausing = new Map<number, ReturnType<typeof setTimeout>>()

  constructor(
    /** Sends a draft and says under which id. */
    private readonly send: (seat: number, version: number, actions: string[]) => string,
  ) {}

  /** By seat; null: not for the eyes of the seat one looks from. */
  get shown(): Drafts {
    return this.#standing.map((draft, seat) => (draft === null ? null : (this.#own[seat]?.actions ?? draft)))
  }

  /** A seat of one's own plans something else, in a version of the position. */
  change(seat: number, version: number, actions: string[]): void {
    const wanted = { version, actions: [...actions] }
    this.#own = { ...this.#own, [seat]: wanted }
    this.#waiting.set(seat, wanted)
    this.#sendNext(seat)
  }

  /** The plan is being played: what was not sent need not be. */
  played(seat: number): void {
    this.#waiting.delete(seat)
  }

  /** It was not played after all: what is seen here is the draft. */
  notPlayed(seat: number): void {
    const own = this.#own[seat]
    if (!own || this.#sent.get(seat)?.actions === own.actions) return
    this.#waiting.set(seat, own)
    this.#sendNext(seat)
  }

  /** News have come, which know of all drafts so far. */
  superseded(): void {
    this.#early = []
  }

  /** A view is shown: drafts for an earlier position are past. */
  view(drafts: Drafts, seat: number | null, version: number): void {
    this.#standing = drafts
    const own = seat === null ? undefined : this.#own[seat]
    if (seat !== null && own && own.version !== version) this.#forget(seat)
  }

  /** Another device or an ally drafts. */
  heard(draft: Drafted): void {
    this.#early.push(draft)
  }

  /** The newest view is shown: so are the drafts that came since. */
  settle(): void {
    for (const { seat, actions } of this.#early) this.#stand(seat, actions)
    this.#early = []
    for (const [seat, own] of Object.entries(this.#own)) if (own.stored) this.#forget(Number(seat))
  }

  /** A draft is stored; while older news are still being shown it stays over what they say. */
  stored(id: string, behind: boolean): void {
    const found = [...this.#sent].find(([, sent]) => sent.id === id)
    if (!found) return
    const [seat, { actions }] = found
    const own = this.#own[seat]
    if (behind && own?.actions === actions) {
      this.#sent.delete(seat)
      this.#early.push({ type: 'drafted', seat, actions })
      this.#own = { ...this.#own, [seat]: { ...own, stored: true } }
    } else this.answered(id, 'ack')
  }

  /** Something was answered: whether it was a draft. */
  answered(id: string | null, how: 'ack' | 'refused' | 'stale' | 'too_fast'): boolean {
    const found = [...this.#sent].find(([, sent]) => sent.id === id)
    if (!found) return false
    const [seat, sent] = found
    this.#sent.delete(seat)
    if (how === 'stale') this.#forget(seat)
    else if (how === 'too_fast') this.#sendAgain(seat, sent)
    else if (!this.#waiting.has(seat)) {
      if (how === 'ack') this.#stand(seat, sent.actions)
      if (this.#own[seat]?.actions === sent.actions) this.#forget(seat)
    }
    this.#sendNext(seat)
    return true
  }

  stop(): void {
    for (const timer of this.#pausing.values()) clearTimeout(timer)
    this.#pausing.clear()
  }

  #stand(seat: number, actions: string[]): void {
    this.#standing = this.#standing.map((draft, one) => (one === seat && draft !== null ? actions : draft))
  }

  #forget(seat: number): void {
    this.#waiting.delete(seat)
    const { [seat]: _gone, ...rest } = this.#own
    this.#own = rest
  }

  #sendNext(seat: number): void {
    const wanted = this.#waiting.get(seat)
    if (!wanted || this.#sent.has(seat) || this.#pausing.has(seat)) return
    this.#waiting.delete(seat)
    this.#sent.set(seat, { ...wanted, id: this.send(seat, wanted.version, wanted.actions) })
    this.#pause(seat, DRAFT_EVERY)
  }

  #sendAgain(seat: number, sent: Wanted): void {
    if (!this.#waiting.has(seat)) this.#waiting.set(seat, sent)
    this.#pause(seat, AGAIN_AFTER)
  }

  #pause(seat: number, ms: number): void {
    clearTimeout(this.#pausing.get(seat))
    const timer = setTimeout(() => {
      this.#pausing.delete(seat)
      this.#sendNext(seat)
    }, ms)
    this.#pausing.set(seat, timer)
  }
}
