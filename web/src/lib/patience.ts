// Loading over a connection that may be gone for a while.

/** Milliseconds until something is asked for again. */
export const AGAIN = 2000

/** So often is asked while somebody waits: a page older than its server asks for files that are gone. */
export const FEW = 3

/** Loads something, however often it takes, or in so many attempts at most. */
export async function patiently<T>(load: () => Promise<T>, attempts = Infinity): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (attempt >= attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
}
