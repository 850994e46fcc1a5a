// Writes src/words/ids.ts anew.

import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { wordsIn } from './word-files.mjs'

const file = (path) => new URL(path, import.meta.url).pathname
const { module } = await runnerImport(file('messages.ts'), { configFile: false })
writeFileSync(file('../src/words/ids.ts'), module.idsFile(module.messagesIn(wordsIn('house', 'en'))))
