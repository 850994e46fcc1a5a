// The rules of a game in a worker of their own: loaded once, asked by messages.

import type { Answer, Request, Rules } from './rules'

/** The part of a Worker that is used here. */
export interface Port {
  postMessage(request: Request): void
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface Waiting {
  resolve(result: never): void
  reject(error: Error): void
}

const loaded = new Map<string, Promise<Rules>>()

/** The rules in the file at an address, once they are loaded; they have to be of this layout. */
export function rulesAt(address: string, layout: string): Promise<Rules> {
  let rules = loaded.get(address)
  if (!rules) {
    const port = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    rules = askedThrough(port as Port, address, layout)
    loaded.set(address, rules)
  }
  return rules
}

/** The rules that a port to a worker leads to, once they are loaded there. */
export async function askedThrough(port: Port, address: string, layout: string): Promise<Rules> {
  const waiting = new Map<number, Waiting>()
  let count = 0

  port.onmessage = ({ data }) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) asked?.reject(new Error(data.error))
    else asked?.resolve(data.result as never)
  }
  port.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }

  const ask = (call: Request['call'], ...args: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      const id = ++count
      waiting.set(id, { resolve, reject })
      port.postMessage({ id, call, args })
    })

  function asking<Call extends keyof Rules>(call: Call): Rules[Call] {
    return ((...args: unknown[]) => ask(call, ...args)) as Rules[Call]
  }

  await ask('load', address, layout)
  return {
    ask: asking('ask'),
    why: asking('why'),
    preview: asking('preview'),
    query: asking('query'),
    replay: asking('replay'),
  }
}
