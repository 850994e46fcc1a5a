// What files of words have: their messages, with the arguments that each says something of.

import type { Entries } from '../src/lib/fluent'

/** By id, an attribute's being `id.attribute`: the names of its arguments; all in the order of the alphabet. */
export type Messages = Map<string, string[]>

export function messagesIn(entries: Entries): Messages {
  const patterns = new Map<string, unknown>()
  for (const { id, value, attributes } of entries) {
    if (value) patterns.set(id, value)
    for (const [name, pattern] of Object.entries(attributes)) patterns.set(`${id}.${name}`, pattern)
  }
  return new Map([...patterns.keys()].sort().map((id) => [id, argumentsOf(patterns.get(id), patterns)]))
}

/** Also those of the messages that it refers to. */
function argumentsOf(part: unknown, patterns: Map<string, unknown>): string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('type' in part && 'name' in part) {
    const attribute = 'attr' in part && part.attr ? `.${String(part.attr)}` : ''
    if (part.type === 'var') return [String(part.name)]
    if (part.type === 'mesg') return argumentsOf(patterns.get(`${String(part.name)}${attribute}`), patterns)
  }
  return [...new Set(Object.values(part).flatMap((inner) => argumentsOf(inner, patterns)))].sort()
}

/** The file in which TypeScript reads which messages there are. */
export function idsFile(messages: Messages): string {
  const lines = [...messages].map(([id, names]) => {
    const union = names.map((name) => `'${name}'`).join(' | ') || 'never'
    return `  '${id}': ${union}\n`
  })
  return `// Made from the English files by \`npm run words\`; do not edit.

/** The messages of the house, and the names of their arguments. */
export interface Messages {
${lines.join('')}}
`
}
