import { account } from '#app/lib/account'
import { callMeta, withRenewal } from '../auth/session/session.queries'
import { announceChange } from './change-lists'
import { storeSyncedLists, waitingChanges } from './list-storage'
import { joinLists } from './lists.functions'
import { watchLists } from './stored-lists'

/**
 * Synchronises lists with the account now and after every change. Failed changes wait, also for the next page. Returns
 * a function that stops it.
 */
export function exchangeLists(): () => void {
  let isInLine = false
  function queue(isNeeded: () => boolean) {
    if (isInLine) return
    isInLine = true
    inTurn(async () => {
      isInLine = false
      // Another tab may have sent them meanwhile.
      if (isNeeded()) await exchange()
    }).catch(() => {
      // Pending changes keep waiting.
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
    announceChange()
  }
}

let lastInLine = Promise.resolve()

/**
 * One tab at a time, so that no older answer overwrites a newer one. Without the Locks API, only this tab is
 * serialised.
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
  // An ended session is ignored here, as the header shows it.
  const answer = await withRenewal(
    () => joinLists({ data: { ...callMeta(), owner, changes } }),
    () => {},
  )
  if (answer.ok) storeSyncedLists(owner, answer.lists, changes)
}
