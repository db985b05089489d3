import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { applySettings, settings, theme } from './settings.svelte'

describe('settings', () => {
  it('reach the document and are kept', () => {
    const stop = applySettings()
    flushSync()
    expect(theme()).toBe('light')
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', motion: 'full', texture: 'soft' })
    settings.theme = 'dark'
    settings.motion = 'reduced'
    settings.textureContrast = true
    settings.characterKeys = false
    flushSync()
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'reduced', texture: 'strong' })
    expect(JSON.parse(localStorage.getItem('sabika.settings') ?? '')).toMatchObject({ theme: 'dark', characterKeys: false })
    stop()
  })
})
