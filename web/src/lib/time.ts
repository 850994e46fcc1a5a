// Times and durations for people.

/** What a clock shows: minutes and seconds, tenths when it gets close. */
export function clockFace(ms: number, lang = 'en'): string {
  const left = Math.max(0, ms)
  if (left < 10_000) return (Math.floor(left / 100) / 10).toLocaleString(lang, { minimumFractionDigits: 1 })
  const seconds = Math.floor(left / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** A time that passes slowly: whole minutes and seconds. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return seconds < 10 ? `0:0${seconds}` : clockFace(1000 * seconds)
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was: "5 minutes ago". */
export function ago(at: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, length] of UNITS) {
    if (now - at >= length) return words.format(-Math.floor((now - at) / length), unit)
  }
  return words.format(0, 'second')
}

/** A length of time in its two biggest units: "3h 12m". */
export function duration(seconds: number, lang: string): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [Math.floor(seconds) % 60, 'second'],
  ]
  const first = Math.max(
    0,
    parts.findIndex(([n]) => n > 0),
  )
  return (parts[first]?.[0] ? parts.slice(first, first + 2) : parts.slice(-1))
    .map(([n, unit]) => n.toLocaleString(lang, { style: 'unit', unit, unitDisplay: 'narrow' }))
    .join(' ')
}
