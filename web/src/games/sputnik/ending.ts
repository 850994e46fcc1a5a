// What decided a match of Sputnik: who was the last to be stranded, and where.

import { typeset } from '../../lib/texts'
import { listedNames, type Decided, type Ending } from '../shared/ending'
import type { SputnikPicture } from './picture'

export function decidedBy(ending: Ending<SputnikPicture>): Decided | null {
  const { picture, before, lang } = ending
  if (picture.phase !== 'over') return null
  const known = before?.out ?? (picture.out.length > 1 ? picture.out : [])
  const stranded = picture.out.filter((seat) => !known.includes(seat))
  const text = stranded.length > 0 ? strandedWords(ending, stranded) : flyingWords(ending)
  const rockets = before?.rockets.filter((rocket) => stranded.includes(rocket.seat)) ?? []
  return {
    text: typeset(text, lang),
    places: rockets.map((rocket) => rocket.at),
    winners: picture.rockets.map((rocket) => rocket.at),
  }
}

function strandedWords(ending: Ending<SputnikPicture>, stranded: number[]): string {
  const { you, lang } = ending
  const who = listedNames(ending, stranded)
  const mine = you !== null && stranded.includes(you)
  const several = stranded.length > 1
  const team = teamWords(ending, stranded)
  if (lang === 'fr') {
    const have = mine ? 'n’avez' : several ? 'n’ont' : 'n’a'
    return `${who} ${have} plus nulle part où voler${team}.`
  }
  return `${who} ${mine || several ? 'have' : 'has'} nowhere left to fly${team}.`
}

/** With the last of its rockets a whole team is stranded. */
function teamWords({ picture, teams, you, lang }: Ending<SputnikPicture>, stranded: number[]): string {
  const team = teams[stranded.at(-1) ?? -1] ?? null
  const partners = teams.flatMap((one, seat) => (team !== null && one === team ? [seat] : []))
  if (partners.length < 2 || !partners.every((seat) => picture.out.includes(seat))) return ''
  const mine = you !== null && partners.includes(you)
  if (lang === 'fr') return ` : toute ${mine ? 'votre ' : 'l’'}équipe est immobilisée`
  return `: ${mine ? 'your' : 'the'} whole team is stranded`
}

/** Where it is not known who was the last to be stranded. */
function flyingWords(ending: Ending<SputnikPicture>): string {
  const { picture, names, you, lang } = ending
  const flying = names.flatMap((_, seat) => (picture.out.includes(seat) ? [] : [seat]))
  const inside = names.map((name, seat) => (seat === you ? { en: 'you', fr: 'vous' }[lang] : name))
  const who = listedNames({ ...ending, names: inside }, flying)
  if (lang === 'fr') return `Il ne reste que ${who} en vol.`
  const are = flying.length > 1 || flying[0] === you
  return `Only ${who} ${are ? 'are' : 'is'} still flying.`
}
