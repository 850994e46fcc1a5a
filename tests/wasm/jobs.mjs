// Does a job with a game's file, by the page's own loader, and says what came out.
//
//   node jobs.mjs LOADER FILE WORK < job.json

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const CHANCE = 16
const SPECTATOR = 17
const [loader, file, work] = process.argv.slice(2)
const { Engine } = await import(pathToFileURL(loader).href)
const job = JSON.parse(readFileSync(0, 'utf8'))
const engine = await Engine.load(readFileSync(file), job.nodes)

const hash = (...parts) => parts.reduce((digest, part) => digest.update(part), createHash('sha256')).digest('hex')

const seatsIn = (bits) => Array.from({ length: CHANCE + 1 }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1)

/** As astroport.testing.golden has it: the state, who is awaited, and what each of them may do. */
function hashOf(state) {
  const choices = seatsIn(engine.awaited(state)).map((seat) => Int16Array.of(seat, ...engine.legal(state, seat)))
  return hash(state, ...choices.map((numbers) => new Uint8Array(numbers.buffer))).slice(0, 8)
}

/** What every viewer sees of a state, and what the rules say to every action of whoever is awaited first. */
function looks(state, seats, actions) {
  const views = [...Array(seats).keys(), SPECTATOR].map((seat) => engine.hide(state, seat))
  const [first] = seatsIn(engine.awaited(state))
  const verdicts = first === undefined ? [] : Array.from({ length: actions }, (_, i) => engine.verdict(state, first, i))
  return hash(...views, new Uint8Array(Int32Array.from(verdicts).buffer)).slice(0, 8)
}

const WORKS = {
  /** A match action by action. */
  replay({ options, plies, every }) {
    let state = engine.setup(options)
    const hashes = [hashOf(state)]
    const looked = []
    for (const [seat, action] of plies) {
      const rule = engine.verdict(state, seat, action)
      if (rule) throw new Error(`ply ${hashes.length}: rule ${rule} forbids ${action} to ${seat}`)
      if (hashes.length % every === 0) looked.push(looks(state, options.seats, engine.machine.description.actions.count))
      state = engine.apply(state, seat, action)
      hashes.push(hashOf(state))
    }
    return { hashes, looked, result: engine.payoff(state).slice(0, options.seats) }
  },

  /** Random matches, each to its end, until there were so many actions. */
  play({ options, seed, actions }) {
    const { machine } = engine
    engine.setup(options)
    machine.size('table', 1)
    machine.size('lengths', 1)
    machine.call('begin_at', seed)
    const states = createHash('sha256')
    let played = 0
    while (played < actions) {
      played += machine.call('play_matches')
      states.update(machine.bytes('state'))
    }
    return { played, states: states.digest('hex'), rng: machine.numbers('rng')[0].toString() }
  },

  /** A search in each of some positions. */
  search({ positions, simulations }) {
    const { machine } = engine
    return positions.map(({ view, seat, seed }) => {
      engine.beginSearch(Buffer.from(view, 'base64'), seat, seed)
      engine.goOnSearching(simulations)
      const results = Array.from(machine.numbers('results'))
      const [nodes, edges] = Array.from(machine.numbers('book'), Number)
      const { item: node } = machine.description.regions.nodes
      const { item: edge } = machine.description.regions.edges
      const tree = hash(
        machine.bytes('nodes').subarray(0, nodes * node.bytes),
        machine.bytes('edges').subarray(0, edges * edge.bytes),
      )
      const found = engine.found()
      const line = found.length ? engine.line(found[0].action) : []
      return { nodes, edges, tree, results, found, line }
    })
  },

  /** How many actions of random matches a second. */
  playingPace({ options, matches, seconds }) {
    const { machine } = engine
    engine.setup(options)
    machine.size('table', matches)
    machine.size('lengths', matches)
    machine.call('begin_at', 1)
    return pace(seconds, () => machine.call('play_matches'))
  },

  /** How many simulations a second from a position. */
  searchingPace({ view, seat, simulations, slice, seconds }) {
    const state = Buffer.from(view, 'base64')
    return pace(seconds, (turn) => {
      engine.beginSearch(state, seat, turn)
      for (let done = 0; done < simulations; done += slice) engine.goOnSearching(slice)
      return simulations
    })
  },
}

/** How much is done a second by something that says how much it did; the first time does not count. */
function pace(seconds, work) {
  work(0)
  const begin = performance.now()
  const passed = () => (performance.now() - begin) / 1000
  let done = 0
  for (let turn = 1; passed() < seconds; turn++) done += work(turn)
  return done / passed()
}

console.log(JSON.stringify(WORKS[work](job)))
