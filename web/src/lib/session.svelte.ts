/** One connection to one game, for one seat or as a spectator. It reconnects by itself. */
import { ApiError, isFinal, unreachable } from './api'
import { witness } from './commitments'
import { language, t } from './i18n.svelte'
import { Pace } from './pace'
import { settings } from './settings.svelte'
import type {
  Advised,
  ChatLine,
  ClientFrame,
  Effect,
  Entry,
  Explained,
  Failure,
  Pieces,
  Presence,
  ReasonInfo,
  ServerFrame,
  Setup,
  StandingOrder,
  Table,
  Welcome,
  WhyNot,
} from './wire'

/** The rules forbid a move. */
export class RefusedError extends Error {
  readonly reasons: ReasonInfo[]

  constructor(reasons: ReasonInfo[]) {
    super(reasons.map((reason) => reason.text).join(' '))
    this.name = 'RefusedError'
    this.reasons = reasons
  }
}

export type Status = 'connecting' | 'open' | 'lost' | 'gone'
export type Touch = Partial<Omit<WhyNot, 'id' | 'type'>>

type Question = Exclude<ClientFrame, { type: 'hello' }>
/** A frame before it gets its number. */
type Asked<F extends Question = Question> = F extends Question ? Omit<F, 'id'> : never
type Answer = Extract<ServerFrame, { id: number | null }>

interface Waiting {
  /** What is asked once there is a connection. */
  question: string
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

const FIRST_DELAY = 400
const LONGEST_DELAY = 8000
const HEARTBEAT = 20_000

export class Session {
  table = $state.raw<Table | null>(null)
  pieces = $state.raw<Pieces | null>(null)
  setup = $state.raw<Setup | null>(null)
  history = $state.raw<Entry[]>([])
  chat = $state.raw<ChatLine[]>([])
  presence = $state.raw<Presence | null>(null)
  status = $state<Status>('connecting')
  /** Chat lines that have come since the chat was last shown. */
  unread = $derived.by(() => this.chat.filter((line) => line.number > this.#read).length)
  /** The last failure that was no answer to a question. */
  notice = $state.raw<Failure | null>(null)

  readonly game: string
  readonly token: string | null

  /** The number of the last chat line that has been shown. */
  #read = $state(0)
  #socket: WebSocket | null = null
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #stop: () => void
  #pace = new Pace({
    show: (frame) => this.#show(frame),
    isBot: (seat) => this.table?.seats.some((one) => one.seat === seat && one.kind === 'bot') ?? false,
    pause: () => settings.botPause,
  })

  constructor(game: string, token: string | null) {
    this.game = game
    this.token = token
    const hurry = () => this.#hurry()
    addEventListener('online', hurry)
    const stopWatching = $effect.root(() => {
      // Texts come in the language of the connection, so another language is another connection.
      $effect(() => this.#connect(language.current))
    })
    this.#stop = () => {
      removeEventListener('online', hurry)
      stopWatching()
    }
  }

  async play(move: string): Promise<void> {
    await this.#ask({ type: 'play', move, at: this.#seen() })
  }

  async undo(): Promise<void> {
    await this.#ask({ type: 'undo', at: this.#seen() })
  }

  async say(text: string): Promise<void> {
    await this.#ask({ type: 'chat', text })
  }

  /** Leaves the own seat, or that of somebody who is away, to a bot of a level; or takes the own one back (null). */
  async resign(level: string | null, seat: number | null = null): Promise<void> {
    await this.#ask({ type: 'resign', level, seat })
  }

  async setOrder(order: StandingOrder): Promise<void> {
    await this.#ask({ type: 'order', order })
  }

  /** Which rules forbid what was touched; none where it is allowed. */
  async why(touch: Touch): Promise<ReasonInfo[]> {
    const nothing = { verb: null, piece: null, cell: null, cards: [], move: null }
    try {
      await this.#ask({ type: 'why', ...nothing, ...touch })
    } catch (error) {
      if (error instanceof RefusedError) return error.reasons
      throw error
    }
    return []
  }

  async preview(move: string): Promise<Effect> {
    const answer = await this.#ask({ type: 'preview', move })
    if (answer.type !== 'effect') throw new TypeError(`The server answered ${answer.type} to a preview.`)
    return answer
  }

  /** What a strong player would do now. */
  async hint(): Promise<Advised> {
    const answer = await this.#ask({ type: 'hint', at: this.#seen() })
    if (answer.type !== 'advised') throw new TypeError(`The server answered ${answer.type} to a hint.`)
    return answer
  }

  /** Why a move was made. */
  async motives(number: number): Promise<Explained> {
    const answer = await this.#ask({ type: 'motives', number })
    if (answer.type !== 'explained') throw new TypeError(`The server answered ${answer.type} to motives.`)
    return answer
  }

  /** All that has been said is shown. */
  readChat(): void {
    this.#read = this.chat.at(-1)?.number ?? 0
  }

  close(): void {
    this.#stop()
    this.#hangUp()
  }

  #seen(): number {
    return this.table?.at ?? 0
  }

  #ask(question: Asked): Promise<Answer> {
    if (!this.#socket || this.status === 'lost' || this.status === 'gone') return Promise.reject(unreachable())
    const id = ++this.#lastId
    const asked = JSON.stringify({ ...question, id })
    if (this.status === 'open') this.#socket.send(asked)
    return new Promise((resolve, reject) => this.#waiting.set(id, { question: asked, resolve, reject }))
  }

  #connect(spoken: typeof language.current): () => void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(this.game)}/socket`)
    this.#socket = socket
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', token: this.token, language: spoken, detail: 'table' }))
    socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as ServerFrame)
    socket.onclose = () => this.#lost(spoken)
    return () => this.#hangUp()
  }

  #hangUp(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#heartbeat)
    this.#pace.clear()
    const socket = this.#socket
    this.#socket = null
    if (socket) {
      socket.onclose = socket.onmessage = null
      // Ended before it stands, a connection is told to be broken.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
      else socket.close()
    }
    if (this.status === 'open') this.status = 'connecting'
    this.#failWaiting()
  }

  #lost(spoken: typeof language.current): void {
    this.#hangUp()
    if (this.status === 'gone') return
    this.status = 'lost'
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures++)
    this.#retry = setTimeout(() => this.#connect(spoken), delay * (0.75 + Math.random() / 2))
  }

  /** The network is back: try at once. */
  #hurry(): void {
    if (this.#socket || this.status === 'gone') return
    clearTimeout(this.#retry)
    this.#connect(language.current)
  }

  #receive(frame: ServerFrame): void {
    if (!('id' in frame)) this.#pace.push(frame)
    else if (frame.type === 'error' && frame.id === null) this.#fail(frame)
    else this.#answer(frame)
  }

  #show(frame: Exclude<ServerFrame, Answer>): void {
    switch (frame.type) {
      case 'welcome':
        return this.#welcome(frame)
      case 'table':
        this.table = frame
        return
      case 'moved':
        this.history = [...this.history.filter((entry) => entry.number < frame.entry.number), frame.entry]
        return
      case 'undone':
        this.history = this.history.filter((entry) => entry.number <= frame.at)
        return
      case 'said':
        this.chat = [...this.chat, frame.line]
        return
      case 'presence':
        this.presence = frame
    }
  }

  #welcome(welcome: Welcome): void {
    this.pieces = welcome.pieces
    this.setup = welcome.setup
    this.history = welcome.history
    this.chat = welcome.chat
    if (!this.table) this.readChat()
    this.table = welcome.table
    if (welcome.table) witness(welcome.table)
    this.notice = null
    this.status = 'open'
    this.#failures = 0
    for (const { question } of this.#waiting.values()) this.#socket?.send(question)
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT)
  }

  /** A connection that does not answer before the next beat is dead, whatever the browser thinks. */
  #beat(): void {
    let alive = false
    this.#ask({ type: 'ping' }).then(
      () => (alive = true),
      () => undefined,
    )
    const socket = this.#socket
    setTimeout(() => !alive && socket === this.#socket && socket?.onclose?.(new CloseEvent('close')), HEARTBEAT / 2)
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id ?? -1)
    if (!waiting) return
    this.#waiting.delete(answer.id ?? -1)
    if (answer.type === 'error') waiting.reject(new ApiError(answer))
    else if (answer.type === 'refused') waiting.reject(new RefusedError(answer.reasons))
    else waiting.resolve(answer)
  }

  #fail(failure: Failure): void {
    this.notice = failure
    if (isFinal(failure.code)) this.status = 'gone'
  }

  #failWaiting(): void {
    const lost = new ApiError({ code: 'lost', cause: t('shell-error-lost'), remedy: t('shell-error-lost-remedy') })
    for (const { reject } of this.#waiting.values()) reject(lost)
    this.#waiting.clear()
  }
}
