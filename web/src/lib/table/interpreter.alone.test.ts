import { beforeEach, expect, it, vi } from 'vitest'
import { declared, type SputnikState } from '../../games/sputnik/state'
import { action, event, FLIES, FLYING, news, reader, standIn, TAKING, view } from '../rules/fixture'
import type { FromClient, FromServer, News, TableInfo } from '../messages'
import type { MatchReader } from '../rules/reader'
import type { Rules } from '../rules/rules'
import type { Socket } from './connection'
import { Table } from './table.svelte'

vi.mock('../settings.svelte', () => ({ settings: { lang: 'en' } }))

let said: FromClient[]
let socket: Socket
let closed: boolean
let table: Table
let rules: Rules
/** Ends the wait for a preview. */
let foresee: () => void

function hear(message: FromServer): void {
  socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
}

/** All that waits for the rules has its answer. */
const settled = () => new Promise((done) => setTimeout(done))
const phase = () => (table.view?.picture as SputnikState | undefined)?.phase
const lastId = () => (said.at(-1) as { id: string }).id
const position = (n: number, record: string): News => news(n, view(n, record), event(n))

beforeEach(async () => {
  said = []
  const waits = new Promise<void>((done) => (foresee = done))
  const usual = standIn()
  rules = standIn({ preview: (...asked) => waits.then(() => usual.preview(...asked)) })
  await sitDown(Promise.resolve(reader(rules)))
})

/** At a table whose match is read so. */
async function sitDown(read: Promise<MatchReader>): Promise<void> {
  const ways = { secrets: () => false, motion: () => false, reader: () => read, name: () => 'Ben' }
  closed = false
  table = new Table('t', ways, {}, () => {
    socket = {
      ...{ onopen: null, onmessage: null, onclose: null, close: () => (closed = true) },
      send: (text) => said.push(JSON.parse(text)),
    }
    return socket
  })
  table.start()
  socket.onopen?.({} as Event)
  hear({ type: 'welcome', table: { server: '1' } as TableInfo, role: 'player', seats: [0], now: 0 })
  hear(position(1, FLYING))
  await settled()
  said = []
}

it('what comes is read in its order, and only then shown', async () => {
  const prompts = [0, 3]
  const asked = [...prompts]
  let first: (() => void) | undefined
  rules.ask = () => {
    const kind = asked.shift() ?? 0
    const answer = { prompt: { kind, numbers: [] }, choices: [] }
    return kind === 0 ? new Promise((done) => (first = () => done(answer))) : Promise.resolve(answer)
  }
  hear(position(2, TAKING))
  hear(position(3, FLYING))
  await settled()
  expect(table.view?.version).toBe(1)
  first?.()
  await settled()
  expect(table.view).toMatchObject({ version: 3, prompt: { key: 'prompt-take' } })
})

it('what one does goes out as a number of the layout', () => {
  table.place('b4')
  const { layout } = declared
  expect(said).toMatchObject([{ type: 'do', version: 1, seat: 0, action: action('fly b4'), layout }])
})

it('why not is asked of the rules, not of the server', async () => {
  table.place('c1')
  await settled()
  expect(said).toEqual([])
  expect(table.refusals.map(({ rule }) => rule)).toEqual(['SP-2.2'])
})

it('what one does is seen before the server has judged it', async () => {
  table.place('b4')
  expect(phase()).toBe(1)
  foresee()
  await settled()
  expect(phase()).toBe(2)
  expect(table.history.happened.map(({ kind }) => kind)).toEqual(['flies'])
  expect(table.choices).toEqual([])
  expect(table.log).toHaveLength(1)
  hear(news(2, view(2, TAKING), event(2, FLIES)))
  await settled()
  expect(table.history.happened.map(({ kind }) => kind)).toEqual(['flies'])
  expect(table.log).toHaveLength(2)
})

it.each([
  [
    'refused',
    () =>
      hear({
        type: 'refused',
        id: lastId(),
        refusal: { code: 'rule', title: {}, text: {}, rule: null, action: null },
      }),
  ],
  ['stale', () => hear({ type: 'stale', id: lastId(), version: 1 })],
])('it is taken back where it is %s', async (_, answer) => {
  table.place('b4')
  foresee()
  await settled()
  expect(phase()).toBe(2)
  answer()
  await settled()
  expect(phase()).toBe(1)
  expect(table.history.happened).toEqual([])
  expect(table.choices).toHaveLength(1)
})

it('it is not seen any more where the server was faster', async () => {
  table.place('b4')
  hear(position(2, FLYING))
  await settled()
  foresee()
  await settled()
  expect(phase()).toBe(1)
})

it('what was taken back has not happened', async () => {
  hear(news(2, view(2, TAKING), event(2, FLIES)))
  await settled()
  expect(table.history.happened).toHaveLength(1)
  hear(news(3, view(3, FLYING), { ...event(3), kind: 'undone', back: [2] }))
  await settled()
  expect(table.history.happened).toEqual([])
})

it('who cannot have the rules is told so, and waits for nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await sitDown(Promise.reject(new Error('no rules')))
  expect([table.status, table.view, closed]).toEqual(['unreadable', null, true])
})

it('a view that cannot be read is not passed over either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  rules.ask = () => Promise.reject(new Error('the worker is gone'))
  hear(position(2, TAKING))
  await settled()
  expect([table.status, table.view?.version, closed]).toEqual(['unreadable', 1, true])
})
