// Tells of a match as the page does: for every line {"variant", "seat", "names", "you", "notes", "prompt", "choices"} of the
// input a line {lang: {"lines", "prompt", "choices"}}, with whose each line is. The numbers become sentences by the page's
// own reader, in the languages that are named. For tests that compare it with what Python says.
//
//   node tell.mjs GAME LANG… < asked.jsonl

import { createInterface } from 'node:readline'
import { runnerImport } from 'vite'
import { bundle } from './bundles.mjs'

const [game, ...langs] = process.argv.slice(2)
const { declared } = await page(`games/${game}/state.ts`)
const { RecordReader } = await page('lib/rules/reader.ts')
const { Sentences } = await page('lib/rules/sentences.ts')

async function page(path) {
  const file = new URL(`../src/${path}`, import.meta.url).pathname
  return (await runnerImport(file, { configFile: false })).module
}

function say(text, lang) {
  if (typeof text !== 'object') return text
  if (Array.isArray(text)) return text.map((each) => say(each, lang))
  const args = Object.entries(text.args ?? {}).map(([name, arg]) => [name, say(arg, lang)])
  return bundle(text.of, lang).format(text.key, Object.fromEntries(args))
}

for await (const line of createInterface({ input: process.stdin })) {
  const { variant, seat, names, you, notes, prompt, choices } = JSON.parse(line)
  const viewer = { seat, you, plays: false, name: (one) => names[one] }
  const [{ lines }] = new RecordReader(declared, variant).past(
    { events: [{ notes, lines: [] }] },
    viewer,
  ).events
  const sentences = new Sentences(declared, variant)
  const read = (kinds, { kind, numbers }) => kinds.read(kind, numbers)
  const asked = sentences.prompt(read(declared.prompts, prompt), viewer)
  const chosen = choices.map((choice) => sentences.choice(read(declared.choices, choice), viewer))
  const told = langs.map((lang) => [
    lang,
    {
      lines: lines.map((one) => [one.seat, say(one.text, lang)]),
      prompt: say(asked, lang),
      choices: say(chosen, lang),
    },
  ])
  console.log(JSON.stringify(Object.fromEntries(told)))
}
