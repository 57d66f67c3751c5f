import { account } from '#app/lib/account'
import { callMeta, withRenewal } from '../session/session.queries'
import { tell } from './change-lists'
import { watchLists } from './kept-lists'
import { storeSyncedLists, waitingChanges } from './list-storage'
import { joinLists } from './lists.functions'

/**
 * Brings what has changed in this browser to the account, and what the account has to this browser: at once, and whenever
 * something changes. What does not come there waits for the next time, also for the next page. Answers how to stop.
 */
export function exchangeLists(): () => void {
  let isInLine = false
  function queue(isNeeded: () => boolean) {
    if (isInLine) return
    isInLine = true
    inTurn(async () => {
      isInLine = false
      // Another tab may have brought it there meanwhile.
      if (isNeeded()) await exchange()
    }).catch(() => {
      // What waits goes on waiting.
      isInLine = false
    })
  }
  const isWaiting = () => waitingChanges().length > 0
  queue(() => true)
  const unwatch = watchLists(() => {
    if (isWaiting()) queue(isWaiting)
  })
  return () => {
    unwatch()
    tell()
  }
}

let lastInLine = Promise.resolve()

/**
 * One tab after the other: each sends what still waits then, and no older answer comes after a newer one. Where the
 * browser has no locks, at least this tab makes one exchange after the other.
 */
function inTurn(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request('lists', work)
  lastInLine = lastInLine.then(work, work)
  return lastInLine
}

async function exchange() {
  const owner = account()
  if (!owner) return
  const changes = waitingChanges()
  // A session that is over is not news here: the header says it.
  const answer = await withRenewal(
    () => joinLists({ data: { ...callMeta(), owner, changes } }),
    () => {},
  )
  if (answer.ok) storeSyncedLists(owner, answer.lists, changes)
}
