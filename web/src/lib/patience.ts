// Loading behind what is shown, over a connection that may be gone for a while.

/** Milliseconds until something is asked for again. */
export const AGAIN = 2000

/** Loads something, however often it takes. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
}
