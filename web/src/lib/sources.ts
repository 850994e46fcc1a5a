// Where words come from: those of the house and of its games come with the page, those of others from the server.

import files from 'virtual:words'
import { FALLBACK, HOUSE, type Entries, type Lang } from './fluent'

/** The languages of the page, in the order of the alphabet. */
export const LANGUAGES: readonly Lang[] = Object.keys(files)
  .flatMap((name) => (name.startsWith(`${HOUSE}/`) ? [name.slice(HOUSE.length + 1)] : []))
  .sort()

/** The first of somebody's languages that the page has; English where it has none of them. */
export function spoken(wished: readonly string[]): Lang {
  const known = wished.map((tag) => tag.toLowerCase().split('-')[0]!)
  return known.find((lang) => LANGUAGES.includes(lang)) ?? FALLBACK
}

/** What a language calls itself: "Français". */
export function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** In how many parts the words of the house or of a game come: what is said first, and what later. */
export function partsOf(of: string): string[] {
  return [of, `${of}.later`].filter((part) => part === of || files[`${part}/${FALLBACK}`])
}

/** The words of the house or of a game, and their language: English where there are none in the one that is asked for. */
export async function wordsOf(of: string, lang: Lang): Promise<{ lang: Lang; entries: Entries }> {
  const found = [lang, FALLBACK].find((one) => files[`${of}/${one}`])
  if (found) return { lang: found, entries: (await files[`${of}/${found}`]!()).default }
  const [answer, { FluentResource }] = await Promise.all([
    fetch(`/api/games/${encodeURIComponent(of)}/words/${lang}`),
    import('@fluent/bundle/esm/resource.js'),
  ])
  if (!answer.ok) throw new Error(`${of} has no words`)
  const { body } = new FluentResource(await answer.text())
  return { lang: answer.headers.get('Content-Language') ?? FALLBACK, entries: body }
}
