// How long moments of this game are shown that are more than a move: a challenge, a laser that hits; in milliseconds.

import { HOME, type GalacticaPicture } from './picture'

const CHALLENGED = 1300
const SPUN = 1000
const DECIDED = 2400
const HIT = 900
const HOME_AT_LAST = 1600

/** Null: as long as any other. */
export function momentTime(before: GalacticaPicture, after: GalacticaPicture): number | null {
  const { battle, phase } = after
  if (battle && phase === 'battle') return battle.attack === null ? CHALLENGED : SPUN
  if (battle?.winner != null && phase === 'spinning') return DECIDED
  return after.laser && isHit(before, after) ? HIT : null
}

function isHit(before: GalacticaPicture, after: GalacticaPicture): boolean {
  return after.jets.some(
    ({ at }, i) => at === HOME && before.jets[i] !== undefined && before.jets[i].at !== HOME,
  )
}

/** How long the end of a match is seen before it is told. */
export function homeTime(_before: GalacticaPicture, after: GalacticaPicture): number {
  return after.won === null ? 0 : HOME_AT_LAST
}
