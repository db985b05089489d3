/** Calls whoever is asked at this device, also when they look elsewhere: by title and icon, and by sound and notice where
 * they wish it. */
import { untrack } from 'svelte'
import { chime } from './chime'
import { t } from './i18n.svelte'
import { notify } from './notices'
import { settings } from './settings.svelte'

interface Asked {
  game: string
  /** Empty where one person alone plays at this device. */
  name: string
}

const ICONS = { idle: '/icon.svg', asked: '/icon-turn.svg' }

let asked = $state.raw<Asked | null>(null)

const words = ({ name }: Asked): string => t(name ? 'shell-turn-of' : 'shell-turn', { name })

export const turn = {
  /** Says who is asked at a table; null for nobody of this device. */
  of(game: string, name: string | null): void {
    asked = name === null ? null : { game, name }
  },
  /** A title of the page, with the call before it. */
  titled(title: string): string {
    return asked ? t('shell-title-turn', { turn: words(asked), title }) : title
  },
}

/** Keeps the page's icon in step and calls when somebody is asked; returns what stops it. */
export function announceTurns(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
      icon?.setAttribute('href', asked ? ICONS.asked : ICONS.idle)
    })
    $effect(() => {
      const called = asked
      if (called) untrack(() => call(called))
    })
  })
}

function call(called: Asked): void {
  if (settings.turnSound) chime()
  if (settings.turnNotice && document.hidden) void notify(words(called), called.game)
}
