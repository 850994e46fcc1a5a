// What is heard when the board goes on from one picture to the next: the weightiest of what happened, after the dice.

import type { Sound } from '../../lib/sound'
import type { Story } from './diff'

export function soundsOf(before: Story, after: Story): Sound[] {
  if (after.jump) return []
  const [was, is] = [before.picture.dice, after.picture.dice]
  const rolled = (['blue', 'red', 'die'] as const).some((die) => is[die] !== null && is[die] !== was[die])
  const lost = after.picture.out.length > before.picture.out.length
  const heard: Sound[] = rolled ? ['dice'] : []
  if (after.impacts.length > 0 || lost) heard.push('hit')
  else if (after.laid !== null) heard.push('lay')
  else if (after.drifted.length > 0) heard.push('gone')
  return lost ? [...heard, 'out'] : heard
}
