// What things do, in both languages: said beside them with the rule behind it.

import type { Lang } from '../../lib/board'
import { SPACE } from '../shared/words'

const en = {
  sector: {
    debris: 'No pod ever enters.',
    next: 'The next explosion fills it with debris: a pod here loses its crew and goes home.',
    nextSolo: 'An explosion comes here after your turn: a pod here loses its crew and goes home.',
    behind: 'No way leads from here to the refuges.',
    pod: 'Only a larger pod can enter, and pushes this one away.',
    trio: 'No other pod can enter as long as the trio is here.',
    port: (refuges: string) => `From a pod here, crew gets off at ${refuges}.`,
    ship: 'It touches the ship: your reserve can embark on a pod here.',
    open: 'A pod flies here from any neighbouring sector.',
  },
  hangar: (sector: string) => `Whoever embarks here flies out into sector ${sector} at once.`,
  freeHangar: 'An empty pod of its size comes home here.',
  freeBorder: 'Program can put a beacon here.',
  /** Who crosses by a beacon: oneself, others, both. */
  beaconYours: 'In your turn, pods with your crew cross here free of charge.',
  beaconOthers: (who: string) => `Pods with crew of ${who} cross here free of charge, in their turn.`,
  beaconNobody: 'Nobody plays its colours.',
  mine: 'The others do not know its role until they spy on it.',
  secret: 'Its role is secret: Spy shows it to you.',
  known: 'You know its role; the others need not.',
  inPod: (who: string, pod: string) => `${who} (${pod})`,
  freeSeat: (pod: string) => `free seat (${pod})`,
  seat: 'One of your crew takes it by Embark, if it is within reach.',
  scores: 'Each member here takes a free square that wants its role, or an X, in order of arrival.',
  full: 'All five arrival spaces are taken: nobody else can disembark here.',
  space: (n: number, refuge: string) => `arrival space ${n} of ${refuge}`,
  freeSpace: 'Whoever disembarks takes the first free space.',
  tokenHere: 'explosion token',
  tokenSpace: (sector: string | undefined) =>
    sector
      ? `Whoever arrives on this space sets off an explosion in sector ${sector}.`
      : 'No explosion card is left: it only moves on.',
  arrived: (who: string, n: number) => `${who}, arrived as number ${n}`,
  turn: 'Early arrivals choose their squares first.',
  squareFor: (wants: string) => `The first free ${wants} in order of arrival takes it.`,
  squareAny: 'Anybody may take it, in order of arrival.',
  mini: 'A minipod, ready in the ship: the action Minipod launches it with one of your crew.',
  miniAway: 'Its minipod is in space: it comes back here when it is empty.',
  ship: 'The burning ship: every crew starts here, in the reserve.',
  minis: (n: number) => (n === 1 ? '1 minipod waits in the ship' : `${n} minipods wait in the ship`),
  face: (sector: string, solo: boolean) =>
    solo
      ? `Sector ${sector} explodes after this turn, or when somebody arrives on an explosion token.`
      : `Sector ${sector} explodes when somebody arrives on an explosion token.`,
  faceLater: (sector: string) => `Sector ${sector} explodes after that.`,
  deck: (n: string, list: string) => (list ? `${n}: ${list}` : n),
  beacons: (n: string) => `${n}. Program puts one on a border; its two colours cross there free of charge.`,
  barrier: 'Debris parts the ship from the refuges: the end begins.',
  final: 'Whoever has crew in a pod beyond the barrier has one last turn.',
  end: 'Crew on your basic panel comes back; on the advanced panel only once Board, Pilot and Program are all taken.',
  actions: (n: string) => `${n}. Each action costs a crew member of your reserve.`,
  reserve: (left: string) => `${left}. They pay for actions, or go aboard.`,
  cancel: 'Nobody pays: choose something else.',
  delay: (card: string) => `Put card ${card} under the deck: sector ${card} explodes much later.`,
  columns: {
    points: 'Most points win.',
    crew: 'Members in refuges: they decide between equal points.',
    assigned: 'Members with a square: they decide next.',
    refuges: 'Refuges with members: they decide last.',
    each: 'Squares taken, and what the colour of the refuge changes.',
  },
  from: (points: number) => `from ${points} points`,
  grade: 'More than 15 points: master. From 13: conqueror. Otherwise: survivor.',
}

const fr: typeof en = {
  sector: {
    debris: 'Aucune navette n’y entre jamais.',
    next: `La prochaine explosion le remplit de débris${SPACE}: une navette ici perd son équipage et rentre.`,
    nextSolo: `Une explosion vient ici après votre tour${SPACE}: une navette ici perd son équipage et rentre.`,
    behind: 'Aucun chemin ne mène d’ici aux refuges.',
    pod: 'Seule une navette plus grande peut entrer, et pousse celle-ci.',
    trio: 'Aucune autre navette ne peut entrer tant que le trio est là.',
    port: (refuges) => `D’une navette ici, on débarque en ${refuges}.`,
    ship: `Il touche le vaisseau${SPACE}: votre réserve peut embarquer dans une navette ici.`,
    open: 'Une navette y vole depuis tout secteur voisin.',
  },
  hangar: (sector) => `Qui embarque ici sort aussitôt dans le secteur ${sector}.`,
  freeHangar: 'Une navette vide de sa taille rentre ici.',
  freeBorder: 'Programmer peut y placer une balise.',
  beaconYours: 'À votre tour, les navettes où est un des vôtres passent ici gratuitement.',
  beaconOthers: (who) => `Les navettes de ${who} passent ici gratuitement, à leur tour.`,
  beaconNobody: 'Personne ne joue ses couleurs.',
  mine: 'Les autres ignorent son rôle tant qu’ils ne l’épient pas.',
  secret: `Son rôle est secret${SPACE}: Épier vous le montre.`,
  known: 'Vous connaissez son rôle, pas forcément les autres.',
  inPod: (who, pod) => `${who} (${pod})`,
  freeSeat: (pod) => `siège libre (${pod})`,
  seat: 'Un des vôtres le prend par Embarquer, s’il est à portée.',
  scores: 'Chaque membre y prend une case libre de son rôle, ou un X, dans l’ordre d’arrivée.',
  full: `Les cinq places d’arrivée sont prises${SPACE}: plus personne ne peut y débarquer.`,
  space: (n, refuge) => `place d’arrivée ${n} de ${refuge}`,
  freeSpace: 'Qui débarque prend la première place libre.',
  tokenHere: 'jeton explosion',
  tokenSpace: (sector) =>
    sector
      ? `Qui arrive sur cette place déclenche une explosion dans le secteur ${sector}.`
      : `Plus de carte explosion${SPACE}: il avance seulement.`,
  arrived: (who, n) => `${who}, arrivée numéro ${n}`,
  turn: 'Les premiers arrivés choisissent leur case d’abord.',
  squareFor: (wants) => `Le premier ${wants} sans case, dans l’ordre d’arrivée, la prend.`,
  squareAny: 'N’importe qui peut la prendre, dans l’ordre d’arrivée.',
  mini: `Une mininavette, prête dans le vaisseau${SPACE}: l’action Mininavette la lance avec un des vôtres.`,
  miniAway: `Sa mininavette est dans l’espace${SPACE}: elle revient ici une fois vide.`,
  ship: `Le vaisseau en feu${SPACE}: tous les équipages y commencent, en réserve.`,
  minis: (n) =>
    n === 1 ? '1 mininavette attend dans le vaisseau' : `${n} mininavettes attendent dans le vaisseau`,
  face: (sector, solo) =>
    solo
      ? `Le secteur ${sector} explose après ce tour, ou quand quelqu’un arrive sur un jeton explosion.`
      : `Le secteur ${sector} explose quand quelqu’un arrive sur un jeton explosion.`,
  faceLater: (sector) => `Le secteur ${sector} explose ensuite.`,
  deck: (n, list) => (list ? `${n}${SPACE}: ${list}` : n),
  beacons: (n) =>
    `${n}. Programmer en place une sur une frontière${SPACE}; ses deux couleurs y passent gratuitement.`,
  barrier: `Des débris séparent le vaisseau des refuges${SPACE}: la fin commence.`,
  final: 'Qui a quelqu’un dans une navette au-delà de la barrière a un dernier tour.',
  end: `L’équipage du tableau de base revient${SPACE}; celui du tableau avancé seulement quand Aborder, Piloter et Programmer sont tous pris.`,
  actions: (n) => `${n}. Chaque action coûte un membre d’équipage de votre réserve.`,
  reserve: (left) => `${left}. Ils paient les actions, ou embarquent.`,
  cancel: `Personne ne paie${SPACE}: choisissez autre chose.`,
  delay: (card) => `La carte ${card} va sous la pioche${SPACE}: le secteur ${card} explosera bien plus tard.`,
  columns: {
    points: 'Le plus de points gagne.',
    crew: `Membres aux refuges${SPACE}: ils départagent les égalités de points.`,
    assigned: `Membres avec une case${SPACE}: ils décident ensuite.`,
    refuges: `Refuges occupés${SPACE}: ils décident en dernier.`,
    each: 'Les cases prises, et ce que change la couleur du refuge.',
  },
  from: (points) => `dès ${points} points`,
  grade: `Plus de 15 points${SPACE}: maître. Dès 13${SPACE}: conquérant. Sinon${SPACE}: survivant.`,
}

export const TIPS: Record<Lang, typeof en> = { en, fr }
