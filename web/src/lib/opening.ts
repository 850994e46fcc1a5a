// Opening tables: the shortest ways from a wish to a table.

import { api } from './api'
import type { GameInfo, Opened, Place } from './messages'
import { settings } from './settings.svelte'

/** The level of bots that was chosen on this device, as far as the game has it. */
export function levelFor(game: GameInfo): string {
  return game.levels.some((level) => level.name === settings.level) ? settings.level : game.default_level
}

/** Me on one seat, bots of the chosen level on the others. */
export function aloneOn(seat: number, seats: number, game: GameInfo): Place[] {
  return Array.from({ length: seats }, (_, i) =>
    i === seat ? { who: 'me', name: settings.name } : { who: 'bot', level: levelFor(game) },
  )
}

/** A match against bots at once, with everything as the game has it by default. */
export function playNow(game: GameInfo): Promise<Opened> {
  const seats = game.seats.find((count) => count > 1) ?? game.least
  return api.open({ game: game.slug, seats: aloneOn(0, seats, game) })
}
