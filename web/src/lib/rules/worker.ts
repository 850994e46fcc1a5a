// Where rules are at work: a thread of their own, so that the page never waits for them.

import { Engine } from '../engine/engine'
import { RulesAtWork } from './at-work'
import type { Answer, Request } from './rules'

/** Milliseconds until a file that did not come is asked for again. */
const AGAIN = 2000

let rules: Promise<RulesAtWork> | undefined

addEventListener('message', ({ data }: MessageEvent<Request | { load: string }>) => {
  if ('load' in data) rules = load(data.load)
  else void answer(data)
})

async function load(address: string): Promise<RulesAtWork> {
  for (;;) {
    const file = await fetch(address).catch(() => null)
    if (file?.ok) return new RulesAtWork(await Engine.load(await file.arrayBuffer()))
    if (file && file.status < 500) throw new Error(`no rules at ${address}`)
    await new Promise((done) => setTimeout(done, AGAIN))
  }
}

async function answer({ id, call, args }: Request): Promise<void> {
  try {
    const there = await rules
    if (!there) throw new Error('no rules were loaded')
    const asked = there[call] as (...args: unknown[]) => unknown
    say({ id, result: asked.apply(there, args) })
  } catch (error) {
    say({ id, error: String(error) })
  }
}

function say(answer: Answer): void {
  postMessage(answer)
}
