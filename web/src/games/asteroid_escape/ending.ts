// What decided a match of Asteroid Escape: the last ships that were lost, what became of them, and where.

import { typeset } from '../../lib/texts'
import { listedNames, type Decided, type Ending } from '../shared/ending'
import { lossesIn, type Fate } from './fates'
import type { EscapePicture } from './picture'
import { WORDS } from './words'

export function decidedBy(ending: Ending<EscapePicture>): Decided | null {
  const { picture, before, lang } = ending
  if (picture.phase !== 'over') return null
  const losses = before ? lossesIn(before, picture) : []
  const fates = [...new Set(losses.map(({ fate }) => fate))]
  const told = fates.map((fate) => {
    const seats = losses.filter((loss) => loss.fate === fate).map(({ seat }) => seat)
    return fateWords(ending, fate, seats)
  })
  const shared = picture.won.length > 1 ? [sharedWords(ending)] : []
  return {
    text: typeset([...(told.length > 0 ? told : [flyingWords(ending)]), ...shared].join(' '), lang),
    places: [...new Set(losses.map(({ at }) => at))],
    winners: picture.ships.map(({ front }) => front),
  }
}

/** "Ben flies off the board." */
function fateWords(ending: Ending<EscapePicture>, fate: Fate, seats: number[]): string {
  const { you, lang } = ending
  const mine = you !== null && seats.includes(you)
  const form = mine ? 'you' : seats.length > 1 ? 'they' : 'one'
  return `${listedNames(ending, seats)} ${WORDS[lang].fates[fate][form]}.`
}

function sharedWords(ending: Ending<EscapePicture>): string {
  const { picture, you, lang } = ending
  const mine = you !== null && picture.won.includes(you)
  return `${listedNames(ending, picture.won)} ${WORDS[lang].share[mine ? 'you' : 'they']}.`
}

/** Where it is not known who was lost last. */
function flyingWords(ending: Ending<EscapePicture>): string {
  const { picture, names, you, lang } = ending
  const inside = names.map((name, seat) => (seat === you ? WORDS[lang].you : name))
  const flying = picture.ships.map(({ seat }) => seat)
  if (flying.length === 0) return WORDS[lang].noneFlies
  return WORDS[lang].onlyFlies(
    listedNames({ ...ending, names: inside }, flying),
    flying.length > 1 || flying[0] === you,
  )
}
