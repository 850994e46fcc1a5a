// The choices of somebody who sets up a table: settled by the server after each, so that they can always be played.

import { api } from './api'
import { listed, say, t } from './lang.svelte'
import type { GameInfo, Offer, OptionInfo } from './messages'
import { changes, chosen, SEATS, type Setting, type Value } from './setting'

export function valueName(option: OptionInfo, value: Value): string {
  const label = option.labels[option.values.indexOf(value)]
  return label ? say(label) : String(value)
}

export class Choosing {
  setting = $state.raw<Setting>({ seats: 2, options: {} })
  /** Every value there is, by the name of its choice; nothing until the server has answered. */
  offers = $state.raw<Record<string, Offer[]>>({})
  /** What the last choice changed besides. */
  #brought = $state.raw<Partial<Setting>>({})

  #asked: Promise<void> = Promise.resolve()
  #times = 0

  constructor(
    private readonly game: GameInfo,
    private readonly settled: () => void,
  ) {
    const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
    this.setting = { seats: game.seats.find((count) => count > 1) ?? game.least, options }
    this.#ask(this.setting, '')
  }

  offer(name: string, value: Value): Offer | undefined {
    return this.offers[name]?.find((offer) => offer.value === value)
  }

  choose(name: string, value: Value) {
    const before = this.setting
    this.setting = chosen(before, name, value, this.offer(name, value))
    this.#brought = changes(before, this.setting, name)
    this.settled()
    this.#ask(before, name)
  }

  /** When what was chosen is settled. */
  ready(): Promise<void> {
    return this.#asked
  }

  #ask(before: Setting, name: string) {
    const mine = ++this.#times
    this.#asked = api.check(this.game.slug, { ...this.setting, last: name }).then(
      ({ seats, options, offers }) => {
        if (mine !== this.#times) return
        this.setting = { seats, options }
        this.offers = offers
        if (name) this.#brought = changes(before, this.setting, name)
        this.settled()
      },
      () => undefined, // what was offered before still stands; opening the table says what is wrong
    )
  }

  /** What the last choice changed besides, in words; empty: nothing. */
  get brought(): string {
    const { seats, options: values = {} } = this.#brought
    const options = this.game.options.flatMap((option) => {
      const value = values[option.name]
      return value === undefined
        ? []
        : t('game-option-is', { option: say(option.label), value: valueName(option, value) })
    })
    const all = seats === undefined ? options : [this.#players(seats), ...options]
    if (!all.length) return ''
    return t('setup-changed', { list: listed(all) })
  }

  #players(n: number): string {
    return t('game-players', { n })
  }

  /** What a value of an option would change about the number of players, in a word or two. */
  note(name: string, value: Value): string {
    const seats = name === SEATS ? null : this.offer(name, value)?.seats
    return seats ? this.#players(seats) : ''
  }
}
