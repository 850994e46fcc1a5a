// Why somebody has the points of a refuge, in words.

import type { Lang } from '../../lib/board'
import type { Refuge } from './picture'
import { sharesOf, type Share } from './scoring'
import { signed } from '../shared/words'
import { WORDS } from './words'

/** "3 + 1 = 4"; what the colour of the refuge changes is the last of the sum. */
export function sumWords({ squares, change, points }: Share, lang: Lang): string {
  if (squares.length === 0 && change === 0) return WORDS[lang].noSquare
  const parts = squares.length > 0 ? squares.map(String) : ['0']
  const sum = parts.join(' + ') + (change === 0 ? '' : ` ${change > 0 ? '+' : '−'} ${Math.abs(change)}`)
  return sum === String(points) ? sum : `${sum} = ${signed(points)}`
}

/** What the colour of a refuge has done; null where it did nothing. */
export function colourWords(refuge: Refuge, lang: Lang): string | null {
  const { kind } = refuge
  if (!kind || kind === 'plain' || sharesOf(refuge).every(({ change }) => change === 0)) return null
  return WORDS[lang].changes[kind]
}

/** Both in one, for who has anybody there. */
export function whyWords(refuge: Refuge, seat: number, lang: Lang): string {
  const share = sharesOf(refuge).find((one) => one.seat === seat)
  if (!share) return WORDS[lang].nobodyHere
  const colour = share.change === 0 ? null : colourWords(refuge, lang)
  return sumWords(share, lang) + (colour ? ` (${colour})` : '')
}
