import { account } from '#app/lib/account'
import { type FailureCode, failureStatus } from '#app/lib/failure'
import { callMeta, withRenewal } from '../../auth/session/session.queries'
import type { SavedDesign } from './designs.ts'
import type { SendResult } from './waiting-designs.ts'

/** Sends a design to the signed-in account. */
export async function sendDesign(design: SavedDesign, owner: string): Promise<SendResult> {
  const data = { ...callMeta(), owner, design }
  // An ended session is ignored here, as the header shows it.
  const answer = await withRenewal(
    // Lazy: schemas take long to build, and few rooms are saved.
    async () => (await import('./designs.functions')).keepDesign({ data }),
    () => {},
  )
  if (answer.ok) return 'kept'
  // Another tab may have switched accounts meanwhile.
  return isFinal(answer.code) && account() === owner ? 'refused' : 'later'
}

/** Temporary refusals, independent of the content. */
const PASSING: readonly number[] = [401, 408, 429]

const isFinal = (code: FailureCode) => failureStatus[code] < 500 && !PASSING.includes(failureStatus[code])
