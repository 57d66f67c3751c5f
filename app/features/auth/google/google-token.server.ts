import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { SECOND } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'

/** The person in a Google ID token. */
export type GoogleIdentity = {
  subject: string
  email: string
  isEmailVerified: boolean
  /** Google hosts the mailbox, so its owner is verified now, not only at sign-up. */
  isMailboxGoogles: boolean
  name: string
}

export type GoogleSettings = Pick<Env, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER' | 'GOOGLE_JWKS_URL'>

/** The button sends credentials at once; older ones may have been stolen. */
const MAX_AGE_SECONDS = 600
const CLOCK_TOLERANCE_SECONDS = 30

/** Google's key sets by URL, fetched on demand and refetched when they rotate. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keySetAt(url: string) {
  const keys = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: 5 * SECOND })
  keySets.set(url, keys)
  return keys
}

/** Verifies an ID token. */
export async function readGoogleToken(
  token: string,
  { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, GOOGLE_JWKS_URL }: GoogleSettings,
): Promise<Result<GoogleIdentity>> {
  const issuer: string = GOOGLE_ISSUER
  try {
    const { payload } = await jwtVerify(token, keySetAt(GOOGLE_JWKS_URL), {
      algorithms: ['RS256'],
      audience: GOOGLE_CLIENT_ID,
      // Google writes its issuer with and without the scheme.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    const { sub = '', email, email_verified, hd, name } = payload
    if (typeof email !== 'string') return { ok: false, code: 'google_token_invalid' }
    return {
      ok: true,
      subject: sub,
      email,
      isEmailVerified: email_verified === true,
      isMailboxGoogles: /@(?:gmail|googlemail)\.com$/i.test(email) || (typeof hd === 'string' && hd !== ''),
      name: typeof name === 'string' ? name : '',
    }
  } catch (error) {
    return { ok: false, code: isKeyTrouble(error) ? 'upstream_unavailable' : 'google_token_invalid' }
  }
}

/** Keys could not be fetched, which says nothing about the token. */
const isKeyTrouble = (error: unknown) =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC'
