import { Hono } from 'hono'
import { company } from '#app/features/content/company'
import { locales } from '#app/features/languages/languages'
import { DAY } from '#app/lib/constants'
import type { ApiEnv } from './api-env'

const ADDRESS = '/.well-known/security.txt'
/** Lifetime of copies: contacts may change. */
const GOOD_FOR = 90 * DAY

/** security.txt (RFC 9116). */
export const securityText = new Hono<ApiEnv>()
securityText.get(ADDRESS, (c) => {
  const site = c.env.SITE_ORIGIN
  const [lastDay = ''] = new Date(Date.now() + GOOD_FOR).toISOString().split('T')
  const lines = [
    `Contact: mailto:${company.email.value}`,
    `Contact: ${site}/en/contact-us`,
    `Expires: ${lastDay}T00:00:00.000Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${site}${ADDRESS}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
})
