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

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the session goes on without it.
  }
}
