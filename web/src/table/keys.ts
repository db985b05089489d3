// The keyboard of the table.

import { isShortcut } from '../lib/keyboard'
import { groups } from './asking'
import { type Mark, type Reading, mark } from './marks'
import type { Play } from './play.svelte'
import { groupOf } from './verbs'
import { keyOf } from './words'

export function keys(event: KeyboardEvent, play: Play): void {
  // A dialog has the keys to itself, even when the button that had the focus is gone.
  if (!isShortcut(event) || document.querySelector('dialog[open]')) return
  if (!act(event, play)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Whether the key meant something. */
function act(event: KeyboardEvent, play: Play): boolean {
  switch (event.key) {
    case 'Escape':
      return escape(play)
    case 'Enter':
      return enter(event, play)
    case 'F6':
      return toRefusal(play) || nextRegion(event.shiftKey)
    case '?':
      return why(play)
    case 'Tab':
      return false
  }
  if (/^[1-9]$/.test(event.key)) return nth(Number(event.key) - 1, play)
  return letter(event.key.toUpperCase(), play)
}

function escape(play: Play): boolean {
  if (play.tip) play.tip = null
  else if (play.explained) play.explained = false
  else {
    play.advice = null
    play.choosing.clear()
  }
  return true
}

/** Enter plays what is ready, unless the focus is on something that has its own use for it. */
function enter(event: KeyboardEvent, play: Play): boolean {
  const on = event.target instanceof Element ? event.target.closest('button, a, [role=gridcell]') : null
  if (!play.ready || (on && !isSpent(on, play))) return false
  void play.sendReady()
  return true
}

/** Pieces are touched with Space; a cell that leads nowhere new leaves Enter to what is ready. */
function isSpent(on: Element, play: Play): boolean {
  if (!on.matches('[role=gridcell]')) return on.matches('[data-piece], [data-testid^=stall]')
  return leadsNowhere(play) || play.choosing.touched.includes(play.hovered!)
}

const leadsNowhere = ({ hovered, choosing }: Play): boolean => !hovered || !choosing.open(hovered)

function letter(key: string, play: Play): boolean {
  if (key === keyOf('undo') && play.table.can_undo) void play.undo()
  else if (!play.mine) return false
  else if (key === keyOf('advice') && play.advised) void play.seekAdvice()
  else if (key === keyOf('decline') && play.decline) void play.send(play.decline.move)
  else return pressVerb(key, play)
  return true
}

/** A letter on a button: a choice that needs nothing more, or a group of choices. */
function pressVerb(key: string, play: Play): boolean {
  const { choosing } = play
  const now = choosing.direct.find((r) => keyOf(r.choice.verb) === key)
  if (now) void play.send(now.choice.move)
  const group = groups(choosing.readings).find((r: Reading) => keyOf(groupOf(r.choice.verb)) === key)
  if (!now && group) {
    choosing.clear()
    choosing.touch(mark.group(groupOf(group.choice.verb)))
  }
  return Boolean(now ?? group)
}

/** The number keys press what is being asked for: an option, a suggested set, a card on display or a stall. */
function nth(n: number, play: Play): boolean {
  const m = numbered(play)[n]
  if (m) play.press(m, {})
  const set = play.choosing.suggestions[n]
  if (!m && set) play.choosing.take(set)
  return Boolean(m ?? set)
}

function numbered(play: Play): (Mark | null)[] {
  const { touched } = play.choosing
  if (play.questions[0]) return play.questions[0].options.map((o) => o.mark)
  if (touched.some((m) => m.startsWith('piece:'))) return []
  if (touched.includes(mark.group('buy'))) return play.table.market.map((key) => (key ? mark.piece(key) : null))
  return play.table.display.map((key) => mark.display(key))
}

/** Explains: what the considered choice would change, or why something cannot be. */
function why(play: Play): boolean {
  const [on, key] = play.hovered?.split(/:(.*)/) ?? []
  if (play.effect && !(key && leadsNowhere(play))) {
    play.explained = !play.explained
    return true
  }
  if (!on || !key) return false
  void play.ask(on === 'cell' ? { cell: key.split(',').map(Number) as [number, number] } : { piece: key })
  return true
}

/** While something is refused, the next part of the table is the reason: into it, and back to what was refused. */
function toRefusal(play: Play): boolean {
  const tip = document.querySelector('.refusal')
  if (tip?.contains(document.activeElement)) play.tip = null
  else tip?.querySelector('button')?.focus()
  return tip !== null
}

function nextRegion(back: boolean): boolean {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')]
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const next = regions.at((at + (back ? -1 : 1) + regions.length) % regions.length)
  next?.querySelector<HTMLElement>('button:not(:disabled), a, [tabindex="0"]')?.focus()
  return true
}
