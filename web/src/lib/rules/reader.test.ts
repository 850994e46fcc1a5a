import { beforeAll, expect, it } from 'vitest'
import type { SputnikState } from '../../games/sputnik/state'
import { learn, say, speak } from '../lang.svelte'
import type { Moves } from '../messages'
import { ANN, event, FLIES, FLYING, news, reader, standIn, TAKES, TAKING, VARIANT, view } from './fixture'
import { fromBase64 } from './position'
import { CHANCE } from './rules'

beforeAll(async () => {
  await learn('sputnik')
  await speak('en')
})

const phase = (picture: unknown) => (picture as SputnikState).phase

it('a record is a position; what is asked and what can be done come from the rules', async () => {
  const { view: seen } = await reader().news(news(1, view(1, FLYING)), ANN)
  expect(phase(seen.picture)).toBe(1)
  expect(say(seen.prompt)).toBe('Your turn: fly to a neighbouring galaxy or base.')
  expect(seen.choices.map((choice) => [choice.action, choice.kind, choice.fields, say(choice.text)])).toEqual(
    [['fly b4', 'fly', { to: 'b4', rocket: '1' }, 'fly to b4']],
  )
})

it('nothing can be done by who watches, who waits, and once it is over', async () => {
  const choices = async (viewer = ANN, awaited = [0], stage: 'playing' | 'over' = 'playing') =>
    (await reader().news({ ...news(1, view(1, FLYING, awaited)), stage }, viewer)).view.choices.length
  expect(await choices()).toBe(1)
  expect(await choices({ ...ANN, plays: false })).toBe(0)
  expect(await choices(ANN, [1])).toBe(0)
  expect(await choices(ANN, [], 'over')).toBe(0)
})

it('what the table says goes before what the rules ask', async () => {
  const invites = { ...view(1, FLYING), prompt: { en: 'Send the link', fr: '' } }
  expect(say((await reader().news(news(1, invites), ANN)).view.prompt)).toBe('Send the link')
})

it('notes are what happened, and lines of the log after what the table tells', async () => {
  const told = { ...event(2, FLIES, TAKES), lines: [{ seat: null, text: { en: 'Ann is back', fr: '' } }] }
  const [read] = (await reader().news(news(2, view(2, FLYING), told), ANN)).events
  expect(read?.happened).toEqual([
    { kind: 'flies', seat: 0, rocket: -1, from: 11, to: 6 },
    { kind: 'takes', seat: 0, at: 5, left: 2 },
  ])
  expect(read?.lines.map(({ text }) => say(text))).toEqual([
    'Ann is back',
    'You fly to b4',
    'You remove a galaxy at b3, 2 left there',
  ])
})

it('cuts are scenes, but for the last one: it leads to the view', async () => {
  const flies = { ...FLIES, cut: TAKING }
  const { scenes } = await reader().news(news(3, view(3, FLYING), event(2, flies), event(3, TAKES)), ANN)
  expect(scenes.map(({ number, lines, seen, picture }) => [number, lines, seen, phase(picture)])).toEqual([
    [2, 1, 1, 2],
  ])
  expect((await reader().news(news(2, view(2, FLYING), event(2, flies)), ANN)).scenes).toEqual([])
})

it('a finished match is played again from its actions, in one page', async () => {
  const record = fromBase64(FLYING)
  const rules = standIn({
    replay: (options, actions, seat) => {
      expect([options, actions, seat]).toEqual([
        { seats: 2, layout: 1, rockets: 1, teams: 0 },
        [
          [CHANCE, 259],
          [0, 18],
        ],
        0,
      ])
      return Promise.resolve([
        { ply: 0, seat: 0, record, notes: [], awaited: 1 << CHANCE },
        { ply: 1, seat: CHANCE, record, notes: [{ kind: 0, numbers: [0] }], awaited: 1 },
        { ply: 2, seat: 0, record: fromBase64(TAKING), notes: [FLIES], awaited: 1 },
      ] as never)
    },
  })
  const seats = [{ seat: 0 }, { seat: 1 }] as Moves['seats']
  const actions = [
    [CHANCE, 259],
    [0, 18],
  ]
  const moves: Moves = {
    table: 't',
    game: 'sputnik',
    layout: '',
    seats,
    options: VARIANT.options,
    actions,
    result: [1, 0],
  }
  const replay = await reader(rules).moves(moves, ANN)
  expect(replay).toMatchObject({ last: 2, next: null, seat: 0, result: [1, 0] })
  expect(replay.frames.map((frame) => [frame.ply, frame.seat, frame.awaited, phase(frame.picture)])).toEqual([
    [0, null, [], 1],
    [1, null, [0], 1],
    [2, 0, [0], 2],
  ])
  expect(say(replay.frames[2]!.lines[0]!.text)).toBe('You fly to b4')
})
