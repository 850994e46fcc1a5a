// Plans, in games in which one is made up as a whole: what is asked, what each seat has drafted, and playing it.

import type { Text } from '../messages'
import { house } from '../lang.svelte'
import type { Drafting, Drafts } from './drafting.svelte'
import type { Table } from './table.svelte'
import type { View } from './shown'
import type { Plan, Ways } from './ways'

/** What of the table a plan is for, and how it is played. */
type Planned = Pick<
  Table,
  'view' | 'seat' | 'mine' | 'stage' | 'behind' | 'sending' | 'skip' | 'closeRefusal' | 'commit'
>

export class Plans {
  /** The plan that is on its way. */
  #playing: { id: string; seat: number } | null = null

  constructor(
    private readonly table: Planned,
    private readonly ways: Ways,
    private readonly drafting: Drafting,
  ) {}

  /** What the seat one looks from is asked to plan; null: nothing. */
  get asked(): Plan | null {
    return this.table.view && this.#askedIn(this.table.view)
  }

  /** What is asked in a view. A plan is made up as one at the page, so its single steps are not asked for. */
  promptIn(view: View): Text {
    const plan = this.#askedIn(view)
    if (!plan) return view.prompt
    return house('plan-ask', { ships: plan.ships })
  }

  /** What each seat has drafted: actions in a row; null: not for the eyes of the seat one looks from. */
  get drafts(): Drafts {
    return this.drafting.shown
  }

  /** A seat of one's own, from which one looks, plans something else: the whole series from here. */
  draft(seat: number, actions: string[]): void {
    const version = this.#versionFor(seat)
    if (version === null) return
    this.table.closeRefusal()
    this.drafting.change(seat, version, actions)
  }

  /** Play a series on the seat from which one looks: all or nothing. */
  play(seat: number, actions: string[]): void {
    const version = this.#versionFor(seat)
    if (version === null || !actions.length) return
    this.table.closeRefusal()
    this.drafting.played(seat)
    this.#playing = { id: this.table.commit({ type: 'do_all', version, seat, actions: [...actions] }), seat }
  }

  /** Something was refused: if it was a plan, it is a draft again. */
  refused(id: string | null): void {
    if (this.#playing && id === this.#playing.id) this.drafting.notPlayed(this.#playing.seat)
  }

  #askedIn(view: View): Plan | null {
    const { mine, stage } = this.table
    const asked = view.seat !== null && mine.includes(view.seat) && view.awaited.includes(view.seat)
    return (asked && stage === 'playing' && this.ways.plan?.(view)) || null
  }

  /** The version for which a seat plans: that of the position that is there, not of one that was still to be shown. */
  #versionFor(seat: number): number | null {
    const version = this.table.view?.version ?? null
    if (this.table.behind) this.table.skip()
    return version === this.table.view?.version && seat === this.table.seat && !this.table.sending
      ? version
      : null
  }
}
