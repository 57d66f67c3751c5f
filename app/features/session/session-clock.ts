import { TOKEN_CHECK_INTERVAL } from '#app/lib/constants'
import { renewSession } from './session.queries'
import { setSignedIn } from './session-state'

/** Renews the token at once, then whenever a look at the clock finds that it has ended (AUTH-03). Answers how to stop. */
export function startClock(): () => void {
  let expiresAt = 0
  let looking = Promise.resolve()
  const ask = async (onOver: () => void) => {
    if (expiresAt > Date.now()) return
    const answer = await renewSession()
    if (answer.ok) expiresAt = answer.expiresAt
    // Silent: whoever is signed out sees it in the header, and is asked to log in where that is needed.
    else if (answer.code === 'invalid_token') onOver()
  }
  const look = (onOver = () => setSignedIn(false)) => {
    looking = looking.then(() => ask(onOver))
  }
  // Shown again out of the browser's memory, a page may be of a session that has been left meanwhile.
  const lookAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // What was already being asked may have been answered before the session was left.
    looking = looking.then(() => {
      expiresAt = 0
    })
    look(() => location.reload())
  }
  look()
  const timer = setInterval(look, TOKEN_CHECK_INTERVAL)
  addEventListener('pageshow', lookAgain)
  return () => {
    clearInterval(timer)
    removeEventListener('pageshow', lookAgain)
  }
}
