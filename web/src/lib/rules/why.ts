// Why not? Asked of the rules here, without the network. The same as table/places.py, and what the house says before any
// rule is asked.

import type { Refusal, Text } from '../messages'
import type { View } from '../table/shown'
import type { Action } from './lexicon'
import type { Position } from './position'
import type { MatchReader } from './reader'

const HOUSE = 'house'
/** The text of a refusal whose title says it all. */
const NO_MORE: Text = { en: '', fr: '' }

/** Why an action cannot be done on the seat from which one looks; nothing if it can. */
export async function whyNot(reader: MatchReader, view: View, text: string): Promise<Refusal[]> {
  const action = reader.lexicon.find(text)
  if (!action) return [houseRefusal('action', { what: text })]
  const early = beforeRules(view)
  if (early) return [early]
  const [rule = 0] = await verdicts(reader, view, [action])
  return rule ? [ruleRefusal(reader, rule, action)] : []
}

/** What forbids the actions that have to do with a place, the likeliest meant first; nothing if one is allowed. */
export async function whyNotThere(reader: MatchReader, view: View, place: string): Promise<Refusal[]> {
  const { all } = reader.lexicon
  const near = all.filter(({ fields }) => Object.values(fields).includes(place))
  if (!near.length) return [houseRefusal('action', { what: place })]
  const early = beforeRules(view)
  if (early) return [early]
  const numbers = await verdicts(reader, view, all)
  const rules = new Map(all.map((action, i) => [action, numbers[i] ?? 0]))
  if (near.some((action) => !rules.get(action))) return []

  const offered = new Set(view.choices.map(({ kind }) => kind))
  const parts = new Set(view.choices.flatMap(partsOf))
  /** The fewer parts it has of what is allowed, the less likely it is meant. */
  const unlike = (action: Action) =>
    Number(!offered.has(action.kind)) * 100 - partsOf(action).filter((part) => parts.has(part)).length
  /** What the rules refuse all alike is out of the question now: its rule would speak of something else. */
  const judged = (kind: string) =>
    offered.has(kind) || new Set(all.filter((one) => one.kind === kind).map((one) => rules.get(one))).size > 1

  const found = new Map<number, Action>()
  for (const action of near.toSorted((a, b) => unlike(a) - unlike(b)).filter(({ kind }) => judged(kind))) {
    const rule = rules.get(action) ?? 0
    if (!found.has(rule)) found.set(rule, action)
  }
  const refusals = [...found].map(([rule, action]) => ruleRefusal(reader, rule, action))
  return refusals.length ? refusals : [houseRefusal('elsewhere', { asked: view.prompt })]
}

/** What the house refuses before any rule is asked. */
function beforeRules({ awaited, seat, result }: View): Refusal | null {
  if (result) return houseRefusal('house.over')
  return seat !== null && awaited.includes(seat) ? null : houseRefusal('house.turn')
}

function verdicts(reader: MatchReader, view: View, actions: Action[]): Promise<number[]> {
  const { record } = view.picture as Position
  return reader.rules.why(
    record,
    view.seat ?? 0,
    actions.map(({ number }) => number),
  )
}

function ruleRefusal({ declared }: MatchReader, number: number, action: Action): Refusal {
  const rule = declared.rules[number] ?? ''
  const title: Text = { of: declared.game, key: `refusal-${rule.replace('.', '-')}` }
  return { code: 'rule', title, text: NO_MORE, rule, action: action.text }
}

function houseRefusal(code: string, args: Text['args'] = {}): Refusal {
  const key = `refusal-${code.replace('.', '-')}`
  const title: Text = { of: HOUSE, key }
  return { code, title, text: { of: HOUSE, key: `${key}.text`, args }, rule: null, action: null }
}

function partsOf({ kind, fields }: Pick<Action, 'kind' | 'fields'>): string[] {
  return Object.entries(fields).map(([field, value]) => `${kind} ${field} ${value}`)
}
