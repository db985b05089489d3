/** Answers that come in another order than they were asked for. */

/** Of the answers waited for through it, only the newest ever comes. */
export function newest(): <T>(answer: Promise<T>) => Promise<T> {
  let last: Promise<unknown> | undefined
  return (answer) => {
    last = answer
    return new Promise((resolve, reject) => {
      answer.then(
        (value) => last === answer && resolve(value),
        (error) => last === answer && reject(error),
      )
    })
  }
}
