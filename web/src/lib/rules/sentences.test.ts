import { beforeAll, describe, expect, it } from 'vitest'
import { declared } from '../../games/sputnik/state'
import { learn, say, speak } from '../lang.svelte'
import type { Text } from '../messages'
import { Kinds, type Declared, type Happened } from './declared'
import { Sentences, type Reader } from './sentences'

const variant = { seats: 2, options: { layout: 'pyramid', rockets: 1, teams: false } }
const fleet = { seats: 2, options: { layout: 'pyramid', rockets: 2, teams: false } }
const reader: Reader = { name: (seat) => ['Ann', 'Ben'][seat] ?? '', you: 0 }

/** A game in which much is secret, and things have words of their own. */
const pods: Declared = {
  ...declared,
  game: 'pods',
  messages: ['thing-role-engineer', 'thing-role-engineer.gender'],
  names: { role: { by: [], called: { '': 'engineer scientist' } } },
  events: new Kinds([
    {
      name: 'pays',
      kind: 0,
      numbers: [
        { name: 'seat', of: 'seat' },
        { name: 'role', of: 'role', secret: true },
      ],
    },
    { name: 'hits', kind: 1, line: 'battle', numbers: [{ name: 'whom', of: 'seat', several: true }] },
    {
      name: 'swaps',
      kind: 2,
      numbers: [
        { name: 'seat', of: 'seat' },
        { name: 'with', of: 'seat' },
      ],
    },
  ]),
}

beforeAll(async () => {
  await learn('sputnik')
  await speak('en')
})

const said = (lines: { seat: number | null; text: Text }[]) => lines.map(({ text }) => say(text))

describe('a line of the log', () => {
  it('speaks to its reader, and of others by name', () => {
    const flies = (seat: number) => ({ kind: 'flies', seat, rocket: -1, from: 11, to: 6 })
    const sentences = new Sentences(declared, variant)
    expect(said(sentences.lines([flies(0), flies(1)], reader))).toEqual(['You fly to b4', 'Ben flies to b4'])
    expect(sentences.lines([flies(1)], reader)[0]?.seat).toBe(1)
  })

  it('tells which of a fleet', () => {
    const flies = { kind: 'flies', seat: 1, rocket: 1, from: 11, to: 6 }
    expect(said(new Sentences(declared, fleet).lines([flies], reader))).toEqual(['Ben flies rocket 2 to b4'])
  })

  it('tells what belongs together once', () => {
    const hits = { kind: 'hits', whom: 1 }
    const pays = { kind: 'pays', seat: 0, role: 0 }
    const lines = new Sentences(pods, variant).lines([hits, hits, pays, pays, hits], reader)
    expect(lines.map(({ text }) => text.key)).toEqual([
      'event-hits',
      'event-pays',
      'event-pays',
      'event-hits',
    ])
  })
})

describe('a sentence is made of', () => {
  const args = (event: Happened) => new Sentences(pods, variant).lines([event], reader)[0]?.text.args

  it('what is not known to who reads', () => {
    expect(args({ kind: 'pays', seat: 0, role: null })).toEqual({
      seat: 'Ann',
      'seat-is': 'you',
      role: '',
      'role-is': 'unknown',
    })
  })

  it('sets, and how many there are', () => {
    expect(args({ kind: 'hits', whom: 0b11 })).toEqual({
      whom: ['Ann', 'Ben'],
      'whom-is': 'known',
      'whom-count': 2,
    })
  })

  it('seats as they are to its reader, and to whose doing it is', () => {
    expect(args({ kind: 'swaps', seat: 1, with: 1 })).toMatchObject({
      'seat-is': 'actor',
      'with-is': 'actor',
    })
    expect(args({ kind: 'swaps', seat: 0, with: 1 })).toMatchObject({ 'seat-is': 'you', 'with-is': 'other' })
    expect(args({ kind: 'swaps', seat: 0, with: -1 })).toMatchObject({ with: '', 'with-is': 'none' })
  })

  it('things by their own words, where they have some', () => {
    expect(args({ kind: 'pays', seat: 0, role: 0 })).toMatchObject({
      role: { of: 'pods', key: 'thing-role-engineer' },
      'role-gender': { of: 'pods', key: 'thing-role-engineer.gender' },
    })
    expect(args({ kind: 'pays', seat: 0, role: 1 })).toMatchObject({ role: 'scientist' })
  })
})

it('what is asked and what can be chosen are sentences too', () => {
  const sentences = new Sentences(declared, variant)
  expect(say(sentences.prompt({ kind: 'wait', turn: 1 }, reader))).toBe('Ben’s turn.')
  const fly = { kind: 'fly', rocket: -1, from: 11, to: 6, galaxies: 2, owner: -1 }
  expect(say(sentences.choice(fly, reader))).toBe('fly to b4')
})
