// What the table asks of a game while a match runs. It is loaded with the board.

import type { Lang, Picture } from '../lib/board'
import type { View } from '../lib/messages'
import type { Plan } from '../lib/table/table.svelte'

export interface Course {
  /** How a match ended in the game's own words, where it is not about who wins. */
  ending?: (picture: Picture, lang: Lang) => string | null
  /** How long the board plays out the end of a match, in milliseconds. */
  endingTime?: (before: Picture, after: Picture) => number
  /** How long the board shows the way from one picture to a scene's; 0 or null: no longer than others do. */
  sceneTime?: (before: Picture, after: Picture) => number | null
  /** What a seat is asked to plan. */
  plan?: (view: View) => Plan | null
}

const COURSES: Record<string, () => Promise<{ course: Course }>> = {
  asteroyds: () => import('./asteroyds/course'),
  escape_pods: () => import('./escape_pods/course'),
  galactica: () => import('./galactica/course'),
}

let loaded = $state.raw<Record<string, Course>>({})

export async function loadCourse(slug: string): Promise<void> {
  const found = await COURSES[slug]?.()
  if (found && !loaded[slug]) loaded = { ...loaded, [slug]: found.course }
}

export function courseOf(slug: string): Course {
  return loaded[slug] ?? {}
}
