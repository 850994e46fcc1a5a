// How a match in the arena ended: who brought the last asteroyd home, or that time was up.

import type { Lang } from '../../lib/board'
import { typeset } from '../../lib/texts'
import type { Decided, Ending } from '../shared/ending'
import {
  shipNumbered,
  shipsAt,
  teamNamed,
  type AsteroydsPicture,
  type Ship,
  type Team,
  type TeamName,
} from './picture'
import { WORDS } from './words'

/** By seat: what its team has scored. */
export function pointsIn({ teams }: AsteroydsPicture): number[] | null {
  const points: number[] = []
  for (const { seats, score } of teams) for (const seat of seats) points[seat] = score
  return points
}

export function decidedBy(ending: Ending<AsteroydsPicture>): Decided | null {
  const { picture, before, lang } = ending
  if (picture.phase !== 'over') return null
  const leaders = (picture.result?.winners ?? []).flatMap((name) => teamNamed(picture, name) ?? [])
  const [team] = leaders
  const winners = picture.ships.filter((ship) => leaders.some(({ name }) => name === ship.team))
  const seen = [...new Set(winners.map(({ cell }) => cell))]
  const score = scoreWords(picture, lang)
  if (!team || leaders.length > 1 || team.score < picture.goal)
    return { text: typeset(timeWords(leaders, score, lang), lang), places: [], winners: seen }
  const ship = scorer(picture, before, team)
  return {
    text: captureWords(ending, team, ship) + WORDS[lang].colon + `${score}.`,
    places: ship
      ? [ship.cell]
      : team.zone.filter((cell) => shipsAt(picture, cell).some((one) => one.team === team.name)),
    winners: seen,
  }
}

/** The ship that has just scored; undefined where it could be one of several. */
function scorer(picture: AsteroydsPicture, before: AsteroydsPicture | null, team: Team): Ship | undefined {
  const home = picture.ships.filter(
    (ship) => ship.team === team.name && !ship.off && team.zone.includes(ship.cell),
  )
  const laden = home.filter(
    (ship) => (shipNumbered(before ?? picture, ship.ship)?.carries.length ?? 0) > ship.carries.length,
  )
  return laden.length === 1 ? laden[0] : home.length === 1 ? home[0] : undefined
}

/** "You bring the white asteroyd home" */
function captureWords(
  { picture, names, you, lang }: Ending<AsteroydsPicture>,
  team: Team,
  ship: Ship | undefined,
): string {
  const seat = ship?.seat ?? (team.seats.length === 1 ? team.seats[0] : undefined)
  const others = picture.teams.filter(({ name }) => name !== team.name)
  const what = asteroydWords(others.length === 1 ? others[0]?.name : undefined, lang)
  const mine = seat !== undefined && seat === you
  const who = (seat === undefined ? undefined : names[seat]) ?? TEAMS[lang][team.name]
  if (lang === 'fr') return `${who} ${mine ? 'rapportez' : 'rapporte'} ${what}`
  return `${who} ${mine ? 'bring' : 'brings'} ${what} home`
}

const TEAMS: Record<Lang, Record<TeamName, string>> = {
  en: { red: 'The red team', white: 'The white team', blue: 'The blue team' },
  fr: { red: 'L’équipe rouge', white: 'L’équipe blanche', blue: 'L’équipe bleue' },
}

function asteroydWords(of: TeamName | undefined, lang: Lang): string {
  if (lang === 'fr') return of ? `l’${WORDS.fr.asteroyd[of]}` : 'l’asteroyd qu’il fallait'
  return of ? `the ${WORDS.en.asteroyd[of]}` : 'one more asteroyd'
}

function timeWords(leaders: Team[], score: string, lang: Lang): string {
  const [team] = leaders
  if (!team || leaders.length > 1)
    return lang === 'fr'
      ? `Le dernier tour est joué et personne ne mène seul : ${score}.`
      : `The last turn is over and nobody leads alone: ${score}.`
  const name = TEAMS[lang][team.name]
  const inside = name.charAt(0).toLowerCase() + name.slice(1)
  return lang === 'fr'
    ? `Le dernier tour est joué : ${score} pour ${inside}.`
    : `The last turn is over: ${score} for ${inside}.`
}

/** "3 to 1", the highest first. */
function scoreWords({ teams }: AsteroydsPicture, lang: Lang): string {
  const scores = teams.map(({ score }) => score).sort((a, b) => b - a)
  return scores.map((score) => String(score).replace('-', '−')).join(lang === 'fr' ? ' à ' : ' to ')
}
