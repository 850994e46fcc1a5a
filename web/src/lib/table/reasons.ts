// What a bot said it expects, in a number.

import type { ReasonsAre } from '../messages'

/** What the bot itself could expect of what it played, from 0 to 1; null if that is not known. */
export function chanceOf(reasons: ReasonsAre | undefined): number | null {
  const played = reasons?.weighed.find(({ action }) => action === reasons.action)
  return (reasons && played?.expected[reasons.seat]) ?? null
}
