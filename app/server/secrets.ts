import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SHORTEST_SECRET = 32

/**
 * SESSION_SECRET is one secret, or `new,old` during rotation: the first signs, all verify. Throws when it is missing.
 */
export function sessionSecrets({ SESSION_SECRET = '' }: Pick<Env, 'SESSION_SECRET'>): [string, ...string[]] {
  const [first = '', ...others] = SESSION_SECRET.split(',').map((secret) => secret.trim())
  if ([first, ...others].some(({ length }) => length < SHORTEST_SECRET))
    throw new Error(`SESSION_SECRET is missing or shorter than ${SHORTEST_SECRET} characters`)
  return [first, ...others]
}

/** A random secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** HMAC of a value; `purpose` separates uses. */
export const keyed = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')

/** Constant-time comparison. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Stored form of a token: recognises it, but cannot be used in its place. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url')
