// What happened at the table, as far as the seat one looks from may know it: the log, and what bots weighed.

import type { ReasonsAre } from '../messages'
import type { Happened } from '../rules/declared'
import { withEvents, type Entry } from './log'
import type { Event, News, Past } from './shown'
import type { Table } from './table.svelte'

export class History {
  /** What bots weighed, by the number of the event. */
  reasons = $state.raw<Record<number, ReasonsAre>>({})
  #log = $state.raw<Entry[]>([])
  /** The log without what a scene tells of news that are not shown yet. */
  #settled = $state.raw<Entry[]>([])
  /** What is seen of news that are not shown yet, or of one's own move that is not judged yet. */
  #ahead = $state.raw<readonly Happened[]>([])
  /** The events of the log as they came, and the number after which they begin. */
  #events: Event[] = []
  #after = $state(0)
  #askedId: string | null = null

  constructor(private readonly table: Pick<Table, 'curtain' | 'send'>) {}

  /** Nothing while the device is handed over. */
  get log(): Entry[] {
    return this.table.curtain === null ? this.#log : []
  }

  /** All that is known to have happened up to what is shown, as far as it was not taken back. */
  get happened(): readonly Happened[] {
    const settled = this.#settled.flatMap(({ event, undone }) => (undone ? [] : (event.happened ?? [])))
    return [...settled, ...this.#ahead]
  }

  /** Whether something happened before what the log has. */
  get earlier(): boolean {
    return this.#after > 0 && this.table.curtain === null
  }

  askEarlier(): void {
    if (this.earlier && this.#askedId === null)
      this.#askedId = this.table.send({ type: 'history', before: this.#after + 1 })
  }

  askReasons(number: number): void {
    if (!this.reasons[number]) this.table.send({ type: 'reasons', number })
  }

  reasonsAre(reasons: ReasonsAre): void {
    this.reasons = { ...this.reasons, [reasons.number]: reasons }
  }

  /** What is told from now on begins with these news: other things may be known here, or much was missed. */
  begin(news: News): void {
    this.#after = news.after
    this.#askedId = null
    this.reasons = {}
    this.#events = []
    this.#settled = []
    this.add(news.events)
  }

  add(events: Event[]): void {
    this.#events.push(...events)
    this.#ahead = []
    this.#settled = withEvents(this.#settled, events)
  }

  /** What happened before has come: whether it is what was asked for. */
  past(past: Past): boolean {
    if (!this.answered(past.id) || past.before !== this.#after + 1) return false
    this.#events = [...past.events, ...this.#events]
    this.#after = past.after
    this.#settled = withEvents([], this.#events)
    return true
  }

  /** Something was answered, or refused: whether it was what happened before, which can then be asked for again. */
  answered(id: string | null): boolean {
    if (id === null || id !== this.#askedId) return false
    this.#askedId = null
    return true
  }

  /** More is seen to have happened than what has been shown. */
  see(happened: readonly Happened[]): void {
    this.#ahead = happened
  }

  /** The log is shown as it is now; with these events, those of a scene, for the moment. */
  show(events: Event[] = []): void {
    this.#log = withEvents(this.#settled, events)
  }
}
