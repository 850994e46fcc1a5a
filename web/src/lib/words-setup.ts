// The words of the page on which a table is set up. They come with it.

import type { Text } from './messages'

export const SETUP_WORDS = {
  newTable: { en: 'New {game} table', fr: 'Nouvelle table de {game}' },
  whoPlays: { en: 'Who plays?', fr: 'Qui joue ?' },
  howMany: { en: 'Number of players', fr: 'Nombre de joueurs' },
  whoOnSeat: { en: 'Who sits on seat {letter}', fr: 'Qui occupe la place {letter}' },
  levelOfSeat: { en: 'Level of the bot on seat {letter}', fr: 'Niveau du robot de la place {letter}' },
  nameOnSeat: { en: 'Name on seat {letter}', fr: 'Nom à la place {letter}' },
  optionsUsual: { en: 'the usual game', fr: 'le jeu habituel' },
  tableText: { en: 'clock, spectators, hints', fr: 'pendule, spectateurs, indices' },
  clockNone: { en: 'none', fr: 'aucune' },
  clockMove: { en: 'per move', fr: 'par coup' },
  clockPlayer: { en: 'per player', fr: 'par joueur' },
  clockText: {
    en: 'When a player’s time is up, a bot plays on in their place; they may take the seat back.',
    fr: 'Quand le temps d’un joueur est écoulé, un robot joue à sa place ; il peut reprendre la main.',
  },
  seconds: { en: 'Seconds', fr: 'Secondes' },
  minutesEach: { en: 'Minutes', fr: 'Minutes' },
  spectators: { en: 'Spectators may watch', fr: 'Les spectateurs peuvent regarder' },
  answersWithin: { en: 'Answers within {count} s', fr: 'Réponses en {count} s' },
  answersText: {
    en: 'Who is asked something out of turn and does not answer in time lets it happen. Off: no limit.',
    fr: 'Qui ne répond pas à temps à une question posée hors de son tour laisse faire. Décoché : sans limite.',
  },
  strangers: {
    en: 'Others may take the seat of who does not come back',
    fr: 'D’autres peuvent prendre la place de qui ne revient pas',
  },
  strangersText: {
    en: 'Who has the link may take a seat whose player has left and stayed away for five minutes. Off: a seat stays its player’s.',
    fr: 'Qui a le lien peut prendre une place quittée depuis cinq minutes. Décoché : une place reste à son joueur.',
  },
  standIn: { en: 'Bot that stands in for a player who leaves', fr: 'Robot remplaçant, si un joueur part' },
} satisfies Record<string, Text>
