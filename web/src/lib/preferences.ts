// What a person can choose for this device, what holds as long as nothing was chosen, and how what was kept is read again.

import type { Lang } from './fluent'
import { LANGUAGES } from './sources'

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export const BOT_SPEEDS = ['atOnce', 'normal', 'calm'] as const
export const PALETTES = ['usual', 'contrast'] as const
export const THEMES = ['dark', 'light'] as const

export type Speed = (typeof SPEEDS)[number]
export type BotSpeed = (typeof BOT_SPEEDS)[number]
export type Palette = (typeof PALETTES)[number]
export type Theme = (typeof THEMES)[number]

export interface Preferences {
  lang: Lang
  /** Null: the system's, as long as nothing was chosen here. */
  theme: Theme | null
  /** How fast things move on a board. */
  speed: Speed
  /** How long what a bot did is seen before the next thing is shown. */
  botSpeed: BotSpeed
  /** Whether a finger's first tap on a place only shows what would happen there. */
  confirm: boolean
  /** Whether boards always show the names of their places. */
  coordinates: boolean
  palette: Palette
  sound: boolean
  /** From 0 to 1. */
  volume: number
  notify: boolean
  /** Whether bots remark something now and then. */
  remarks: boolean
  /** Whether winning chances are shown in numbers without being asked for. */
  numbers: boolean
  name: string
  /** Of the bots one plays against; empty: the usual one. */
  level: string
  /** The games whose goal one has folded away. */
  goalsKnown: string[]
}

export function defaults(lang: Lang): Preferences {
  return {
    lang,
    theme: null,
    speed: 'normal',
    botSpeed: 'normal',
    confirm: false,
    coordinates: false,
    palette: 'usual',
    sound: true,
    volume: 0.7,
    notify: false,
    remarks: true,
    numbers: false,
    name: '',
    level: '',
    goalsKnown: [],
  }
}

/** What was kept, as far as it still means something; the rest is as usual. */
export function recalled(kept: string | null, lang: Lang): Preferences {
  const found = defaults(lang)
  const old = parsed(kept)
  for (const key of Object.keys(found) as (keyof Preferences)[]) take(found, key, old[key])
  if (old['speed'] === undefined && old['motion'] === false) found.speed = 'off'
  if (old['remarks'] === undefined && old['explain'] === false) found.remarks = false
  // Before there was a volume, sound was off for everybody who had not found its switch.
  if (old['volume'] === undefined) found.sound = true
  return found
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const MAY_BE: { [K in keyof Preferences]?: readonly unknown[] } = {
  lang: LANGUAGES,
  theme: [...THEMES, null],
  speed: SPEEDS,
  botSpeed: BOT_SPEEDS,
  palette: PALETTES,
}

function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value
  return value.every((one) => typeof one === 'string') ? 'strings' : 'list'
}

function take<K extends keyof Preferences>(into: Preferences, key: K, value: unknown): void {
  const among = MAY_BE[key]
  if (among ? !among.includes(value) : kindOf(value) !== kindOf(into[key])) return
  into[key] = value as Preferences[K]
  if (key === 'volume') into.volume = Math.min(1, Math.max(0, into.volume)) || 0
}
