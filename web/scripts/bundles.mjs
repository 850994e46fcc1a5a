// The bundles of sentences as the page has them, for Node.

import { runnerImport } from 'vite'
import { wordsIn } from './word-files.mjs'

const fluent = new URL('../src/lib/fluent.ts', import.meta.url).pathname
const {
  module: { Bundle, FALLBACK, HOUSE },
} = await runnerImport(fluent, { configFile: false })

const bundles = new Map()

/** What the house, or a game, says in a language; in English where it has no words in that. */
export function bundle(of, lang) {
  const name = `${of}/${lang}`
  if (!bundles.has(name)) bundles.set(name, read(of, lang))
  return bundles.get(name)
}

function read(of, lang) {
  const words = wordsIn(of, lang)
  if (!words.length && lang !== FALLBACK) return bundle(of, FALLBACK)
  return new Bundle(of, lang, words, of === HOUSE ? undefined : bundle(HOUSE, lang))
}
