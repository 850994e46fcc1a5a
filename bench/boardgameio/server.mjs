// boardgame.io's server with a game of the size of our easiest: bench/load.py starts it and plays on it.
//
//     node --expose-gc server.mjs PORT
//
// The state is as large as its and a turn has the same two moves: fly to a cell, take a galaxy. There are no rules
// about neighbours, so a move here costs less than one of ours. A match is 64 moves long, its average. Nothing
// is stored but in memory, which no restart survives: the fastest storage there is for this server.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const CELLS = 37
const LEFT_AT_THE_END = 5

const inhabited = (G, cell) => Object.values(G.rockets).includes(cell)

const rockets = {
  name: 'rockets',
  setup: () => ({ galaxies: Array(CELLS).fill(1), rockets: { 0: 15, 1: 21 }, phase: 'flying' }),
  moves: {
    fly: ({ G, playerID }, to) => {
      if (G.phase !== 'flying' || !G.galaxies[to] || inhabited(G, to)) return INVALID_MOVE
      G.rockets[playerID] = to
      G.phase = 'taking'
    },
    take: ({ G }, cell) => {
      if (G.phase !== 'taking' || !G.galaxies[cell] || inhabited(G, cell)) return INVALID_MOVE
      G.galaxies[cell] -= 1
      G.phase = 'flying'
    },
  },
  turn: { minMoves: 2, maxMoves: 2 },
  endIf: ({ G, ctx }) => {
    const left = G.galaxies.reduce((sum, galaxies) => sum + galaxies, 0)
    return left <= LEFT_AT_THE_END ? { winner: ctx.currentPlayer } : undefined
  },
}

process.on('SIGUSR2', () => globalThis.gc()) // before memory is measured
const server = Server({ games: [rockets], origins: [/.*/] })
server.run(Number(process.argv[2]))
