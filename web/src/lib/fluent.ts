// Fluent bundles: the messages of the house, or of a game, in one language, and the functions they may call. The same as
// src/astroport/core/bundles.py, where each function is told of: a test compares the bytes of what both make.

import { FluentBundle, FluentNumber, FluentType } from '@fluent/bundle'
import type { FluentResource, FluentVariable } from '@fluent/bundle'

export type Lang = string
/** A file of words, parsed. */
export type Entries = FluentResource['body']
export type Part = string | number
export type Arg = Part | readonly Part[]
export type Args = Record<string, Arg>

/** What is spoken where there is nothing in another language. */
export const FALLBACK: Lang = 'en'
/** The bundle of all that is no game's. */
export const HOUSE = 'house'

/** Less is none: 0 or 100 %; what is in doubt shows as 1 to 99 %. */
const DOUBT = 0.0005
/** "Yves", but not "Yann". */
const ELIDES = /^(?:[aeiouhœæ]|y(?![aeiou]))/

/** A number as it is, and with the plural that fits it; how one that is not whole is written only a function knows. */
class Plain extends FluentNumber {
  override toString(): string {
    if (!Number.isInteger(this.value)) throw new RangeError(`${this.value} goes through PERCENT`)
    return String(this.value)
  }
}

/** Several things; how they are joined only a function knows. */
class Row extends FluentType<readonly Part[]> {
  override toString(): string {
    throw new RangeError(`${this.value.join()} goes through LIST`)
  }
}

/** All messages of the house, or of one game, in one language. */
export class Bundle {
  readonly #fluent: FluentBundle

  constructor(
    readonly of: string,
    readonly lang: Lang,
    entries: Entries,
    house?: Bundle,
  ) {
    this.#fluent = new FluentBundle(lang, { useIsolating: false, functions: functions(house ?? this) })
    const [twice] = this.#fluent.addResource({ body: entries })
    if (twice) throw twice
  }

  has(key: string): boolean {
    return this.#fluent.hasMessage(key.split('.')[0]!)
  }

  /** A message, or an attribute of one (`id.attribute`), with its arguments. */
  format(key: string, args: Args = {}): string {
    const [id = '', attribute] = key.split('.')
    const message = this.#fluent.getMessage(id)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (pattern == null) throw new ReferenceError(`${this.of}, ${this.lang}: there is no ${key}`)
    const given = Object.entries(args).map(([name, arg]) => [name, variable(arg)] as const)
    return this.#fluent.formatPattern(pattern, Object.fromEntries(given))
  }
}

function variable(arg: Arg): FluentVariable {
  if (typeof arg === 'string') return arg
  return typeof arg === 'number' ? new Plain(arg) : new Row(arg)
}

type Said = FluentVariable | Row

const plainly = (said: Said | undefined): string => String(said instanceof FluentType ? said.valueOf() : said)

function functions(house: Bundle): Record<string, (given: Said[], named: Record<string, Said>) => string> {
  return {
    LIST(given, named) {
      const things = given.flatMap((one) => (one instanceof Row ? one.value.map(String) : [plainly(one)]))
      const last = things.pop() ?? ''
      if (!things.length) return last
      const most = things.join(house.format('join-comma'))
      return house.format(`join-${plainly(named['type'] ?? 'and')}`, { most, last })
    },
    DE: ([name]) => de(plainly(name)),
    COUNT: ([n]) => plainly(n).replace(/\B(?=(?:\d{3})+$)/g, () => house.format('number-thousands')),
    PERCENT: ([share]) => house.format('number-percent', { n: percent(Number(plainly(share))) }),
    CAPITAL: ([words]) => capital(plainly(words)),
  }
}

/** French for "of". */
function de(name: string): string {
  return ELIDES.test(name.toLowerCase().normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** A share from 0 to 1 in hundredths; only what is certain is 0 or 100. */
function percent(share: number): number {
  if (share > DOUBT && share < 1 - DOUBT) return Math.min(99, Math.max(1, Math.floor(100 * share + 0.5)))
  return share <= DOUBT ? 0 : 100
}

/** Words as a sentence begins. */
export function capital(words: string): string {
  const [first = ''] = words
  return first.toUpperCase() + words.slice(first.length)
}
