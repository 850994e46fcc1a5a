import { describe, expect, it } from 'vitest'
import { changed } from '../shared/fixture'
import { begin, goOn, type Story } from './diff'
import { arrived, assigned, moved, openingPicture, seated } from './fixture'

const start = changed(openingPicture(), (next) => {
  moved(next, 'duo-1', '5')
  seated(next, 'duo-1', 0, 'commander')
  seated(next, 'duo-1', 1, null)
})

function where({ pieces }: Story): Record<number, string> {
  return Object.fromEntries(pieces.map(({ id, place }) => [id, place]))
}

describe('crew is followed', () => {
  it('from pod to pod and to a refuge', () => {
    const story = begin(start)
    const [first, second] = story.pieces
    const over = changed(start, (next) => {
      moved(next, 'trio', '8')
      next.pods[0]!.crew[0] = null
      seated(next, 'trio', 0, 'commander')
    })
    const crossed = goOn(story, over)
    expect(where(crossed)).toEqual({ [first!.id]: 'trio.1', [second!.id]: 'duo-1.2' })
    const home = changed(over, (next) => {
      next.pods[1]!.crew[0] = null
      arrived(next, 'r2', 0, 'commander')
    })
    expect(where(goOn(crossed, home))).toMatchObject({ [first!.id]: 'r2>1' })
  })

  it('when two change places', () => {
    const far = changed(start, (next) => {
      moved(next, 'trio', '8')
      seated(next, 'trio', 2, null)
    })
    const story = begin(far)
    const id = (owner: number) => story.pieces.find((piece) => piece.owner === owner)!.id
    const swapped = changed(far, (next) => {
      next.pods[0]!.crew[0]!.owner = 2
      next.pods[1]!.crew[0]!.owner = 0
    })
    expect(where(goOn(story, swapped))).toMatchObject({ [id(0)]: 'trio.1', [id(2)]: 'duo-1.1' })
  })

  it('who comes from the reserve is new', () => {
    const story = begin(start)
    const more = changed(start, (next) => {
      moved(next, 'mini-1', '1')
      seated(next, 'mini-1', 0, 'engineer')
    })
    const known = story.pieces.map(({ id }) => id)
    expect(known).not.toContain(goOn(story, more).pieces.find(({ place }) => place === 'mini-1.1')!.id)
  })

  it('on its square at the scoring', () => {
    const there = changed(start, (next) => arrived(next, 'r1', 1, 'engineer'))
    const done = changed(there, (next) => assigned(next, 'r1', 1, 2))
    const pieces = goOn(begin(there), done).pieces
    expect(pieces.find(({ place }) => place === 'r1>1')?.square).toBe('r1.2')
  })
})

describe('noses', () => {
  const story = begin(start)

  it('point where a pod flew, by the short way', () => {
    const east = goOn(
      story,
      changed(start, (next) => moved(next, 'duo-1', '8')),
    )
    expect(east.headings['duo-1']).toBe(0)
    const back = goOn(
      east,
      changed(start, (next) => moved(next, 'duo-1', '4')),
    )
    expect(back.headings['duo-1']).toBe(-120)
    expect(goOn(back, back.picture).headings['duo-1']).toBe(-120)
  })

  it('point out of the ship again at home', () => {
    const south = goOn(
      story,
      changed(start, (next) => moved(next, 'duo-1', '3')),
    )
    expect(south.headings['duo-1']).toBe(120)
    const home = goOn(
      south,
      changed(start, (next) => moved(next, 'duo-1', 'hangar-1')),
    )
    expect(home.headings['duo-1']).toBe(0)
  })
})

it('explosions and beacons are told once', () => {
  const after = changed(start, (next) => {
    next.sectors[6]!.debris = true
    next.beacons[0]!.at = '1-2'
  })
  const story = goOn(begin(start), after)
  expect(story).toMatchObject({ exploded: ['7'], placed: ['AB'], n: 1 })
  expect(goOn(story, after)).toMatchObject({ exploded: [], placed: [], n: 1 })
})

it('whose crew is lost, and who arrives', () => {
  const after = changed(start, (next) => {
    next.sectors[4]!.debris = true
    moved(next, 'duo-1', 'hangar-1')
    next.pods[0]!.crew = [null, null]
    arrived(next, 'r2', 2, null)
  })
  expect(goOn(begin(start), after)).toMatchObject({
    exploded: ['5'],
    lost: [
      { at: '5', owner: 0 },
      { at: '5', owner: 1 },
    ],
    landed: [{ place: 'r2>1', owner: 2 }],
    n: 1,
  })
  const leap = changed(after, (next) => {
    for (const i of [6, 7, 8]) {
      arrived(next, 'r1', 1, null)
      next.sectors[i]!.debris = true
    }
  })
  expect(goOn(begin(start), leap), 'many at once are a leap in a replay').toMatchObject({
    landed: [],
    exploded: [],
    lost: [],
  })
})
