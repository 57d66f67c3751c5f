/** Parses JSON; undefined when invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}
