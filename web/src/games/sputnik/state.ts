// Sputnik as its rules have it: the position, the actions, what happens.
// Made from astroport.games.sputnik.state by `make protocol`; do not edit.

import { Kinds, type Declared } from '../../lib/rules/declared'
import { Position } from '../../lib/rules/position'

export const LAYOUTS = ['classic', 'pyramid'] as const
export const MOST_CELLS = 37
export const MOST_ROCKETS = 6
export const MOST_EACH = 3
/** Of `rocket` and `base_at`: off the board. */
export const NOWHERE = 255
/** Of `phase`. */
export const DRAWING = 0
export const FLYING = 1
export const TAKING = 2
export const OVER = 3

/** A position. What it says is read from its record. */
export class SputnikState extends Position {
  static readonly bytes = 112

  /** The cells with at least one galaxy. */
  get galaxies() {
    return this.i8(0)
  }
  /** The cells with a base. */
  get bases() {
    return this.i8(8)
  }
  /** The cells with a rocket. */
  get rockets() {
    return this.i8(16)
  }
  /** The cells beside the bases of who has not moved yet. */
  get protected() {
    return this.i8(24)
  }
  /** How many galaxies lie on each cell (SP-1.3). */
  get height() {
    return this.u1s(32, 37)
  }
  /** Where each rocket is. */
  get rocket() {
    return this.u1s(69, 6)
  }
  /** Where the base of each rocket is. */
  get base_at() {
    return this.u1s(75, 6)
  }
  /** Where it was at the start. */
  get home() {
    return this.u1s(81, 6)
  }
  /** By seat. */
  get has_moved() {
    return this.u1s(87, 6)
  }
  /** By seat: is out of the game. */
  get out() {
    return this.u1s(93, 6)
  }
  get layout() {
    return this.u1(99)
  }
  get seats() {
    return this.u1(100)
  }
  /** Rockets of a player. */
  get each() {
    return this.u1(101)
  }
  get teams() {
    return this.u1(102)
  }
  get phase() {
    return this.u1(103)
  }
  /** Whose. */
  get turn() {
    return this.u1(104)
  }
}

export const CELLS = [
  [
    { name: 'a1', x: 3, y: 0, around: [1, 5, 4] },
    { name: 'a2', x: 5, y: 0, around: [2, 6, 5, 0] },
    { name: 'a3', x: 7, y: 0, around: [3, 7, 6, 1] },
    { name: 'a4', x: 9, y: 0, around: [8, 7, 2] },
    { name: 'b1', x: 2, y: 1, around: [5, 10, 9, 0] },
    { name: 'b2', x: 4, y: 1, around: [6, 11, 10, 4, 0, 1] },
    { name: 'b3', x: 6, y: 1, around: [7, 12, 11, 5, 1, 2] },
    { name: 'b4', x: 8, y: 1, around: [8, 13, 12, 6, 2, 3] },
    { name: 'b5', x: 10, y: 1, around: [14, 13, 7, 3] },
    { name: 'c1', x: 1, y: 2, around: [10, 16, 15, 4] },
    { name: 'c2', x: 3, y: 2, around: [11, 17, 16, 9, 4, 5] },
    { name: 'c3', x: 5, y: 2, around: [12, 18, 17, 10, 5, 6] },
    { name: 'c4', x: 7, y: 2, around: [13, 19, 18, 11, 6, 7] },
    { name: 'c5', x: 9, y: 2, around: [14, 20, 19, 12, 7, 8] },
    { name: 'c6', x: 11, y: 2, around: [21, 20, 13, 8] },
    { name: 'd1', x: 0, y: 3, around: [16, 22, 9] },
    { name: 'd2', x: 2, y: 3, around: [17, 23, 22, 15, 9, 10] },
    { name: 'd3', x: 4, y: 3, around: [18, 24, 23, 16, 10, 11] },
    { name: 'd4', x: 6, y: 3, around: [19, 25, 24, 17, 11, 12] },
    { name: 'd5', x: 8, y: 3, around: [20, 26, 25, 18, 12, 13] },
    { name: 'd6', x: 10, y: 3, around: [21, 27, 26, 19, 13, 14] },
    { name: 'd7', x: 12, y: 3, around: [27, 20, 14] },
    { name: 'e1', x: 1, y: 4, around: [23, 28, 15, 16] },
    { name: 'e2', x: 3, y: 4, around: [24, 29, 28, 22, 16, 17] },
    { name: 'e3', x: 5, y: 4, around: [25, 30, 29, 23, 17, 18] },
    { name: 'e4', x: 7, y: 4, around: [26, 31, 30, 24, 18, 19] },
    { name: 'e5', x: 9, y: 4, around: [27, 32, 31, 25, 19, 20] },
    { name: 'e6', x: 11, y: 4, around: [32, 26, 20, 21] },
    { name: 'f1', x: 2, y: 5, around: [29, 33, 22, 23] },
    { name: 'f2', x: 4, y: 5, around: [30, 34, 33, 28, 23, 24] },
    { name: 'f3', x: 6, y: 5, around: [31, 35, 34, 29, 24, 25] },
    { name: 'f4', x: 8, y: 5, around: [32, 36, 35, 30, 25, 26] },
    { name: 'f5', x: 10, y: 5, around: [36, 31, 26, 27] },
    { name: 'g1', x: 3, y: 6, around: [34, 28, 29] },
    { name: 'g2', x: 5, y: 6, around: [35, 33, 29, 30] },
    { name: 'g3', x: 7, y: 6, around: [36, 34, 30, 31] },
    { name: 'g4', x: 9, y: 6, around: [35, 31, 32] },
  ],
  [
    { name: 'a1', x: 2, y: 0, around: [1, 4, 3] },
    { name: 'a2', x: 4, y: 0, around: [2, 5, 4, 0] },
    { name: 'a3', x: 6, y: 0, around: [6, 5, 1] },
    { name: 'b1', x: 1, y: 1, around: [4, 8, 7, 0] },
    { name: 'b2', x: 3, y: 1, around: [5, 9, 8, 3, 0, 1] },
    { name: 'b3', x: 5, y: 1, around: [6, 10, 9, 4, 1, 2] },
    { name: 'b4', x: 7, y: 1, around: [11, 10, 5, 2] },
    { name: 'c1', x: 0, y: 2, around: [8, 12, 3] },
    { name: 'c2', x: 2, y: 2, around: [9, 13, 12, 7, 3, 4] },
    { name: 'c3', x: 4, y: 2, around: [10, 14, 13, 8, 4, 5] },
    { name: 'c4', x: 6, y: 2, around: [11, 15, 14, 9, 5, 6] },
    { name: 'c5', x: 8, y: 2, around: [15, 10, 6] },
    { name: 'd1', x: 1, y: 3, around: [13, 16, 7, 8] },
    { name: 'd2', x: 3, y: 3, around: [14, 17, 16, 12, 8, 9] },
    { name: 'd3', x: 5, y: 3, around: [15, 18, 17, 13, 9, 10] },
    { name: 'd4', x: 7, y: 3, around: [18, 14, 10, 11] },
    { name: 'e1', x: 2, y: 4, around: [17, 12, 13] },
    { name: 'e2', x: 4, y: 4, around: [18, 16, 13, 14] },
    { name: 'e3', x: 6, y: 4, around: [17, 14, 15] },
  ],
]

/** What happens. */
export type SputnikEvent =
  | { kind: 'begins'; seat: number }
  | { kind: 'flies'; seat: number; rocket: number; from: number; to: number }
  | { kind: 'is-rescued'; seat: number; rocket: number; from: number; to: number; base: number }
  | { kind: 'takes'; seat: number; at: number; left: number }
  | { kind: 'finds-nothing'; seat: number }
  | { kind: 'is-stranded'; seat: number; first: number; second: number; third: number }
  | { kind: 'wins'; seat: number; winners: number }

export const EVENTS = new Kinds<SputnikEvent>([
  { name: 'begins', kind: 0, numbers: [{ name: 'seat', of: 'seat' }] },
  {
    name: 'flies',
    kind: 129,
    numbers: [
      { name: 'seat', of: 'seat' }, { name: 'rocket', of: 'rocket' }, { name: 'from', of: 'cell' },
      { name: 'to', of: 'cell' },
    ],
  },
  {
    name: 'is-rescued',
    kind: 130,
    numbers: [
      { name: 'seat', of: 'seat' }, { name: 'rocket', of: 'rocket' }, { name: 'from', of: 'cell' },
      { name: 'to', of: 'cell' }, { name: 'base', of: 'cell' },
    ],
  },
  {
    name: 'takes',
    kind: 131,
    numbers: [{ name: 'seat', of: 'seat' }, { name: 'at', of: 'cell' }, { name: 'left', of: 'count' }],
  },
  { name: 'finds-nothing', kind: 4, numbers: [{ name: 'seat', of: 'seat' }] },
  {
    name: 'is-stranded',
    kind: 5,
    numbers: [
      { name: 'seat', of: 'seat' }, { name: 'first', of: 'cell' }, { name: 'second', of: 'cell' },
      { name: 'third', of: 'cell' },
    ],
  },
  { name: 'wins', kind: 6, numbers: [{ name: 'seat', of: 'seat' }, { name: 'winners', of: 'count' }] },
])

/** What is asked, and what is said to who is not. */
export type SputnikPrompt =
  | { kind: 'fly' }
  | { kind: 'fly-or-rescue' }
  | { kind: 'rescue' }
  | { kind: 'take' }
  | { kind: 'wait'; turn: number }
  | { kind: 'watch'; turn: number }
  | { kind: 'draw-lots' }
  | { kind: 'over' }

export const PROMPTS = new Kinds<SputnikPrompt>([
  { name: 'fly', kind: 0, numbers: [] },
  { name: 'fly-or-rescue', kind: 1, numbers: [] },
  { name: 'rescue', kind: 2, numbers: [] },
  { name: 'take', kind: 3, numbers: [] },
  { name: 'wait', kind: 4, numbers: [{ name: 'turn', of: 'seat' }] },
  { name: 'watch', kind: 5, numbers: [{ name: 'turn', of: 'seat' }] },
  { name: 'draw-lots', kind: 6, numbers: [] },
  { name: 'over', kind: 7, numbers: [] },
])

/** An action as a choice. */
export type SputnikChoice =
  | { kind: 'fly'; rocket: number; from: number; to: number; galaxies: number; owner: number }
  | { kind: 'rescue'; rocket: number; from: number; to: number; base: number }
  | { kind: 'take'; at: number; left: number }
  | { kind: 'begin'; seat: number }

export const CHOICES = new Kinds<SputnikChoice>([
  {
    name: 'fly',
    kind: 0,
    numbers: [
      { name: 'rocket', of: 'rocket' }, { name: 'from', of: 'cell' }, { name: 'to', of: 'cell' },
      { name: 'galaxies', of: 'count' }, { name: 'owner', of: 'seat' },
    ],
  },
  {
    name: 'rescue',
    kind: 1,
    numbers: [
      { name: 'rocket', of: 'rocket' }, { name: 'from', of: 'cell' }, { name: 'to', of: 'cell' },
      { name: 'base', of: 'cell' },
    ],
  },
  { name: 'take', kind: 2, numbers: [{ name: 'at', of: 'cell' }, { name: 'left', of: 'count' }] },
  { name: 'begin', kind: 3, numbers: [{ name: 'seat', of: 'seat' }] },
])

/** The rules by which something is refused. */
export const RULES = {
  106: 'SP-1.6', 201: 'SP-2.1', 202: 'SP-2.2', 203: 'SP-2.3', 204: 'SP-2.4', 205: 'SP-2.5', 206: 'SP-2.6',
  207: 'SP-2.7', 301: 'SP-3.1', 302: 'SP-3.2',
} as const

/** All of it, for what plays any game. */
export const declared: Declared<SputnikState, SputnikEvent, SputnikPrompt, SputnikChoice> = {
  game: 'sputnik',
  layout: '6ed4b8f0c9434dd2',
  options: { layout: ['classic', 'pyramid'], rockets: [1, 2, 3], teams: [false, true] },
  state: SputnikState,
  events: EVENTS,
  prompts: PROMPTS,
  choices: CHOICES,
  rules: RULES,
  actions: [
    {
      name: 'fly',
      start: 0,
      fields: [{ name: 'to', of: 'cell', values: 37 }, { name: 'rocket', of: 'rocket', values: 3, default: 0 }],
    },
    {
      name: 'rescue',
      start: 111,
      fields: [{ name: 'to', of: 'cell', values: 37 }, { name: 'rocket', of: 'rocket', values: 3, default: 0 }],
    },
    { name: 'take', start: 222, fields: [{ name: 'at', of: 'cell', values: 37 }] },
    { name: 'begin', start: 259, fields: [{ name: 'seat', of: 'seat', values: 6 }] },
  ],
  messages: [],
  names: {
    seat: { by: ['seats'], called: { 2: 'A B', 3: 'A B C', 4: 'A B C D', 5: 'A B C D E', 6: 'A B C D E F' } },
    cell: {
      by: ['layout'],
      called: {
        classic: 'a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 d6 d7 e1 e2 e3 e4 e5 e6 f1 f2 f3 f4 f5 g1 g2 g3 g4',
        pyramid: 'a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3',
      },
    },
    rocket: { by: ['rockets'], called: { 1: '1', 2: '1 2', 3: '1 2 3' } },
  },
}
