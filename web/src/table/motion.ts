import { reducedMotion } from '../lib/settings.svelte'

/** Milliseconds of a movement, none when the player wants none. */
export function duration(ms: number): number {
  return reducedMotion() ? 0 : ms
}

/** How a row is moved along. */
export function scrolling(): ScrollBehavior {
  return reducedMotion() ? 'instant' : 'smooth'
}
