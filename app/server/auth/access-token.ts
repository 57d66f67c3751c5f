import { errors, jwtVerify, SignJWT } from 'jose'
import { MINUTE, SECOND } from '../../lib/constants'
import { fingerprint, keyed } from './session-secrets'

/** Who makes a call: an account, with one of its devices. */
export type Session = { accountId: string; deviceId: string }

const ISSUER = 'vuong-tron'
const AUDIENCE = 'vuong-tron-api'
const ALGORITHM = 'HS256'
/** Tells an access token from any other token of ours (RFC 9068). */
const TYPE = 'at+jwt'
const LIFETIME = 15 * MINUTE

/** A key of its own for each secret, and the name by which a token says which one signed it. */
function signingKey(secret: string) {
  const key = keyed(secret, 'access-token', '')
  return { kid: fingerprint(key).slice(0, 8), key: new TextEncoder().encode(key) }
}

export function issueAccessToken([secret]: [string, ...string[]], session: Session, now = Date.now()): Promise<string> {
  const { kid, key } = signingKey(secret)
  return new SignJWT({ sid: session.deviceId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(session.accountId)
    .setJti(crypto.randomUUID())
    .setIssuedAt(Math.floor(now / SECOND))
    .setExpirationTime(Math.floor((now + LIFETIME) / SECOND))
    .sign(key)
}

/** The session that a token proves; nothing for any token that is not ours, not for us or past its time. */
export async function readAccessToken(
  secrets: readonly string[],
  token: string,
  now = Date.now(),
): Promise<Session | undefined> {
  const keys = secrets.map(signingKey)
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const found = keys.find((candidate) => candidate.kid === kid)
        if (!found) throw new errors.JWKSNoMatchingKey()
        return found.key
      },
      {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(now),
      },
    )
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { accountId: sub, deviceId: sid } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return
    throw error
  }
}
