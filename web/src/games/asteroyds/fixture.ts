// Positions for the tests, as the server would draw them up.

import { DIRECTIONS, type AsteroydsPicture, type Ship, type Token } from './picture'
import { next } from './geometry'

const PLATFORMS = { red: 'g4', white: 'g11' } as const

function ship(number: number): Ship {
  const team = number % 2 ? 'white' : 'red'
  return {
    ship: number,
    seat: number,
    name: 'ABCDEF'.charAt(number),
    team,
    cell: PLATFORMS[team],
    heading: team === 'red' ? 'E' : 'W',
    off: false,
    carries: [],
    via: null,
    pilot: null,
    spent: false,
    powers: [],
    done: false,
    program: team === 'red' ? [] : null,
    rounds: [],
    mode: null,
  }
}

function zone(platform: string): string[] {
  return DIRECTIONS.flatMap((way) => next(platform, way) ?? [])
}

/** The first turn of two against two, as red sees it: the dice are rolled, nothing is programmed. */
export function openingPicture(): AsteroydsPicture {
  return {
    phase: 'program',
    turn: 1,
    turns: 60,
    round: 0,
    goal: 3,
    teams: [
      {
        name: 'red',
        score: 0,
        die: 2,
        platform: 'g4',
        heading: 'E',
        zone: zone('g4'),
        home: 'g2',
        asteroyd: 'g2',
        carrier: null,
        seats: [0, 2],
      },
      {
        name: 'white',
        score: 0,
        die: 2,
        platform: 'g11',
        heading: 'W',
        zone: zone('g11'),
        home: 'g13',
        asteroyd: 'g13',
        carrier: null,
        seats: [1, 3],
      },
    ],
    ships: [0, 1, 2, 3].map(ship),
    pods: ['d5', 'd9', 'g3', 'g7', 'g8', 'g12', 'j5', 'j9'],
    turrets: [
      { cell: 'e3', team: 'red', facing: 'SW', off: false, fires: 'E' },
      { cell: 'i3', team: 'red', facing: 'SE', off: false, fires: 'NE' },
      { cell: 'e12', team: 'white', facing: 'SE', off: false, fires: 'NE' },
      { cell: 'i12', team: 'white', facing: 'SW', off: false, fires: 'E' },
    ],
    rocks: [],
    compass: null,
    drift: null,
    destructible: true,
    beams: [],
    placing: null,
    moves: {
      empty: [0, 0],
      shoot: [0, 0],
      forward: [0, 1],
      right: [1, 1],
      left: [5, 1],
      about: [3, 0],
      double: [0, 2],
      turnabout: [3, 1],
      back: [0, -1],
      'wide-right': [2, 1],
      'wide-left': [4, 1],
      'pivot-right': [1, 0],
      'pivot-left': [5, 0],
      'spin-right': [2, 0],
      'spin-left': [4, 0],
    },
    result: null,
  }
}

export function shipOf(picture: AsteroydsPicture, number: number): Ship {
  const found = picture.ships[number]
  if (!found) throw new RangeError(`no ship ${number}`)
  return found
}

export function moved(
  picture: AsteroydsPicture,
  number: number,
  cell: string,
  heading: Ship['heading'],
): void {
  Object.assign(shipOf(picture, number), { cell, heading })
}

/** A turn whose programs run: each ship's columns, the rest empty. */
export function running(picture: AsteroydsPicture, ...columns: Token[][]): void {
  picture.phase = 'resolve'
  picture.ships.forEach((one, i) => {
    one.done = true
    one.program = [...(columns[i] ?? []), ...Array<Token>(6).fill('empty')].slice(0, 6)
  })
}
