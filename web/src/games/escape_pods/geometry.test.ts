import { describe, expect, it } from 'vitest'
import { crewSpot } from './crew'
import { begin } from './diff'
import { moved, openingPicture, seated } from './fixture'
import {
  BORDERS,
  CARD,
  layoutFor,
  onCard,
  placeAt,
  podSpot,
  sectorAt,
  TALL,
  turnedBy,
  WIDE,
} from './geometry'

const NEIGHBOURS: Record<number, number[]> = {
  1: [2, 4, 5],
  2: [1, 3, 5],
  3: [2, 5, 6],
  4: [1, 5, 7, 8],
  5: [1, 2, 3, 4, 6, 8],
  6: [3, 5, 8, 9],
  7: [4, 8, 10, 11],
  8: [4, 5, 6, 7, 9, 10],
  9: [6, 8, 10, 13],
  10: [7, 8, 9, 11, 12, 13],
  11: [7, 10, 12],
  12: [10, 11, 13],
  13: [9, 10, 12],
}

describe('the field', () => {
  it('has a border wherever two sectors touch, in order', () => {
    const touching = Object.entries(NEIGHBOURS).flatMap(([a, all]) =>
      all.filter((b) => b > Number(a)).map((b) => `${a}-${b}`),
    )
    expect(BORDERS.map(({ name }) => name)).toEqual(touching)
    expect(BORDERS).toHaveLength(26)
  })

  it('borders lie across the way from one sector to the other', () => {
    for (const { sectors, turned, x, y } of BORDERS) {
      const [from, to] = sectors.map(sectorAt)
      const along = turnedBy({ x: 0, y: 1 }, turned)
      expect((to!.x - from!.x) * along.x + (to!.y - from!.y) * along.y).toBeCloseTo(0)
      expect([x, y]).toEqual([(from!.x + to!.x) / 2, (from!.y + to!.y) / 2])
    }
  })

  it('hangars lie beside the sectors on which they open', () => {
    for (const number of ['1', '2', '3']) {
      const hangar = podSpot({ name: 'duo-1', at: `hangar-${number}` })
      const sector = sectorAt(number)
      expect(hangar.y).toBe(sector.y)
      expect(hangar.x).toBeLessThan(sector.x)
    }
  })
})

describe('the layout', () => {
  it('has the refuges at the right, or below where it is narrow', () => {
    expect(layoutFor(836, 410).name).toBe('wide')
    expect(layoutFor(836, 520).name).toBe('wide')
    expect(layoutFor(366, 340).name).toBe('tall')
    expect(layoutFor(366, 262).name).toBe('tall')
    expect(layoutFor(744, 700).name).toBe('tall')
  })

  it.each([WIDE, TALL])('has everything inside its frame: $name', (layout) => {
    const { frame } = layout
    for (const refuge of ['r1', 'r2', 'r3', 'r4']) {
      for (const corner of [
        { x: 0, y: 0 },
        { x: CARD.width, y: CARD.height },
      ]) {
        const { x, y } = onCard(layout, refuge, corner)
        expect(x).toBeGreaterThanOrEqual(frame.x)
        expect(x).toBeLessThanOrEqual(frame.x + frame.width)
        expect(y).toBeGreaterThanOrEqual(frame.y)
        expect(y).toBeLessThanOrEqual(frame.y + frame.height)
      }
    }
  })

  it('finds places by name', () => {
    expect(placeAt(WIDE, '5')).toEqual(sectorAt('5'))
    expect(placeAt(WIDE, 'r2.3')!.x).toBeGreaterThan(placeAt(WIDE, 'r2.2')!.x)
    expect(placeAt(TALL, 'r3')!.y).toBeGreaterThan(placeAt(TALL, 'r1')!.y)
    expect(placeAt(WIDE, 'commander')).toBeNull()
  })
})

it('crew turns with its pod', () => {
  const picture = openingPicture()
  moved(picture, 'duo-1', '5')
  const { place } = seated(picture, 'duo-1', 0, 'commander')
  const story = begin(picture)
  const east = crewSpot(story, WIDE, { place, square: null })
  const west = crewSpot({ ...story, headings: { 'duo-1': 180 } }, WIDE, { place, square: null })
  const { x } = sectorAt('5')
  expect(east.x).toBeLessThan(x)
  expect(west.x - x).toBeCloseTo(x - east.x)
})
