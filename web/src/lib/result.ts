// How a match ended, in words.

import { say, t } from './lang.svelte'
import type { LiveryOf } from './livery'
import type { GameInfo, SeatInfo } from './messages'
import { seatName } from './names'

/** The seats that did best; nobody where all did equally well. */
export function winners(result: readonly number[]): number[] {
  const best = Math.max(...result)
  const first = result.flatMap((share, seat) => (share === best ? [seat] : []))
  return first.length === result.length ? [] : first
}

export function resultWords(
  result: readonly number[],
  seats: readonly SeatInfo[],
  game: GameInfo,
  livery: LiveryOf = () => null,
): string {
  if (result.length === 1) return t('outcome-over')
  const won = winners(result)
  if (!won.length) return t('outcome-draw')
  const own = seats.filter((seat) => seat.yours)
  const names = (among: number[]) =>
    among.flatMap((seat) => (seats[seat] ? [seatName(seats[seat], seats, game)] : []))
  const me = own.length === 1 ? own[0]?.seat : undefined
  if (me !== undefined && won.includes(me)) {
    const partners = won.filter((seat) => seat !== me)
    return partners.length ? t('outcome-you-win-with', { names: names(partners) }) : t('outcome-you-win')
  }
  const team = won.length > 1 && own.length < 2 ? livery(won[0]!)?.team : undefined
  if (team) return t('end-team-wins', { team: say(team) })
  return t('outcome-wins', { count: won.length, names: names(won) })
}
