import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import files from 'virtual:words'
import { idsFile, messagesIn } from '../../scripts/messages'
import { Bundle, HOUSE, type Args } from '../lib/fluent'
import { LANGUAGES, wordsOf } from '../lib/sources'
import ids from './ids.ts?raw'

const CODE = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!./ids.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The page's own. */
const OWN = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true })

const parsed = (source: string) => new FluentResource(source).body

/** What the house says at once, and what later. */
const parts = async (lang: string) =>
  Promise.all([HOUSE, `${HOUSE}.later`].map(async (of) => (await wordsOf(of, lang)).entries))

const house = async (lang: string) => new Bundle(HOUSE, lang, (await parts(lang)).flat())

/** What is not in braces. */
const texts = (source: string) =>
  source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replaceAll(/\{[^{}]*\}/g, 'X'))

describe('the files of words', () => {
  it('have the same messages with the same arguments in all languages', async () => {
    for (const [name, load] of Object.entries(files)) {
      const english = await wordsOf(name.split('/')[0]!, 'en')
      expect([...messagesIn((await load()).default)], name).toEqual([...messagesIn(english.entries)])
    }
  })

  it('refer to no message of the other part', async () => {
    for (const entries of await parts('en')) {
      const referred = JSON.stringify(entries).matchAll(/"type":"mesg","name":"([\w-]+)"/g)
      const ids = entries.map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining([...referred].map(([, id]) => id)))
    }
  })

  it('are what TypeScript knows', async () => {
    expect(ids, 'npm run words').toBe(idsFile(messagesIn((await parts('en')).flat())))
  })

  it('have no message that is never said', () => {
    const code = Object.values(CODE).join('\n')
    const said = Object.keys(OWN).flatMap((path) => [...messagesIn(parsed(OWN[path]!)).keys()])
    const never = [...new Set(said)].filter((id) => !code.includes(`'${id}'`))
    expect(never).toEqual([])
  })

  it('end their sentences themselves', () => {
    const ended = Object.values(CODE).flatMap((code) => [
      ...code.matchAll(/\bt\('([\w-]+)'[^\n]*?\)\}[.!?]/g),
    ])
    const lines = Object.values(OWN).flatMap((source) => source.split('\n'))
    const twice = ended.flatMap(([, id]) => lines.filter((line) => line.startsWith(`${id} = `)))
    for (const line of twice) expect(line).not.toMatch(/[.!?…]$/)
  })

  it('keep to typography', () => {
    const marks: Record<string, RegExp> = {
      en: /['"«„]|[ \u00a0][;:!?%…]/,
      fr: /['"“„]|[^\u00a0][;!?»%]|[ ]:|« /,
      de: /['"«”]|[ \u00a0][;:!?]|[^\u00a0][%…]/,
    }
    for (const [path, source] of Object.entries(OWN)) {
      const lang = path.split('.').at(-2)!
      for (const line of texts(source)) expect(line, path).not.toMatch(marks[lang]!)
    }
  })
})

describe('every message', () => {
  const COUNTS = [0, 1, 2, 5, 1000]
  const NAMES = ['Ann', 'Ben', 'Hélène', 'Élodie']
  const RELATIONS = ['you', 'actor', 'other', 'unknown', 'yes', 'no', 'resigned', 'claimed', 'drawn']

  /** Some of everything an argument of this name may be. */
  function samples(name: string): Args[string][] {
    if (/-is$|^on$|^how$/.test(name)) return RELATIONS
    if (/^(items|names)$/.test(name)) return NAMES.map((_, i) => NAMES.slice(0, i + 1))
    if (/^(share|before|after)$/.test(name)) return [0, 0.125, 1]
    return name === 'who' || name === 'game' ? NAMES : COUNTS
  }

  it.each(LANGUAGES)('can be said in %s', async (lang) => {
    const [first, later] = await parts(lang)
    const bundles = [new Bundle(HOUSE, lang, first!), new Bundle('later', lang, later!, await house(lang))]
    for (const [path, source] of Object.entries(OWN)) {
      if (!path.endsWith(`.${lang}.ftl`)) continue
      for (const [id, names] of messagesIn(parsed(source))) {
        const kinds = names.map((name) => samples(name))
        for (let i = 0; i < Math.max(1, ...kinds.map((kind) => kind.length)); i++) {
          const args = Object.fromEntries(names.map((name, k) => [name, kinds[k]![i % kinds[k]!.length]!]))
          const bundle = bundles.find((one) => one.has(id))
          expect(bundle?.format(id, args), id).not.toMatch(/^\s*$|\{|undefined|NaN/)
        }
      }
    }
  })
})

describe('what messages call', () => {
  const asks = `
row = { LIST($items) }
either = { LIST($a, $b, type: "or") }
of = { DE($name) }
large = { COUNT($n) }
share = { PERCENT($x) }
begins = { CAPITAL($words) }
`
  const say = async (lang: string, id: string, args: Args) =>
    new Bundle('a-game', lang, parsed(asks), await house(lang)).format(id, args)

  it('joins things in a row', async () => {
    expect(await say('en', 'row', { items: ['A'] })).toBe('A')
    expect(await say('fr', 'row', { items: ['A', 'B'] })).toBe('A et B')
    expect(await say('de', 'row', { items: ['A', 'B', 'C'] })).toBe('A, B und C')
    expect(await say('en', 'either', { a: 'A', b: ['B', 'C'] })).toBe('A, B or C')
    expect(await say('en', 'row', { items: [] })).toBe('')
  })

  it('elides a French “de” before a vowel or a silent h', async () => {
    const names = ['Ben', 'Élodie', 'Hélène', 'Yann', 'Yves']
    const said = await Promise.all(names.map((name) => say('fr', 'of', { name })))
    expect(said).toEqual(['de Ben', 'd’Élodie', 'd’Hélène', 'de Yann', 'd’Yves'])
  })

  it('writes numbers as the language does', async () => {
    expect(await say('en', 'large', { n: 999 })).toBe('999')
    expect(await say('en', 'large', { n: 1234567 })).toBe('1,234,567')
    expect(await say('fr', 'large', { n: 1000 })).toBe('1\u202f000')
    expect(await say('de', 'large', { n: 1000 })).toBe('1.000')
  })

  it('says 0 or 100 percent only where that is certain', async () => {
    const shares = [0, 0.0005, 0.0006, 0.005, 0.125, 0.996, 0.9994, 0.9995, 1] // as in tests/bots
    const shown = ['0%', '0%', '1%', '1%', '13%', '99%', '99%', '100%', '100%']
    expect(await Promise.all(shares.map((x) => say('en', 'share', { x })))).toEqual(shown)
    expect(await say('fr', 'share', { x: 0.615 })).toBe('62\u00a0%')
  })

  it('begins a sentence', async () => {
    expect(await say('fr', 'begins', { words: 'élan de Ben' })).toBe('Élan de Ben')
  })

  it('does not pass over what is missing', async () => {
    await expect(say('en', 'of', {})).rejects.toThrow('name')
    await expect(say('en', 'nothing', {})).rejects.toThrow('there is no nothing')
    const english = await house('en')
    expect(() => english.format('game-players', { n: 0.5 })).toThrow('PERCENT')
  })
})
