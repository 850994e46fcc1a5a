import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import { liveryOf } from '../games'
import Badge from './art/Badge.svelte'
import { contrast } from './art/contrast'
import { OUTLINE, colourOf, letterOf, seatArt } from './art/seats'
import { LIVERIES, fillOf, lineOf, type LiveryOf } from './livery'

const arena: LiveryOf = (seat) => liveryOf('asteroyds', seat, 4, { teams: 2 })

function badge(seat: number, livery?: LiveryOf): string {
  const context = new Map(livery ? [[LIVERIES, livery]] : [])
  return render(Badge, { props: { seat }, context: context as Map<unknown, unknown> }).body
}

it('badges of a team share its colour and keep the letters and shapes of their seats', () => {
  const [a, b, c] = [0, 1, 2].map((seat) => badge(seat, arena))
  expect(a).toContain(arena(0)?.colour)
  expect(c).toContain(arena(0)?.colour)
  expect(b).not.toContain(arena(0)?.colour)
  expect(a).not.toContain(colourOf(0))
  for (const seat of [0, 1, 2]) {
    expect(badge(seat, arena)).toContain(`data-shape="${seatArt(seat).shape}"`)
    expect(badge(seat, arena)).toContain(`>${letterOf(seat)}<`)
  }
})

it('without colours of the teams each seat has its own', () => {
  const sputnik: LiveryOf = (seat) => liveryOf('sputnik', seat, 4, { teams: true })
  expect(sputnik(0)).toBeNull()
  expect(badge(0, sputnik)).toBe(badge(0))
  expect(badge(0)).toContain(colourOf(0))
  expect([fillOf(sputnik, 1), lineOf(sputnik, 1)]).toEqual([colourOf(1), colourOf(1)])
})

it('letters can be read on every team’s colour', () => {
  for (const seat of [0, 1, 2]) {
    const colour = liveryOf('asteroyds', seat, 6, { teams: 3 })?.colour ?? OUTLINE
    expect(contrast(colour, OUTLINE)).toBeGreaterThan(4.5)
  }
})
