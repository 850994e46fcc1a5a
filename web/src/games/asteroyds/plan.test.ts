import { describe, expect, it } from 'vitest'
import type { View } from '../../lib/table/shown'
import { changed } from '../shared/fixture'
import { openingPicture } from './fixture'
import { planIn } from './plan'
import type { AsteroydsPicture } from './picture'

function seen(picture: AsteroydsPicture, seat: number | null = 0): View {
  return { picture, seat, choices: [] } as unknown as View
}

const programming = changed(openingPicture(), (next) => {
  for (const ship of next.ships) ship.program = ship.seat === 0 ? [] : null
})

describe('a plan', () => {
  it('is asked for while one programs', () => {
    expect(planIn(seen(programming))).toEqual({ ships: 1 })
    expect(planIn(seen(changed(programming, (next) => (next.phase = 'place'))))).toBeNull()
    expect(planIn(seen(programming, null))).toBeNull()
  })
})
