import { SECOND } from '../../lib/constants'
import { logFailure } from '../log/failure-log'

/** Origin of the widget and its frame. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com'

/** The field that the widget adds to its form. */
const TOKEN_FIELD = 'cf-turnstile-response'

const ANSWER_TIMEOUT = 5 * SECOND

type TurnstileSettings = {
  TURNSTILE_SITE_KEY: string
  TURNSTILE_VERIFY_URL: string
  /** Missing without a site key. */
  TURNSTILE_SECRET_KEY?: string
}

/**
 * Turnstile's verdict on a form. Passes when unconfigured or unreachable: a lost message is worse than spam, and limits
 * still apply.
 */
export async function isFromPerson(
  sent: Readonly<Record<string, string>>,
  { TURNSTILE_SITE_KEY, TURNSTILE_VERIFY_URL, TURNSTILE_SECRET_KEY = '' }: TurnstileSettings,
): Promise<boolean> {
  if (!TURNSTILE_SITE_KEY) return true
  const token = sent[TOKEN_FIELD]
  if (!token) return false
  try {
    const answer = await fetch(TURNSTILE_VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: TURNSTILE_SECRET_KEY, response: token }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    })
    const { success } = (await answer.json()) as { success?: boolean }
    return success === true
  } catch (error) {
    logFailure('turnstile', error as Error)
    return true
  }
}
