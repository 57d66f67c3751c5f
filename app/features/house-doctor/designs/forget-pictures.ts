import { account } from '#app/lib/account'
import { callMeta, withRenewal } from '../../auth/session/session.queries'

/** Result of deleting an account's previews: no account, deleted, or failed. */
type Pictures = 'none' | 'gone' | 'left'

/** Deletes previews of own rooms in the signed-in account. */
export async function forgetPictures(): Promise<Pictures> {
  if (account() === '') return 'none'
  const data = callMeta()
  // An ended session is ignored: the caller reports that pictures remain.
  const answer = await withRenewal(
    async () => (await import('./designs.functions')).dropPictures({ data }),
    () => {},
  )
  return answer.ok ? 'gone' : 'left'
}
