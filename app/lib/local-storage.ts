/** Local storage that never throws: some private windows refuse it. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Not stored: lost with the page.
  }
}

export function forget(...keys: string[]) {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Nothing to remove.
  }
}
