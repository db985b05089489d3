/** What lies over the screen: the rules, the settings, a game's invitations. Any part of the client may open them. */

let rules = $state<{ rule: string | null } | null>(null)
let settings = $state(false)
let invitations = $state<string | null>(null)

export const overlays = {
  /** The rules drawer; with a rule where it was opened at one. */
  get rules(): { rule: string | null } | null {
    return rules
  },
  get settings(): boolean {
    return settings
  },
  /** The game whose invitations are shown. */
  get invitations(): string | null {
    return invitations
  },
}

export const openRules = (): void => void (rules = { rule: null })
export const openRule = (rule: string): void => void (rules = { rule })
export const closeRules = (): void => void (rules = null)
export const openSettings = (): void => void (settings = true)
export const closeSettings = (): void => void (settings = false)
export const openInvitations = (game: string): void => void (invitations = game)
export const closeInvitations = (): void => void (invitations = null)
