import { TOKEN_CHECK_INTERVAL } from '#app/lib/constants'
import { renewSession } from './session.queries'
import { setSignedIn } from './session-state'

/** Renews the token now and whenever it has expired (AUTH-03); returns a function that stops it. */
export function startClock(): () => void {
  let expiresAt = 0
  let looking = Promise.resolve()
  const ask = async (onOver: () => void) => {
    if (expiresAt > Date.now()) return
    const answer = await renewSession()
    if (answer.ok) expiresAt = answer.expiresAt
    // No message: the header shows the signed-out state, and actions ask for a login.
    else if (answer.code === 'invalid_token') onOver()
  }
  const look = (onOver = () => setSignedIn(false)) => {
    looking = looking.then(() => ask(onOver))
  }
  // Pages restored from the back/forward cache may belong to an ended session.
  const lookAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // An earlier check may have been answered before the logout.
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
