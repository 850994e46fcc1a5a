// The files of words, and how the page gets them: what the house says in a language is one module, what a game says another.

import { FluentResource } from '@fluent/bundle'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

const PAGE = new URL('../src/words/', import.meta.url)
const PACKAGE = new URL('../../src/astroport/', import.meta.url)
/** Those of the house whose sentences reach the page. */
const PACKAGES = ['core', 'table', 'server', 'bots']

/** Every file there is: of which bundle, in which language. */
export function wordFiles() {
  const games = new URL('games/', PACKAGE)
  const slugs = existsSync(games) ? readdirSync(games) : []
  return [
    ...filesIn(PAGE, 'house'),
    ...PACKAGES.flatMap((name) => filesIn(new URL(`${name}/`, PACKAGE), 'house')),
    ...slugs.flatMap((slug) => filesIn(new URL(`${slug}/`, games), slug)),
  ]
}

function filesIn(folder, of) {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.flatMap((name) => {
    const lang = /\.(\w+)\.ftl$/.exec(name)?.[1]
    return lang ? [{ of, lang, path: new URL(name, folder).pathname }] : []
  })
}

/** All that the house, or a game, says in a language: the files, parsed. */
export function wordsIn(of, lang) {
  return wordFiles().flatMap((file) => (file.of === of && file.lang === lang ? parsed(file.path) : []))
}

function parsed(path) {
  const source = readFileSync(path, 'utf8')
  const { body } = new FluentResource(source)
  const begun = source.match(/^(?=-?[a-zA-Z])/gm)?.length ?? 0
  if (body.length !== begun) throw new SyntaxError(`${path}: of ${begun} messages ${body.length} can be read`)
  return body
}

/** What these begin is not said on the way to a first move: `house.later`, which comes when something of it is said. */
const LATER = new RegExp(
  '^(back-(asked|refused|waits)|bot-(?!level)|clock|compiling|end|game-(answers|no|option)|gone|hint-(?!title)|host|key|leave|log-remark|lost|luck|moment|notice|open|' +
    'home-(drawn|ended|going|imported|more|open|over|playing|remove|waiting|won|you|your)|outcome|part|plan|pref|prompt|' +
    'refusal(?!-undo-nothing)|replay|room-(agree|answer|curtain|decline|imported|luck|more|result|skip|spectating|title-nudged|which)|' +
    'rules|seat-(back|bot-plays|free-in|gone-for|nudge|open|out|resigned|sit|take|team|to-plan|watching)|setup|share|signs|' +
    'table-(?!began|bot|opened|unnamed)|talk-(channel|in-team)|why|zoom)\\b',
)

/** These say what a game is, before anybody plays it; the rest of its words comes with its board: `sputnik.later`. */
const FIRST = /^(name|about|tagline|goal|option)\b/

/** What is said first, and what later. */
function partsIn(of, lang) {
  const words = wordsIn(of, lang)
  const late = of === 'house' ? ({ id }) => LATER.test(id) : ({ id }) => !FIRST.test(id)
  const parts = [words.filter((each) => !late(each)), words.filter(late)]
  for (const [i, part] of parts.entries())
    for (const { id } of parts[1 - i])
      if (JSON.stringify(part).includes(`"name":"${id}"`))
        throw new SyntaxError(`${of}: ${id} is in another part`)
  return parts
}

/** `virtual:words/house/fr` is a bundle in a language, parsed; `virtual:words` is how each is loaded, by "house/fr". */
export function words() {
  const NAME = '\0virtual:words'
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(NAME)) return null
      const files = wordFiles()
      for (const { path } of files) this.addWatchFile(path)
      if (id !== NAME) {
        const [, of, later, lang] = /^(\w+)(\.later)?\/(\w+)$/.exec(id.slice(NAME.length + 1))
        return `export default ${JSON.stringify(partsIn(of, lang)[later ? 1 : 0])}`
      }
      const names = files.flatMap(({ of, lang }) => [`${of}/${lang}`, `${of}.later/${lang}`])
      const loads = [...new Set(names)].map((name) => `'${name}': () => import('virtual:words/${name}'),`)
      return `export default {${loads.join('\n')}}`
    },
  }
}
