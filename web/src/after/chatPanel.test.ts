import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { language } from '../lib/i18n.svelte'
import type { Session } from '../lib/session.svelte'
import { toasts } from '../lib/toasts.svelte'
import ChatPanel from './ChatPanel.svelte'

const say = vi.fn<(text: string) => Promise<void>>()
let panel: Record<string, unknown>

const field = () => document.querySelector('input')!
function type(text: string): void {
  field().value = text
  field().dispatchEvent(new Event('input'))
}
function send(): void {
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  flushSync()
}
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  flushSync()
}

beforeEach(async () => {
  await language.choose('en')
  const session = { chat: [], status: 'open', table: { you: 0, house: {} }, say } as unknown as Session
  panel = mount(ChatPanel, { target: document.body, props: { session } })
  flushSync()
})
afterEach(() => {
  void unmount(panel)
  toasts.list.forEach(({ id }) => toasts.dismiss(id))
  vi.resetAllMocks()
})

it('sends what was typed once, and keeps what is typed meanwhile', async () => {
  let arrive: () => void = () => undefined
  say.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  type(' Salam! ')
  send()
  expect(field().value).toBe('')
  send()
  type('And')
  arrive()
  await settled()
  expect(say.mock.calls).toEqual([['Salam!']])
  expect(field().value).toBe('And')
})

it('gives back what could not be sent, unless something else was typed', async () => {
  say.mockRejectedValue(new TypeError('lost'))
  type('Salam!')
  send()
  await settled()
  expect(field().value).toBe('Salam!')
  expect(toasts.list).toHaveLength(1)
  send()
  type('And')
  await settled()
  expect(field().value).toBe('And')
})
