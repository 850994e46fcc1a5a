// A number of bytes for people: 12.3 kB, 4,2 Mo.
import type { Lang } from './board'

const UNITS = { en: ['B', 'kB', 'MB', 'GB', 'TB'], fr: ['o', 'ko', 'Mo', 'Go', 'To'] } as const

export function size(bytes: number, lang: Lang): string {
  let shown = bytes
  let unit = 0
  while (shown >= 1000 && unit < UNITS[lang].length - 1) {
    shown /= 1000
    unit += 1
  }
  const digits = unit === 0 || shown >= 100 ? 0 : 1
  return `${shown.toLocaleString(lang, { maximumFractionDigits: digits })}\u00a0${UNITS[lang][unit]}`
}
