// Names of verbs and fields, with what the server calls a choice where the client has no shorter word.

import { t } from '../lib/i18n.svelte'
import type { Choice } from '../lib/wire'
import { groupOf } from './verbs'

function known(key: string, args?: Record<string, string>): string | null {
  const text = t(key, args)
  return text === key ? null : text
}

/** On the button that leads to choices, e.g. "Take money". */
export function groupName(choice: Choice): string {
  return known(`table-group-${groupOf(choice.verb)}`) ?? verbName(choice)
}

/** The same where there is little room, e.g. "Money". */
export function briefName(choice: Choice): string {
  return known(`table-brief-${groupOf(choice.verb)}`) ?? groupName(choice)
}

/** Among the ways to use the same piece, e.g. "as a building site". */
export function verbName(choice: Choice): string {
  return known(`table-verb-${choice.verb}`) ?? choice.label
}

/** On the primary button, e.g. "Build here". */
export function doIt(choice: Choice): string {
  return known(`table-do-${choice.verb}`) ?? choice.label
}

/** On the button that says no, e.g. "Pass for good". */
export function noThanks(choice: Choice): string {
  return known(`table-decline-${choice.verb}`) ?? choice.label
}

/** The letter that presses a button, localised; none where there is no room for one. */
export function keyOf(name: string): string {
  return known(`table-key-${name}`) ?? ''
}

export function fieldName(field: string, verb = ''): string {
  return known(`table-field-${verb}-${field}`) ?? known(`table-field-${field}`) ?? ''
}

/** A word out of a list, e.g. a side or an answer. */
export function valueName(field: string, value: string): string | null {
  if (field === 'by') return known(`table-verb-${value}`)
  return known(`table-value-${field}-${value}`) ?? known(`table-value-${field}`, { value })
}

/** What to touch next, once a group of verbs has been chosen. */
export function hint(group: string): string | null {
  return known(`table-hint-${group}`)
}

/** A kind of decision, e.g. "Auction for a character". */
export function frameName(frame: string): string {
  return known(`table-frame-${frame}`) ?? frame
}
