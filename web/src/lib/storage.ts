/** What this device remembers. A browser that forbids storage simply remembers nothing. */

const PREFIX = 'sabika.'

export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

/** Says whether it will be remembered: where storage is full or forbidden, the session goes on without it. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
