import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { env } from '../env'
import { TURNSTILE_ORIGIN } from '../limits/turnstile'

/** Google Identity Services: its script and style are two files there, its frame and calls stand below it. */
const GOOGLE_IDENTITY = 'https://accounts.google.com/gsi/'

type InlineHashes = { script: ReadonlySet<string>; style: ReadonlySet<string> }

/**
 * The policy of a page: only our own files, and only the inline scripts and styles that have these hashes. Google's
 * sign-in and Turnstile are let in where they are configured, and nowhere else; so is the operator's own measuring
 * script, which reports to its host.
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
    // The grain of a 3D model is read from inside its file.
    `connect-src 'self' blob:${development ? ' ws:' : ''}${google}${measuringHost}`,
    ...(google || turnstile ? [`frame-src${google}${turnstile}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * A page with its policy. Let in are the inline scripts and styles that the renderer has marked with this render's nonce,
 * by their hashes: what else found its way into the markup knows no nonce. Then the nonce goes, and the same page is the
 * same to the byte.
 */
export async function withPolicy(page: Response, nonce: string): Promise<Response> {
  const marked = await page.text()
  const inline = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, text = ''] of marked.matchAll(
    new RegExp(`<(script|style)\\b[^>]* nonce="${nonce}"[^>]*>(.*?)</\\1`, 'gs'),
  ))
    if (text) inline[tag as keyof typeof inline].add(`'sha256-${hashOf(text)}'`)
  const html = marked.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(` nonce="${nonce}"`, '')
  const answer = new Response(html, page)
  answer.headers.set('content-security-policy', contentSecurityPolicy(inline))
  return answer
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

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
  // By any other name than its own the shop would stand in search engines twice: previews, tunnels, a bare address.
  if (new URL(c.req.url).host !== new URL(env.SITE_ORIGIN).host) headers.set('x-robots-tag', 'noindex')
  // Google's sign-in answers through the window that it opened.
  headers.set('cross-origin-opener-policy', env.GOOGLE_CLIENT_ID ? 'same-origin-allow-popups' : 'same-origin')
  // No page of another site shows or reads what a call answers.
  if (c.req.path.startsWith('/api/')) headers.set('cross-origin-resource-policy', 'same-origin')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
})
