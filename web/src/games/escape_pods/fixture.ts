// Positions for the tests, as the server would draw them up.

import {
  ADVANCED,
  BASIC,
  type Kind,
  type Member,
  type OnPanel,
  type Player,
  type Pod,
  type PodsPicture,
  type Refuge,
  type Role,
  type Square,
  type Use,
} from './picture'

const SECTORS = Array.from({ length: 13 }, (_, i) => String(i + 1))
const BEYOND_ALL = { debris: false, beyond: true }

function square(wants: Square['wants'], points: number, mark: Square['mark'] = null): Square {
  return { wants, points, mark, taken: null }
}

function refuge(name: string, touches: string, card: string, kind: Kind, squares: Square[]): Refuge {
  const arrivals = [null, null, null, null, null]
  return { name, card, kind, touches, token: 3, scored: false, squares, arrivals, points: null }
}

function pod(name: string, size: number, at: string): Pod {
  return { name, size, at, crew: Array.from({ length: size }, () => null) }
}

function player(seat: number, mine: boolean): Player {
  const panel = Object.fromEntries(
    [...BASIC, ...ADVANCED].map((use) => [use, use === 'embark' ? [null, null] : [null]]),
  ) as Record<Use, OnPanel[]>
  const roles = mine ? { commander: 3, scientist: 3, engineer: 3 } : null
  return { seat, reserve: 9, roles, panel, home: 0, flying: 0 }
}

/** The first turn of A, seen from there. */
export function openingPicture(seats = 3): PodsPicture {
  return {
    phase: 'turn',
    turn: 0,
    first: 0,
    actions: 2,
    using: null,
    solo: seats === 1,
    specials: 'all',
    barrier: false,
    final: false,
    quiet: 0,
    quietMost: 20 * seats,
    sectors: SECTORS.map((name) => ({ name, ...BEYOND_ALL })),
    pods: [
      pod('duo-1', 2, 'hangar-1'),
      pod('trio', 3, 'hangar-2'),
      pod('duo-2', 2, 'hangar-3'),
      ...['mini-1', 'mini-2', 'mini-3'].map((name) => pod(name, 1, 'ship')),
    ],
    hangars: [
      { name: '1', size: 2, pod: 'duo-1' },
      { name: '2', size: 3, pod: 'trio' },
      { name: '3', size: 2, pod: 'duo-2' },
    ],
    refuges: [
      refuge('r1', '11', 'lighthouse', 'plain', [
        square('commander', 4),
        square('engineer', 3),
        square('scientist', 2),
        square('engineer', 1),
        square('any', 1),
      ]),
      refuge('r2', '12', 'forge', 'red', [
        square('scientist', 4),
        square('engineer', 3, 'red'),
        square('commander', 2, 'red'),
        square('any', 2),
        square('engineer', 1),
      ]),
      refuge('r3', '12', 'lagoon', 'cyan', [
        square('engineer', 4),
        square('scientist', 3),
        square('commander', 2),
        square('any', 1),
        square('scientist', 1),
      ]),
      refuge('r4', '13', 'amber', 'orange', [
        square('engineer', 4),
        square('commander', 3),
        square('engineer', 2, 'orange'),
        square('scientist', 2),
        square('any', 1),
      ]),
    ],
    row: seats === 1 ? ['7', '3'] : ['7'],
    unseen: ['4', '5', '6', '9', '10'],
    under: ['8'],
    gone: [],
    beacons: [
      { name: 'AB', seats: [0, 1], at: null },
      { name: 'AC', seats: [0, 2], at: '5-8' },
    ],
    players: Array.from({ length: seats }, (_, seat) => player(seat, seat === 0)),
    push: null,
    hangar: null,
    beacon: null,
    assign: null,
    result: null,
  }
}

/** Somebody takes the lowest free seat of a pod. */
export function seated(picture: PodsPicture, name: string, owner: number, role: Role | null): Member {
  const found = picture.pods.find((one) => one.name === name)
  const free = found?.crew.indexOf(null) ?? -1
  if (!found || free < 0) throw new Error(`no seat in ${name}`)
  const member: Member = { place: `${name}.${free + 1}`, owner, role, seen: [] }
  found.crew[free] = member
  return member
}

/** A pod is somewhere else. */
export function moved(picture: PodsPicture, name: string, at: string): void {
  for (const one of picture.pods) if (one.name === name) one.at = at
  for (const hangar of picture.hangars) if (hangar.pod === name) hangar.pod = null
}

/** Somebody arrives in a refuge. */
export function arrived(picture: PodsPicture, name: string, owner: number, role: Role | null): void {
  const found = picture.refuges.find((one) => one.name === name)
  const free = found?.arrivals.indexOf(null) ?? -1
  if (!found || free < 0) throw new Error(`no room in ${name}`)
  found.arrivals[free] = { owner, role, seen: [], square: null }
}

/** An arrival is assigned to a square; both count from 1. */
export function assigned(picture: PodsPicture, name: string, arrival: number, to: number): void {
  const found = picture.refuges.find((one) => one.name === name)
  const who = found?.arrivals[arrival - 1]
  const where = found?.squares[to - 1]
  if (!who || !where) throw new Error(`nobody to assign in ${name}`)
  who.square = to
  where.taken = arrival
}
