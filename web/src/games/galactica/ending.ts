// What decided a match of Galactica: who brought the derelict home, and to which station.

import { typeset } from '../../lib/texts'
import type { Decided, Ending } from '../shared/ending'
import { stationPlace } from './labels'
import { cornerOf, type GalacticaPicture } from './picture'

export function decidedBy({ picture, names, you, lang }: Ending<GalacticaPicture>): Decided | null {
  const { won, drawn, rounds } = picture
  if (drawn) {
    const text = {
      en: `After ${rounds} rounds nobody has brought the derelict home.`,
      fr: `Après ${rounds} tours de table, personne n’a ramené l’épave.`,
    }[lang]
    return { text, places: [] }
  }
  if (won === null) return null
  const who = names[won] ?? ''
  const text =
    lang === 'fr'
      ? won === you
        ? 'Vous avez remorqué l’épave jusqu’à votre station.'
        : `${who} a remorqué l’épave jusqu’à sa station.`
      : won === you
        ? 'You towed the derelict into your station.'
        : `${who} towed the derelict home.`
  return { text: typeset(text, lang), places: [stationPlace({ picture, seat: you }, cornerOf(picture, won))] }
}
