// What is heard of a change on this board.

import type { Sound } from '../../lib/sound'
import type { Change, Deed } from './diff'

const SOUNDS: Record<Deed['what'], Sound | null> = {
  hit: 'hit',
  forced: 'gone',
  beaten: 'out',
  evaded: 'lay',
  captured: 'capture',
  taken: 'capture',
  kept: 'lay',
  home: null, // the table tells how a match ended
}

/** Each sound once. */
export function soundsOf({ deeds, spun }: Pick<Change, 'deeds' | 'spun'>): Sound[] {
  const heard = deeds.flatMap(({ what }) => SOUNDS[what] ?? [])
  return [...new Set<Sound>(spun && heard.length === 0 ? ['dice'] : heard)]
}
