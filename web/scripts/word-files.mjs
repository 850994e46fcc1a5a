// The files of words, and how the page gets them: what the house says in a language is one module, what a game says another.

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

/** All that the house, or a game, says in a language. */
export function wordsIn(of, lang) {
  const files = wordFiles().filter((file) => file.of === of && file.lang === lang)
  return files.map(({ path }) => readFileSync(path, 'utf8')).join('\n')
}

/** `virtual:words/house/fr` is that as text; `virtual:words` is how each is loaded, by "house/fr". */
export function words() {
  const NAME = '\0virtual:words'
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(NAME)) return null
      const files = wordFiles()
      if (id === NAME) {
        const names = [...new Set(files.map(({ of, lang }) => `${of}/${lang}`))]
        const loads = names.map((name) => `'${name}': () => import('virtual:words/${name}'),`)
        return `export default {${loads.join('\n')}}`
      }
      const [of, lang] = id.slice(NAME.length + 1).split('/')
      for (const file of files) if (file.of === of && file.lang === lang) this.addWatchFile(file.path)
      return `export default ${JSON.stringify(wordsIn(of, lang).replace(/^#.*\n|^\n/gm, ''))}`
    },
  }
}
