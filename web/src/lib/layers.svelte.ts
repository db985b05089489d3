/** The modal dialogs that lie one over the other. Everything below the topmost one is dead to touch and to screen
 * readers, so what is to be read and pressed has to lie in it. */
let stack = $state.raw<symbol[]>([])

export const layers = {
  /** None where no dialog is open. */
  get top(): symbol | undefined {
    return stack.at(-1)
  },
  /** Puts one on top, until what is given back is called. */
  enter(layer: symbol): () => void {
    stack = [...stack, layer]
    return () => {
      stack = stack.filter((one) => one !== layer)
    }
  },
}
