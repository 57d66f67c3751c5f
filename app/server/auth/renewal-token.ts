import { randomBytes } from 'node:crypto'
import { isSame, keyed } from './session-secrets'

/**
 * `device.value.seal`. To its holder a renewal token says nothing; the seal lets the server tell a token it once made
 * from one that somebody made up, before it asks the database, so that a made-up one cannot end anybody's session.
 */
export const newRenewalToken = (secrets: readonly string[], deviceId: string): string =>
  sealed(secrets[0] ?? '', deviceId, randomBytes(32).toString('base64url'))

/**
 * The tokens that may follow this one, one for each secret: the same for all who ask, so that two tabs that renew at
 * once get the same answer although only a hash of it is stored.
 */
export const followingTokens = (secrets: readonly string[], token: string, deviceId: string): string[] =>
  secrets.map((secret) => sealed(secret, deviceId, keyed(secret, 'renewal-following', token)))

/** The device that a token was made for; nothing when we did not make it. */
export function deviceOf(secrets: readonly string[], token: string): string | undefined {
  const [deviceId = '', value = '', seal = '', ...more] = token.split('.')
  if (more.length) return
  return secrets.some((secret) => isSame(seal, sealOf(secret, deviceId, value))) ? deviceId : undefined
}

const sealed = (secret: string, deviceId: string, value: string) =>
  `${deviceId}.${value}.${sealOf(secret, deviceId, value)}`

const sealOf = (secret: string, deviceId: string, value: string) =>
  keyed(secret, 'renewal-seal', `${deviceId}.${value}`)
