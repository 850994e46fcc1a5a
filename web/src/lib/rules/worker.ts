// Where rules are at work: a thread of their own, so that the page never waits for them.

import { RulesAtWork } from './at-work'
import type { Answer, Request, Rules } from './rules'

/** Milliseconds until a file that did not come is asked for again. */
const AGAIN = 2000

let rules: RulesAtWork | undefined

addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data))

async function answer({ id, call, args }: Request): Promise<void> {
  try {
    if (call === 'load') rules = await load(...(args as [string, string]))
    say({ id, result: call === 'load' ? null : asked(call, args) })
  } catch (error) {
    say({ id, error: String(error) })
  }
}

async function load(address: string, layout: string): Promise<RulesAtWork> {
  for (;;) {
    const file = await fetch(address).catch(() => null)
    if (file?.ok) return RulesAtWork.of(await file.arrayBuffer(), layout)
    if (file && file.status < 500) throw new Error(`no rules at ${address}`)
    await new Promise((done) => setTimeout(done, AGAIN))
  }
}

function asked(call: keyof Rules, args: unknown[]): unknown {
  if (!rules) throw new Error('no rules were loaded')
  const answering = rules[call] as (...args: unknown[]) => unknown
  return answering.apply(rules, args)
}

function say(answer: Answer): void {
  postMessage(answer)
}
