import { describe, expect, it } from 'vitest'
import { lensOn, meant, nearest, type Lit } from './finger'

function lit(name: string, x: number, y: number, size: number): Lit {
  return { name, x, y, box: { x: x - size / 2, y: y - size / 2, width: size, height: size } }
}

const names = (found: Lit[]) => found.map(({ name }) => name)

describe('what a finger means', () => {
  const large = [lit('a', 50, 50, 40), lit('b', 90, 50, 40)]
  const crowd = [lit('a', 50, 50, 16), lit('b', 67, 50, 16), lit('far', 120, 50, 16)]

  it('is the place under it where places are large', () => {
    expect(names(meant({ x: 60, y: 50 }, 'a', large))).toEqual(['a'])
  })
  it('is the one lit place within 22 pixels', () => {
    expect(names(meant({ x: 120, y: 79 }, 'sky', crowd))).toEqual(['far'])
    expect(names(meant({ x: 120, y: 81 }, 'sky', crowd))).toEqual([])
    expect(names(meant({ x: 120, y: 79 }, null, crowd))).toEqual(['far'])
  })
  it('is several where they are nearer to each other than fingers', () => {
    expect(names(meant({ x: 51, y: 50 }, 'a', crowd))).toEqual(['a', 'b'])
    expect(names(meant({ x: 58, y: 70 }, 'sky', crowd))).toEqual(['a', 'b'])
  })
  it('is what lies between two that are far apart', () => {
    expect(meant({ x: 85, y: 30 }, 'sky', [lit('a', 50, 50, 40), lit('b', 100, 0, 40)])).toEqual([])
  })
})

describe('a lens', () => {
  it('sets a crowd apart, in its middle', () => {
    const { seen, power } = lensOn([lit('a', 50, 50, 16), lit('b', 67, 50, 16)], 260)
    expect(power * nearest([lit('a', 50, 50, 16), lit('b', 67, 50, 16)])).toBeCloseTo(52)
    expect(seen.x + seen.width / 2).toBeCloseTo(58.5)
    expect(seen.width * power).toBeCloseTo(260)
  })
  it('has all of them inside', () => {
    const far = [lit('a', 0, 0, 16), lit('b', 4, 0, 16), lit('c', 60, 0, 16)]
    const { seen } = lensOn(far, 260)
    for (const { x } of far) expect(x > seen.x && x < seen.x + seen.width).toBe(true)
  })
})
