import { expect, it, vi } from 'vitest'
import type { News, View } from './shown'
import type { Table } from './table.svelte'
import { Announcer } from './announcer.svelte'

vi.mock('../settings.svelte', () => ({ settings: { lang: 'en', remarks: false } }))
const sound = vi.hoisted(() => vi.fn())
vi.mock('../sound', () => ({ sound }))
vi.mock('../notify', () => ({ notify: () => {} }))

function news(version: number): News {
  const prompt = { en: 'Evade?', fr: 'Esquiver ?' }
  const view = { version, prompt, awaited: [0] } as unknown as View
  return { events: [], stage: 'playing', view } as unknown as News
}

const plans = { promptIn: ({ prompt }: View) => prompt }

it('how long one has to answer is said once, with the question, when the words for it have come', async () => {
  const announcer = new Announcer(() => undefined)
  announcer.table = { mine: [0], plans, toAnswer: 29_800 } as unknown as Table
  announcer.shown(news(1), null, true)
  announcer.shown(news(1), news(1).view, false)
  expect(announcer.sentences).toEqual([])
  const told = () => announcer.sentences.map(({ text }) => text)
  await vi.waitFor(() => expect(told()).toEqual(['Evade? You have 30 seconds to answer.']))
  announcer.shown(news(2), news(1).view, false)
  expect(announcer.sentences).toHaveLength(2)
})

it('how long one has to plan is said once for each plan', async () => {
  const announcer = new Announcer(() => undefined)
  const table = { mine: [0], plans, toAnswer: null, toPlan: 40_000, presence: { clocksAt: 1000 } }
  announcer.table = table as unknown as Table
  announcer.shown(news(1), null, true)
  Object.assign(table, { toPlan: 25_100, presence: { clocksAt: 16_000 } })
  announcer.shown(news(2), news(1).view, false)
  const told = () => announcer.sentences.map(({ text }) => text)
  await vi.waitFor(() => expect(told()).toEqual(['Evade? You have 40 seconds to plan.']))
  Object.assign(table, { toPlan: 40_000, presence: { clocksAt: 60_000 } })
  announcer.shown(news(3), news(2).view, false)
  expect(announcer.sentences).toHaveLength(2)
})

it('a step of a secret plan makes no sound', () => {
  const announcer = new Announcer(() => undefined)
  const acted = (lines: unknown[]) =>
    ({ ...news(1), events: [{ kind: 'acted', lines, said: null }] }) as unknown as News
  announcer.shown(acted([]), news(1).view, false)
  expect(sound).not.toHaveBeenCalledWith('move')
  announcer.shown(acted([{ seat: null, text: { en: 'B is ready', fr: 'B est prêt' } }]), news(1).view, false)
  expect(sound).toHaveBeenCalledWith('move')
})

it('talk of others, a nudge and the end of a match have sounds of their own', () => {
  const announcer = new Announcer(() => undefined)
  announcer.table = { mine: [0], plans, toAnswer: null, toPlan: null } as unknown as Table
  const with_ = (change: object, view: object = {}) =>
    ({ ...news(1), ...change, view: { ...news(1).view, ...view } }) as unknown as News
  const heard = (change: object, view: object = {}) => {
    sound.mockClear()
    announcer.shown(with_(change, view), news(1).view, false)
    return sound.mock.calls.flat()
  }
  expect(heard({ events: [{ kind: 'said', seat: 0, lines: [], said: 'hi' }] })).toEqual([])
  expect(heard({ events: [{ kind: 'said', seat: 1, lines: [], said: 'hi' }] })).toEqual(['talk'])
  expect(heard({ events: [{ kind: 'nudged', seat: 0, lines: [], said: null }] })).toEqual(['nudge'])
  const over = { events: [], stage: 'over' }
  expect(heard(over, { result: [1, 0], awaited: [] })).toEqual(['win'])
  expect(heard(over, { result: [1, 0], awaited: [] })).toEqual([])
  heard({ stage: 'playing' })
  expect(heard(over, { result: [0, 1], awaited: [] })).toEqual(['loss'])
  heard({ stage: 'playing' })
  expect(heard(over, { result: [0.5, 0.5], awaited: [] })).toEqual(['draw'])
})

it('what is asked is said as the page puts it', () => {
  const announcer = new Announcer(() => undefined)
  const asked = { en: 'Program your ship', fr: 'Programmez votre vaisseau' }
  announcer.table = {
    mine: [0],
    plans: { promptIn: () => asked },
    toAnswer: null,
    toPlan: null,
  } as unknown as Table
  announcer.shown(news(1), null, true)
  expect(announcer.sentences.map(({ text }) => text)).toEqual(['Program your ship.'])
})

it('who won is said once, and of who played alone only what happened', () => {
  const announcer = new Announcer(() => undefined)
  announcer.table = { mine: [0], plans, toAnswer: null, toPlan: null } as unknown as Table
  const ended = (prompt: string, result: number[], lines: string[]) => {
    const told = lines.map((line) => ({ seat: null, text: { en: line, fr: line } }))
    const view = { ...news(2).view, prompt: { en: prompt, fr: prompt }, awaited: [], result }
    const events = [{ kind: 'acted', lines: told, said: null }]
    announcer.shown({ events, stage: 'over', view } as unknown as News, news(1).view, false)
    return announcer.sentences.at(-1)?.text
  }
  expect(ended('You win!', [1, 0], ['Ben is stranded and out', 'You win'])).toBe(
    'Ben is stranded and out. You win.',
  )
  expect(ended('Ann wins.', [1, 0], ['Ben is out'])).toBe('Ben is out. Ann wins.')
  expect(ended('The match is over.', [0.5], ['Everybody is home'])).toBe('Everybody is home.')
})
