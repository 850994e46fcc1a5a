// The words of looking back at a match. They come with it.

import type { Text } from './messages'

export const REPLAY_WORDS = {
  replayTitle: { en: 'Replay', fr: 'Relecture' },
  replayMore: { en: 'Chart and log', fr: 'Graphique et journal' },
  backToTable: { en: 'Back to the table', fr: 'Retour à la table' },
  position: { en: 'Position', fr: 'Position' },
  positionOf: { en: 'Move {n} of {all}', fr: 'Coup {n} sur {all}' },
  movesBetween: { en: 'Moves {from} to {to}…', fr: 'Coups {from} à {to}…' },
  previous: { en: 'Back one move', fr: 'Un coup en arrière' },
  autoplay: { en: 'Play on by itself', fr: 'Lecture automatique' },
  seenFrom: { en: 'Seen from', fr: 'Vu par' },
  expectedText: {
    en: 'Each player’s chances after every move, as a bot sees them.',
    fr: 'Les chances de chacun après chaque coup, selon un robot.',
  },
  expectedAt: { en: 'After move {n}: {values}.', fr: 'Après le coup {n} : {values}.' },
  expectedKeys: {
    en: 'Arrow keys go along, Enter goes there.',
    fr: 'Les flèches parcourent, Entrée y mène.',
  },
  chart: { en: 'Chart', fr: 'Courbe' },
  keyMoments: { en: 'Turning points', fr: 'Tournants de la partie' },
  keyMomentsNone: {
    en: 'No turning point: it went its way.',
    fr: 'Aucun tournant : la partie a suivi son cours.',
  },
  keyMoment: { en: 'Turning point {n}', fr: 'Tournant {n}' },
  expectedWait: { en: 'Being worked out…', fr: 'Calcul en cours…' },
  playFromHere: { en: 'Play from here', fr: 'Rejouer d’ici' },
  playFromHereText: {
    en: 'A new table begins with this position; this match stays as it is.',
    fr: 'Une nouvelle table part de cette position ; cette partie reste telle quelle.',
  },
  forkLink: { en: 'As a new table, with a link', fr: 'À une nouvelle table, avec un lien' },
  forkSeat: { en: 'Your seat', fr: 'Votre place' },
} satisfies Record<string, Text>
