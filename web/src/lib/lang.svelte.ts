// The words of the page and of the server, in the language chosen now.

import type { Preparing, Text } from './messages'
import { settings } from './settings.svelte'
import { WORDS, fill, percentIn, typeset, type Key, type Parts } from './words'

/** A text of the server in the chosen language. */
export function say(text: Text): string {
  return typeset(text[settings.lang], settings.lang)
}

/** Words of the page in the chosen language, their {blanks} filled. */
export function w(key: Key, parts: Parts = {}): string {
  return fill(WORDS[key][settings.lang], settings.lang, parts)
}

/** The same for words that a part of the page brings along. */
export function wordsOf<Name extends string>(
  words: Record<Name, Text>,
): (name: Name, parts?: Parts) => string {
  return (name, parts = {}) => fill(words[name][settings.lang], settings.lang, parts)
}

/** How far a game is made ready, in words. */
export function preparingWords(game: Text, { done, steps }: Preparing): string {
  return w('preparingStep', { game: say(game), step: Math.min(done + 1, steps), steps })
}

/** A list in words: A, B and C. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(items)
}

/** A result from 0 to 1 as sentences and charts say it. */
export function percent(share: number): string {
  return percentIn(share, settings.lang)
}

/** A large number, its thousands set apart. */
export function counted(n: number): string {
  return new Intl.NumberFormat(settings.lang).format(n)
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1)
}
