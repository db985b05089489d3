/** How this device likes to show the game; kept here, not on the server. */
import { MediaQuery } from 'svelte/reactivity'
import { load, save } from './storage'

export interface Settings {
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'reduced'
  /** Milliseconds that moves of bots are apart at least; 0 follows the server's pace. */
  botPause: number
  /** Show which prices can be paid exactly, where the table allows it. */
  exactHelp: boolean
  /** Textures of the kinds drawn with more contrast. */
  textureContrast: boolean
  /** A sound when somebody at this device is asked. */
  turnSound: boolean
  /** A notice of the browser when somebody is asked while the page is hidden. */
  turnNotice: boolean
  /** Letters, digits and signs press buttons; without them Tab, Enter, Escape and F6 still do. */
  characterKeys: boolean
  /** The name used last on this device. */
  name: string
}

const DEFAULTS: Settings = {
  theme: 'auto',
  motion: 'auto',
  botPause: 0,
  exactHelp: true,
  textureContrast: false,
  turnSound: false,
  turnNotice: false,
  characterKeys: true,
  name: '',
}

export const settings = $state<Settings>({ ...DEFAULTS, ...load<Partial<Settings>>('settings', {}) })

const night = new MediaQuery('prefers-color-scheme: dark')
const still = new MediaQuery('prefers-reduced-motion: reduce')

/** The theme that is shown now. */
export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme
  return night.current ? 'dark' : 'light'
}

export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || still.current
}

/** Keeps document and storage in step with the settings; returns what stops it. */
export function applySettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const page = document.documentElement.dataset
      page.theme = theme()
      page.motion = reducedMotion() ? 'reduced' : 'full'
      page.texture = settings.textureContrast ? 'strong' : 'soft'
    })
    $effect(() => void save('settings', $state.snapshot(settings)))
  })
}
