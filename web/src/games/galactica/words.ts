// The words of the board, in both languages.

import type { Lang } from '../../lib/board'
import { JOINTS, SPACE, compte, count } from '../shared/words'
import type { Corner } from './picture'

const en = {
  board: (round: number, rounds: number) =>
    `Field of Galactica, round ${round} of ${rounds}. Arrow keys go from square to square, N and P to where you can act. Plus and minus zoom, 0 shows the whole field.`,
  ...JOINTS.en,
  empty: 'open space',
  line: 'yellow line',
  hole: 'black hole',
  planet: 'purple planet',
  derelict: 'the derelict',
  station: (whose: string) => `launch station of ${whose}`,
  yourStation: 'your launch station',
  closed: 'closed launch station',
  jet: (whose: string) => `jet of ${whose}`,
  yourJet: 'your jet',
  carries: 'with the derelict',
  can: (what: string) => `you can ${what}`,
  /** What follows where a flight ends. */
  ends: {
    hole: 'stop there, and jump if you like',
    derelict: 'then you spin again and tow it on',
    battle: 'both spin, the higher number takes the derelict',
    home: 'the derelict is home: you win',
  },
  /** What a thing on the board does. */
  does: {
    ownJet: 'It flies as many squares as you spin.',
    jet: 'It is in the way: fly around it.',
    ownCarrier: 'It tows the derelict: bring it into your station and you win.',
    carrier: 'Stop on one of the eight squares around it to challenge it for the derelict.',
    derelict: 'Stop here to capture it, then tow it home.',
    hole: 'Stop here and you may jump to another black hole.',
    planet: 'Who loses a challenge or meets a force field is sent to a planet. Flying by, it is open space.',
    ownStation: 'Bring the derelict in here and you win.',
    station: 'Only its own jet may enter, and only with the derelict.',
    closed: 'Nobody plays from here. It bars the way.',
    line: 'It parts the quarters: on it a laser hits you from either side.',
    space: 'Jets fly along rows and columns, never diagonally.',
  },
  quarters: { nw: 'north‑west', ne: 'north‑east', se: 'south‑east', sw: 'south‑west' },
  quarter: (quarter: Corner) => `${WORDS.en.quarters[quarter]} quarter`,
  cards: {
    overdrive: {
      name: 'Overdrive',
      does: 'Spin and fly again.',
      tells: 'spin and fly again, with all that a flight can lead to.',
    },
    force: {
      name: 'Force field',
      does: 'Send one opponent to a free planet.',
      tells: 'send any opponent to a free planet. The derelict in its tow stays behind.',
    },
    laser: {
      name: 'Laser',
      does: 'Shoot at quarters as the spinner says.',
      tells: 'spin how many shots, then a quarter for each. Every opponent there goes back to its station.',
    },
  },
  evasions: (n: number) => count(n, 'evasion card left', 'evasion cards left'),
  evasionsDo: 'Each turns one laser hit or one force field away. No new ones come.',
  deck: (n: number) => count(n, 'card in the deck', 'cards in the deck'),
  deckOf: (overdrive: number, force: number, laser: number) =>
    `In the deck: ${overdrive} overdrive, ${force} force field, ${laser} laser`,
  noCards: 'no card face up',
  yourCards: 'Your command cards',
  playCard: (card: string) => `Play ${card}`,
  /** What a button does. */
  tips: {
    done: 'Keep your cards and let the next player go on.',
    stay: 'Stay on this black hole. Your flight is over either way.',
    evade: 'Spend an evasion card and stay where you are.',
    accept: 'Keep your evasion cards. A derelict in tow stays behind.',
    cancel: 'Put the force field away.',
  },
  cannotNow: 'Not now',
  afterFlying: 'Cards are played after your flight.',
  done: 'End turn',
  spinner: 'Spinner',
  spinnerDoes: 'It gives a number from 1 to 6, or for a laser one of the four quarters.',
  notSpun: 'not spun yet',
  whys: { lots: 'lots', move: 'flight', battle: 'challenge', shots: 'shots', aim: 'aim' },
  lots: 'The highest spin begins',
  you: 'You',
  /** Null is who reads. */
  challenges: (attacker: string | null, defender: string | null) =>
    attacker === null
      ? `You challenge ${defender} for the derelict`
      : `${attacker} challenges ${defender ?? 'you'} for the derelict`,
  higher: 'Both spin. The higher number wins the derelict.',
  winner: 'wins',
  /** Who won, who lost, and whether the derelict stays with who had it. */
  won: (winner: string | null, loser: string | null, kept: boolean) => {
    if (winner === null)
      return `${kept ? 'You keep the derelict' : 'The derelict is yours'}: fly on with it, then send ${loser} to a free planet.`
    const has = kept ? 'keeps the derelict' : `takes the derelict${loser === null ? ' from you' : ''}`
    return `${winner} ${has}, flies on, and sends ${loser ?? 'you'} to a free planet.`
  },
  attacks: 'attacks',
  defends: 'defends',
  tie: 'equal: both spin again',
  shotsLeft: (left: number, shots: number) => `${left} of ${shots} shots left`,
  threatLaser: (who: string, quarter: string) => `${who}’s laser hits the ${quarter}.`,
  threatForce: (who: string, planet: string) => `${who}’s force field pushes you to planet ${planet}.`,
  asked: (who: string) => `${who} may evade`,
  evade: 'Evade',
  evadeLeft: (left: number) => `${left} left`,
  accept: 'Take the hit',
  acceptLaser: 'back to your station',
  acceptForce: (planet: string) => `to planet ${planet}`,
  stay: 'Stay here',
  force: 'Force field',
  forceWhom: 'Whom?',
  forceWhere: 'To which planet?',
  forceTarget: (whose: string) => `aim the force field at ${whose}`,
  forcePlanet: (planet: string) => `planet ${planet}`,
  cancel: 'Cancel',
}

export type BoardWords = typeof en

const fr: BoardWords = {
  board: (round, rounds) =>
    `Plateau de Galactica, tour ${round} sur ${rounds}. Les flèches vont de case en case, N et P là où vous pouvez agir. Plus et moins changent l’échelle, 0 montre tout le plateau.`,
  ...JOINTS.fr,
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
  ends: {
    hole: 's’y arrêter, et sauter si vous voulez',
    derelict: 'puis vous tournez la flèche et la remorquez',
    battle: 'les deux tournent la flèche, le plus grand chiffre prend l’épave',
    home: `l’épave est chez vous${SPACE}: vous gagnez`,
  },
  does: {
    ownJet: 'Il vole d’autant de cases que la flèche indique.',
    jet: `Il barre le passage${SPACE}: contournez-le.`,
    ownCarrier: `Il remorque l’épave${SPACE}: ramenez-la dans votre station et vous gagnez.`,
    carrier: 'Arrêtez-vous sur l’une des huit cases autour pour lui disputer l’épave.',
    derelict: 'Arrêtez-vous ici pour la capturer, puis remorquez-la chez vous.',
    hole: 'Arrêtez-vous ici et vous pourrez sauter vers un autre gouffre noir.',
    planet:
      'On y envoie qui perd un défi ou subit un champ de force. En vol, c’est une case comme une autre.',
    ownStation: 'Ramenez l’épave ici et vous gagnez.',
    station: 'Seul son propre jet peut y entrer, et seulement avec l’épave.',
    closed: 'Personne ne joue d’ici. Elle barre le passage.',
    line: `Elle sépare les quarts${SPACE}: un laser vous y touche des deux côtés.`,
    space: 'Les jets volent en ligne et en colonne, jamais en diagonale.',
  },
  quarters: { nw: 'nord‑ouest', ne: 'nord‑est', se: 'sud‑est', sw: 'sud‑ouest' },
  quarter: (quarter) => `quart ${WORDS.fr.quarters[quarter]}`,
  cards: {
    overdrive: {
      name: 'Sur\u00adaccélération',
      does: 'Tournez la flèche et volez encore.',
      tells: 'tournez la flèche et volez encore, avec tout ce qu’un vol peut entraîner.',
    },
    force: {
      name: 'Champ de force',
      does: 'Envoyez un adversaire sur une planète libre.',
      tells: 'envoyez un adversaire sur une planète libre. L’épave qu’il remorque reste sur place.',
    },
    laser: {
      name: 'Rayons laser',
      does: 'Tirez sur les quarts que la flèche désigne.',
      tells:
        'la flèche donne le nombre de tirs, puis un quart pour chacun. Tout adversaire qui s’y trouve retourne à sa station.',
    },
  },
  evasions: (n) => compte(n, 'carte dérobade restante', 'cartes dérobade restantes'),
  evasionsDo: 'Chacune évite un tir de laser ou un champ de force. Il n’en vient pas d’autres.',
  deck: (n) => compte(n, 'carte dans le paquet', 'cartes dans le paquet'),
  deckOf: (overdrive, force, laser) =>
    `Dans le paquet${SPACE}: ${overdrive} suraccélération, ${force} champ de force, ${laser} rayons laser`,
  noCards: 'aucune carte visible',
  yourCards: 'Vos cartes commande',
  playCard: (card) => `Jouer ${card}`,
  tips: {
    done: 'Gardez vos cartes et laissez jouer le suivant.',
    stay: 'Restez sur ce gouffre noir. De toute façon, votre vol est fini.',
    evade: 'Dépensez une carte dérobade et restez où vous êtes.',
    accept: 'Gardez vos dérobades. L’épave en remorque reste sur place.',
    cancel: 'Rangez le champ de force.',
  },
  cannotNow: 'Pas maintenant',
  afterFlying: 'Les cartes se jouent après votre vol.',
  done: 'Fin du tour',
  spinner: 'Cadran spatial',
  spinnerDoes: 'Il donne un chiffre de 1 à 6, ou pour un laser l’un des quatre quarts.',
  notSpun: 'pas encore tourné',
  whys: { lots: 'sort', move: 'vol', battle: 'défi', shots: 'tirs', aim: 'visée' },
  lots: 'Le plus grand chiffre commence',
  you: 'Vous',
  challenges: (attacker, defender) =>
    attacker === null
      ? `Vous disputez l’épave à ${defender}`
      : defender === null
        ? `${attacker} vous dispute l’épave`
        : `${attacker} dispute l’épave à ${defender}`,
  higher: 'Chacun tourne la flèche. Le plus grand chiffre gagne l’épave.',
  winner: 'gagne',
  won: (winner, loser, kept) => {
    if (winner === null)
      return `${kept ? 'Vous gardez l’épave' : 'L’épave est à vous'}${SPACE}: volez avec elle, puis envoyez ${loser} sur une planète libre.`
    const sends = loser === null ? 'vous envoie' : `envoie ${loser}`
    const has = kept ? 'garde l’épave' : loser === null ? 'vous prend l’épave' : 'prend l’épave'
    return `${winner} ${has}, repart et ${sends} sur une planète libre.`
  },
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
}

export const WORDS: Record<Lang, BoardWords> = { en, fr }
