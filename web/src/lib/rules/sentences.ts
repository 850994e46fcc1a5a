// Sentences of what happens, what is asked and what can be chosen, made from kinds and numbers for one reader. The same as
// core/sentences.py, where the arguments of each sentence are told of.

import type { LogLine, Text } from '../messages'
import { names, type Declared, type Happened, type Kind, type NumberOf, type Variant } from './declared'
import { members } from './position'

type Arg = NonNullable<Text['args']>[string]
export type Part = Exclude<Arg, unknown[]>

export interface Reader {
  /** What they call who sits on a seat. */
  name(seat: number): Part
  /** As which seat they are spoken to; null: as none. */
  you: number | null
}

export class Sentences {
  readonly #called: Map<string, string[]>
  readonly #messages: Set<string>

  constructor(
    private readonly declared: Declared,
    variant: Variant,
  ) {
    this.#called = names(declared, variant)
    this.#messages = new Set(declared.messages)
  }

  /** The lines of the log that tell of events. */
  lines(events: readonly Happened[], reader: Reader): LogLine[] {
    let before = ''
    return events.flatMap((happened) => {
      const kind = this.declared.events.of(happened.kind)
      const together = kind.line !== undefined && kind.line === before
      before = kind.line ?? ''
      return together
        ? []
        : [{ seat: doer(kind, happened), text: this.#sentence('event', kind, happened, reader) }]
    })
  }

  prompt(asked: Happened, reader: Reader): Text {
    return this.#sentence('prompt', this.declared.prompts.of(asked.kind), asked, reader)
  }

  choice(chosen: Happened, reader: Reader): Text {
    return this.#sentence('choice', this.declared.choices.of(chosen.kind), chosen, reader)
  }

  #sentence(prefix: string, kind: Kind, happened: Happened, reader: Reader): Text {
    const actor = doer(kind, happened)
    const args = kind.numbers.map((number) => this.#args(number, happened[number.name], actor, reader))
    return { of: this.declared.game, key: `${prefix}-${kind.name}`, args: Object.assign({}, ...args) }
  }

  #args(
    { name, of, several }: NumberOf,
    value: string | number | null | undefined,
    actor: number | null,
    reader: Reader,
  ): Record<string, Arg> {
    if (typeof value !== 'number') return { [name]: '', [`${name}-is`]: 'unknown' }
    if (of === 'count') return { [name]: value }
    if (several) {
      const all = members(value)
      const called = all.map((member) => this.#name(of, member, reader))
      return { [name]: called, [`${name}-is`]: 'known', [`${name}-count`]: all.length }
    }
    if (value < 0) return { [name]: '', [`${name}-is`]: 'none' }
    const is = of !== 'seat' ? 'known' : value === reader.you ? 'you' : value === actor ? 'actor' : 'other'
    const gender = `${this.#message(of, value)}.gender`
    return {
      [name]: this.#name(of, value, reader),
      [`${name}-is`]: is,
      ...(this.#messages.has(gender) ? { [`${name}-gender`]: { of: this.declared.game, key: gender } } : {}),
    }
  }

  #name(of: string, value: number, reader: Reader): Part {
    if (of === 'seat') return reader.name(value)
    const message = this.#message(of, value)
    return this.#messages.has(message)
      ? { of: this.declared.game, key: message }
      : (this.#called.get(of)?.[value] ?? '')
  }

  #message(of: string, value: number): string {
    return `thing-${of}-${this.#called.get(of)?.[value] ?? ''}`
  }
}

/** Whose doing it is: the first seat that a kind speaks of. */
function doer({ numbers }: Kind, happened: Happened): number | null {
  const seat = numbers.find(({ of }) => of === 'seat')
  const whose = seat && happened[seat.name]
  return typeof whose === 'number' ? whose : null
}
