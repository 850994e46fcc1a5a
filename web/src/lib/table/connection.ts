// A socket to a table that comes back by itself: nothing sent is lost, nothing is done twice.
//
// A command has an id and stays here until the server has answered it; after each new welcome the unanswered ones are
// sent again, in their order, with the same id (and with each ping, in case the server had no time for one). Whoever is
// silent for too long is taken for gone.

import type { FromClient, FromServer, Hello } from '../messages'

export type Command = Extract<FromClient, { id: string }>
export type Status = 'connecting' | 'open' | 'down' | 'forbidden' | 'missing'

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** The socket to a table by its id. */
export function openSocket(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`)
}

export interface Ears {
  /** The first message of each connection. */
  hello(): Hello
  heard(message: FromServer): void
  status(status: Status): void
}

export const PING_EVERY = 10_000
export const PATIENCE = 5_000
export const LONGEST_WAIT = 5_000
const FIRST_WAIT = 250
const FINAL: Record<number, Status> = { 4401: 'forbidden', 4404: 'missing' }

/** How long to wait before the n-th try to come back: not at all, then longer and longer, never all at the same time. */
export function waitBefore(tries: number, random: () => number = Math.random): number {
  if (tries === 0) return 0
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1))
  return wait * (0.5 + random() / 2)
}

type Timer = ReturnType<typeof setTimeout> | undefined

export class Connection {
  #socket: Socket | null = null
  #unanswered = new Map<string, Command>()
  #welcome = false
  #tries = 0
  #stopped = false
  #again: Timer
  #ping: Timer
  #silence: Timer

  constructor(
    private readonly open: () => Socket,
    private readonly ears: Ears,
    private readonly random: () => number = Math.random,
  ) {}

  start(): void {
    this.#stopped = false
    this.ears.status('connecting')
    this.#connect()
  }

  stop(): void {
    this.#stopped = true
    this.#drop()
  }

  /** Something speaks for a working network (the page is seen again, the browser is online): do not wait longer. */
  nudge(): void {
    if (this.#stopped) return
    if (this.#welcome) this.#beat()
    else if (this.#again !== undefined) this.#connect()
  }

  /** Send a command; it is sent again until it is answered. */
  command(command: Command): void {
    this.#unanswered.set(command.id, command)
    if (this.#welcome) this.#send(command)
  }

  /** Send something that is worth nothing on another connection. */
  post(message: FromClient): void {
    if (this.#welcome) this.#send(message)
  }

  get waiting(): number {
    return this.#unanswered.size
  }

  #connect(): void {
    this.#drop()
    const socket = this.open()
    this.#socket = socket
    this.#expectSoon()
    socket.onopen = () => this.#send(this.ears.hello())
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as FromServer)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code)
    }
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#silence)
    if (message.type === 'welcome' && !this.#welcome) {
      this.#welcome = true
      this.#tries = 0
      this.ears.status('open')
      this.#beatLater()
      this.ears.heard(message)
      this.#sendUnanswered()
      return
    }
    if ('id' in message && message.id !== null) this.#unanswered.delete(message.id)
    this.ears.heard(message)
  }

  #lost(code: number): void {
    this.#drop()
    if (this.#stopped) return
    const final = FINAL[code]
    if (final) {
      this.#stopped = true
      this.ears.status(final)
      return
    }
    this.ears.status('down')
    const wait = waitBefore(this.#tries++, this.random)
    this.#again = setTimeout(() => this.#connect(), wait)
  }

  #drop(): void {
    clearTimeout(this.#again)
    clearTimeout(this.#ping)
    clearTimeout(this.#silence)
    this.#again = undefined
    this.#welcome = false
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #sendUnanswered(): void {
    for (const command of this.#unanswered.values()) this.#send(command)
  }

  #beat(): void {
    this.#sendUnanswered()
    this.#send({ type: 'ping' })
    this.#expectSoon()
    this.#beatLater()
  }

  #beatLater(): void {
    clearTimeout(this.#ping)
    this.#ping = setTimeout(() => this.#beat(), PING_EVERY)
  }

  #expectSoon(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(0), PATIENCE)
  }
}
