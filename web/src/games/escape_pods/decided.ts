// What decided a match: why it was over, what made the winner win, and the points of all.

import type { Lang } from '../../lib/board'
import { typeset } from '../../lib/texts'
import type { Decided, Ending } from '../shared/ending'
import { GRADE_POINTS, gradeWords, inOrder } from './ending'
import type { PodsPicture } from './picture'
import { WORDS } from './words'

const SENTENCES = {
  en: {
    full: 'All refuges are full.',
    barrier: 'Debris bars every way to the refuges.',
    quiet: 'Nobody disembarked for too long.',
    made: (refuge: string, most: number, less: number) =>
      `${refuge} made the difference: ${most} points to ${less}.`,
    level: {
      crew: 'Level on points: more crew in refuges decided.',
      assigned: 'Level on points: more crew with a square decided.',
      refuges: 'Level on points: crew in more refuges decided.',
    },
    shared: 'Level in everything: a shared win.',
    next: (more: number, grade: string) => `${more} more ${more > 1 ? 'points' : 'point'}: ${grade}.`,
  },
  fr: {
    full: 'Tous les refuges sont pleins.',
    barrier: 'Des débris barrent tout chemin vers les refuges.',
    quiet: 'Personne n’a débarqué depuis trop longtemps.',
    made: (refuge: string, most: number, less: number) =>
      `${refuge} a fait la différence : ${most} points à ${less}.`,
    level: {
      crew: 'À égalité de points : plus d’équipage aux refuges a décidé.',
      assigned: 'À égalité de points : plus de membres avec une case a décidé.',
      refuges: 'À égalité de points : plus de refuges occupés a décidé.',
    },
    shared: 'Égalité parfaite : victoire partagée.',
    next: (more: number, grade: string) => `${more} ${more > 1 ? 'points' : 'point'} de plus : ${grade}.`,
  },
}

/** By seat: the points of the whole scoring; null before it is done. */
export function pointsIn({ result }: PodsPicture): number[] | null {
  if (!result) return null
  const points: number[] = []
  for (const { seat, points: scored } of result.scores) points[seat] = scored
  return points
}

/** Why the match was over, and what made the winner win; alone, how far the next grade was. */
export function decidedBy({ picture, lang }: Ending<PodsPicture>): Decided | null {
  const { result, refuges } = picture
  if (!result) return null
  const words = SENTENCES[lang]
  const full = refuges.every(({ arrivals }) => !arrivals.includes(null))
  const why = full ? words.full : picture.barrier ? words.barrier : words.quiet
  const { text, place } = difference(picture, lang)
  const debris = picture.sectors.filter((sector) => sector.debris).map(({ name }) => name)
  const barred = !full && picture.barrier ? debris : []
  return { text: typeset(`${why} ${text}`.trim(), lang), places: place ? [place] : [], winners: barred }
}

function difference(picture: PodsPicture, lang: Lang): { text: string; place: string | null } {
  const words = SENTENCES[lang]
  const [first, ...others] = inOrder(picture.result?.scores ?? [])
  const second = others[0]
  if (!first) return { text: '', place: null }
  if (!second) {
    const next = GRADE_POINTS.find(({ points }) => points !== null && points > first.points)
    const text = next ? words.next((next.points ?? 0) - first.points, gradeWords(next.grade, lang)) : ''
    return { text, place: null }
  }
  if (first.points === second.points) {
    const by = (['crew', 'assigned', 'refuges'] as const).find((what) => first[what] !== second[what])
    return { text: by ? words.level[by] : words.shared, place: null }
  }
  const lead = ({ points }: { points: number[] | null }) =>
    (points?.[first.seat] ?? 0) - (points?.[second.seat] ?? 0)
  const [best] = [...picture.refuges].sort((a, b) => lead(b) - lead(a))
  if (!best) return { text: '', place: null }
  const called = `${best.name}, ${WORDS[lang].cards[best.card ?? ''] ?? ''},`
  return {
    text: words.made(called, best.points?.[first.seat] ?? 0, best.points?.[second.seat] ?? 0),
    place: best.name,
  }
}
