import { afterEach, expect, it, vi } from 'vitest'
import { language } from './lib/i18n.svelte'
import { AGAIN } from './lib/patience'

afterEach(() => void vi.useRealTimers())

it('says in every language that none could be loaded', async () => {
  vi.useFakeTimers()
  const start = vi.spyOn(language, 'start').mockRejectedValue(new TypeError('offline'))
  document.body.innerHTML = '<div id="app"></div>'
  const begun = import('./main')
  await vi.waitFor(() => expect(start).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(10 * AGAIN)
  await begun
  const said = [...document.querySelectorAll('#app p')].map((one) => one.getAttribute('lang'))
  expect(said).toEqual(['en', 'de', 'fr'])
  expect(document.querySelector('#app button')).not.toBeNull()
})
