// What the people and bots on the seats are called.

import { house, say, t } from './lang.svelte'
import type { GameInfo, SeatInfo, Text } from './messages'

export function levelName(game: GameInfo | null, level: string | null): string {
  const known = game?.levels.find((one) => one.name === level)
  return known ? say(known.title) : (level ?? '')
}

/** The name of who sits there; one's own seat is "You", unless one has several. */
export function seatName(seat: SeatInfo, seats: readonly SeatInfo[], game: GameInfo | null): string {
  const own = seats.filter((other) => other.yours)
  if (seat.yours && own.length === 1) return t('seat-you')
  if (seat.name) return seat.name
  if (seat.who === 'open') return t('seat-open')
  if (seat.who === 'bot') return `${levelName(game, seat.level) || t('seat-bot-name')} ${seat.letter}`
  return t('seat-player', { letter: seat.letter })
}

/** The same in sentences that are made of numbers, for every language; who is spoken to needs no name. */
export function nameInSentences({ name, level, letter }: SeatInfo, game: GameInfo | null): string | Text {
  const title = game?.levels.find((one) => one.name === level)?.title
  return name || (title ? house('table-bot', { level: title, letter }) : house('table-unnamed', { letter }))
}

/** The options that differ from what the game has by default, in words. */
export function optionNames(game: GameInfo, options: Record<string, string | number | boolean>): string[] {
  return game.options.flatMap((option) => {
    const value = options[option.name]
    if (value === undefined || value === option.default) return []
    const label = option.labels[option.values.indexOf(value)]
    const name = label ? say(label) : String(value)
    return [
      typeof value === 'string' ? name : t('game-option-is', { option: say(option.label), value: name }),
    ]
  })
}
