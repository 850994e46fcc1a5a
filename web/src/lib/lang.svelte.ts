// What the page says, in the language that is spoken: its own messages, and what the server tells.

import type { Messages } from '../words/ids'
import { Bundle, FALLBACK, HOUSE, type Arg, type Args, type Lang } from './fluent'
import type { Preparing, Text } from './messages'
import { partsOf, wordsOf } from './sources'
import { typeset } from './texts'

export { capital } from './fluent'

const kept = new Map<string, Promise<Bundle>>()
/** Besides what it says at once. */
const learnt = new Set<string>()
let wanted = FALLBACK
let turn = 0
/** Until the words that are wanted are there. */
let speaking: Promise<void> = Promise.resolve()
/** Whether words were wanting for what was said last. */
let lacking = false
let spoken = $state.raw<{ lang: Lang; bundles: ReadonlyMap<string, Bundle> }>({
  lang: FALLBACK,
  bundles: new Map(),
})

/** The language that is spoken now. */
export function language(): Lang {
  return spoken.lang
}

/** From now on the page speaks this language: all at once, when its words are there. */
export function speak(lang: Lang): Promise<void> {
  wanted = lang
  return (speaking = change(lang, ++turn))
}

async function change(lang: Lang, mine: number): Promise<void> {
  const [house, ...others] = await Promise.all([
    bundleOf(HOUSE, lang),
    ...[...learnt].map((of) => bundleOf(of, lang).catch(() => null)),
  ])
  if (mine !== turn) return speaking
  const found = others.filter((bundle) => bundle !== null)
  spoken = { lang, bundles: new Map([house, ...found].map((bundle) => [bundle.of, bundle])) }
}

/** The words of some games are wanted too. */
export function learn(...games: string[]): Promise<void> {
  return know(games.flatMap(partsOf))
}

/** What some games are is wanted too: their names, what they are about, their options. */
export function learnNames(...games: string[]): Promise<void> {
  return know(games)
}

/** What is shown with words that the house does not say at once. */
export async function withWords<Shown>(shown: Promise<Shown>): Promise<Shown> {
  await learn(HOUSE)
  return shown
}

/** What is said once, and not again when words come: at once, or when those are there that it lacks. */
export function whole(make: () => string, tell: (text: string) => void): void {
  lacking = false
  const text = make()
  if (!lacking) tell(text)
  else void speaking.catch(() => undefined).then(() => tell(make()))
}

async function know(parts: string[]): Promise<void> {
  for (const part of parts) learnt.add(part)
  await speak(wanted)
}

function bundleOf(of: string, lang: Lang): Promise<Bundle> {
  const name = `${of} ${lang}`
  const known = kept.get(name)
  if (known) return known
  const made = read(of, lang)
  kept.set(name, made)
  made.catch(() => kept.delete(name))
  return made
}

async function read(of: string, lang: Lang): Promise<Bundle> {
  const found = await wordsOf(of, lang)
  const house = of === HOUSE ? undefined : await bundleOf(HOUSE, found.lang)
  return new Bundle(of, found.lang, found.entries, house)
}

/** A message of the house as a text, like those of the server. */
export function house(key: keyof Messages, args: Text['args'] = {}): Text {
  return { of: HOUSE, key, args }
}

type Given<Id extends keyof Messages> = [Messages[Id]] extends [never]
  ? []
  : [args: Record<Messages[Id], Arg>]

/** A message of the page. */
export function t<Id extends keyof Messages>(id: Id, ...[args]: Given<Id>): string {
  return said(HOUSE, id, args)
}

/** A text of the server. */
export function say({ of, key = '', args = {}, en = '', fr = '' }: Text): string {
  if (!of) return spoken.lang === 'fr' ? typeset(fr, 'fr') : en
  const given = Object.entries(args).map(([name, arg]) => [
    name,
    Array.isArray(arg) ? arg.map(part) : part(arg),
  ])
  return said(of, key, Object.fromEntries(given))
}

function part(arg: string | number | Text): string | number {
  return typeof arg === 'object' ? say(arg) : arg
}

/** Words that cannot be said are no reason to show nothing else; who works on the page hears of them. */
function said(of: string, key: string, args?: Args): string {
  const parts = partsOf(of).map((part) => spoken.bundles.get(part))
  const bundle = parts.find((part) => part?.has(key))
  if (!bundle && parts.some((part) => !part)) {
    lacking = true
    if (!partsOf(of).every((part) => learnt.has(part))) void learn(of)
    return ''
  }
  try {
    if (!bundle) throw new ReferenceError(`${of}, ${spoken.lang}: there is no ${key}`)
    return bundle.format(key, args)
  } catch (error) {
    if (import.meta.env.DEV) throw error
    console.error(error)
    return ''
  }
}

/** Things in a row: A, B and C. */
export function listed(items: readonly string[]): string {
  return t('page-list', { items })
}

/** A result from 0 to 1 as sentences and charts say it. */
export function percent(share: number): string {
  return t('page-percent', { share })
}

/** A large number, its thousands set apart. */
export function counted(n: number): string {
  return t('page-count', { n })
}

/** How far a game is made ready, in words. */
export function preparingWords(game: Text, { done, steps }: Preparing): string {
  return t('page-preparing-step', { game: say(game), step: Math.min(done + 1, steps), steps })
}
