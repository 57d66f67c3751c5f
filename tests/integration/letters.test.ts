import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { letterRenderer } from '#app/api/mailer'
import { newReference } from '#app/features/enquiry/enquiry'
import { type Locale, locales } from '#app/features/languages/languages'
import { enqueue, newLetter, type OutboxRow, sendLetter } from '#app/features/mail/mail.server'
import { issueAccessCode } from '#app/features/orders/access-code.server'
import { placeOrder } from '#app/features/orders/orders.server'
import { DAY } from '#app/lib/constants'
import { openDatabase } from '#app/server/db/client'
import { accounts, enquiries, mailOutbox, newsletterReaders } from '#app/server/db/schema'
import type { Mail } from '#app/server/mail'
import { sessionSecrets } from '#app/server/secrets'
import { newPerson } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import { orderOf, stockUp } from '#tests/support/orders'

const { DB, ...bindings } = env as Env
const db = openDatabase(DB)
const { SITE_ORIGIN } = bindings
const write = letterRenderer(db, { siteOrigin: SITE_ORIGIN, secrets: sessionSecrets(bindings) })

type Kind = OutboxRow['letter']
/** Recipient and subject of a letter. */
type Occasion = { email: string; about?: string }

async function account(activatedAt: number | null): Promise<Occasion> {
  const { email } = newPerson()
  const id = crypto.randomUUID()
  const rest = { displayName: 'An', phoneNumber: '0912345678', locale: 'vi', passwordHash: '', eraseAt: 30 * DAY }
  await db.insert(accounts).values({ id, email, activatedAt, createdAt: 1, ...rest })
  return { email }
}

async function reader(state: 'pending' | 'confirmed'): Promise<Occasion> {
  const { email } = newPerson()
  await db
    .insert(newsletterReaders)
    .values({ id: crypto.randomUUID(), email, state, locale: 'vi', requestedAt: Date.now() })
  return { email }
}

async function enquiry(product: string): Promise<Occasion> {
  const { email } = newPerson()
  const reference = newReference()
  const rest = { name: 'An', phone: '', quantity: 1, note: '', locale: 'vi', contentHash: reference, createdAt: 1 }
  await db.insert(enquiries).values({ reference, email, product, topic: product ? '' : 'advice', ...rest })
  return { email, about: reference }
}

async function order(): Promise<Occasion> {
  const sku = `letter-${crypto.randomUUID()}:oak`
  await stockUp(sku, 1)
  const placed = orderOf({ [sku]: 1 })
  expect(await placeOrder(db, placed)).toBeUndefined()
  return { email: 'an@example.com', about: placed.id }
}

async function orderWithCode(): Promise<Occasion> {
  const one = await order()
  await issueAccessCode(db, one.about ?? '', Date.now(), sql`true`)
  return one
}

const orderOccasions = async () => [await order()]
const enquiryOccasions = () => Promise.all([enquiry('ke-tv-trang-an-180'), enquiry('')])
const occasions: Record<Kind, () => Promise<Occasion[]>> = {
  activation: async () => [await account(null)],
  reset: async () => [await account(1)],
  password_changed: async () => [await account(1)],
  erasure_planned: async () => [await account(1)],
  newsletter: () => Promise.all([reader('pending'), reader('confirmed')]),
  enquiry: enquiryOccasions,
  enquiry_received: enquiryOccasions,
  order_placed: orderOccasions,
  order_paid: orderOccasions,
  order_short: orderOccasions,
  order_day: orderOccasions,
  order_delivered: orderOccasions,
  order_cancelled: orderOccasions,
  order_refunded: orderOccasions,
  order_return_accepted: orderOccasions,
  order_return_refused: orderOccasions,
  order_return_settled: orderOccasions,
  order_reminder: orderOccasions,
  order_access: async () => [await orderWithCode()],
}

async function sent(kind: Kind, { email, about }: Occasion, locale: Locale) {
  const letters: Mail[] = []
  const row = { ...newLetter(kind, email, locale), about: about ?? null }
  await enqueue(db, row)
  await sendLetter(db, row.id, { write, send: async (mail) => void letters.push(mail) })
  return letters
}

const linksIn = ({ text, html }: Mail) =>
  `${text} ${html.replaceAll('&amp;', '&')}`.match(/https?:\/\/[^\s"<>]+/g) ?? []

test.each(locales)('[ROUTE-16] in %s no link of any letter leads nowhere', async (locale) => {
  const wrong: string[] = []
  for (const kind of mailOutbox.letter.enumValues) {
    for (const occasion of await occasions[kind]()) {
      const [letter, ...others] = await sent(kind, occasion, locale)
      if (!letter || others.length) throw new Error(`${kind} is not one letter`)
      const links = new Set(linksIn(letter))
      expect([kind, links.size]).not.toEqual([kind, 0])
      for (const link of links) {
        const { origin, pathname, search } = new URL(link)
        const { status } = await get(pathname + search)
        if (origin !== SITE_ORIGIN || status >= 400) wrong.push(`${kind} leads to ${link}, which answers ${status}`)
      }
    }
  }
  expect(wrong).toEqual([])
})
