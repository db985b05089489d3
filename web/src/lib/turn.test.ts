import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chime } from './chime'
import { language } from './i18n.svelte'
import { notify } from './notices'
import { settings } from './settings.svelte'
import { announceTurns, turn } from './turn.svelte'

vi.mock('./chime', () => ({ chime: vi.fn() }))
vi.mock('./notices', () => ({ notify: vi.fn(async () => undefined) }))

const icon = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }))
const hidden = vi.spyOn(document, 'hidden', 'get')
let stop: () => void

function asked(name: string | null): void {
  turn.of('g', name)
  flushSync()
}

beforeEach(async () => {
  await language.choose('en')
  vi.clearAllMocks()
  hidden.mockReturnValue(false)
  Object.assign(settings, { turnSound: false, turnNotice: false })
  asked(null)
  stop = announceTurns()
  flushSync()
})
afterEach(() => stop())

describe('whoever is asked', () => {
  it('is called by title and icon, and no more once the move is made', () => {
    expect(turn.titled('Table')).toBe('Table')
    expect(icon.getAttribute('href')).toBe('/icon.svg')
    asked('')
    expect(turn.titled('Table')).toBe('● Your turn – Table')
    expect(icon.getAttribute('href')).toBe('/icon-turn.svg')
    asked(null)
    expect(turn.titled('Table')).toBe('Table')
    expect(icon.getAttribute('href')).toBe('/icon.svg')
  })

  it('is called by name where several share the device', () => {
    asked('Samira')
    expect(turn.titled('Table')).toBe('● Samira is to move – Table')
  })

  it('hears nothing and is shown no notice unless it was wished for', () => {
    hidden.mockReturnValue(true)
    asked('')
    expect(chime).not.toHaveBeenCalled()
    expect(notify).not.toHaveBeenCalled()
  })

  it('hears a sound once for each call', () => {
    settings.turnSound = true
    asked('')
    settings.turnNotice = true
    flushSync()
    expect(chime).toHaveBeenCalledTimes(1)
    asked(null)
    asked('')
    expect(chime).toHaveBeenCalledTimes(2)
  })

  it('is shown a notice only while the page is hidden', () => {
    settings.turnNotice = true
    asked('')
    expect(notify).not.toHaveBeenCalled()
    asked(null)
    hidden.mockReturnValue(true)
    asked('')
    expect(notify).toHaveBeenCalledWith('Your turn', 'g')
  })
})
