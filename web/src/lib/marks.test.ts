import { describe, expect, it } from 'vitest'
import { blocks, pieces } from './marks'

describe('inline marks', () => {
  it('reads bold, italics and code', () => {
    expect(pieces('a **b** c *d* _e_ `f`')).toEqual([
      { as: 'plain', text: 'a ' },
      { as: 'bold', text: 'b' },
      { as: 'plain', text: ' c ' },
      { as: 'italic', text: 'd' },
      { as: 'plain', text: ' ' },
      { as: 'italic', text: 'e' },
      { as: 'plain', text: ' ' },
      { as: 'code', text: 'f' },
    ])
  })

  it('finds rules by their ids', () => {
    expect(pieces('as in SP-2.7, or (AE-10.1).')).toEqual([
      { as: 'plain', text: 'as in ' },
      { as: 'rule', text: 'SP-2.7' },
      { as: 'plain', text: ', or (' },
      { as: 'rule', text: 'AE-10.1' },
      { as: 'plain', text: ').' },
    ])
  })

  it('leaves markup of any other kind as plain text', () => {
    const nasty = '<img src=x onerror=alert(1)> [a](javascript:b) 2 * 3'
    expect(pieces(nasty)).toEqual([{ as: 'plain', text: nasty }])
  })
})

describe('blocks', () => {
  it('reads paragraphs, over several lines', () => {
    expect(blocks('one\ntwo\n\nthree')).toEqual([
      { is: 'paragraph', pieces: [{ as: 'plain', text: 'one two' }] },
      { is: 'paragraph', pieces: [{ as: 'plain', text: 'three' }] },
    ])
  })

  it('reads lists, with items over several lines', () => {
    expect(blocks('so:\n- a\n  b\n- **c**')).toEqual([
      { is: 'paragraph', pieces: [{ as: 'plain', text: 'so:' }] },
      { is: 'list', items: [[{ as: 'plain', text: 'a b' }], [{ as: 'bold', text: 'c' }]] },
    ])
  })

  it('is empty for an empty text', () => {
    expect(blocks('')).toEqual([])
  })
})
