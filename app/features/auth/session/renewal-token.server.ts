import { isSame, keyed, newSecret } from '#app/server/secrets'

/**
 * `device.value.seal`. The seal rejects forged tokens before the database is asked, so that a forged one cannot end a
 * session.
 */
export const newRenewalToken = (secrets: readonly string[], deviceId: string): string =>
  sealToken(secrets[0] ?? '', deviceId, newSecret())

/**
 * Possible successors, one per secret. Deterministic, so that two tabs renewing at once get the same token although
 * only its hash is stored.
 */
export const successorTokens = (secrets: readonly string[], token: string, deviceId: string): string[] =>
  secrets.map((secret) => sealToken(secret, deviceId, keyed(secret, 'renewal-following', token)))

/** The device of a token; undefined for forged tokens. */
export function deviceIdOf(secrets: readonly string[], token: string): string | undefined {
  const [deviceId = '', value = '', seal = '', ...more] = token.split('.')
  if (more.length) return
  return secrets.some((secret) => isSame(seal, sealOf(secret, deviceId, value))) ? deviceId : undefined
}

const sealToken = (secret: string, deviceId: string, value: string) =>
  `${deviceId}.${value}.${sealOf(secret, deviceId, value)}`

const sealOf = (secret: string, deviceId: string, value: string) =>
  keyed(secret, 'renewal-seal', `${deviceId}.${value}`)
