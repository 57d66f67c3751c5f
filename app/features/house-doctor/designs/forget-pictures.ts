import { account } from '#app/lib/account'
import { callMeta, withSession } from '../../session/session.queries'

/** Deletes the small pictures of a visitor's own rooms in the account that is signed in; says whether none is left there. */
export async function forgetPictures(): Promise<boolean> {
  if (account() === '') return true
  const data = callMeta()
  // A session that is over is not news here: whoever deletes is told that their pictures are still there.
  const answer = await withSession(
    async () => (await import('./designs.functions')).dropPictures({ data }),
    () => {},
  )
  return answer.ok
}
