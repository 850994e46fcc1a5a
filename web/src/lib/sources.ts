// Where words come from: those of the house and of its games came with the page.

import files from 'virtual:words'
import { FALLBACK, HOUSE, type Lang } from './fluent'

/** The languages of the page, in the order of the alphabet. */
export const LANGUAGES: readonly Lang[] = Object.keys(files)
  .flatMap((name) => (name.startsWith(`${HOUSE}/`) ? [name.slice(HOUSE.length + 1)] : []))
  .sort()

/** What a language calls itself: "Français". */
export function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The words of the house or of a game, and their language: English where there are none in the one that is asked for. */
export async function sourceOf(of: string, lang: Lang): Promise<{ lang: Lang; source: string }> {
  const file = files[`${of}/${lang}`]
  if (!file && lang !== FALLBACK) return sourceOf(of, FALLBACK)
  return { lang, source: (await file?.())?.default ?? '' }
}
