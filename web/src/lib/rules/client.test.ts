import { expect, it } from 'vitest'
import { askedThrough, type Port } from './client'
import type { Answer, Request } from './rules'

/** A worker that answers what it is told to, request by request. */
function port(answer: (request: Request) => Omit<Answer, 'id'>): { port: Port; asked: Request[] } {
  const asked: Request[] = []
  const made: Port = {
    onmessage: null,
    onerror: null,
    postMessage(request) {
      asked.push(request)
      const data = { id: request.id, ...answer(request) } as Answer
      queueMicrotask(() => made.onmessage?.({ data } as MessageEvent<Answer>))
    },
  }
  return { port: made, asked }
}

it('rules are loaded first, of a layout, and then asked', async () => {
  const { port: worker, asked } = port(({ call }) => ({ result: call === 'load' ? null : [202] }))
  const rules = await askedThrough(worker, '/engines/sputnik.wasm', '6f3e')
  expect(await rules.why(new Uint8Array(), 0, [7])).toEqual([202])
  expect(asked.map(({ call, args }) => [call, args])).toEqual([
    ['load', ['/engines/sputnik.wasm', '6f3e']],
    ['why', [new Uint8Array(), 0, [7]]],
  ])
})

it('there are no rules where they could not be loaded', async () => {
  const { port: missing } = port(() => ({ error: 'no rules at /engines/sputnik.wasm' }))
  await expect(askedThrough(missing, '/engines/sputnik.wasm', '6f3e')).rejects.toThrow('no rules at')
  const broken: Port = { onmessage: null, onerror: null, postMessage: () => {} }
  const rules = askedThrough(broken, '/engines/sputnik.wasm', '6f3e')
  broken.onerror?.({ message: 'the worker does not start' } as ErrorEvent)
  await expect(rules).rejects.toThrow('does not start')
})
