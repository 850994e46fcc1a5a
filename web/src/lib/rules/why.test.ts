import { beforeAll, expect, it } from 'vitest'
import { learn, say, speak, withWords } from '../lang.svelte'
import type { View } from '../table/shown'
import { action, ANN, FLYING, news, reader, standIn, view } from './fixture'
import { whyNot, whyNotThere } from './why'

beforeAll(async () => {
  await learn('sputnik')
  await speak('en')
  await withWords(Promise.resolve()) // the house refuses in words that come later
})

async function seen(awaited = [0], result: number[] | null = null): Promise<View> {
  return (await reader().news(news(1, { ...view(1, FLYING, awaited), result }), ANN)).view
}

/** Rules by which flights are refused by SP-2.2 and removals all alike; A may fly to b4. */
const rules = standIn({
  why: (_, __, actions) =>
    Promise.resolve(
      actions.map((one) => {
        if (one === action('fly b4')) return 0
        if (one === action('fly c1')) return 204
        return one >= action('take a1') ? 201 : one >= action('rescue a1') ? 302 : 202
      }),
    ),
})

it('an action is refused by a rule, or not at all', async () => {
  const [refusal] = await whyNot(reader(rules), await seen(), 'fly c1')
  expect(refusal).toMatchObject({ code: 'rule', rule: 'SP-2.4', action: 'fly c1' })
  expect(say(refusal!.title)).toBe('You cannot land where a rocket is.')
  expect(await whyNot(reader(rules), await seen(), 'fly b4')).toEqual([])
  expect((await whyNot(reader(rules), await seen(), 'jump'))[0]?.code).toBe('action')
})

it('of a place the likeliest is told first, and what is out of the question not at all', async () => {
  const refusals = await whyNotThere(reader(rules), await seen(), 'c1')
  expect(refusals.map(({ rule, action }) => [rule, action])).toEqual([['SP-2.4', 'fly c1']])
  expect(await whyNotThere(reader(rules), await seen(), 'b4')).toEqual([])
})

it('where nothing is in question, one is told what is asked', async () => {
  const alike = standIn({ why: (_, __, actions) => Promise.resolve(actions.map(() => 201)) })
  const asked = await seen()
  const [refusal] = await whyNotThere(reader(alike), { ...asked, choices: [] }, 'c1')
  expect(refusal?.code).toBe('elsewhere')
  expect(say(refusal!.text)).toBe('Your turn: fly to a neighbouring galaxy or base.')
})

it('who is not to act is told so before any rule', async () => {
  expect((await whyNotThere(reader(), await seen([1]), 'c1'))[0]?.code).toBe('house.turn')
  expect((await whyNot(reader(), await seen([], [1, 0]), 'fly c1'))[0]?.code).toBe('house.over')
})
