import { callMeta, withSession } from '../session/session.queries'
import { tell, watchLists } from './kept-lists'
import { claimLists, takeLists, waitingChanges } from './list-storage'
import { joinLists } from './lists.functions'

/**
 * Brings what has changed in this browser to the account, and what the account has to this browser: at once, and whenever
 * something changes. What does not come there waits for the next time, also for the next page. Answers how to stop.
 */
export function exchangeLists(): () => void {
  let isBusy = false
  async function exchange() {
    const owner = claimLists()
    if (isBusy || !owner) return
    isBusy = true
    const changes = waitingChanges()
    // A session that is over is not news here: the header says it.
    const answer = await withSession(
      () => joinLists({ data: { ...callMeta(), owner, changes } }),
      () => {},
    )
    isBusy = false
    if (!answer.ok) return
    takeLists(owner, answer.lists, changes)
  }
  const onChange = () => {
    if (waitingChanges().length > 0) void exchange()
  }
  void exchange()
  const unwatch = watchLists(onChange)
  return () => {
    unwatch()
    tell()
  }
}
