// The words of the windows with preferences and keys, which come with them: every other page is the lighter.

import type { Text } from './messages'

export const PREFERENCE_WORDS = {
  notifications: { en: 'Notifications', fr: 'Notifications' },
  prefLook: { en: 'Look', fr: 'Apparence' },
  prefPlay: { en: 'Playing', fr: 'Jeu' },
  prefBots: { en: 'Bots', fr: 'Robots' },
  prefSound: { en: 'Sound and messages', fr: 'Son et messages' },
  prefKept: {
    en: 'Kept on this device only.',
    fr: 'Gardé sur cet appareil seulement.',
  },
  theme: { en: 'Theme', fr: 'Thème' },
  themeSystem: { en: 'Like the system', fr: 'Comme le système' },
  themeDark: { en: 'Dark', fr: 'Sombre' },
  themeLight: { en: 'Light', fr: 'Clair' },
  colours: { en: 'Colours of the players', fr: 'Couleurs des joueurs' },
  coloursUsual: { en: 'Usual', fr: 'Habituelles' },
  coloursContrast: { en: 'For the colour-blind', fr: 'Pour daltoniens' },
  coordinates: { en: 'Coordinates', fr: 'Coordonnées' },
  coordinatesText: {
    en: 'Always name the places of the board, not only when something speaks of them.',
    fr: 'Nommer toujours les cases du plateau, pas seulement quand on en parle.',
  },
  speed: { en: 'Animation', fr: 'Animations' },
  speedSlow: { en: 'Slow', fr: 'Lentes' },
  speedNormal: { en: 'Normal', fr: 'Normales' },
  speedFast: { en: 'Fast', fr: 'Rapides' },
  speedOff: { en: 'Off', fr: 'Aucune' },
  speedReduced: {
    en: 'Your system asks for no motion, so nothing moves here either.',
    fr: 'Votre système demande de réduire les mouvements : rien ne bouge ici non plus.',
  },
  botSpeed: { en: 'Speed of the bots', fr: 'Vitesse des robots' },
  botSpeedText: {
    en: 'How long you see what a bot did before the game goes on.',
    fr: 'Le temps de voir ce qu’un robot a fait avant que le jeu continue.',
  },
  botsAtOnce: { en: 'At once', fr: 'Immédiate' },
  botsNormal: { en: 'Normal', fr: 'Normale' },
  botsCalm: { en: 'Calm', fr: 'Calme' },
  confirmTouch: { en: 'Confirm a move by touch', fr: 'Confirmer un coup tactile' },
  confirmTouchText: {
    en: 'The first tap shows what would happen, a second one plays it.',
    fr: 'Un premier appui montre ce qui arriverait, un second joue le coup.',
  },
  remarks: { en: 'Remarks of the bots', fr: 'Remarques des robots' },
  remarksText: {
    en: 'Now and then they say how they see the match.',
    fr: 'De temps en temps, ils disent comment ils voient la partie.',
  },
  numbers: { en: 'Winning chances in numbers', fr: 'Chances de gagner en chiffres' },
  numbersText: {
    en: 'Otherwise they are behind “why?” and “Details”.',
    fr: 'Sinon, elles sont derrière « pourquoi ? » et « Détails ».',
  },
  volume: { en: 'Volume', fr: 'Volume' },
  notificationsText: {
    en: 'When it is your turn and you are looking elsewhere.',
    fr: 'Quand c’est à vous et que vous regardez ailleurs.',
  },
  notifyDenied: {
    en: 'Your browser does not allow notifications from this page.',
    fr: 'Votre navigateur n’autorise pas les notifications de cette page.',
  },

  // what keys do
  keyTab: {
    en: 'to the tools, the board, what you hold, and on',
    fr: 'aux outils, au plateau, à votre main, et ainsi de suite',
  },
  keyArrows: { en: 'from place to place on the board', fr: 'd’une case à l’autre sur le plateau' },
  keyLit: { en: 'next or previous lit place', fr: 'case éclairée suivante ou précédente' },
  keyEnter: { en: 'choose', fr: 'choisir' },
  keyZoom: {
    en: 'closer, farther, the whole board (where it can be zoomed)',
    fr: 'plus près, plus loin, tout le plateau (là où l’on peut zoomer)',
  },
  keyHint: { en: 'a hint', fr: 'un indice' },
  keyEscape: {
    en: 'close what is open, or skip what is being shown',
    fr: 'fermer ce qui est ouvert, ou passer ce qui défile',
  },
  keyPreferences: { en: 'preferences', fr: 'préférences' },
  keyKeys: { en: 'this list', fr: 'cette liste' },
} satisfies Record<string, Text>
