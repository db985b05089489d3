/** Short messages that appear at the edge of the screen: what went wrong and what helps, or that something is done. */
import { ApiError } from './api'
import { t } from './i18n.svelte'

export interface Toast {
  id: number
  tone: 'good' | 'bad'
  text: string
  remedy: string
}

const SECONDS = { good: 4, bad: 9 }

let last = 0
const list = $state<Toast[]>([])

export const toasts = {
  get list(): readonly Toast[] {
    return list
  },
  good(text: string): void {
    add('good', text, '')
  },
  /** Tells about an error with its cause and remedy. */
  error(error: unknown): void {
    if (error instanceof ApiError) add('bad', error.cause, error.remedy)
    else add('bad', error instanceof Error ? error.message : String(error), t('shell-error-unexpected-remedy'))
  },
  dismiss(id: number): void {
    const index = list.findIndex((toast) => toast.id === id)
    if (index >= 0) list.splice(index, 1)
  },
}

function add(tone: Toast['tone'], text: string, remedy: string): void {
  const same = list.find((toast) => toast.text === text)
  if (same) toasts.dismiss(same.id)
  const id = ++last
  list.push({ id, tone, text, remedy })
  setTimeout(() => toasts.dismiss(id), SECONDS[tone] * 1000)
}
