// How matches of every game end: what decided them, and what was counted. Loaded when a match is over.

import type { Picture } from '../lib/board'
import { decidedBy as lostIn } from './asteroid_escape/ending'
import { decidedBy as capturedIn, pointsIn as arenaPoints } from './asteroyds/ending'
import { decidedBy as rescuedIn } from './escape_pods/decided'
import { pointsIn as podsPoints } from './escape_pods/ending'
import { decidedBy as towedIn } from './galactica/ending'
import type { Decided, Ending } from './shared/ending'
import { decidedBy as strandedIn } from './sputnik/ending'

/** A game without one is told by the last line of its log. */
const DECIDED: Record<string, (ending: Ending) => Decided | null> = {
  sputnik: strandedIn,
  asteroid_escape: lostIn,
  asteroyds: capturedIn,
  escape_pods: rescuedIn,
  galactica: towedIn,
}

/** The points of every seat, in games that count them. */
const POINTS: Record<string, (picture: Picture) => number[] | null> = {
  asteroyds: arenaPoints,
  escape_pods: podsPoints,
}

export function decidedBy(slug: string, ending: Ending): Decided | null {
  return DECIDED[slug]?.(ending) ?? null
}

export function pointsOf(slug: string, picture: Picture): number[] | null {
  return POINTS[slug]?.(picture) ?? null
}
