import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { env } from '../env'
import { TURNSTILE_ORIGIN } from '../limits/turnstile'
import { isLocal } from '../local-mode'

/** Google Identity Services: script, style, frame and calls are below this address. */
const GOOGLE_IDENTITY = 'https://accounts.google.com/gsi/'

type InlineHashes = { script: ReadonlySet<string>; style: ReadonlySet<string> }

/**
 * A page's policy: own files, and inline code by hash. Google's sign-in, Turnstile and the operator's measuring script
 * only where configured.
 */
function contentSecurityPolicy(inline: InlineHashes): string {
  const development = import.meta.env.DEV
  const google = env.GOOGLE_CLIENT_ID ? ` ${GOOGLE_IDENTITY}` : ''
  const turnstile = env.TURNSTILE_SITE_KEY ? ` ${TURNSTILE_ORIGIN}` : ''
  const measuring = env.MEASUREMENT_SCRIPT ? ` ${env.MEASUREMENT_SCRIPT}` : ''
  const measuringHost = measuring && ` ${new URL(env.MEASUREMENT_SCRIPT).origin}`
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline.script].join(' ')}${development ? " 'unsafe-eval'" : ''}${google && `${google}client`}${turnstile}${measuring}`,
    `style-src ${["'self'", ...(development ? ["'unsafe-inline'"] : inline.style)].join(' ')}${google && `${google}style`}`,
    `img-src 'self' data: blob: ${env.STORAGE_ORIGIN}`.trim(),
    // 3D models contain their textures as blobs.
    `connect-src 'self' blob:${development ? ' ws:' : ''}${google}${measuringHost}`,
    ...(google || turnstile ? [`frame-src${google}${turnstile}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${paymentPages()}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Pages of payment providers that are switched on, to which a form may lead; a faulty address adds none. This machine
 * plays them itself.
 */
function paymentPages(): string {
  if (isLocal(env)) return ''
  const origins = [
    env.VNPAY_TMN_CODE && URL.parse(env.VNPAY_PAY_URL)?.origin,
    env.MOMO_PARTNER_CODE && URL.parse(env.MOMO_API)?.origin,
    env.ZALOPAY_APP_ID && 'https://*.zalopay.vn',
  ]
  return origins.map((origin) => origin && ` ${origin}`).join('')
}

/**
 * Adds the policy to a page: inline code marked with the render's nonce is allowed by hash; injected code has no nonce.
 * Removing the nonce makes equal pages byte-identical.
 */
export function withPolicy(page: string, nonce: string): { html: string; policy: string } {
  const inline = { script: new Set<string>(), style: new Set<string>() }
  // Split, because an expression with the nonce in it would be compiled for every page.
  const parts = page.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').split(` nonce="${nonce}"`)
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1] ?? ''
    const [tag] = before.slice(before.lastIndexOf('<') + 1).split(' ', 1)
    if (tag !== 'script' && tag !== 'style') continue
    const text = part.slice(part.indexOf('>') + 1, part.indexOf(`</${tag}`))
    if (text) inline[tag].add(`'sha256-${hashOf(text)}'`)
  }
  return { html: parts.join(''), policy: contentSecurityPolicy(inline) }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** Headers of every response. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  c.res = new Response(c.res.body, c.res)
  const { headers } = c.res
  // Without subdomains, which are the operator's decision.
  headers.set('strict-transport-security', 'max-age=63072000')
  headers.set('x-content-type-options', 'nosniff')
  // A page whose address is a secret says so itself.
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set(
    'permissions-policy',
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), xr-spatial-tracking=(self)',
  )
  // Only the configured host is indexed, not previews, tunnels or bare addresses.
  if (new URL(c.req.url).host !== new URL(env.SITE_ORIGIN).host) headers.set('x-robots-tag', 'noindex')
  // Google's sign-in answers through its popup.
  headers.set('cross-origin-opener-policy', env.GOOGLE_CLIENT_ID ? 'same-origin-allow-popups' : 'same-origin')
  // Other sites must not embed or read API responses.
  if (c.req.path.startsWith('/api/')) headers.set('cross-origin-resource-policy', 'same-origin')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
})
