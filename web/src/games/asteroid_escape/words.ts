// The words of the board, in both languages.

import type { Lang } from '../../lib/board'
import type { Fate } from './fates'
import type { Act, Colour } from './picture'

export interface BoardWords {
  board: (tiles: number, asteroids: number) => string
  colon: string
  semicolon: string
  tile: string
  empty: string
  youRest: string
  rests: (whose: string) => string
  infrontOfYou: string
  infrontOf: (whose: string) => string
  asteroid: (colour: Colour, value: number) => string
  acts: Record<Act, string>
  order: string
  itsDie: (acts: string) => string
  hasActed: (die: number) => string
  landing: (asteroid: string) => string
  canLay: string
  /** A start mark by the point where a ship enters the cell, clockwise from top left. */
  mark: (point: number, cell: string) => string
  beforeAsteroid: string
  risk: string
  can: (choices: string) => string
  or: string
  die: (which: 'blue' | 'red' | 'die', value: number | null) => string
  diceDo: string
  dieDoes: string
  all: (total: number) => string
  none: (total: number) => string
  allShort: (total: number) => string
  noneShort: (total: number) => string
  pile: string
  supply: string
  marker: string
  hand: (whose: string, count: number) => string
  out: string
  won: string
  /** What became of a ship: of one, of several, of one's own. */
  fates: Record<Fate, Record<'one' | 'they' | 'you', string>>
  share: Record<'they' | 'you', string>
  you: string
  onlyFlies: (who: string, several: boolean) => string
  noneFlies: string
  yourHand: string
  handTile: (n: number, tile: string, turn: number) => string
  allowed: string
  fatal: string
  refused: string
  choosesIt: string
  turnsIt: string
  notYet: string
  turnLeft: string
  turnRight: string
  lay: string
  lastFlight: string
  whyNot: string
  notAllowed: (rule: string) => string
  salvage: string
  salvageHow: string
  ownTile: (n: number, tile: string) => string
  theirTile: (whose: string, n: number, tile: string) => string
  swapped: string
  done: string
  doneDoes: string
  /** What a cell means for those who play, in a sentence. */
  about: Record<'tile' | 'rests' | 'front' | 'blocked' | 'empty' | 'mark', string>
}

const SPACE = '\u00a0'
const COLOURS: Record<Lang, Record<Colour, string>> = {
  en: { blue: 'blue', red: 'red' },
  fr: { blue: 'bleu', red: 'rouge' },
}

const MARKS: Record<Lang, string[]> = {
  en: [
    'left start mark above',
    'right start mark above',
    'upper start mark right of',
    'lower start mark right of',
    'right start mark below',
    'left start mark below',
    'lower start mark left of',
    'upper start mark left of',
  ],
  fr: [
    'marque de gauche au-dessus de',
    'marque de droite au-dessus de',
    'marque du haut à droite de',
    'marque du bas à droite de',
    'marque de droite au-dessous de',
    'marque de gauche au-dessous de',
    'marque du bas à gauche de',
    'marque du haut à gauche de',
  ],
}

export const WORDS: Record<Lang, BoardWords> = {
  en: {
    board: (tiles, asteroids) =>
      `Board of Asteroid Escape, ${count(tiles, 'wake tile', 'wake tiles')}, ${count(asteroids, 'asteroid', 'asteroids')}. Arrow keys go from cell to cell, N and P to where you can act. 1 to 3 choose a tile, R turns it.`,
    colon: ': ',
    semicolon: '; ',
    tile: 'wake tile',
    empty: 'empty',
    youRest: 'you rest here',
    rests: (whose) => `${whose} rests here`,
    infrontOfYou: 'in front of you',
    infrontOf: (whose) => `in front of ${whose}`,
    asteroid: (colour, value) => `${COLOURS.en[colour]} asteroid ${value}`,
    acts: { up: 'up', right: 'right', down: 'down', left: 'left', turn: 'pivots' },
    order: 'acts in the order of its number',
    itsDie: (acts) => `Its die: ${acts}, 6 brings another.`,
    hasActed: (die) => `its die shows ${die}`,
    landing: (asteroid) => `${asteroid} lands here`,
    canLay: 'you can lay the chosen tile here',
    mark: (point, cell) => `${MARKS.en[point] ?? 'start mark beside'} ${cell}`,
    beforeAsteroid: 'right before an asteroid',
    risk: 'An asteroid right ahead: if it does not move, it destroys you in your first turn.',
    can: (choices) => `you can ${choices}`,
    or: ' or ',
    die: (which, value) =>
      `${{ blue: 'blue die (row)', red: 'red die (column)', die: 'the asteroid’s die' }[which]}: ${value ?? 'not rolled'}`,
    diceDo: 'Asteroids move on a total of 6, 7 or 8.',
    dieDoes: 'Each asteroid has its own: it moves one cell or turns; a 6 brings another.',
    all: (total) => `Total ${total}: the asteroids move`,
    none: (total) => `Total ${total}: nothing moves (only on 6, 7, 8)`,
    allShort: (total) => `${total}: they move`,
    noneShort: (total) => `${total}: nothing moves`,
    pile: 'Tiles left to draw',
    supply: 'Asteroids that may still come',
    marker: 'Priority marker: draws first when tiles come back',
    hand: (whose, tiles) => `${whose}: ${count(tiles, 'tile', 'tiles')} in hand`,
    out: 'out',
    won: 'won',
    fates: {
      edge: several('flies off the board', 'fly off the board'),
      asteroid: several('flies into an asteroid', 'fly into an asteroid'),
      loop: several('circles for ever', 'circle for ever'),
      swallowed: several('is swallowed by an asteroid', 'are swallowed by an asteroid'),
      blocked: several('is hit by an asteroid', 'are hit by an asteroid'),
    },
    share: { they: 'share the win', you: 'share the win' },
    you: 'you',
    onlyFlies: (who, several) => `Only ${who} ${several ? 'are' : 'is'} still flying.`,
    noneFlies: 'No ship is flying any more.',
    yourHand: 'Your hand',
    handTile: (n, tile, turn) => `Tile ${n} (number ${tile})${turn ? `, turned ${turn * 90}°` : ''}`,
    allowed: 'can be laid',
    fatal: 'can be laid, but it is your last flight',
    refused: 'no turn is allowed',
    choosesIt: 'Press to choose it.',
    turnsIt: 'Press to turn it.',
    notYet: 'Lays the chosen tile in front of your ship, in your turn.',
    turnLeft: 'Turn left (Shift+R)',
    turnRight: 'Turn right (R)',
    lay: 'Lay',
    lastFlight: 'Last flight',
    whyNot: 'Why not?',
    notAllowed: (rule) => `Not allowed (${rule})`,
    salvage: 'Salvage',
    salvageHow: 'Choose one of your tiles, then one of theirs.',
    ownTile: (n, tile) => `Your tile ${n} (number ${tile})`,
    theirTile: (whose, n, tile) => `${whose}, tile ${n} (number ${tile})`,
    swapped: 'swapped',
    done: 'Done',
    doneDoes: 'What is left of their hands goes under the pile.',
    about: {
      tile: 'Ships follow its curves.',
      rests: 'An asteroid that comes here destroys who rests here.',
      front: 'The next tile of that ship is laid here.',
      blocked: 'If it is still there in that ship’s turn, it destroys it.',
      empty: 'Free for a tile or an asteroid.',
      mark: 'A ship that starts here enters the board at this point.',
    },
  },
  fr: {
    board: (tiles, asteroids) =>
      `Plateau d’Asteroid Escape, ${compte(tiles, 'tuile sillage', 'tuiles sillage')}, ${compte(asteroids, 'astéroïde', 'astéroïdes')}. Les flèches vont de case en case, N et P là où vous pouvez agir. 1 à 3 choisissent une tuile, R la tourne.`,
    colon: `${SPACE}: `,
    semicolon: `${SPACE}; `,
    tile: 'tuile sillage',
    empty: 'vide',
    youRest: 'vous êtes ici',
    rests: (whose) => `${whose} est ici`,
    infrontOfYou: 'devant vous',
    infrontOf: (whose) => `devant ${whose}`,
    asteroid: (colour, value) => `astéroïde ${COLOURS.fr[colour]} ${value}`,
    acts: { up: 'haut', right: 'droite', down: 'bas', left: 'gauche', turn: 'pivote' },
    order: 'agit dans l’ordre de son numéro',
    itsDie: (acts) => `Son dé${SPACE}: ${acts}, 6 en amène un autre.`,
    hasActed: (die) => `son dé montre ${die}`,
    landing: (asteroid) => `${asteroid} arrive ici`,
    canLay: 'vous pouvez poser ici la tuile choisie',
    mark: (point, cell) => `${MARKS.fr[point] ?? 'marque près de'} ${cell}`,
    beforeAsteroid: 'juste devant un astéroïde',
    risk: `Un astéroïde juste devant${SPACE}: s’il ne bouge pas, il vous détruit à votre premier tour.`,
    can: (choices) => `vous pouvez ${choices}`,
    or: ' ou ',
    die: (which, value) =>
      `${{ blue: 'dé bleu (ligne)', red: 'dé rouge (colonne)', die: 'dé de l’astéroïde' }[which]}${SPACE}: ${value ?? 'pas lancé'}`,
    diceDo: 'Les astéroïdes bougent sur un total de 6, 7 ou 8.',
    dieDoes: `Chaque astéroïde a le sien${SPACE}: il avance d’une case ou pivote${SPACE}; un 6 en amène un autre.`,
    all: (total) => `Total ${total}${SPACE}: les astéroïdes bougent`,
    none: (total) => `Total ${total}${SPACE}: rien ne bouge (seulement sur 6, 7, 8)`,
    allShort: (total) => `${total}${SPACE}: ils bougent`,
    noneShort: (total) => `${total}${SPACE}: rien ne bouge`,
    pile: 'Tuiles à piocher',
    supply: 'Astéroïdes qui peuvent encore venir',
    marker: 'Marqueur de priorité\u00a0: pioche en premier quand des tuiles reviennent',
    hand: (whose, tiles) => `${whose}${SPACE}: ${compte(tiles, 'tuile', 'tuiles')} en main`,
    out: 'hors jeu',
    won: 'gagne',
    fates: {
      edge: { one: 'sort du plateau', they: 'sortent du plateau', you: 'sortez du plateau' },
      asteroid: {
        one: 'percute un astéroïde',
        they: 'percutent un astéroïde',
        you: 'percutez un astéroïde',
      },
      loop: {
        one: 'tourne en rond pour toujours',
        they: 'tournent en rond pour toujours',
        you: 'tournez en rond pour toujours',
      },
      swallowed: {
        one: 'disparaît sous un astéroïde',
        they: 'disparaissent sous un astéroïde',
        you: 'disparaissez sous un astéroïde',
      },
      blocked: {
        one: 'reçoit un astéroïde de plein fouet',
        they: 'reçoivent un astéroïde de plein fouet',
        you: 'recevez un astéroïde de plein fouet',
      },
    },
    share: { they: 'partagent la victoire', you: 'partagez la victoire' },
    you: 'vous',
    onlyFlies: (who) => `Il ne reste que ${who} en vol.`,
    noneFlies: 'Plus aucun vaisseau ne vole.',
    yourHand: 'Votre main',
    handTile: (n, tile, turn) => `Tuile ${n} (numéro ${tile})${turn ? `, tournée de ${turn * 90}°` : ''}`,
    allowed: 'peut être posée',
    fatal: 'peut être posée, mais c’est votre dernier vol',
    refused: 'aucun sens n’est permis',
    choosesIt: 'Appuyez pour la choisir.',
    turnsIt: 'Appuyez pour la tourner.',
    notYet: 'Pose la tuile choisie devant votre vaisseau, à votre tour.',
    turnLeft: 'Tourner à gauche (Maj+R)',
    turnRight: 'Tourner à droite (R)',
    lay: 'Poser',
    lastFlight: 'Dernier vol',
    whyNot: `Pourquoi pas${SPACE}?`,
    notAllowed: (rule) => `Interdit (${rule})`,
    salvage: 'Récupération',
    salvageHow: 'Choisissez une de vos tuiles, puis une des leurs.',
    ownTile: (n, tile) => `Votre tuile ${n} (numéro ${tile})`,
    theirTile: (whose, n, tile) => `${whose}, tuile ${n} (numéro ${tile})`,
    swapped: 'échangée',
    done: 'Terminer',
    doneDoes: 'Le reste de leurs mains passe sous la pioche.',
    about: {
      tile: 'Les vaisseaux suivent ses courbes.',
      rests: 'Un astéroïde qui vient ici détruit qui s’y trouve.',
      front: 'La prochaine tuile de ce vaisseau se pose ici.',
      blocked: 'S’il y est encore au tour de ce vaisseau, il le détruit.',
      empty: 'Libre pour une tuile ou un astéroïde.',
      mark: 'Un vaisseau qui part d’ici entre sur le plateau en ce point.',
    },
  },
}

function several(one: string, many: string): Record<'one' | 'they' | 'you', string> {
  return { one, they: many, you: many }
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}

function compte(n: number, un: string, plusieurs: string): string {
  return `${n} ${n < 2 ? un : plusieurs}`
}
