// Every action that a match knows, by its number and by its text: "fly d4". The same as core/codec.py.

import { names, type ActionKind, type Declared, type Variant } from './declared'

export interface Action {
  number: number
  kind: string
  fields: Record<string, string>
  text: string
}

export class Lexicon {
  readonly #byNumber = new Map<number, Action>()
  readonly #byText = new Map<string, Action>()

  constructor(declared: Pick<Declared, 'actions' | 'names'>, variant: Variant) {
    const called = names(declared, variant)
    for (const kind of declared.actions) this.#add(kind, called)
  }

  /** An action by its number. */
  at(number: number): Action {
    const action = this.#byNumber.get(number)
    if (!action) throw new RangeError(`no action ${number} with these options`)
    return action
  }

  /** An action by its text; null: there is none of it. */
  find(text: string): Action | null {
    return this.#byText.get(text) ?? null
  }

  get all(): Action[] {
    return [...this.#byNumber.values()]
  }

  #add({ name, start, fields }: ActionKind, called: Map<string, string[]>): void {
    const count = fields.reduce((all, { values }) => all * values, 1)
    for (let step = 0; step < count; step++) {
      const values = placesOf(step, fields)
      const labels = fields.map(({ of }, i) => called.get(of)?.[values[i] ?? 0])
      if (!labels.every((label) => label !== undefined)) continue
      const shown = [...labels]
      while (shown.length && values[shown.length - 1] === fields[shown.length - 1]?.default) shown.pop()
      const action: Action = {
        number: start + step,
        kind: name,
        fields: Object.fromEntries(fields.map((field, i) => [field.name, labels[i] ?? ''])),
        text: [name, ...shown].join(' '),
      }
      this.#byNumber.set(action.number, action)
      this.#byText.set(action.text, action)
    }
  }
}

/** The value of each field, from the place of an action among those of its kind. */
function placesOf(step: number, fields: ActionKind['fields']): number[] {
  let rest = step
  return fields
    .toReversed()
    .map(({ values }) => {
      const value = rest % values
      rest = (rest - value) / values
      return value
    })
    .toReversed()
}
