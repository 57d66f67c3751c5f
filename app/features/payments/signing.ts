import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC of a text in UTF-8, as lower-case hexadecimal digits. */
export const hmacHex = (algorithm: 'sha256' | 'sha512', secret: string, text: string): string =>
  createHmac(algorithm, secret).update(text).digest('hex')

/** Compares a signature in constant time. Providers disagree about the case of hexadecimal digits. */
export function isSignature(received: string | null | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from((received ?? '').toLowerCase()), Buffer.from(expected.toLowerCase())]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Compares a key in constant time; an empty one opens nothing. */
export function isKey(received: string, expected: string): boolean {
  const [left, right] = [Buffer.from(received), Buffer.from(expected)]
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right)
}
