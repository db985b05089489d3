/** Keys that mean something to a whole screen. */
import { settings } from './settings.svelte'

const TYPING = 'input, textarea, select, [contenteditable]'

/** Whether a key may be one: nobody types, the browser is not meant, and characters are wanted as keys. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.closest(TYPING)) return false
  return settings.characterKeys || event.key.length > 1 || event.key === ' '
}
