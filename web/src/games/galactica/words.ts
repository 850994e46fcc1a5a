// The words of the board, in both languages.

import type { Lang } from '../../lib/board'
import type { CardKind, Corner, Spin } from './picture'

interface CardWords {
  name: string
  does: string
}

export interface BoardWords {
  board: (round: number, rounds: number) => string
  colon: string
  semicolon: string
  or: string
  empty: string
  line: string
  hole: string
  planet: string
  derelict: string
  station: (whose: string) => string
  yourStation: string
  closed: string
  jet: (whose: string) => string
  yourJet: string
  carries: string
  can: (what: string) => string
  /** Of a black hole on which a flight may end. */
  mayJump: string
  quarters: Record<Corner, string>
  quarter: (quarter: Corner) => string
  cards: Record<CardKind, CardWords>
  evasions: (count: number) => string
  deck: (count: number) => string
  deckOf: (overdrive: number, force: number, laser: number) => string
  noCards: string
  yourCards: string
  playCard: (card: string) => string
  cannotNow: string
  done: string
  spinner: string
  notSpun: string
  whys: Record<Spin, string>
  lots: string
  battle: (attacker: string, defender: string) => string
  attacks: string
  defends: string
  tie: string
  shotsLeft: (left: number, shots: number) => string
  threatLaser: (who: string, quarter: string) => string
  threatForce: (who: string, planet: string) => string
  asked: (who: string) => string
  evade: string
  evadeLeft: (left: number) => string
  accept: string
  acceptLaser: string
  acceptForce: (planet: string) => string
  stay: string
  force: string
  forceWhom: string
  forceWhere: string
  forceTarget: (whose: string) => string
  forcePlanet: (planet: string) => string
  cancel: string
}

const SPACE = '\u00a0'

export const WORDS: Record<Lang, BoardWords> = {
  en: {
    board: (round, rounds) =>
      `Field of Galactica, round ${round} of ${rounds}. Arrow keys go from square to square, N and P to where you can act. Plus and minus zoom, 0 shows the whole field.`,
    colon: ': ',
    semicolon: '; ',
    or: ' or ',
    empty: 'open space',
    line: 'yellow line',
    hole: 'black hole',
    planet: 'purple planet',
    derelict: 'the derelict',
    station: (whose) => `launch station of ${whose}`,
    yourStation: 'your launch station',
    closed: 'closed launch station',
    jet: (whose) => `jet of ${whose}`,
    yourJet: 'your jet',
    carries: 'with the derelict',
    can: (what) => `you can ${what}`,
    mayJump: 'stop there, and jump if you like',
    quarters: { nw: 'north‑west', ne: 'north‑east', se: 'south‑east', sw: 'south‑west' },
    quarter: (quarter) => `${WORDS.en.quarters[quarter]} quarter`,
    cards: {
      overdrive: { name: 'Overdrive', does: 'Spin and fly again.' },
      force: { name: 'Force field', does: 'Send one opponent to a free planet.' },
      laser: { name: 'Laser', does: 'Shoot at quarters as the spinner says.' },
    },
    evasions: (n) => count(n, 'evasion card left', 'evasion cards left'),
    deck: (n) => count(n, 'card in the deck', 'cards in the deck'),
    deckOf: (overdrive, force, laser) =>
      `In the deck: ${overdrive} overdrive, ${force} force field, ${laser} laser`,
    noCards: 'no card face up',
    yourCards: 'Your command cards',
    playCard: (card) => `Play ${card}`,
    cannotNow: 'Not now',
    done: 'End turn',
    spinner: 'Spinner',
    notSpun: 'not spun yet',
    whys: { lots: 'lots', move: 'flight', battle: 'battle', shots: 'shots', aim: 'aim' },
    lots: 'The highest spin begins',
    battle: (attacker, defender) => `Battle: ${attacker} challenges ${defender}`,
    attacks: 'attacks',
    defends: 'defends',
    tie: 'equal: both spin again',
    shotsLeft: (left, shots) => `${left} of ${shots} shots left`,
    threatLaser: (who, quarter) => `${who}’s laser hits the ${quarter}.`,
    threatForce: (who, planet) => `${who}’s force field pushes you to planet ${planet}.`,
    asked: (who) => `${who} may evade`,
    evade: 'Evade',
    evadeLeft: (left) => `${left} left`,
    accept: 'Take the hit',
    acceptLaser: 'back to your station',
    acceptForce: (planet) => `to planet ${planet}`,
    stay: 'Stay here',
    force: 'Force field',
    forceWhom: 'Whom?',
    forceWhere: 'To which planet?',
    forceTarget: (whose) => `aim the force field at ${whose}`,
    forcePlanet: (planet) => `planet ${planet}`,
    cancel: 'Cancel',
  },
  fr: {
    board: (round, rounds) =>
      `Plateau de Galactica, tour ${round} sur ${rounds}. Les flèches vont de case en case, N et P là où vous pouvez agir. Plus et moins changent l’échelle, 0 montre tout le plateau.`,
    colon: `${SPACE}: `,
    semicolon: `${SPACE}; `,
    or: ' ou ',
    empty: 'espace libre',
    line: 'ligne jaune',
    hole: 'gouffre noir',
    planet: 'planète pourpre',
    derelict: 'l’épave',
    station: (whose) => `station de lancement de ${whose}`,
    yourStation: 'votre station de lancement',
    closed: 'station de lancement fermée',
    jet: (whose) => `jet de ${whose}`,
    yourJet: 'votre jet',
    carries: 'avec l’épave',
    can: (what) => `vous pouvez ${what}`,
    mayJump: 's’y arrêter, et sauter si vous voulez',
    quarters: { nw: 'nord‑ouest', ne: 'nord‑est', se: 'sud‑est', sw: 'sud‑ouest' },
    quarter: (quarter) => `quart ${WORDS.fr.quarters[quarter]}`,
    cards: {
      overdrive: { name: 'Sur\u00adaccélération', does: 'Tournez la flèche et volez encore.' },
      force: { name: 'Champ de force', does: 'Envoyez un adversaire sur une planète libre.' },
      laser: { name: 'Rayons laser', does: 'Tirez sur les quarts que la flèche désigne.' },
    },
    evasions: (n) => compte(n, 'carte dérobade restante', 'cartes dérobade restantes'),
    deck: (n) => compte(n, 'carte dans le paquet', 'cartes dans le paquet'),
    deckOf: (overdrive, force, laser) =>
      `Dans le paquet${SPACE}: ${overdrive} suraccélération, ${force} champ de force, ${laser} rayons laser`,
    noCards: 'aucune carte visible',
    yourCards: 'Vos cartes commande',
    playCard: (card) => `Jouer ${card}`,
    cannotNow: 'Pas maintenant',
    done: 'Fin du tour',
    spinner: 'Cadran spatial',
    notSpun: 'pas encore tourné',
    whys: { lots: 'sort', move: 'vol', battle: 'bataille', shots: 'tirs', aim: 'visée' },
    lots: 'Le plus grand chiffre commence',
    battle: (attacker, defender) => `Bataille${SPACE}: ${attacker} défie ${defender}`,
    attacks: 'attaque',
    defends: 'défend',
    tie: `égalité${SPACE}: les deux retournent la flèche`,
    shotsLeft: (left, shots) => `${left} tir${left < 2 ? '' : 's'} sur ${shots} à venir`,
    threatLaser: (who, quarter) => `Le laser de ${who} touche le ${quarter}.`,
    threatForce: (who, planet) => `Le champ de force de ${who} vous pousse vers la planète ${planet}.`,
    asked: (who) => `${who} peut se dérober`,
    evade: 'Se dérober',
    evadeLeft: (left) => `encore ${left}`,
    accept: 'Laisser faire',
    acceptLaser: 'retour à votre station',
    acceptForce: (planet) => `vers la planète ${planet}`,
    stay: 'Rester ici',
    force: 'Champ de force',
    forceWhom: `Qui${SPACE}?`,
    forceWhere: `Sur quelle planète${SPACE}?`,
    forceTarget: (whose) => `viser ${whose} avec le champ de force`,
    forcePlanet: (planet) => `planète ${planet}`,
    cancel: 'Annuler',
  },
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}

function compte(n: number, un: string, plusieurs: string): string {
  return `${n} ${n < 2 ? un : plusieurs}`
}
