// What a bot would do: asking it, what it advises in the position that is shown, and doing that.

import type { Choice, HintIs } from '../messages'
import type { Table } from './table.svelte'
import type { Listener } from './ways'

/** What of the table a hint is about, and what can be done with it. */
type Asked = Pick<Table, 'info' | 'view' | 'seat' | 'choices' | 'plans' | 'play' | 'closeRefusal' | 'send'>

export class Hints {
  /** What a bot advises. */
  advice = $state.raw<HintIs | null>(null)
  /** Whether a bot thinks about it. */
  thinking = $state(false)
  #id: string | null = null

  constructor(
    private readonly table: Asked,
    private readonly listener: Listener,
  ) {}

  /** Whether one may ask what to do: it is one's turn, and the table allows it. */
  get allowed(): boolean {
    return !!this.table.info?.hints && this.table.seat !== null && this.table.choices.length > 0
  }

  /** Whether advice is there or awaited. */
  get open(): boolean {
    return !!this.advice || this.thinking
  }

  /** Ask what a bot would do; asked again, its answer is put away. */
  ask(): void {
    const { seat } = this.table
    if (this.advice) return this.close()
    if (!this.allowed || this.thinking || seat === null) return
    this.table.closeRefusal()
    this.thinking = true
    this.#id = this.table.send({ type: 'hint', seat })
    this.listener.hinting?.()
  }

  /** Put it away. An answer that is still on its way is known by its id, and not taken for that of a move. */
  close(): void {
    this.advice = null
    this.thinking = false
  }

  /** What is advised, as long as it can be played. */
  get choice(): Choice | null {
    return this.table.choices.find(({ action }) => action === this.advice?.action) ?? null
  }

  /** All that is advised where one plans: one's own actions, the first and those after it. */
  get plan(): string[] {
    if (!this.choice || !this.advice || !this.table.plans.asked) return []
    const after = this.advice.line.filter(({ seat }) => seat === this.table.seat)
    return [this.choice, ...after].map(({ action }) => action)
  }

  /** Do what is advised: play it, or where one plans make all of it the draft. */
  follow(): void {
    const { choice, plan } = this
    const { plans, seat } = this.table
    if (!choice || seat === null) return
    if (!plans.asked) return this.table.play(choice)
    plans.draft(seat, plan)
    this.close()
  }

  /** The answer to the last question, if the position is still the same. */
  heard(hint: HintIs): void {
    const { view, seat, choices } = this.table
    if (hint.id !== this.#id || !this.thinking) return
    this.thinking = false
    if (hint.version !== view?.version || hint.seat !== seat || !choices.length) return
    this.advice = hint
    this.listener.hinted?.(hint)
  }

  /** Something was refused, or came too late: whether it was the question, which is then put away. */
  failed(id: string | null): boolean {
    if (id === null || id !== this.#id) return false
    this.close()
    return true
  }
}
