import { account } from '#app/lib/account'
import { type FailureCode, failureStatus } from '#app/lib/failure'
import { callMeta, withRenewal } from '../../session/session.queries'
import type { Design } from './designs.ts'
import type { Sent } from './waiting-designs.ts'

/** Sends a design to the account that is signed in. */
export async function sendDesign(design: Design, owner: string): Promise<Sent> {
  const data = { ...callMeta(), owner, design }
  // A session that is over is not news here: the header says it.
  const answer = await withRenewal(
    // Its schemas take long to build, and most rooms are never saved.
    async () => (await import('./designs.functions')).keepDesign({ data }),
    () => {},
  )
  if (answer.ok) return 'kept'
  // Another tab may have signed somebody else in meanwhile.
  return isFinal(answer.code) && account() === owner ? 'refused' : 'later'
}

/** Refusals that are about the moment, not about what was sent. */
const PASSING: readonly number[] = [401, 408, 429]

const isFinal = (code: FailureCode) => failureStatus[code] < 500 && !PASSING.includes(failureStatus[code])
