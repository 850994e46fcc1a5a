// What the board of Asteroyds says, in both languages.

import type { Lang } from '../../lib/board'
import type { Blow } from './blows'
import type { Doubt } from './doubts'
import type { Direction, Mode, PilotName, TeamName, Token } from './picture'

interface PieceWords {
  ship: Record<TeamName, string>
  asteroyd: Record<TeamName, string>
  platform: Record<TeamName, string>
  turret: Record<TeamName, string>
  zone: Record<TeamName, string>
  home: Record<TeamName, string>
  die: Record<TeamName, string>
}

export interface BoardWords extends PieceWords {
  board: (turn: number) => string
  colon: string
  semicolon: string
  can: (what: string) => string
  or: string
  cell: (name: string) => string
  empty: string
  pod: string
  rock: string
  rockDrifts: (way: string) => string
  teams: Record<TeamName, string>
  ways: Record<Direction, string>
  heading: (way: string) => string
  yours: string
  off: string
  carries: (what: string) => string
  turretOne: (way: string) => string
  turretFires: (way: string) => string
  turretOff: string
  pilots: Record<PilotName, string>
  powerSpent: string
  tokens: Record<Token, string>
  does: Record<Token, string>
  modes: Record<Mode, string>
  modeDoes: Record<Mode, string>
  mode: string
  score: (team: string, points: number, goal: number) => string
  dieShows: (die: string, n: number) => string
  dieNot: (die: string) => string
  rocksDie: (n: number | null, way: string | null) => string
  compass: (way: string) => string
  turn: string
  turnOf: (n: number, of: number) => string
  fleet: string
  ready: string
  programming: string
  isReady: (ship: string) => string
  isProgramming: (ship: string) => string
  panel: string
  panelKeys: string
  shipTabs: string
  programOf: (ship: string) => string
  column: (n: number, token: string) => string
  settled: string
  crashes: string
  palette: string
  anticipation: string
  anticipates: (n: number) => string
  anticipationMost: (n: number) => string
  anticipationShort: string
  anticipationFor: (shieldOnly: boolean) => string
  clear: string
  goReady: string
  goReadyTitle: string
  doubt: string
  doubts: Record<Doubt['is'], (doubt: Doubt) => string>
  playAnyway: string
  goBack: string
  steered: string
  notNow: string
  isOver: string
  programs: string
  unknown: string
  noProgram: string
  inRound: (n: number, mode: string) => string
  film: string
  round: (n: number) => string
  blows: Record<Exclude<Blow['is'], 'point'>, string>
  beats: Record<'beams' | 'moves' | 'gains', string>
  pause: string
  play: string
  stepBack: string
  step: string
  toEnd: string
  again: string
  near: string
  programNow: string
  faceTo: (way: string) => string
}

const SPACE = '\u00a0'

export const WORDS: Record<Lang, BoardWords> = {
  en: {
    board: (turn) =>
      `The arena in turn ${turn}. Arrow keys go from cell to cell, N and P to where you can act. The control panel below takes your program.`,
    colon: ': ',
    semicolon: '; ',
    can: (what) => `possible: ${what}`,
    or: ' or ',
    cell: (name) => `cell ${name}`,
    empty: 'free',
    pod: 'public pod, stops ships and beams',
    rock: 'drifting rock',
    rockDrifts: (way) => `drifts ${way} before the first round`,
    teams: { red: 'Red', white: 'White', blue: 'Blue' },
    ship: { red: 'red ship', white: 'white ship', blue: 'blue ship' },
    asteroyd: { red: 'red asteroyd', white: 'white asteroyd', blue: 'blue asteroyd' },
    platform: { red: 'red platform', white: 'white platform', blue: 'blue platform' },
    turret: { red: 'red turret', white: 'white turret', blue: 'blue turret' },
    zone: { red: 'red zone', white: 'white zone', blue: 'blue zone' },
    home: {
      red: 'home of the red asteroyd',
      white: 'home of the white asteroyd',
      blue: 'home of the blue asteroyd',
    },
    die: { red: 'red die', white: 'white die', blue: 'blue die' },
    ways: { E: 'east', SE: 'southeast', SW: 'southwest', W: 'west', NW: 'northwest', NE: 'northeast' },
    heading: (way) => `heading ${way}`,
    yours: 'yours',
    off: 'out for this turn',
    carries: (what) => `carries the ${what}`,
    turretOne: (way) => `on a 1 it fires ${way}`,
    turretFires: (way) => `fires ${way} in every round of this turn`,
    turretOff: 'off for this turn',
    pilots: {
      double: 'two cells forward',
      turnabout: 'about-turn, then forward',
      back: 'one cell backwards',
      wide: 'turn 120°, then forward',
      pivot: 'turn 60° or 120° in place',
      shield: 'the shield in two rounds of every turn',
    },
    powerSpent: 'power used',
    tokens: {
      empty: 'empty',
      shoot: 'shoot',
      forward: 'forward',
      right: 'right',
      left: 'left',
      about: 'about-turn',
      double: 'double',
      turnabout: 'turnabout',
      back: 'back',
      'wide-right': 'wide right',
      'wide-left': 'wide left',
      'pivot-right': '60° right',
      'pivot-left': '60° left',
      'spin-right': '120° right',
      'spin-left': '120° left',
    },
    does: {
      empty: 'nothing',
      shoot: 'one beam straight ahead',
      forward: 'one cell forward',
      right: 'turn right, then one cell forward',
      left: 'turn left, then one cell forward',
      about: 'turn round in place',
      double: 'power: two cells forward',
      turnabout: 'power: about-turn, then one cell forward',
      back: 'power: one cell backwards, same heading',
      'wide-right': 'power: turn 120° right, then one cell forward',
      'wide-left': 'power: turn 120° left, then one cell forward',
      'pivot-right': 'power: turn 60° right in place',
      'pivot-left': 'power: turn 60° left in place',
      'spin-right': 'power: turn 120° right in place',
      'spin-left': 'power: turn 120° left in place',
    },
    modes: { shoot: 'Pierce', shield: 'Shield' },
    modeDoes: {
      shoot: 'the shot of that round goes through shields',
      shield: 'beams go past your ship in that round',
    },
    mode: 'Mode',
    score: (team, points, goal) => `${team}: ${points} of ${goal} ${goal === 1 ? 'point' : 'points'}`,
    dieShows: (die, n) => `${die} ${n}`,
    dieNot: (die) => `${die} not rolled`,
    rocksDie: (n, way) =>
      n === null ? 'rocks: not rolled' : `rocks: ${n}${way === null ? '' : `, they drift ${way}`}`,
    compass: (way) => `the rocks’ 1 points ${way}`,
    turn: 'Turn',
    turnOf: (n, of) => `turn ${n} of ${of}`,
    fleet: 'Ships',
    ready: 'ready',
    programming: 'programming',
    isReady: (ship) => `${ship} is ready`,
    isProgramming: (ship) => `${ship} is programming`,
    panel: 'Control panel',
    panelKeys:
      'Keys: up forward, left, right, down about-turn, S shoot, P power, Backspace empty, 1 to 6 the round, M the mode.',
    shipTabs: 'Your ships',
    programOf: (ship) => `Program of ${ship}`,
    column: (n, token) => `Column ${n}: ${token}`,
    settled: 'settled',
    crashes: 'crashes',
    palette: 'What a column can hold',
    anticipation: 'Anticipation: in which round',
    anticipates: (n) => `Round ${n} on the anticipation line`,
    anticipationMost: (n) => `up to ${n} rounds`,
    anticipationShort: 'Anticipation',
    anticipationFor: (shieldOnly) => (shieldOnly ? 'Shield in two rounds' : 'Pierce or Shield in one round'),
    clear: 'Clear',
    goReady: 'Ready',
    goReadyTitle: 'Play this program; your turn is settled then',
    doubt: 'Play this program?',
    doubts: {
      blank: ({ ship }) => `${ship} has no program: it will stay where it is and do nothing this turn.`,
      no_shot: ({ ship, round }) =>
        `${ship}: Pierce in round ${round}, but it does not shoot in that round. Pierce will do nothing.`,
      no_mode: ({ ship, round }) =>
        `${ship}: round ${round} is marked without Pierce or Shield. It will do nothing.`,
      no_round: ({ ship, mode }) =>
        `${ship}: ${mode === 'shield' ? 'Shield' : 'Pierce'} without a round. It will do nothing.`,
    },
    playAnyway: 'Play it anyway',
    goBack: 'Back',
    steered: 'Nothing to do here: your ships fly by their program, set in the control panel',
    notNow: 'Nothing to do here: you have no program to make now',
    isOver: 'Nothing to do here: the match is over',
    programs: 'Programs',
    unknown: 'secret',
    noProgram: 'no program',
    inRound: (n, mode) => `round ${n}: ${mode}`,
    film: 'The film of the turn',
    round: (n) => `Round ${n}`,
    blows: { hit: 'Hit!', crash: 'Crash!', dropped: 'Dropped!', taken: 'Got it!', returned: 'Back home' },
    beats: { beams: 'beams', moves: 'moves', gains: 'asteroyds' },
    pause: 'Pause',
    play: 'Go on',
    stepBack: 'Back one round',
    step: 'On one round',
    toEnd: 'To the end',
    again: 'See the last turn again',
    near: 'Look at your ships',
    programNow: 'Program now',
    faceTo: (way) => `on a 1 it fires ${way}`,
  },
  fr: {
    board: (turn) =>
      `L’arène au tour ${turn}. Les flèches vont de case en case, N et P là où vous pouvez agir. Le tableau de commande en dessous prend votre programme.`,
    colon: `${SPACE}: `,
    semicolon: `${SPACE}; `,
    can: (what) => `possible${SPACE}: ${what}`,
    or: ' ou ',
    cell: (name) => `case ${name}`,
    empty: 'libre',
    pod: 'pod de public, arrête vaisseaux et lasers',
    rock: 'rocher à la dérive',
    rockDrifts: (way) => `dérive vers ${way} avant le premier round`,
    teams: { red: 'Rouges', white: 'Blancs', blue: 'Bleus' },
    ship: { red: 'vaisseau rouge', white: 'vaisseau blanc', blue: 'vaisseau bleu' },
    asteroyd: { red: 'asteroyd rouge', white: 'asteroyd blanc', blue: 'asteroyd bleu' },
    platform: { red: 'plate-forme rouge', white: 'plate-forme blanche', blue: 'plate-forme bleue' },
    turret: { red: 'tourelle rouge', white: 'tourelle blanche', blue: 'tourelle bleue' },
    zone: { red: 'zone rouge', white: 'zone blanche', blue: 'zone bleue' },
    home: {
      red: 'origine de l’asteroyd rouge',
      white: 'origine de l’asteroyd blanc',
      blue: 'origine de l’asteroyd bleu',
    },
    die: { red: 'dé rouge', white: 'dé blanc', blue: 'dé bleu' },
    ways: {
      E: 'l’est',
      SE: 'le sud-est',
      SW: 'le sud-ouest',
      W: 'l’ouest',
      NW: 'le nord-ouest',
      NE: 'le nord-est',
    },
    heading: (way) => `cap vers ${way}`,
    yours: 'à vous',
    off: 'hors jeu pour ce tour',
    carries: (what) => `porte l’${what}`,
    turretOne: (way) => `sur un 1, elle tire vers ${way}`,
    turretFires: (way) => `tire vers ${way} à chaque round de ce tour`,
    turretOff: 'éteinte pour ce tour',
    pilots: {
      double: 'avancer de deux cases',
      turnabout: 'demi-tour, puis avancer',
      back: 'reculer d’une case',
      wide: 'tourner de 120°, puis avancer',
      pivot: 'tourner de 60° ou 120° sur place',
      shield: 'le bouclier dans deux rounds de chaque tour',
    },
    powerSpent: 'pouvoir utilisé',
    tokens: {
      empty: 'vide',
      shoot: 'tir',
      forward: 'avance',
      right: 'droite',
      left: 'gauche',
      about: 'demi-tour',
      double: 'double',
      turnabout: 'volte-face',
      back: 'recul',
      'wide-right': 'large à droite',
      'wide-left': 'large à gauche',
      'pivot-right': '60° à droite',
      'pivot-left': '60° à gauche',
      'spin-right': '120° à droite',
      'spin-left': '120° à gauche',
    },
    does: {
      empty: 'rien',
      shoot: 'un laser droit devant',
      forward: 'avancer d’une case',
      right: 'tourner à droite, puis avancer',
      left: 'tourner à gauche, puis avancer',
      about: 'se retourner sur place',
      double: `pouvoir${SPACE}: avancer de deux cases`,
      turnabout: `pouvoir${SPACE}: demi-tour, puis avancer`,
      back: `pouvoir${SPACE}: reculer d’une case, même cap`,
      'wide-right': `pouvoir${SPACE}: tourner de 120° à droite, puis avancer`,
      'wide-left': `pouvoir${SPACE}: tourner de 120° à gauche, puis avancer`,
      'pivot-right': `pouvoir${SPACE}: tourner de 60° à droite sur place`,
      'pivot-left': `pouvoir${SPACE}: tourner de 60° à gauche sur place`,
      'spin-right': `pouvoir${SPACE}: tourner de 120° à droite sur place`,
      'spin-left': `pouvoir${SPACE}: tourner de 120° à gauche sur place`,
    },
    modes: { shoot: 'Imparable', shield: 'Bouclier' },
    modeDoes: {
      shoot: 'le tir de ce round-là traverse les boucliers',
      shield: 'les lasers passent à côté de votre vaisseau ce round-là',
    },
    mode: 'Mode',
    score: (team, points, goal) => `${team}${SPACE}: ${points} point${points > 1 ? 's' : ''} sur ${goal}`,
    dieShows: (die, n) => `${die} ${n}`,
    dieNot: (die) => `${die} pas encore lancé`,
    rocksDie: (n, way) =>
      n === null
        ? `rochers${SPACE}: dé pas encore lancé`
        : `rochers${SPACE}: ${n}${way === null ? '' : `, ils dérivent vers ${way}`}`,
    compass: (way) => `le 1 des rochers pointe vers ${way}`,
    turn: 'Tour',
    turnOf: (n, of) => `tour ${n} sur ${of}`,
    fleet: 'Vaisseaux',
    ready: 'prêt',
    programming: 'programme',
    isReady: (ship) => `${ship} est prêt`,
    isProgramming: (ship) => `${ship} programme`,
    panel: 'Tableau de commande',
    panelKeys: `Touches${SPACE}: haut avance, gauche, droite, bas demi-tour, T tir, P pouvoir, Retour arrière vide, 1 à 6 le round, M le mode.`,
    shipTabs: 'Vos vaisseaux',
    programOf: (ship) => `Programme de ${ship}`,
    column: (n, token) => `Colonne ${n}${SPACE}: ${token}`,
    settled: 'fixé',
    crashes: 's’écrase',
    palette: 'Ce qu’une colonne peut contenir',
    anticipation: `Anticipation${SPACE}: à quel round`,
    anticipates: (n) => `Round ${n} sur la ligne d’anticipation`,
    anticipationMost: (n) => `jusqu’à ${n} rounds`,
    anticipationShort: 'Anticipation',
    anticipationFor: (shieldOnly) =>
      shieldOnly ? 'Bouclier à deux rounds' : 'Imparable ou Bouclier à un round',
    clear: 'Effacer',
    goReady: 'Prêt',
    goReadyTitle: 'Jouer ce programme ; votre tour est alors fixé',
    doubt: `Jouer ce programme${SPACE}?`,
    doubts: {
      blank: ({ ship }) =>
        `${ship} n’a pas de programme${SPACE}: il restera sur place sans rien faire ce tour-ci.`,
      no_shot: ({ ship, round }) =>
        `${ship}${SPACE}: Imparable au round ${round}, mais il ne tire pas à ce round. Imparable ne fera rien.`,
      no_mode: ({ ship, round }) =>
        `${ship}${SPACE}: le round ${round} est marqué sans Imparable ni Bouclier. Il ne se passera rien.`,
      no_round: ({ ship, mode }) =>
        `${ship}${SPACE}: ${mode === 'shield' ? 'Bouclier' : 'Imparable'} sans round. Il ne se passera rien.`,
    },
    playAnyway: 'Jouer quand même',
    goBack: 'Retour',
    steered: `Rien à faire ici${SPACE}: vos vaisseaux suivent le programme du tableau de commande`,
    notNow: `Rien à faire ici${SPACE}: vous n’avez rien à programmer maintenant`,
    isOver: `Rien à faire ici${SPACE}: la partie est terminée`,
    programs: 'Programmes',
    unknown: 'secret',
    noProgram: 'pas de programme',
    inRound: (n, mode) => `round ${n}${SPACE}: ${mode}`,
    film: 'Le film du tour',
    round: (n) => `Round ${n}`,
    blows: {
      hit: `Touché${SPACE}!`,
      crash: `Crash${SPACE}!`,
      dropped: `Lâché${SPACE}!`,
      taken: `Pris${SPACE}!`,
      returned: 'Rentré',
    },
    beats: { beams: 'lasers', moves: 'vols', gains: 'asteroyds' },
    pause: 'Pause',
    play: 'Continuer',
    stepBack: 'Un round en arrière',
    step: 'Un round en avant',
    toEnd: 'Aller à la fin',
    again: 'Revoir le dernier tour',
    near: 'Regarder vos vaisseaux',
    programNow: 'Programmer',
    faceTo: (way) => `sur un 1, elle tire vers ${way}`,
  },
}
