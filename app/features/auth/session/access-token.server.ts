import { errors, jwtVerify, SignJWT } from 'jose'
import { MINUTE, SECOND } from '#app/lib/constants'
import { fingerprint, keyed } from '#app/server/secrets'

/** The account and device of a call. */
export type Session = { accountId: string; deviceId: string }

const ISSUER = 'vuong-tron'
const AUDIENCE = 'vuong-tron-api'
const ALGORITHM = 'HS256'
/** Distinguishes access tokens from the server's other tokens (RFC 9068). */
const TYPE = 'at+jwt'
const LIFETIME = 15 * MINUTE

/** Key and key id derived from each secret. */
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

/** The session of a token; undefined for invalid or expired ones. */
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
