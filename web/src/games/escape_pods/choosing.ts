// From what is pressed to what is played. A choice leads from somebody or something to a place; both may be pressed in any
// order, and where one of them says it all, one press is enough.

import type { Choice } from '../../lib/messages'
import { kindsOf } from '../shared/lit'
import { SECTORS } from './geometry'
import {
  ADVANCED,
  BASIC,
  hangarPlace,
  podNamed,
  podsAt,
  ROLES,
  squarePlace,
  type PodsPicture,
} from './picture'

export interface Option {
  choice: Choice
  /** A role in the reserve, a seat in a pod, the place of a pod; null where nothing has to be chosen first. */
  from: string | null
  to: string
}

export interface Chosen {
  from: string | null
  to: string | null
}

export const NOTHING: Chosen = { from: null, to: null }

/** What a choice leads from and to, as places of the board and the panels; null for one that is about no place. */
export function optionOf(picture: PodsPicture, choice: Choice): Option | null {
  const [kind, a = '', b = ''] = choice.action.split(' ')
  const placeOf = (pod: string) => podNamed(picture, pod)?.at ?? pod
  const option = (from: string | null, to: string): Option => ({ choice, from, to })
  switch (kind) {
    case 'use':
      return option(b, a)
    case 'move':
      return option(placeOf(a), b)
    case 'embark':
      return option(a, placeOf(b))
    case 'disembark':
    case 'launch':
    case 'swap':
      return option(a, b)
    case 'spy':
      return option(null, placeOf(a))
    case 'beacon':
      return option(null, picture.beacons.find(({ name }) => name === a)?.at ?? a)
    case 'hangar':
      return option(null, hangarPlace(a))
    case 'assign':
      return option(null, squarePlace(picture.assign?.refuge ?? '', Number(a)))
    case 'delay':
    case 'border':
    case 'push':
      return option(null, a)
    default:
      return null
  }
}

export function optionsOf(picture: PodsPicture, choices: readonly Choice[]): Option[] {
  return choices.flatMap((choice) => optionOf(picture, choice) ?? [])
}

/** Where there is but one to begin with, it is taken; what cannot be done any more is not chosen. */
export function settled(options: readonly Option[], { from, to }: Chosen): Chosen {
  const left = options.filter((option) => option.from === from || option.to === to)
  const [only, ...others] = new Set(options.map((option) => option.from))
  return {
    from: left.some((option) => option.from === from) ? from : others.length === 0 ? (only ?? null) : null,
    to: left.some((option) => option.to === to) ? to : null,
  }
}

/** How a place is lit: to begin with, or to end with. */
export interface Lit {
  way: 'from' | 'to'
  options: Option[]
}

export function litIn(options: readonly Option[], wanted: Chosen): Map<string, Lit> {
  const chosen = settled(options, wanted)
  const lit = new Map<string, Lit>()
  const add = (place: string, way: Lit['way'], option: Option) => {
    const here = lit.get(place)
    if (here?.way === way) here.options.push(option)
    else if (!here || way === 'to') lit.set(place, { way, options: [option] })
  }
  for (const option of options) {
    if (option.from === null || chosen.to === null || option.to === chosen.to)
      if (option.from !== null && option.from !== chosen.from) add(option.from, 'from', option)
  }
  for (const option of options) if (shinesAsGoal(options, chosen, option)) add(option.to, 'to', option)
  return lit
}

/** A goal is lit where it is clear who would go there; pods to choose from come before where they could fly. */
function shinesAsGoal(options: readonly Option[], { from, to }: Chosen, option: Option): boolean {
  if (option.from === null || option.from === from) return true
  if (to !== null) return option.to === to
  const alike = options.filter(({ choice }) => isMove(choice) === isMove(option.choice))
  if (from !== null && alike.some((one) => one.from === from)) return false
  return !isMove(option.choice) || new Set(alike.map((one) => one.from)).size === 1
}

function isMove({ kind }: Choice): boolean {
  return kind === 'move'
}

/** The kinds of what is lit at a place, parted by blanks. */
export function kindsAt(lit: ReadonlyMap<string, Lit>, place: string): string {
  return kindsOf(lit.get(place)?.options.map(({ choice }) => choice) ?? []).join(' ')
}

export type Pressed = { is: 'play'; option: Option } | { is: 'choose'; chosen: Chosen } | { is: 'nothing' }

/** What a press on a place means. */
export function press(options: readonly Option[], wanted: Chosen, place: string): Pressed {
  const chosen = settled(options, wanted)
  const finished = options.find(
    ({ from, to }) =>
      (to === place && from === chosen.from) || (from === place && to !== null && to === chosen.to),
  )
  if (finished) return { is: 'play', option: finished }
  if (place === wanted.from || place === wanted.to) return { is: 'choose', chosen: NOTHING }
  if (options.some(({ from }) => from === place)) return { is: 'choose', chosen: { from: place, to: null } }
  const [only, ...others] = options.filter(({ to }) => to === place)
  if (!only) return { is: 'nothing' }
  return others.length === 0
    ? { is: 'play', option: only }
    : { is: 'choose', chosen: { from: null, to: place } }
}

export type Why = { is: 'action'; action: string } | { is: 'place'; place: string }

/** What is asked of the server where a press leads to nothing: an action, where it is clear which one was meant. */
export function askWhy(picture: PodsPicture, seat: number | null, { from }: Chosen, place: string): Why {
  const action = (text: string): Why => ({ is: 'action', action: text })
  if (isUse(place)) {
    const roles = picture.players.find((player) => player.seat === seat)?.roles
    const payer = ROLES.find((role) => role === from) ?? ROLES.find((role) => roles?.[role]) ?? ROLES[0]
    return action(`use ${place} ${payer}`)
  }
  const hangar = picture.hangars.find(({ name }) => hangarPlace(name) === place)
  if (hangar) {
    if (picture.phase === 'hangar' && hangar.name !== '2') return action(`hangar ${hangar.name}`)
    return { is: 'place', place: hangar.pod ?? hangar.name }
  }
  const flying = from === null ? undefined : podsAt(picture, from)[0]
  if (flying && SECTORS.has(place)) return action(`move ${flying.name} ${place}`)
  if (picture.phase === 'push' && SECTORS.has(place)) return action(`push ${place}`)
  return { is: 'place', place }
}

function isUse(place: string): boolean {
  return ([...BASIC, ...ADVANCED] as string[]).includes(place)
}
