// How a match ended: who did best, and a solo match in the game's own words.

import type { Lang, Picture } from '../../lib/board'
import type { Grade, Score } from './picture'

const GRADES: Record<Grade, Record<Lang, string>> = {
  master: { en: 'Master of the galaxy', fr: 'Maître de la galaxie' },
  conqueror: { en: 'Conqueror of space', fr: 'Conquérant de l’espace' },
  survivor: { en: 'Survivor', fr: 'Survivant' },
}

/** The grades of a solo match, the lowest first, with the points from which each is given. */
export const GRADE_POINTS: readonly { grade: Grade; points: number | null }[] = [
  { grade: 'survivor', points: null },
  { grade: 'conqueror', points: 13 },
  { grade: 'master', points: 16 },
]

export function gradeWords(grade: Grade, lang: Lang): string {
  return GRADES[grade][lang]
}

/** The grade and the points of who played alone; null where several did, or before the end. */
export function endingWords(picture: Picture, lang: Lang): string | null {
  const grade: Grade | undefined = picture?.result?.grade
  const points: number | undefined = picture?.result?.scores[0]?.points
  if (!grade || points === undefined) return null
  const count =
    lang === 'fr' ? `${points} point${points < 2 ? '' : 's'}` : `${points} point${points === 1 ? '' : 's'}`
  return `${gradeWords(grade, lang)}, ${count}.`
}

/** Who did best first. */
export function inOrder(scores: readonly Score[]): Score[] {
  return [...scores].sort(
    (a, b) =>
      b.points - a.points ||
      b.crew - a.crew ||
      b.assigned - a.assigned ||
      b.refuges - a.refuges ||
      a.seat - b.seat,
  )
}
