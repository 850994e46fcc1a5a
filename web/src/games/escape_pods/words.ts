// The words of the board, in both languages.

import type { Lang } from '../../lib/board'
import type { Kind, Mark, Phase, Role, Use, Specials } from './picture'

interface UseWords {
  name: string
  does: string
}

/** What is asked while an action is carried out. */
type Question = Exclude<Phase, 'refuges' | 'cards' | 'lots' | 'turn' | 'over'>

export interface BoardWords {
  board: (debris: number) => string
  colon: string
  semicolon: string
  or: string
  can: (what: string) => string
  chooseHere: string
  roles: Record<Role, string>
  anyRole: string
  hiddenMember: string
  andMore: (n: number) => string
  uses: Record<Use, UseWords>
  basic: string
  advanced: string
  sector: (name: string) => string
  emptySector: string
  debris: string
  behind: string
  card: {
    next: (nth: number, of: number) => string
    under: (nth: number) => string
    unseen: string
    gone: string
    none: string
  }
  inPod: (pod: string, crew: string) => string
  emptyPod: (pod: string) => string
  /** What a pod with so many seats is called. */
  pod: (seats: number) => string
  hangar: (name: string) => string
  freeHangar: string
  border: (a: string, b: string) => string
  freeBorder: string
  beacon: (letters: string) => string
  member: (whose: string, role: string) => string
  yourMember: (role: string) => string
  spiedByYou: string
  spiedBy: (who: string) => string
  refuge: (name: string, card: string) => string
  refugeBy: (sector: string) => string
  noCard: string
  kinds: Record<Kind, (each: string) => string>
  /** Whose points the colour of a refuge changes. */
  each: Record<Specials, string>
  marks: Record<Mark, string>
  square: (n: number, wants: string, points: number) => string
  squareTaken: (n: number) => string
  arrivals: (crew: string) => string
  noArrivals: string
  token: (space: number) => string
  noToken: string
  points: (who: string, points: number) => string
  cards: Record<string, string>
  explosions: string
  deck: string
  unseenCards: (n: number) => string
  underCards: (list: string) => string
  emptyDeck: string
  barrier: string
  barrierText: string
  finalTurns: string
  quiet: (n: number, of: number) => string
  beaconsLeft: (n: number) => string
  crews: string
  reserve: (n: number) => string
  home: (n: number) => string
  flying: (n: number) => string
  onPanel: (what: string) => string
  yourPanels: string
  yourReserve: string
  left: (role: string, n: number) => string
  actionsLeft: (n: number) => string
  end: string
  cannotNow: string
  free: string
  taken: string
  whoPays: (use: string) => string
  endAsks: (left: number) => string
  endUnasked: string
  endBack: string
  payWith: Record<Role, string>
  cancel: string
  asks: Record<Question, string>
  delay: (card: string) => string
  scores: string
  total: string
  crew: string
  assigned: string
  refuges: string
  winner: string
  tieBreak: string
  noSquare: string
  /** What the colour of a refuge has changed. */
  changes: Record<Exclude<Kind, 'plain'>, string>
  countingRefuge: (refuge: string) => string
  nobodyHere: string
}

const SPACE = '\u00a0'

export const WORDS: Record<Lang, BoardWords> = {
  en: {
    board: (debris) =>
      `Space between the ship and the refuges, ${debris ? `debris in ${count(debris, 'sector', 'sectors')}` : 'no debris yet'}. Arrow keys go from place to place, N and P to where you can act.`,
    colon: ': ',
    semicolon: '; ',
    or: ' or ',
    can: (what) => `possible: ${what}`,
    chooseHere: 'choose this',
    roles: { commander: 'commander', scientist: 'scientist', engineer: 'engineer' },
    anyRole: 'X, any role',
    hiddenMember: 'face-down member',
    andMore: (n) => `… and ${n} more`,
    uses: {
      embark: {
        name: 'Embark, dis\u00adembark',
        does: 'One of yours takes a seat, or anybody gets off at a refuge.',
      },
      accelerate: { name: 'Accel\u00aderate', does: 'Move a pod with one of your crew.' },
      spy: { name: 'Spy', does: 'Look at all crew in a pod or a refuge.' },
      minipod: { name: 'Minipod', does: 'Launch a one-seat pod with one of your crew.' },
      board: { name: 'Board', does: 'Swap one of yours for one of another colour.' },
      pilot: { name: 'Pilot', does: 'Move any pod with crew.' },
      program: { name: 'Program', does: 'Put an explosion off, or place a beacon.' },
      refresh: { name: 'Refresh', does: 'Take back all crew from this panel.' },
    },
    basic: 'Basic panel',
    advanced: 'Advanced panel',
    sector: (name) => `sector ${name}`,
    emptySector: 'empty',
    debris: 'debris, no way through',
    behind: 'cut off from the refuges',
    card: {
      next: (nth, of) => (of < 2 ? 'next to explode' : nth === 1 ? 'first to explode' : 'second to explode'),
      under: (nth) => `its explosion card lies under the deck, ${ordinal(nth)} of those`,
      unseen: 'its explosion card is still in the deck',
      gone: 'its explosion card is gone',
      none: 'cannot explode',
    },
    inPod: (pod, crew) => `${pod} with ${crew}`,
    emptyPod: (pod) => `empty ${pod}`,
    pod: (seats) => ['minipod', 'duo', 'trio'][seats - 1] ?? 'pod',
    hangar: (name) => `hangar ${name}`,
    freeHangar: 'free',
    border: (a, b) => `border between sectors ${a} and ${b}`,
    freeBorder: 'no beacon',
    beacon: (letters) => `beacon ${letters}`,
    member: (whose, role) => `${role} of ${whose}`,
    yourMember: (role) => `your ${role}`,
    spiedByYou: 'spied by you',
    spiedBy: (who) => `spied by ${who}`,
    refuge: (name, card) => `refuge ${name}, ${card}`,
    refugeBy: (sector) => `reached from sector ${sector}`,
    noCard: 'no card yet',
    kinds: {
      plain: () => 'plain',
      green: (each) => `green: 1 point more for ${each}, if both green squares are taken`,
      red: () => 'red: 0 for all unless both red squares are taken',
      orange: (each) => `orange: 1 point less for ${each}, unless the orange square is taken`,
      cyan: (each) => `cyan: 1 point more for ${each}, per player who has anybody there`,
    },
    each: { all: 'each member, with or without a square', assigned: 'each assigned member' },
    marks: { green: 'green', red: 'red', orange: 'orange' },
    square: (n, wants, points) => `square ${n}: ${wants}, ${count(points, 'point', 'points')}`,
    squareTaken: (n) => `taken by arrival ${n}`,
    arrivals: (crew) => `arrived: ${crew}`,
    noArrivals: 'nobody has arrived',
    token: (space) => `explosion token on arrival space ${space}`,
    noToken: 'no explosion token any more',
    points: (who, points) => `${who} ${count(points, 'point', 'points')}`,
    cards: {
      lighthouse: 'Lighthouse',
      laboratory: 'Laboratory',
      workshop: 'Workshop',
      commons: 'Commons',
      crossroads: 'Crossroads',
      harbour: 'Harbour',
      greenhouse: 'Greenhouse',
      orchard: 'Orchard',
      fernery: 'Fernery',
      meadow: 'Meadow',
      forge: 'Forge',
      reactor: 'Reactor',
      caldera: 'Caldera',
      furnace: 'Furnace',
      amber: 'Amber',
      hearth: 'Hearth',
      lantern: 'Lantern',
      ember: 'Ember',
      lagoon: 'Lagoon',
      spring: 'Spring',
      oasis: 'Oasis',
      delta: 'Delta',
    },
    explosions: 'Explosions',
    deck: 'Deck',
    unseenCards: (n) => count(n, 'card not seen yet', 'cards not seen yet'),
    underCards: (list) => `under the deck: ${list}`,
    emptyDeck: 'no card left',
    barrier: 'Barrier',
    barrierText: 'Debris parts the ship from the refuges.',
    finalTurns: 'Final turns',
    quiet: (n, of) => `Nobody has disembarked for ${n} of ${of} turns`,
    beaconsLeft: (n) => count(n, 'beacon in reserve', 'beacons in reserve'),
    crews: 'Crews',
    reserve: (n) => `${n} in reserve`,
    home: (n) => `${n} in refuges`,
    flying: (n) => `${n} in pods`,
    onPanel: (what) => `on the panels: ${what}`,
    yourPanels: 'Your control panels',
    yourReserve: 'Your reserve',
    left: (role, n) => `${role}: ${n} in your reserve`,
    actionsLeft: (n) => count(n, 'action left', 'actions left'),
    end: 'End turn',
    cannotNow: 'not now',
    free: 'space free',
    taken: 'space taken',
    whoPays: (use) => `Who pays for “${use}”? Choose a crew member of your reserve.`,
    endAsks: (left) => `You still have ${count(left, 'action', 'actions')} left. End your turn?`,
    endUnasked: 'Don’t ask again in this match',
    endBack: 'Play on',
    payWith: {
      commander: 'pay with a commander',
      scientist: 'pay with a scientist',
      engineer: 'pay with an engineer',
    },
    cancel: 'Cancel',
    asks: {
      embark: 'Who gets on or off, and where?',
      move: 'Which pod flies where?',
      spy: 'Look into which pod or refuge?',
      minipod: 'Who flies off, and where?',
      board: 'Who boards whom?',
      program: 'A card back under the deck, or a beacon?',
      border: 'On which border?',
      push: 'Where is it pushed?',
      hangar: 'Home to which hangar?',
      assign: 'Which square?',
    },
    delay: (card) => `card ${card} under the deck`,
    scores: 'Scores',
    total: 'Points',
    crew: 'Crew',
    assigned: 'Assigned',
    refuges: 'Refuges',
    winner: 'winner',
    tieBreak: 'Level on points: crew in refuges, then assigned, then refuges decide.',
    noSquare: 'no square left',
    changes: {
      green: 'both green squares are taken: 1 more each',
      red: 'the red squares are not both taken: 0 for all',
      orange: 'the orange square is free: 1 less each',
      cyan: 'more for each player who is here',
    },
    countingRefuge: (refuge) => `Counting ${refuge}`,
    nobodyHere: 'nobody is here',
  },
  fr: {
    board: (debris) =>
      `L’espace entre le vaisseau et les refuges, ${debris ? `des débris dans ${compte(debris, 'secteur', 'secteurs')}` : 'pas encore de débris'}. Les flèches vont d’un lieu à l’autre, N et P là où vous pouvez agir.`,
    colon: `${SPACE}: `,
    semicolon: `${SPACE}; `,
    or: ' ou ',
    can: (what) => `possible${SPACE}: ${what}`,
    chooseHere: 'choisir ceci',
    roles: { commander: 'commandant', scientist: 'scientifique', engineer: 'ingénieur' },
    anyRole: 'X, tout rôle',
    hiddenMember: 'membre face cachée',
    andMore: (n) => `… et ${n} autres`,
    uses: {
      embark: {
        name: 'Embar\u00adquer, débar\u00adquer',
        does: 'Un des vôtres prend un siège, ou quelqu’un débarque à un refuge.',
      },
      accelerate: { name: 'Accélérer', does: 'Déplacez une navette où est un des vôtres.' },
      spy: { name: 'Épier', does: 'Regardez tout l’équipage d’une navette ou d’un refuge.' },
      minipod: { name: 'Mini\u00adnavette', does: 'Lancez une navette à un siège avec un des vôtres.' },
      board: { name: 'Aborder', does: 'Échangez un des vôtres contre un membre d’une autre couleur.' },
      pilot: { name: 'Piloter', does: 'Déplacez n’importe quelle navette occupée.' },
      program: { name: 'Pro\u00adgrammer', does: 'Retardez une explosion, ou placez une balise.' },
      refresh: { name: 'Actualiser', does: 'Reprenez tout l’équipage de ce tableau.' },
    },
    basic: 'Tableau de base',
    advanced: 'Tableau avancé',
    sector: (name) => `secteur ${name}`,
    emptySector: 'vide',
    debris: 'débris, pas de passage',
    behind: 'coupé des refuges',
    card: {
      next: (nth, of) =>
        of < 2 ? 'le prochain à exploser' : nth === 1 ? 'le premier à exploser' : 'le deuxième à exploser',
      under: (nth) =>
        `sa carte explosion est sous la pioche, la ${nth === 1 ? '1re' : `${nth}e`} de celles-ci`,
      unseen: 'sa carte explosion est encore dans la pioche',
      gone: 'sa carte explosion est écartée',
      none: 'ne peut pas exploser',
    },
    inPod: (pod, crew) => `${pod} avec ${crew}`,
    emptyPod: (pod) => `${pod} vide`,
    pod: (seats) => ['mininavette', 'navette duo', 'navette trio'][seats - 1] ?? 'navette',
    hangar: (name) => `hangar ${name}`,
    freeHangar: 'libre',
    border: (a, b) => `frontière entre les secteurs ${a} et ${b}`,
    freeBorder: 'sans balise',
    beacon: (letters) => `balise ${letters}`,
    member: (whose, role) => `${role} de ${whose}`,
    yourMember: (role) => `votre ${role}`,
    spiedByYou: 'épié par vous',
    spiedBy: (who) => `épié par ${who}`,
    refuge: (name, card) => `refuge ${name}, ${card}`,
    refugeBy: (sector) => `accessible du secteur ${sector}`,
    noCard: 'pas encore de carte',
    kinds: {
      plain: () => 'ordinaire',
      green: (each) => `vert\u00a0: 1 point de plus pour ${each}, si les deux cases vertes sont prises`,
      red: () => 'rouge\u00a0: 0 pour tous si les deux cases rouges ne sont pas prises',
      orange: (each) => `orange\u00a0: 1 point de moins pour ${each}, si la case orange n’est pas prise`,
      cyan: (each) => `cyan\u00a0: 1 point de plus pour ${each}, par joueur qui y a quelqu’un`,
    },
    each: { all: 'chaque membre, avec ou sans case', assigned: 'chaque membre assigné' },
    marks: { green: 'verte', red: 'rouge', orange: 'orange' },
    square: (n, wants, points) => `case ${n}${SPACE}: ${wants}, ${compte(points, 'point', 'points')}`,
    squareTaken: (n) => `prise par l’arrivée ${n}`,
    arrivals: (crew) => `arrivés${SPACE}: ${crew}`,
    noArrivals: 'personne n’est arrivé',
    token: (space) => `jeton explosion sur la case d’arrivée ${space}`,
    noToken: 'plus de jeton explosion',
    points: (who, points) => `${who} ${compte(points, 'point', 'points')}`,
    cards: {
      lighthouse: 'Le Phare',
      laboratory: 'Le Laboratoire',
      workshop: 'L’Atelier',
      commons: 'La Place commune',
      crossroads: 'Le Carrefour',
      harbour: 'Le Port',
      greenhouse: 'La Serre',
      orchard: 'Le Verger',
      fernery: 'La Fougeraie',
      meadow: 'La Prairie',
      forge: 'La Forge',
      reactor: 'Le Réacteur',
      caldera: 'La Caldeira',
      furnace: 'Le Fourneau',
      amber: 'L’Ambre',
      hearth: 'L’Âtre',
      lantern: 'La Lanterne',
      ember: 'La Braise',
      lagoon: 'Le Lagon',
      spring: 'La Source',
      oasis: 'L’Oasis',
      delta: 'Le Delta',
    },
    explosions: 'Explosions',
    deck: 'Pioche',
    unseenCards: (n) => compte(n, 'carte pas encore vue', 'cartes pas encore vues'),
    underCards: (list) => `sous la pioche${SPACE}: ${list}`,
    emptyDeck: 'plus de carte',
    barrier: 'Barrière',
    barrierText: 'Des débris séparent le vaisseau des refuges.',
    finalTurns: 'Derniers tours',
    quiet: (n, of) => `Personne n’a débarqué depuis ${n} tours sur ${of}`,
    beaconsLeft: (n) => compte(n, 'balise en réserve', 'balises en réserve'),
    crews: 'Équipages',
    reserve: (n) => `${n} en réserve`,
    home: (n) => `${n} aux refuges`,
    flying: (n) => `${n} en navette`,
    onPanel: (what) => `sur les tableaux${SPACE}: ${what}`,
    yourPanels: 'Vos tableaux de contrôle',
    yourReserve: 'Votre réserve',
    left: (role, n) => `${role}${SPACE}: ${n} en réserve`,
    actionsLeft: (n) => compte(n, 'action restante', 'actions restantes'),
    end: 'Fin du tour',
    cannotNow: 'pas maintenant',
    free: 'emplacement libre',
    taken: 'emplacement pris',
    whoPays: (use) =>
      `Qui paie «${SPACE}${use}${SPACE}»${SPACE}? Choisissez un membre d’équipage de votre réserve.`,
    endAsks: (left) => `Il vous reste ${left} action${left > 1 ? 's' : ''}. Terminer votre tour${SPACE}?`,
    endUnasked: 'Ne plus demander dans cette partie',
    endBack: 'Continuer',
    payWith: {
      commander: 'payer avec un commandant',
      scientist: 'payer avec un scientifique',
      engineer: 'payer avec un ingénieur',
    },
    cancel: 'Annuler',
    asks: {
      embark: `Qui embarque ou débarque, et où${SPACE}?`,
      move: `Quelle navette vole où${SPACE}?`,
      spy: `Regarder dans quelle navette ou quel refuge${SPACE}?`,
      minipod: `Qui part, et où${SPACE}?`,
      board: `Qui aborde qui${SPACE}?`,
      program: `Une carte sous la pioche, ou une balise${SPACE}?`,
      border: `Sur quelle frontière${SPACE}?`,
      push: `Où est-elle poussée${SPACE}?`,
      hangar: `Retour à quel hangar${SPACE}?`,
      assign: `Quelle case${SPACE}?`,
    },
    delay: (card) => `carte ${card} sous la pioche`,
    scores: 'Décompte',
    total: 'Points',
    crew: 'Équipage',
    assigned: 'Assignés',
    refuges: 'Refuges',
    winner: 'gagne',
    tieBreak: `À égalité de points${SPACE}: l’équipage aux refuges, puis les assignés, puis les refuges décident.`,
    noSquare: 'plus de case libre',
    changes: {
      green: `les deux cases vertes sont prises${SPACE}: 1 de plus chacun`,
      red: `les cases rouges ne sont pas toutes prises${SPACE}: 0 pour tous`,
      orange: `la case orange est libre${SPACE}: 1 de moins chacun`,
      cyan: 'plus pour chaque joueur présent',
    },
    countingRefuge: (refuge) => `On compte ${refuge}`,
    nobodyHere: 'personne',
  },
}

/** A name without the places where it may be parted. */
export function plain(name: string): string {
  return name.replaceAll('\u00ad', '')
}

function ordinal(n: number): string {
  return `${n}${{ 1: 'st', 2: 'nd', 3: 'rd' }[n] ?? 'th'}`
}

function count(n: number, one: string, many: string): string {
  return `${signed(n)} ${Math.abs(n) === 1 ? one : many}`
}

function compte(n: number, un: string, plusieurs: string): string {
  return `${signed(n)} ${Math.abs(n) < 2 ? un : plusieurs}`
}

/** A number with a true minus sign: orange refuges may bring less than nothing. */
export function signed(n: number | string): string {
  return String(n).replace('-', '−')
}
