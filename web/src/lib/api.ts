// The server's HTTP side: one function for each thing that can be asked.

import { during } from './busy.svelte'
import { learnNames } from './lang.svelte'
import type {
  Entered,
  Evaluations,
  Fork,
  GameInfo,
  Guides,
  HostInfo,
  Links,
  Moves,
  MyTable,
  NewTable,
  Opened,
  Preparing,
  Refusal,
  Replay,
  Rulebooks,
  Setting,
  Settled,
  VerifiedInfo,
} from './messages'

/** A request that was refused, with the server's words; or that never arrived (`refusal` has the code "offline"). */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.code)
  }
}

const OFFLINE: Refusal = {
  code: 'offline',
  title: { of: 'house', key: 'page-offline' },
  text: { of: 'house', key: 'page-offline.text' },
  rule: null,
  action: null,
}
const STRANGE: Refusal = {
  code: 'error',
  title: { of: 'house', key: 'page-failed' },
  text: { of: 'house', key: 'page-failed.text' },
  rule: null,
  action: null,
}

/** Something that a person waits for. */
function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  return during(quietly<T>(path, init))
}

async function quietly<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init })
  } catch {
    throw new RefusedError(0, OFFLINE)
  }
  const text = await answer.text()
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T
  throw new RefusedError(answer.status, refusalIn(text))
}

function refusalIn(text: string): Refusal {
  try {
    const refusal = JSON.parse(text) as Refusal
    return refusal.title ? refusal : STRANGE
  } catch {
    return STRANGE
  }
}

function post<T>(path: string, body: object): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: body instanceof Blob ? body : JSON.stringify(body),
  })
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

let shelf: Promise<GameInfo[]> | null = null

/** The games, and the words of those that have some in files. */
async function shelved(): Promise<GameInfo[]> {
  const games = await quietly<GameInfo[]>('/api/games')
  await learnNames(...games.flatMap(({ name }) => name.of ?? []))
  return games
}

const books = new Map<string, Promise<Rulebooks>>()
const guides = new Map<string, Promise<Guides>>()

/** What does not change while the page is open is asked for once, unless it did not come. */
function once<T>(kept: Map<string, Promise<T>>, slug: string, what: string): Promise<T> {
  const known = kept.get(slug)
  if (known) return known
  const asked = ask<T>(`/api/games/${encodeURIComponent(slug)}/${what}`)
  kept.set(slug, asked)
  asked.catch(() => kept.delete(slug))
  return asked
}

export const api = {
  /** The games do not change while the page is open: asked once. */
  games(): Promise<GameInfo[]> {
    shelf ??= during(shelved()).catch((error: unknown) => {
      shelf = null
      throw error
    })
    return shelf
  },

  preparing(slug: string): Promise<Preparing> {
    return quietly(`/api/games/${encodeURIComponent(slug)}/preparing`)
  },

  rulebook: (slug: string) => once(books, slug, 'rulebook'),
  guide: (slug: string) => once(guides, slug, 'guide'),

  check: (slug: string, setting: Setting) =>
    post<Settled>(`/api/games/${encodeURIComponent(slug)}/check`, setting),
  tables: () => ask<MyTable[]>('/api/tables'),
  open: (wanted: NewTable) => post<Opened>('/api/tables', wanted),
  enter: (id: string, key: string) => post<Entered>(`${table(id)}/enter`, { key }),
  forget: (id: string) => ask<void>(table(id), { method: 'DELETE' }),
  links: (id: string) => quietly<Links>(`${table(id)}/links`),
  /** A page of the match, from a ply on. */
  replay: (id: string, seat: number | null, ply: number) =>
    ask<Replay>(`${table(id)}/replay?from=${ply}${seat === null ? '' : `&seat=${seat}`}`),
  /** A finished match as its list of actions. */
  moves: (id: string) => ask<Moves>(`${table(id)}/moves`),
  evaluations: (id: string) => quietly<Evaluations>(`${table(id)}/evaluations`),
  verify: (id: string) => ask<VerifiedInfo>(`${table(id)}/verify`),
  fork: (id: string, fork: Fork) => post<Opened>(`${table(id)}/fork`, fork),
  recordAddress: (id: string) => `${table(id)}/record`,
  importRecord: (file: Blob) => post<Opened>('/api/records', file),
  host: (key: string) => ask<HostInfo>('/api/host', { headers: { Authorization: `Bearer ${key}` } }),
}
