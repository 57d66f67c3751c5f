/** Parses JSON; undefined when invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}
