// One's own programs in the making: what is drafted, and which ship and column is next.

import type { Choice } from '../../lib/messages'
import { doubtsOf, type Doubt } from './doubts'
import { draftedBy } from './known'
import type { Stroke } from './keys'
import { COLUMNS, isPower, type AsteroydsPicture, type Mode, type Ship, type Token } from './picture'
import {
  actionsOf,
  BLANK,
  hasShieldPilot,
  isBlank,
  mostRounds,
  nextEmpty,
  settled,
  settledProgram,
  swapped,
  toProgram,
  withMode,
  withRound,
  withToken,
  type Program,
  type Programs,
} from './programs'

interface Ways {
  picture(): AsteroydsPicture
  seat(): number | null
  drafts(): (string[] | null)[]
  choices(): Choice[]
  draft(actions: string[]): void
  play(actions: string[]): void
}

export class Programming {
  /** The ship that is programmed, and the column to be filled next, from 0. */
  chosen = $state(-1)
  column = $state(0)
  /** What is said before the program is played. */
  doubts = $state.raw<Doubt[]>([])
  /** What was drafted here last. */
  #made = ''

  constructor(private readonly ways: Ways) {}

  /** The ships that one has still to program. */
  readonly ships: Ship[] = $derived.by(() => toProgram(this.ways.picture(), this.ways.seat()))

  readonly programs: Programs = $derived.by(() =>
    draftedBy(this.ways.picture(), this.ways.seat(), this.ways.drafts()),
  )

  /** Changes with each turn. */
  readonly turn: string = $derived.by(() => {
    const { turn, phase } = this.ways.picture()
    return `${turn} ${phase === 'program'} ${this.ways.seat()}`
  })

  /** The ship that is programmed; there is one while any is to be. */
  get ship(): Ship {
    return this.ships.find((one) => one.ship === this.chosen) ?? (this.ships[0] as Ship)
  }

  get program(): Program {
    return (this.ships.length > 0 && this.programs[this.ship.ship]) || BLANK
  }

  /** Whether nothing is programmed yet, of any ship. */
  get untouched(): boolean {
    return this.ships.every(({ ship }) => isBlank(this.programs[ship] ?? BLANK))
  }

  /** Its first column that is not settled. */
  get first(): number {
    return this.ships.length > 0 ? settled(this.ship) : 0
  }

  /** Begin with the first ship of a turn. */
  begin(): void {
    this.doubts = []
    this.#made = this.#drafted
    this.pick(this.ships[0]?.ship ?? -1)
  }

  pick(ship: number): void {
    this.chosen = ship
    this.column = nextEmpty(this.program, 0, this.first) ?? this.first
  }

  /** The draft has changed: where it was not changed here, as by a hint, one goes on after it. */
  followed(): void {
    if (this.#drafted === this.#made) return
    this.#made = this.#drafted
    this.column = nextEmpty(this.program, 0, this.first) ?? this.column
  }

  /** Into the column that is to be filled, then on to the next. */
  put(token: Token, at = this.column): void {
    if (at < this.first) return
    this.#change(withToken(this.program, at, token))
    this.column = token === 'empty' ? at : Math.min(at + 1, COLUMNS - 1)
  }

  /** The last column that is filled, up to the one to be filled, is emptied. */
  erase(): void {
    const here = this.program.columns[this.column] !== 'empty'
    this.put('empty', here ? this.column : Math.max(this.first, this.column - 1))
  }

  clear(): void {
    this.#change(settledProgram(this.ship))
    this.column = this.first
  }

  /** A token is dragged from a column, or from outside (null), to another. */
  drop(token: Token, from: number | null, to: number | null): void {
    if (to === null) {
      if (from !== null) this.put('empty', from)
    } else if (to < this.first || to === from) return
    else if (from === null) this.put(token, to)
    else {
      this.#change(swapped(this.program, from, to))
      this.column = to
    }
  }

  mark(round: number): void {
    this.#change(withRound(this.program, round, mostRounds(this.ship)))
  }

  setMode(mode: Mode): void {
    this.#change(withMode(this.program, mode))
  }

  type(stroke: Stroke): void {
    if (stroke.is === 'token') this.put(stroke.token)
    else if (stroke.is === 'erase') this.erase()
    else if (stroke.is === 'round') this.mark(stroke.round)
    else if (stroke.is === 'power') this.#nextPower()
    else if (!hasShieldPilot(this.ship)) this.#nextMode()
  }

  /** Play it; what is hardly meant so is said first. */
  ready(): void {
    this.doubts = doubtsOf(this.ships, this.programs)
    if (this.doubts.length === 0) this.play()
  }

  play(): void {
    this.doubts = []
    this.ways.play(this.#actions(this.programs))
  }

  /** The program is looked at again, at the ship that the first doubt is about. */
  reconsider(): void {
    const ship = this.ships.find(({ name }) => name === this.doubts[0]?.ship)
    this.doubts = []
    if (ship) this.pick(ship.ship)
  }

  #nextPower(): void {
    const { powers } = this.ship
    const at = this.program.columns.findIndex((token, i) => i >= this.first && isPower(token))
    if (powers.length === 0) return
    if (at < 0) return this.put(powers[0] as Token)
    const next = powers[powers.findIndex((one) => one === this.program.columns[at]) + 1]
    this.put(next ?? 'empty', at)
  }

  #nextMode(): void {
    const { mode } = this.program
    this.#change({ ...this.program, mode: mode === null ? 'shoot' : mode === 'shoot' ? 'shield' : null })
  }

  #change(program: Program): void {
    const { ship } = this.ship
    const actions = this.#actions({ ...this.programs, [ship]: program })
    this.#made = actions.join()
    this.ways.draft(actions)
  }

  get #drafted(): string {
    return (this.ways.drafts()[this.ways.seat() ?? -1] ?? []).join()
  }

  #actions(programs: Programs): string[] {
    const asked = this.ways.choices().map(({ action }) => action)
    return actionsOf(this.ships, programs, asked)
  }
}
