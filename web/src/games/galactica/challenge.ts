// A challenge in words: both sides with their numbers, who wins, and what follows.

import { calledIn, type Sight } from './labels'
import { WORDS } from './words'

export interface Side {
  seat: number
  name: string
  number: number | null
  role: 'attacks' | 'defends'
  wins: boolean
  loses: boolean
  /** Whether it has the derelict now. */
  carries: boolean
}

export interface Challenge {
  title: string
  /** The attacker first. */
  sides: Side[]
  follows: string
}

/** What is told of the challenge that goes on, or whose loser has still to be sent away. */
export function challengeOf(sight: Sight): Challenge | null {
  const { battle, derelict } = sight.picture
  if (!battle) return null
  const words = WORDS[sight.lang]
  const { attacker, defender, attack, defence, winner } = battle
  const side = (seat: number, number: number | null, role: Side['role']): Side => ({
    seat,
    name: calledIn(sight, seat) ?? words.you,
    number,
    role,
    wins: winner === seat,
    loses: winner !== null && winner !== seat,
    carries: derelict.carrier === seat,
  })
  const [by, whom] = [calledIn(sight, attacker), calledIn(sight, defender)]
  return {
    title: words.challenges(by, whom),
    sides: [side(attacker, attack, 'attacks'), side(defender, defence, 'defends')],
    follows:
      winner !== null
        ? words.won(winner === attacker ? by : whom, winner === attacker ? whom : by, winner === defender)
        : attack !== null && attack === defence
          ? words.tie
          : words.higher,
  }
}
