import { beforeAll, describe, expect, it } from 'vitest'
import { declared, SputnikState } from '../../games/sputnik/state'
import { Engine } from '../engine/engine'
import { RulesAtWork } from './at-work'
import { codes } from './declared'
import { action, FLYING, TAKING, VARIANT } from './fixture'
import { fromBase64 } from './position'
import { CHANCE, SPECTATOR } from './rules'

/** The page's types know nothing of Node. */
const files: { existsSync(file: URL): boolean; readFileSync(file: URL): BufferSource } = await import(
  'node:fs' as string
)
const fileOf = (game: string) =>
  new URL(`../../../../src/astroport/games/${game}/engine.wasm`, import.meta.url)
const [FILE, OF_SECRETS] = [fileOf('sputnik'), fileOf('escape_pods')]

/** Escape Pods as B sees it: A's member on the second seat of a duo-pod is face down. */
const FACE_DOWN =
  'AAD4AQAAAAAAAAAAAAAAAAYNEQIAARD//////wUDBQP/AAAAAAAAAAMAAP//////////////////////////AAAAAAAAAAAAAAAAAAAAAAAAAAD//////////////////////////////wMBAgAAAAAAAAAAAP////////8D////////Av///////////////////////////////////////wIBAQIFFQIE/wv///8D//7+/gn//////////////////wACAQgBAQIBBAD/AAD/////AAD/AP8A/wAAAAA='

// `make wasm` builds them.
describe.runIf(files.existsSync(FILE))('the rules of Sputnik', () => {
  let rules: RulesAtWork
  const [flying, taking] = [fromBase64(FLYING), fromBase64(TAKING)]

  beforeAll(async () => {
    rules = new RulesAtWork(await Engine.load(files.readFileSync(FILE)))
  })

  it('say what is asked, and what can be done', () => {
    const { prompt, choices } = rules.ask(flying, 0, true)
    expect(declared.prompts.read(prompt.kind, prompt.numbers)).toEqual({ kind: 'fly' })
    expect(choices.map(({ kind, numbers }) => declared.choices.read(kind, numbers))).toContainEqual({
      ...{ kind: 'fly', rocket: -1, from: 11, to: 6, galaxies: 2, owner: -1 },
    })
    expect(choices.map((choice) => choice.action).sort()).toEqual(
      ['fly b4', 'fly c4', 'fly d4'].map(action).sort(),
    )
  })

  it('say to others whose turn it is', () => {
    const { prompt, choices } = rules.ask(flying, 1, false)
    expect(declared.prompts.read(prompt.kind, prompt.numbers)).toEqual({ kind: 'wait', turn: 0 })
    expect(choices).toEqual([])
  })

  it('are not taken for those of another layout', async () => {
    const file = files.readFileSync(FILE)
    await expect(RulesAtWork.of(file, 'another')).rejects.toThrow('not another')
    expect(await RulesAtWork.of(file, declared.layout)).toBeInstanceOf(RulesAtWork)
  })

  it('say why not', () => {
    expect(rules.why(flying, 0, ['fly b4', 'fly c1', 'take a1'].map(action))).toEqual([0, 202, 201])
  })

  it('foresee what an action does, and leave the position as it is', () => {
    const foreseen = rules.preview(flying, 0, action('fly b4'))
    expect(foreseen).toMatchObject({ record: taking, sure: true })
    const happened = foreseen.notes.map(({ kind, numbers }) => declared.events.read(kind, numbers))
    expect(happened).toEqual([{ kind: 'flies', seat: 0, rocket: -1, from: 11, to: 6 }])
    expect(flying).toEqual(fromBase64(FLYING))
  })

  it('play a match again, with its cuts', () => {
    const played = rules.replay(
      codes(declared, VARIANT),
      [
        [CHANCE, action('begin A')],
        [0, action('fly b4')],
      ],
      SPECTATOR,
    )
    expect(played.map(({ ply, seat, awaited }) => [ply, seat, awaited])).toEqual([
      [0, 0, 1 << CHANCE],
      [1, CHANCE, 1],
      [2, 0, 1],
    ])
    expect(played.map(({ record }) => record)).toEqual([expect.anything(), flying, taking])
    const [flown] = played[2]!.notes
    expect(new SputnikState(flown!.cut!).rocket[0]).toBe(6)
  })
})

describe.runIf(files.existsSync(OF_SECRETS))('the rules of Escape Pods', () => {
  let rules: RulesAtWork

  beforeAll(async () => {
    rules = new RulesAtWork(await Engine.load(files.readFileSync(OF_SECRETS)))
  })

  it('say what a choice is as far as its seat knows: what is face down is blank, not the first of its things', () => {
    const swap = rules.ask(fromBase64(FACE_DOWN), 1, true).choices.find((choice) => choice.action === 207)
    // Its own commander of the reserve, from no seat and no pod, with A's member: on place 6 of pod 2, in sector 2.
    expect(swap).toEqual({ action: 207, kind: 7, numbers: [0, -1, -1, 0, null, 6, 2, 2] })
  })

  it('answer what a board asks of them', () => {
    const position = fromBase64(FACE_DOWN)
    expect(rules.query(position, 'moves', [2])).toEqual([1, 4, 5])
    expect(rules.query(position, 'crew_of', [1])).toEqual([6, 1, 2, 0])
  })
})
