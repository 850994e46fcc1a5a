// The rule behind what is said of each thing, by its number in the rulebook.

import type { CardKind, Spin, Why } from './picture'

/** What can be on a place. */
export type Thing =
  | 'ownJet'
  | 'jet'
  | 'ownCarrier'
  | 'carrier'
  | 'derelict'
  | 'hole'
  | 'planet'
  | 'ownStation'
  | 'station'
  | 'closed'
  | 'line'
  | 'space'

interface Rules {
  things: Record<Thing, string>
  /** Where a flight may end. */
  ends: Record<Why, string>
  /** By the kind of a choice. */
  choices: Record<string, string>
  cards: Record<CardKind, string>
  spins: Record<Spin, string>
  spinner: string
  challenge: string
  deck: string
  evasions: string
  evading: string
}

export const RULES: Rules = {
  things: {
    ownJet: 'GA-2.2',
    jet: 'GA-2.4',
    ownCarrier: 'GA-5.1',
    carrier: 'GA-4.4',
    derelict: 'GA-4.1',
    hole: 'GA-3.1',
    planet: 'GA-1.4',
    ownStation: 'GA-5.1',
    station: 'GA-2.4',
    closed: 'GA-1.7',
    line: 'GA-1.2',
    space: 'GA-2.2',
  },
  ends: { full: 'GA-2.2', hole: 'GA-3.1', derelict: 'GA-4.1', battle: 'GA-4.4', home: 'GA-5.1' },
  choices: {
    jump: 'GA-3.1',
    stay: 'GA-3.2',
    send: 'GA-4.5',
    force: 'GA-6.3',
    done: 'GA-6.1',
    evade: 'GA-7.1',
    accept: 'GA-7.1',
  },
  cards: { overdrive: 'GA-6.2', force: 'GA-6.3', laser: 'GA-6.4' },
  spins: { lots: 'GA-1.7', move: 'GA-2.2', battle: 'GA-4.4', shots: 'GA-6.4', aim: 'GA-6.4' },
  spinner: 'GA-1.8',
  challenge: 'GA-4.4',
  deck: 'GA-1.6',
  evasions: 'GA-7.2',
  evading: 'GA-7.1',
}
