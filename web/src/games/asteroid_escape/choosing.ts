// Which tile of the hand is chosen, and how it is turned.

import type { Lay } from './picture'

export interface Chosen {
  tile: string | null
  /** How each tile is turned, in quarter turns clockwise; it goes on past 4, so that a turn is seen to go its way. */
  turns: Record<string, number>
}

/** Each tile in its first turn that is allowed; chosen is the first tile that has one, or else the first. */
export function firstChoice(tiles: readonly string[], lays: readonly Lay[]): Chosen {
  const turns: Record<string, number> = {}
  for (const tile of tiles) turns[tile] = lays.find((lay) => lay.tile === tile && !lay.rule)?.turn ?? 0
  const first = lays.find((lay) => !lay.rule) ?? lays[0]
  return { tile: first?.tile ?? null, turns }
}

/** What the player has chosen or turned; the rest is as it comes first. Nothing of it counts once that tile is gone. */
export function choiceOf(mine: Chosen | null, tiles: readonly string[], lays: readonly Lay[]): Chosen {
  const first = firstChoice(tiles, lays)
  if (mine === null || !holds(mine, tiles)) return first
  return { tile: mine.tile, turns: { ...first.turns, ...mine.turns } }
}

export function holds({ tile }: Chosen, tiles: readonly string[]): boolean {
  return tile !== null && tiles.includes(tile)
}

export function turned(chosen: Chosen, by: 1 | -1): Chosen {
  const { tile, turns } = chosen
  return tile === null ? chosen : { tile, turns: { ...turns, [tile]: (turns[tile] ?? 0) + by } }
}

/** The quarter turns as the rules count them, 0–3. */
export function quarters(turn: number): number {
  return ((turn % 4) + 4) % 4
}

export function layOf(lays: readonly Lay[], { tile, turns }: Chosen): Lay | null {
  if (tile === null) return null
  const turn = quarters(turns[tile] ?? 0)
  return lays.find((lay) => lay.tile === tile && lay.turn === turn) ?? null
}

/** Whether a placement ends one's own ship, allowed or not. */
export function isFatal({ ends }: Lay, seat: number | null): boolean {
  return ends.some((one) => one.seat === seat && one.end !== 'rests')
}

/** What the best turn of a tile is: one flies on, it is one's last flight, or no turn is allowed. */
export function fateOf(
  lays: readonly Lay[],
  tile: string,
  seat: number | null,
): 'allowed' | 'fatal' | 'refused' {
  const open = lays.filter((lay) => lay.tile === tile && !lay.rule)
  if (open.length === 0) return 'refused'
  return open.every((lay) => isFatal(lay, seat)) ? 'fatal' : 'allowed'
}
