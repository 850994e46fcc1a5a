// How a match ended, in words.

import { listed, say, w } from './lang.svelte'
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
  if (result.length === 1) return w('matchOver')
  const won = winners(result)
  if (!won.length) return w('draw')
  const own = seats.filter((seat) => seat.yours)
  const names = (among: number[]) =>
    listed(among.flatMap((seat) => (seats[seat] ? [seatName(seats[seat], seats, game)] : [])))
  const me = own.length === 1 ? own[0]?.seat : undefined
  if (me !== undefined && won.includes(me)) {
    const partners = won.filter((seat) => seat !== me)
    return partners.length ? w('youWinWith', { who: names(partners) }) : w('youWin')
  }
  const team = won.length > 1 && own.length < 2 ? livery(won[0]!)?.team : undefined
  if (team) return w('teamWins', { team: say(team) })
  return w(won.length > 1 ? 'winTogether' : 'wins', { who: names(won) })
}
