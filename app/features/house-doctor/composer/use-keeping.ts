import { useEffect, useState } from 'react'
import { noticeWords } from './composer-labels.ts'
import { keepPlan, MOST_PLANS } from './kept-plans.ts'
import type { Composer } from './use-composer.ts'

/**
 * Keeps a room in this browser, and only then gives up the link that it came by: until then that is all there is of it.
 * Resolves with how many older rooms went for it, or with nothing where the browser refuses.
 */
export async function keptInsteadOfLinked(keep: () => Promise<number>, dropLink: () => void) {
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

/** Keeps the room after every change; one that was only looked at is not kept. Answers whether the browser refuses to. */
export function useKeeping(roomKey: string, { document, history, say }: Composer): boolean {
  const [isRefused, setRefused] = useState(false)
  const [link] = useState(() => location.hash)
  const hasChanged = history.commands.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: how something is said does not change what is kept
  useEffect(() => {
    if (!hasChanged) return
    void keptInsteadOfLinked(
      () => keepPlan(roomKey, document),
      () => dropLink(link),
    ).then((kept) => {
      setRefused(!kept)
      if (kept && kept.gone > 0) say(noticeWords.oldest_gone(MOST_PLANS))
    })
  }, [roomKey, document, hasChanged, link])
  return isRefused
}
