import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const SHORTEST_SECRET = 32

/**
 * SESSION_SECRET holds one secret, or `new,old` while one replaces another: the first signs, all are believed.
 * A deployment that lacks it must not answer as if it were safe.
 */
export function sessionSecrets({ SESSION_SECRET = '' }: Pick<Env, 'SESSION_SECRET'>): [string, ...string[]] {
  const [first = '', ...others] = SESSION_SECRET.split(',').map((secret) => secret.trim())
  if ([first, ...others].some(({ length }) => length < SHORTEST_SECRET))
    throw new Error(`SESSION_SECRET is missing or shorter than ${SHORTEST_SECRET} characters`)
  return [first, ...others]
}

/** Says the same for the same value, and nothing about it to who has not the secret. `purpose` keeps uses apart. */
export const keyed = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')

/** Whether two texts are the same, in a time that does not say where they differ. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** What is stored of a token: enough to know it again, not enough to use it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url')
