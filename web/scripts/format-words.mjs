// Says sentences as the page does: for every line {"of", "key", "args", "lang"} of the input a line with what is said,
// as a string in JSON, or {"error"} if it cannot be said. For tests that compare it with what Python says.

import { createInterface } from 'node:readline'
import { runnerImport } from 'vite'
import { wordsIn } from './word-files.mjs'

const fluent = new URL('../src/lib/fluent.ts', import.meta.url).pathname
const {
  module: { Bundle, FALLBACK, HOUSE },
} = await runnerImport(fluent, { configFile: false })

const bundles = new Map()

function bundle(of, lang) {
  const name = `${of}/${lang}`
  if (!bundles.has(name)) bundles.set(name, read(of, lang))
  return bundles.get(name)
}

function read(of, lang) {
  const words = wordsIn(of, lang)
  if (!words.length && lang !== FALLBACK) return bundle(of, FALLBACK)
  return new Bundle(of, lang, words, of === HOUSE ? undefined : bundle(HOUSE, lang))
}

for await (const line of createInterface({ input: process.stdin })) {
  const { of, key, args, lang } = JSON.parse(line)
  let said
  try {
    said = bundle(of, lang).format(key, args)
  } catch (error) {
    said = { error: String(error) }
  }
  console.log(JSON.stringify(said))
}
