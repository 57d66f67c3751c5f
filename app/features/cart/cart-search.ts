/** Query of the basket's page: what was just done there. */
export type CartSearch = {
  added?: string
  /** How many pieces were added at once. */
  pieces?: string
  /** How many of them are not sold any more. */
  gone?: string
  /** What was saved for later, or moved back from there. */
  moved?: string
  removed?: string
  tier?: string
  saved?: string
  quantity?: string
  at?: string
  /** Secret of a basket that an agent hands over. */
  handover?: string
  /** Set if the basket was too full for what an agent handed over. */
  full?: string
}

const news = ['added', 'pieces', 'gone', 'moved'] as const
const undo = ['removed', 'tier', 'saved', 'quantity', 'at'] as const

/** What the page says after an act. Earlier words stay until others take their place: nothing moves under a finger. */
export function searchAfter(intent: string | undefined, before: CartSearch, next: CartSearch): CartSearch {
  const said = news.some((name) => next[name]) ? next : before
  const canUndo = next.removed || intent === 'undo' ? next : before
  return { ...pick(said, news), ...pick(canUndo, undo) }
}

/** True if both say the same. */
export const isEqual = (one: CartSearch, other: CartSearch): boolean => {
  const names = Object.keys({ ...one, ...other }) as (keyof CartSearch)[]
  return names.every((name) => one[name] === other[name])
}

const pick = (search: CartSearch, names: readonly (keyof CartSearch)[]): CartSearch =>
  Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])))
