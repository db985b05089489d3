import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api'
import { language } from './i18n.svelte'
import { RefusedError, Session } from './session.svelte'
import { settings } from './settings.svelte'
import type { ClientFrame, ServerFrame } from './wire'

/** A socket without a network: the test plays the server. */
class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.CONNECTING
  sent: ClientFrame[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame)
  }
  close(): void {
    this.closed = true
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  says(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  drops(): void {
    this.onclose?.()
  }
  get last(): ClientFrame | undefined {
    return this.sent.at(-1)
  }
}

const WELCOME = {
  type: 'welcome',
  pieces: { kinds: [], currencies: [], tiles: {}, cards: {} },
  table: { type: 'table', at: 4, seats: [] },
  history: [{ number: 1 }, { number: 2 }],
  chat: [],
  setup: { box: 'alhambra' },
}

let session: Session

function socket(): FakeSocket {
  const found = FakeSocket.all.at(-1)
  if (!found) throw new Error('no connection was made')
  return found
}

function welcomed(): FakeSocket {
  const made = socket()
  made.opens()
  made.says(WELCOME)
  return made
}

function reply(frame: Partial<ServerFrame>): void {
  const asked = socket().last
  socket().says({ ...frame, id: asked && 'id' in asked ? asked.id : null })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  session = new Session('g1', 'secret')
  flushSync()
})

afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a session', () => {
  it('says hello with its token and shows what it is sent', () => {
    const made = welcomed()
    expect(made.url).toMatch(/\/api\/games\/g1\/socket$/)
    expect(made.sent[0]).toEqual({ type: 'hello', token: 'secret', language: 'en', detail: 'table' })
    expect(session.status).toBe('open')
    expect(session.table?.at).toBe(4)
  })

  it('keeps the history in step with moves and undos', () => {
    const made = welcomed()
    made.says({ type: 'moved', entry: { number: 3 } })
    expect(session.history.map((entry) => entry.number)).toEqual([1, 2, 3])
    made.says({ type: 'undone', at: 1, seat: 0 })
    expect(session.history.map((entry) => entry.number)).toEqual([1])
  })

  it('plays on the position it has seen, and resolves when the move is durable', async () => {
    welcomed()
    const played = session.play('take denar3')
    expect(socket().last).toMatchObject({ type: 'play', move: 'take denar3', at: 4 })
    reply({ type: 'ack', at: 5 })
    await expect(played).resolves.toBeUndefined()
  })

  it('rejects with the reasons of a refusal', async () => {
    welcomed()
    const played = session.play('take denar9')
    reply({ type: 'refused', reasons: [{ rule: 'base.money.limit', text: 'Too much.' }] })
    await expect(played).rejects.toThrow(RefusedError)
    await expect(played).rejects.toThrow('Too much.')
  })

  it('answers why with reasons, and with none where it is allowed', async () => {
    welcomed()
    const refused = session.why({ piece: 'garden-10' })
    expect(socket().last).toMatchObject({ type: 'why', piece: 'garden-10', cell: null, cards: [] })
    reply({ type: 'refused', reasons: [{ rule: 'r', text: 'No.' }] })
    expect(await refused).toEqual([{ rule: 'r', text: 'No.' }])
    const allowed = session.why({ cell: [0, 1] })
    reply({ type: 'refused', reasons: [] })
    expect(await allowed).toEqual([])
  })

  it('fails open questions when the connection breaks, and comes back by itself', async () => {
    const first = welcomed()
    const asked = session.preview('buy 1')
    first.drops()
    await expect(asked).rejects.toThrow(ApiError)
    expect(session.status).toBe('lost')
    expect(session.table?.at).toBe(4)
    vi.advanceTimersByTime(10_000)
    expect(FakeSocket.all).toHaveLength(2)
    welcomed()
    expect(session.status).toBe('open')
  })

  it('waits longer after each failure', () => {
    socket().drops()
    vi.advanceTimersByTime(550)
    expect(FakeSocket.all).toHaveLength(2)
    socket().drops()
    vi.advanceTimersByTime(550)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(500)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('tries at once when the network is back', () => {
    welcomed().drops()
    window.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('gives up a table that does not exist', () => {
    const made = socket()
    made.opens()
    made.says({ type: 'error', id: null, code: 'unknown-game', cause: 'No such table.', remedy: 'Look at the link.' })
    made.drops()
    vi.advanceTimersByTime(60_000)
    expect(session.status).toBe('gone')
    expect(session.notice?.cause).toBe('No such table.')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('notices a connection that is dead without saying so', () => {
    welcomed()
    vi.advanceTimersByTime(31_000)
    expect(session.status).toBe('lost')
  })

  it('stays while pings are answered', async () => {
    welcomed()
    vi.advanceTimersByTime(20_000)
    expect(socket().last?.type).toBe('ping')
    reply({ type: 'pong' })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(session.status).toBe('open')
  })

  it('shows moves of bots at the pace of the settings', () => {
    settings.botPause = 1000
    const made = welcomed()
    made.says({ type: 'table', at: 4, seats: [{ seat: 1, kind: 'bot' }] })
    made.says({ type: 'moved', entry: { number: 3, seat: 1 } })
    made.says({ type: 'moved', entry: { number: 4, seat: 1 } })
    made.says({ type: 'table', at: 6, seats: [] })
    expect(session.history).toHaveLength(3)
    expect(session.table?.at).toBe(4)
    vi.advanceTimersByTime(1000)
    expect(session.history).toHaveLength(4)
    expect(session.table?.at).toBe(6)
    settings.botPause = 0
  })

  it('asks nothing without a connection', async () => {
    socket().drops()
    await expect(session.play('pass')).rejects.toThrow(ApiError)
  })

  it('keeps what is asked while it connects in another language', async () => {
    welcomed()
    await language.choose('de')
    flushSync()
    const played = session.play('take denar3')
    expect(socket().sent).toEqual([])
    welcomed()
    expect(socket().sent.map((frame) => frame.type)).toEqual(['hello', 'play'])
    reply({ type: 'ack', at: 5 })
    await expect(played).resolves.toBeUndefined()
    await language.choose('en')
  })

  const line = (number: number) => ({ number, seat: 1, name: 'Samira', text: 'Salam!', time: 0 })

  it('counts what was said since the chat was shown', () => {
    socket().says({ ...WELCOME, chat: [line(1)] })
    expect(session.unread).toBe(0)
    socket().says({ type: 'said', line: line(2) })
    expect(session.unread).toBe(1)
    socket().says({ ...WELCOME, chat: [line(1), line(2), line(3)] })
    expect(session.unread).toBe(2)
    session.readChat()
    expect(session.unread).toBe(0)
  })

  it('counts rightly where only the last lines come again', () => {
    socket().says({ ...WELCOME, chat: [line(1), line(2), line(3)] })
    socket().says({ ...WELCOME, chat: [line(3), line(4)] })
    expect(session.unread).toBe(1)
  })

  it('that ends before its connection stands ends that when it does', () => {
    session.close()
    expect(socket().closed).toBe(false)
    socket().opens()
    expect(socket().closed).toBe(true)
    expect(socket().sent).toEqual([])
  })
})
