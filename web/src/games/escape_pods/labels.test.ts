import { describe, expect, it } from 'vitest'
import { changed, choices, people } from '../shared/fixture'
import { picksOf } from './asked'
import { litIn, NOTHING, optionsOf } from './choosing'
import { decidedBy } from './decided'
import { endingWords } from './ending'
import { arrived, assigned, moved, openingPicture, seated } from './fixture'
import { whyWords } from './why'
import { boardLabel, memberWords, placeLabel, playerLabel, type Sight } from './labels'

const picture = changed(openingPicture(), (next) => {
  moved(next, 'duo-1', '5')
  seated(next, 'duo-1', 0, 'commander').seen = [2]
  seated(next, 'duo-1', 1, 'scientist').seen = [0, 2]
  arrived(next, 'r2', 1, null)
  next.sectors[3]!.debris = true
})
const sight: Sight = { picture, seats: people('Ann', 'Ben', 'Cem'), seat: 0, lang: 'en' }
const french: Sight = { ...sight, lang: 'fr' }

describe('crew in words', () => {
  it('role where it is known, and who has spied', () => {
    expect(memberWords(sight, picture.pods[0]!.crew[0]!)).toBe('your commander (spied by C)')
    expect(memberWords(sight, picture.pods[0]!.crew[1]!)).toBe(
      'scientist of B (Ben) (spied by you, spied by C)',
    )
    expect(memberWords(sight, picture.refuges[1]!.arrivals[0]!)).toBe('face-down member of B (Ben)')
    expect(memberWords(french, picture.refuges[1]!.arrivals[0]!)).toBe('membre face cachée de B (Ben)')
  })

  it('an owner who looks at its own is no spy', () => {
    expect(memberWords(sight, { place: 'trio.1', owner: 1, role: null, seen: [1] })).toBe(
      'face-down member of B (Ben)',
    )
  })
})

describe('places in words', () => {
  it('sectors with what their card does', () => {
    expect(placeLabel(sight, '7', [])).toBe('sector 7: empty; next to explode')
    expect(placeLabel(sight, '4', [])).toBe('sector 4: debris, no way through')
    expect(placeLabel(sight, '12', ['fly there'])).toBe(
      'sector 12: empty; cannot explode; possible: fly there',
    )
    expect(placeLabel(sight, '8', [])).toContain('under the deck, 1st of those')
    expect(placeLabel(sight, '5', [])).toContain('duo with your commander')
    expect(placeLabel(french, '7', [])).toBe('secteur 7\u00a0: vide\u00a0; le prochain à exploser')
  })

  it('solo: which of two explodes first', () => {
    const solo = { ...sight, picture: openingPicture(1) }
    expect(placeLabel(solo, '7', [])).toContain('first to explode')
    expect(placeLabel(solo, '3', [])).toContain('second to explode')
  })

  it('a barrier cuts off', () => {
    const barred = changed(picture, (next) => {
      next.barrier = true
      next.sectors[0]!.beyond = false
    })
    expect(placeLabel({ ...sight, picture: barred }, '1', [])).toContain('cut off from the refuges')
  })

  it('refuges with squares, marks and arrivals', () => {
    const label = placeLabel(sight, 'r2', [])
    expect(label).toContain('refuge r2, Forge')
    expect(label).toContain('square 2: engineer, 3 points, red')
    expect(label).toContain('0 for all unless both red squares are taken')
    expect(label).toContain('arrived: face-down member of B (Ben)')
    expect(label).toContain('explosion token on arrival space 3')
    expect(placeLabel(french, 'r2', [])).toContain('case 4\u00a0: X, tout rôle, 2 points')
    expect(placeLabel(sight, 'r1.5', [])).toBe('refuge r1, Lighthouse: square 5: X, any role, 1 point')
  })

  it('hangars and borders', () => {
    expect(placeLabel(sight, 'hangar-1', [])).toBe('hangar 1: free')
    expect(placeLabel(sight, 'hangar-2', [])).toBe('hangar 2: empty trio')
    expect(placeLabel(french, 'hangar-2', [])).toBe('hangar 2\u00a0: navette trio vide')
    expect(placeLabel(sight, 'duo-1.1', [])).toBe('your commander (spied by C): duo')
    expect(placeLabel(sight, '5-8', [])).toBe('border between sectors 5 and 8: beacon AC')
    expect(placeLabel(sight, '1-2', [])).toBe('border between sectors 1 and 2: no beacon')
    const two = { ...sight, picture: { ...sight.picture, players: sight.picture.players.slice(0, 2) } }
    expect(placeLabel(two, '5-8', [])).toBe('border between sectors 5 and 8: beacon A')
  })

  it('the whole board', () => {
    expect(boardLabel(sight)).toContain('debris in 1 sector')
    expect(boardLabel({ ...french, picture: openingPicture() })).toContain('pas encore de débris')
  })
})

it('a player in words', () => {
  const player = changed(picture.players[1]!, (next) => {
    next.reserve = 6
    next.flying = 1
    next.home = 1
    next.panel.embark = ['hidden', null]
  })
  expect(playerLabel(sight, player)).toBe(
    'B (Ben): 6 in reserve, 1 in pods, 1 in refuges, on the panels: Embark, disembark',
  )
})

describe('what can be chosen beside the board', () => {
  const picks = (phase: typeof picture.phase, ...actions: string[]) => {
    const now = changed(picture, (next) => (next.phase = phase))
    return picksOf(now, 0, litIn(optionsOf(now, choices(...actions)), NOTHING), NOTHING)
  }

  it('crew, one’s own first', () => {
    const { members } = picks('embark', 'disembark duo-1.2 r1', 'disembark duo-1.1 r1')
    expect(members.map(({ place }) => place)).toEqual(['duo-1.1', 'duo-1.2'])
  })

  it('cards and beacons to program with, but not where a beacon goes', () => {
    const found = picks('program', 'delay 7', 'beacon AB', 'beacon AC')
    expect(found.cards).toEqual(['7'])
    expect(found.beacons.map(({ name }) => name)).toEqual(['AB', 'AC'])
    expect(picks('border', 'border 5-8', 'border 1-2').beacons).toEqual([])
  })
})

describe('the grade', () => {
  const score = { seat: 0, points: 14, crew: 5, assigned: 5, refuges: 3 }
  const over = { ...openingPicture(1), result: { scores: [score], winners: [], grade: 'conqueror' as const } }

  it('is told with the points', () => {
    expect(endingWords(over, 'en')).toBe('Conqueror of space, 14 points.')
    expect(endingWords(over, 'fr')).toBe('Conquérant de l’espace, 14 points.')
  })

  it('is for solo only', () => {
    expect(endingWords({ ...over, result: { ...over.result, grade: null } }, 'en')).toBeNull()
    expect(endingWords(openingPicture(1), 'en')).toBeNull()
  })
})

describe('whom the colour of a refuge concerns', () => {
  const orange = (specials: 'all' | 'assigned', lang: 'en' | 'fr') =>
    placeLabel({ ...sight, lang, picture: { ...picture, specials } }, 'r4', [])

  it('everybody there, or those with a square', () => {
    expect(orange('all', 'en')).toContain('1 point less for each member, with or without a square, unless')
    expect(orange('assigned', 'en')).toContain('1 point less for each assigned member, unless')
    expect(orange('all', 'fr')).toContain('1 point de moins pour chaque membre, avec ou sans case, si')
    expect(orange('assigned', 'fr')).toContain('1 point de moins pour chaque membre assigné, si')
  })

  it('less than nothing has a minus sign', () => {
    const below = changed(picture, (next) => {
      next.refuges[3]!.points = [-1, 0, -2]
    })
    expect(placeLabel({ ...sight, picture: below }, 'r4', [])).toContain('B (Ben) 0 points')
    expect(placeLabel({ ...sight, picture: below }, 'r4', [])).toContain('C (Cem) −2 points')
  })
})

describe('what decided a match', () => {
  const ended = changed(picture, (next) => {
    next.barrier = true
    next.refuges[0]!.points = [2, 3, 0]
    next.refuges[1]!.points = [6, 0, 0]
    next.result = {
      scores: [
        { seat: 0, points: 8, crew: 3, assigned: 3, refuges: 2 },
        { seat: 1, points: 3, crew: 2, assigned: 1, refuges: 1 },
        { seat: 2, points: 0, crew: 0, assigned: 0, refuges: 0 },
      ],
      winners: [0],
      grade: null,
    }
  })
  const told = (now: typeof picture, lang: 'en' | 'fr' = 'en') =>
    decidedBy({
      picture: now,
      before: null,
      names: ['You', 'Ben', 'Cem'],
      teams: [null, null, null],
      you: 0,
      lang,
    })

  it('why it was over, and the refuge that made the difference', () => {
    expect(told(ended)?.text).toBe(
      'Debris bars every way to the refuges. r2, Forge, made the difference: 6 points to 0.',
    )
    expect(told(ended)?.places).toEqual(['r2'])
    expect(told(ended, 'fr')?.text).toContain('La Forge, a fait la différence')
    expect(told(picture)).toBeNull()
  })

  it('what decided between equals', () => {
    const level = changed(ended, (next) => (next.result!.scores[1]!.points = 8))
    expect(told(level)?.text).toContain('Level on points: more crew in refuges decided.')
  })

  it('alone: how far the next grade was', () => {
    const solo = changed(
      ended,
      (next) => (next.result!.scores = [{ ...next.result!.scores[0]!, points: 12 }]),
    )
    expect(told(solo)?.text).toContain('1 more point: Conqueror of space.')
  })
})

it('why somebody has the points of a refuge', () => {
  const amber = changed(openingPicture(2), (next) => {
    for (const role of ['scientist', 'commander', 'commander'] as const) arrived(next, 'r4', 1, role)
    assigned(next, 'r4', 1, 4)
    assigned(next, 'r4', 2, 2)
    next.refuges[3]!.points = [0, 2]
  }).refuges[3]!
  expect(whyWords(amber, 1, 'en')).toBe('2 + 3 − 3 = 2 (the orange square is free: 1 less each)')
  expect(whyWords(amber, 0, 'fr')).toBe('personne')
})
