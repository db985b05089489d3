/** The way back to where somebody was. */
import { tick } from 'svelte'

/** An element that takes the focus with it when it goes gives it back to what had it when the element came. */
export function givesBack(_element: HTMLElement) {
  const before = document.activeElement
  async function destroy(): Promise<void> {
    await tick()
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
  }
  return { destroy: () => void destroy() }
}
