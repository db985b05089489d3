/** What a table of the Red Palace has besides the others. */
import GuardBoard from './GuardBoard.svelte'
import Overview from './Overview.svelte'
import Supplies from './Supplies.svelte'

export const parts = { ahead: Overview, board: GuardBoard, shelf: Supplies }
