// Does a job with a game's file, by the page's own loader, and says what came out.
//
//   node jobs.mjs FOLDER FILE WORK < job.json

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const CHANCE = 16
const SPECTATOR = 17
const [folder, file, work] = process.argv.slice(2)
const { Engine } = await import(pathToFileURL(`${folder}/engine.mjs`).href)
const { Search } = await import(pathToFileURL(`${folder}/search.mjs`).href)
const { RulesAtWork } = await import(pathToFileURL(`${folder}/at-work.mjs`).href)
const job = JSON.parse(readFileSync(0, 'utf8'))
const engine = await Engine.load(readFileSync(file))
const tree = new Search(engine, job.nodes)
const rules = new RulesAtWork(engine)

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

/** The number that a call returns, as it is hashed. */
const int64 = (number) => new Uint8Array(BigInt64Array.of(BigInt(number)).buffer)

/** What one of the functions that note leaves behind, and its answer; see `left_behind` in test_same.py. */
function leftBehind(name, state, seat, action) {
  const { machine } = engine
  for (const region of ['rows', 'cuts', 'noted']) machine.bytes(region).fill(0)
  machine.put('state', state)
  const answer = machine.call(name, seat, action)
  const [rows, cuts] = Array.from(machine.numbers('noted'), Number)
  const first = (region, count, bytes) => machine.bytes(region).slice(0, count * bytes)
  const row = machine.description.regions.rows.item.bytes
  const left = [first('rows', rows, row), first('cuts', cuts, state.length), machine.bytes('state').slice()]
  return [...left, int64(answer)]
}

/** All that a game with events says in a position; see `sayings` in test_same.py. */
function* sayings(state, seats, seat, action, questions) {
  const { machine } = engine
  for (const viewer of [...Array(seats).keys(), SPECTATOR]) {
    machine.bytes('asked').fill(0)
    machine.put('state', engine.hide(state, viewer))
    const kind = machine.call('prompt_for', viewer)
    yield* [int64(kind), machine.bytes('asked').slice()]
  }
  for (const [name, numbers] of questions) yield* engine.query(name, state, numbers).map(int64)
  for (const who of seatsIn(engine.awaited(state))) {
    if (who === CHANCE) continue
    const view = engine.hide(state, who)
    for (const choice of engine.legal(state, who))
      for (const name of ['describe_for', 'preview_for']) yield* leftBehind(name, view, who, choice)
  }
  yield* leftBehind('play_noting', state, seat, action)
}

/** Kinds and numbers as text, to be compared. */
const texts = (noted) => noted.map(({ kind, numbers }) => JSON.stringify([kind, ...numbers]))

/** What each seat that is awaited can choose, as it knows it; see `chosen` in test_same.py. */
function* chosen(state) {
  for (const who of seatsIn(engine.awaited(state)))
    if (who !== CHANCE) yield* texts(rules.ask(engine.hide(state, who), who, true).choices)
}

const WORKS = {
  /** A match action by action. */
  replay({ options, plies, every, questions }) {
    let state = engine.setup(options)
    const hashes = [hashOf(state)]
    const [looked, said] = [[], []]
    const { description } = engine.machine
    for (const [seat, action] of plies) {
      const rule = engine.verdict(state, seat, action)
      if (rule) throw new Error(`ply ${hashes.length}: rule ${rule} forbids ${action} to ${seat}`)
      if (hashes.length % every === 0) {
        const says = description.events ? sayings(state, options.seats, seat, action, questions[said.length]) : []
        looked.push(looks(state, options.seats, description.actions.count))
        said.push(hash(...says).slice(0, 8))
      }
      state = engine.apply(state, seat, action)
      hashes.push(hashOf(state))
    }
    return { hashes, looked, said, result: engine.payoff(state).slice(0, options.seats) }
  },

  /** What everybody reads of a match: what happened, and every so many plies what they could choose. */
  read({ options, plies, every }) {
    const viewers = [...Array(options.seats).keys(), SPECTATOR]
    const happened = viewers.map((viewer) => rules.replay(options, plies, viewer).map(({ notes }) => texts(notes)))
    let state = engine.setup(options)
    const choices = plies.map(([seat, action], ply) => {
      const found = ply % every ? [] : [...chosen(state)]
      state = engine.apply(state, seat, action)
      return found
    })
    return { happened, choices }
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
      tree.begin(Buffer.from(view, 'base64'), seat, seed)
      tree.goOn(simulations)
      const results = Array.from(machine.numbers('results'))
      const [nodes, edges] = Array.from(machine.numbers('book'), Number)
      const { item: node } = machine.description.regions.nodes
      const { item: edge } = machine.description.regions.edges
      const grown = hash(
        machine.bytes('nodes').subarray(0, nodes * node.bytes),
        machine.bytes('edges').subarray(0, edges * edge.bytes),
      )
      const found = tree.found()
      const line = found.length ? tree.line(found[0].action) : []
      return { nodes, edges, tree: grown, results, found, line }
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
      tree.begin(state, seat, turn)
      for (let done = 0; done < simulations; done += slice) tree.goOn(slice)
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
