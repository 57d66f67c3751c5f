import { TOKEN_CHECK_INTERVAL } from '#app/lib/constants'
import { renewSession } from './session.queries'
import { setSignedIn } from './session-state'

/** Renews the token at once, then whenever a look at the clock finds that it has ended (AUTH-03). Answers how to stop. */
export function startClock(): () => void {
  let expiresAt = 0
  const look = async () => {
    if (expiresAt > Date.now()) return
    const answer = await renewSession()
    if (answer.ok) expiresAt = answer.expiresAt
    // Silent: whoever is signed out sees it in the header, and is asked to log in where that is needed.
    else if (answer.code === 'invalid_token') setSignedIn(false)
  }
  void look()
  const timer = setInterval(look, TOKEN_CHECK_INTERVAL)
  return () => clearInterval(timer)
}
