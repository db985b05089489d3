/** Founding a game and sitting down at it. */
import { createGame } from '../lib/api'
import { language, t } from '../lib/i18n.svelte'
import { openInvitations } from '../lib/overlays.svelte'
import { router } from '../lib/router.svelte'
import { keep } from '../lib/seats.svelte'
import { settings } from '../lib/settings.svelte'
import type { Catalogue } from '../lib/wire'
import { Draft, type Names } from './draft.svelte'

/** Names for those who have none yet. */
export function names(): Names {
  return { guest: t('shell-guest'), bots: t('shell-bot-names').split(', ') }
}

export function freshDraft(catalogue: Catalogue): Draft {
  return new Draft(catalogue, names(), settings.name || t('shell-guest'))
}

/** Founds the game, keeps its secrets and goes to the table. */
export async function found(draft: Draft): Promise<void> {
  const created = await createGame(draft.newGame(), language.current)
  keep(created, draft.online)
  router.go({ screen: 'table', game: created.game })
  if (draft.online.includes(true)) openInvitations(created.game)
}
