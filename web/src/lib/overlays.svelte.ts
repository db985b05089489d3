/** What lies over the screen: the rules, the settings, a game's links. Any part of the client may open them. */

/** Where the rules are opened: at a rule, at a chapter, or at their beginning. */
interface Place {
  rule: string | null
  chapter: string | null
}
let rules = $state<Place | null>(null)
let settings = $state(false)
let invitations = $state<string | null>(null)

export const overlays = {
  /** The rules drawer. */
  get rules(): Place | null {
    return rules
  },
  get settings(): boolean {
    return settings
  },
  /** The game whose links are shown. */
  get invitations(): string | null {
    return invitations
  },
}

export const openRules = (): void => void (rules = { rule: null, chapter: null })
export const openRule = (rule: string): void => void (rules = { rule, chapter: null })
export const openChapter = (chapter: string): void => void (rules = { rule: null, chapter })
export const closeRules = (): void => void (rules = null)
export const openSettings = (): void => void (settings = true)
export const closeSettings = (): void => void (settings = false)
export const openInvitations = (game: string): void => void (invitations = game)
export const closeInvitations = (): void => void (invitations = null)
