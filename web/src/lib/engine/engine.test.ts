import { expect, it } from 'vitest'
import { describe } from './description'
import { Engine } from './engine'
import { writeField } from './machine'

const EMPTY = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0] // a file with nothing in it
const DESCRIPTION = JSON.stringify({ game: 'nothing', regions: {}, functions: {} })

/** A file that says of itself what is given, in a section of that name. */
function file(name: string, content: string): Uint8Array<ArrayBuffer> {
  const bytes = [...new TextEncoder().encode(`${String.fromCharCode(name.length)}${name}${content}`)]
  return new Uint8Array([...EMPTY, 0, bytes.length, ...bytes])
}

it('a file says what it is', async () => {
  expect(describe(await WebAssembly.compile(file('astroport', DESCRIPTION))).game).toBe('nothing')
})

it('another file is not taken for the rules of a game', async () => {
  await expect(Engine.load(file('name', ''))).rejects.toThrow('does not say what it is')
})

it('what a game does not have is an error, not a guess', async () => {
  const engine = await Engine.load(file('astroport', DESCRIPTION))
  expect(() => engine.machine.call('prompt')).toThrow('nothing has no function prompt')
  expect(() => engine.awaited(new Uint8Array(8))).toThrow('nothing has no region state')
})

it('fields are written where they lie', () => {
  const record = new Uint8Array(16)
  writeField(record, { name: 'seats', type: 'i2', at: 2, shape: [] }, 258)
  writeField(record, { name: 'cells', type: 'i8', at: 8, shape: [] }, -1)
  expect([...record]).toEqual([0, 0, 2, 1, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255])
})
