import { account } from '#app/lib/account'
import { callMeta, withRenewal } from '../../session/session.queries'

/** What became of the small pictures in an account: nobody is signed in to have any, they are deleted, or not yet. */
type Pictures = 'none' | 'gone' | 'left'

/** Deletes the small pictures of a visitor's own rooms in the account that is signed in. */
export async function forgetPictures(): Promise<Pictures> {
  if (account() === '') return 'none'
  const data = callMeta()
  // A session that is over is not news here: whoever deletes is told that their pictures are still there.
  const answer = await withRenewal(
    async () => (await import('./designs.functions')).dropPictures({ data }),
    () => {},
  )
  return answer.ok ? 'gone' : 'left'
}
