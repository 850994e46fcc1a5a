// Says sentences as the page does: for every line {"of", "key", "args", "lang"} of the input a line with what is said,
// as a string in JSON, or {"error"} if it cannot be said. For tests that compare it with what Python says.

import { createInterface } from 'node:readline'
import { bundle } from './bundles.mjs'

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
