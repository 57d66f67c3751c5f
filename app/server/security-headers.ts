import { createMiddleware } from 'hono/factory'
import { env } from './env'

/** A nonce of 128 random bits, as Content Security Policy Level 3 asks for. */
export const newNonce = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')

/** The policy of a page: only our own files, and only the inline scripts that carry this answer's nonce. */
export function contentSecurityPolicy(nonce: string): string {
  const development = import.meta.env.DEV
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob: ${env.STORAGE_ORIGIN}`.trim(),
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers that every answer carries, whatever it is. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  c.res = new Response(c.res.body, c.res)
  const { headers } = c.res
  // Of this host alone: what else stands under the domain is for its operator to commit.
  headers.set('strict-transport-security', 'max-age=63072000')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set(
    'permissions-policy',
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), xr-spatial-tracking=(self)',
  )
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
})
