import { expect, it } from 'vitest'
import { forcesOf, planetsIn, played, taken, whomIn } from './aim'
import { choice } from '../shared/fixture'
import { openingPicture } from './fixture'

const { planets } = openingPicture()
const force = (whom: string, planet: string) => choice(`force ${whom} ${planet}`, { whom, planet })
const forces = forcesOf([choice('done'), force('B', 'h3'), force('B', 'q8'), force('C', 'q8')], planets)

it('a force field names whom and where, in any order', () => {
  expect(forces).toHaveLength(3)
  expect(taken(forces)).toEqual({ whom: null, planet: null })
  expect(whomIn(forces, taken(forces))).toEqual(['B', 'C'])
  expect(planetsIn(forces, { whom: 'C', planet: null })).toEqual(['q8'])
  expect(whomIn(forces, { whom: null, planet: 'h3' })).toEqual(['B'])
  expect(played(forces, { whom: 'B', planet: null })).toBeNull()
  expect(played(forces, { whom: 'C', planet: 'q8' })).toBe('force C q8')
})

it('where there is one opponent only, it is that one', () => {
  expect(taken(forces.slice(0, 2))).toEqual({ whom: 'B', planet: null })
  expect(taken([])).toEqual({ whom: null, planet: null })
})
