/** Local storage, where a browser grants it; in some private windows it does not, and nothing of ours may fail for that. */

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
    // What is only remembered for comfort is lost with the page.
  }
}

export function forget(...keys: string[]) {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // There is nothing to remove either.
  }
}
