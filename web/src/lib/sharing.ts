import { ApiError } from './api'
import { givesBack } from './focus'
import { t } from './i18n.svelte'

/** Copies a link. The clipboard is closed to pages without a secure connection, so there is the older way too. */
export async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
  } catch {
    if (!copyMarked(link)) throw notCopied()
  }
}

function copyMarked(link: string): boolean {
  const area = document.createElement('textarea')
  const focus = givesBack(area)
  area.value = link
  // Whatever lies outside of a modal dialog cannot be marked.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    focus.destroy()
  }
}

function notCopied(): ApiError {
  return new ApiError({ code: 'not-copied', cause: t('shell-not-copied'), remedy: t('shell-not-copied-remedy') })
}
