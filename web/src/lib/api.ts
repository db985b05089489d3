/** The server's HTTP interface. Every failure is thrown as an `ApiError`. */
import type { Language } from './i18n.svelte'
import { t } from './i18n.svelte'
import type {
  Ack,
  Catalogue,
  Created,
  Entry,
  Explained,
  Failure,
  GameListing,
  MixVerdict,
  NewGame,
  Pieces,
  Review,
  RuleBook,
  Setup,
  Summary,
  Table,
  Verification,
} from './wire'

/** Something went wrong with a request: what, and what helps. */
export class ApiError extends Error {
  readonly code: string
  /** Not the `cause` of an `Error`: a sentence for people. */
  override readonly cause: string
  readonly remedy: string

  constructor(failure: Pick<Failure, 'code' | 'cause' | 'remedy'>) {
    super(failure.cause)
    this.name = 'ApiError'
    this.code = failure.code
    this.cause = failure.cause
    this.remedy = failure.remedy
  }
}

const FINAL = new Set(['unknown-game', 'not-your-seat', 'old-rules'])

/** Whether there is no use in trying again after a failure. */
export const isFinal = (code: string): boolean => FINAL.has(code)

/** The server could not be reached at all. */
export function unreachable(): ApiError {
  return new ApiError({
    code: 'unreachable',
    cause: t('shell-error-unreachable'),
    remedy: t('shell-error-unreachable-remedy'),
  })
}

type Query = Record<string, string | number | undefined>

interface Call {
  query?: Query
  token?: string | null | undefined
  body?: unknown
}

async function request<T>(path: string, { query = {}, token, body }: Call = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (token) headers['Authorization'] = `Bearer ${token}`
  const init: RequestInit = { headers }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    Object.assign(init, { method: 'POST', body: JSON.stringify(body) })
  }
  const answer = await fetch(address(path, query), init).catch(() => {
    throw unreachable()
  })
  if (!answer.ok) throw await failure(answer)
  return (await answer.json()) as T
}

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return `/api${path}${search && '?' + search}`
}

async function failure(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null)
  if (isFailure(body)) return new ApiError(body)
  return new ApiError({
    code: String(answer.status),
    cause: t('shell-error-status', { status: answer.status }),
    remedy: t('shell-error-status-remedy'),
  })
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'cause' in body && 'remedy' in body && 'code' in body
}

const at = (game: string, part: string) => `/games/${encodeURIComponent(game)}/${part}`

export const catalogue = (language: Language) => request<Catalogue>('/catalogue', { query: { language } })

export const checkMix = (setup: Setup, language: Language) =>
  request<MixVerdict>('/mixes/check', { query: { language }, body: setup })

export const createGame = (game: NewGame, language: Language) =>
  request<Created>('/games', { query: { language }, body: game })

/** Leaves the seat of a token to a bot of a level. */
export const resign = (game: string, token: string, level: string, language: Language) =>
  request<Ack>(at(game, 'resign'), { query: { language }, token, body: { type: 'resign', id: 1, level } })

export const games = (language: Language) => request<GameListing[]>('/games', { query: { language } })

export const rulebook = (language: Language) => request<RuleBook>('/rules', { query: { language } })

export const table = (game: string, language: Language, token?: string | null) =>
  request<Table>(at(game, 'table'), { query: { language }, token })

/** The table after `number` moves. */
export const tableAt = (game: string, number: number, language: Language, token?: string | null) =>
  request<Table>(at(game, 'table'), { query: { language, at: number }, token })

export const pieces = (game: string, language: Language, token?: string | null) =>
  request<Pieces>(at(game, 'pieces'), { query: { language }, token })

export const history = (game: string, language: Language, token?: string | null) =>
  request<Entry[]>(at(game, 'history'), { query: { language }, token })

export const summary = (game: string, language: Language) =>
  request<Summary>(at(game, 'summary'), { query: { language } })

/** What the moves of a finished game have cost; the first answer takes a while. */
export const review = (game: string, language: Language) => request<Review>(at(game, 'review'), { query: { language } })

/** Why a move was made, by what everybody sees. */
export const motives = (game: string, number: number, language: Language) =>
  request<Explained>(at(game, 'motives'), { query: { language }, body: { type: 'motives', id: 0, number } })

export const verification = (game: string, language: Language) =>
  request<Verification>(at(game, 'verification'), { query: { language } })

/** Where a game's log in notation, or its record as JSON, can be downloaded. */
export const logUrl = (game: string) => `/api${at(game, 'log')}`
export const recordUrl = (game: string) => `/api${at(game, 'record')}`
