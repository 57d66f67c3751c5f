import { useEffect, useState } from 'react'
import { composerNotices } from './composer-labels.ts'
import { keepPlan, MOST_PLANS } from './saved-plans.ts'
import type { Composer } from './use-composer.ts'

/**
 * Saves a draft before dropping the link that was its only copy. Resolves with the number of dropped drafts, or
 * undefined when storage is refused.
 */
export async function saveInsteadOfLink(keep: () => Promise<number>, dropLink: () => void) {
  try {
    const gone = await keep()
    dropLink()
    return { gone }
  } catch {
    return undefined
  }
}

/** Another link may have been opened meanwhile. */
function dropLink(link: string) {
  if (link && location.hash === link) history.replaceState(history.state, '', location.pathname + location.search)
}

/** Saves the room after every change (never unchanged); returns whether storage refuses. */
export function useRoomSaving(roomKey: string, { document, history, say }: Composer): boolean {
  const [isRefused, setRefused] = useState(false)
  const [link] = useState(() => location.hash)
  const hasChanged = history.commands.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: how something is said does not change what is kept
  useEffect(() => {
    if (!hasChanged) return
    void saveInsteadOfLink(
      () => keepPlan(roomKey, document),
      () => dropLink(link),
    ).then((isStored) => {
      setRefused(!isStored)
      if (isStored && isStored.gone > 0) say(composerNotices.oldest_gone(MOST_PLANS))
    })
  }, [roomKey, document, hasChanged, link])
  return isRefused
}
