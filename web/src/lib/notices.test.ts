import { afterEach, expect, it, vi } from 'vitest'
import { allowNotices, notify } from './notices'

afterEach(() => vi.unstubAllGlobals())

function browser(permission: NotificationPermission) {
  const shown = vi.fn()
  vi.stubGlobal('Notification', Object.assign(shown, { permission, requestPermission: async () => permission }))
  return shown
}

it('notices are shown where the person allows them', async () => {
  const shown = browser('granted')
  expect(await allowNotices()).toBe(true)
  await notify('Your turn', 'g')
  expect(shown).toHaveBeenCalledWith('Your turn', expect.objectContaining({ tag: 'g' }))
})

it('notices are not shown where the person forbids them, or the browser knows none', async () => {
  const shown = browser('denied')
  expect(await allowNotices()).toBe(false)
  await notify('Your turn', 'g')
  expect(shown).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  expect(await allowNotices()).toBe(false)
})
