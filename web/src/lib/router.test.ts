import { describe, expect, it } from 'vitest'
import { keyIn, route } from './router'

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/sputnik', { page: 'new', slug: 'sputnik' }],
    ['/how/sputnik', { page: 'how', slug: 'sputnik' }],
    ['/rules/sputnik/', { page: 'rules', slug: 'sputnik' }],
    ['/t/aB-3_x', { page: 'table', id: 'aB-3_x' }],
    ['/host', { page: 'host' }],
    ['/t/', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, page) => {
    expect(route(path)).toEqual(page)
  })
})

describe('keys in links', () => {
  it.each([
    ['#join=abc', 'abc'],
    ['#watch=a%2Fb', 'a/b'],
    ['#seat=x=y', 'x=y'],
    ['#key=k', 'k'],
    ['#SP-2.3', null],
    ['#join=', null],
    ['', null],
  ])('%s', (fragment, key) => {
    expect(keyIn(fragment)).toBe(key)
  })
})
