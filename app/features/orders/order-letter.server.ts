import { eq } from 'drizzle-orm'
import { formatVnd } from '#app/lib/formats'
import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import { company } from '../content/content'
import { type Locale, languageOf, toLocale } from '../languages/languages'
import type { Letter, LetterContext, OutboxRow } from '../mail/mail.server'
import { findAccessCode } from './access-code.server'
import type { OrderView } from './order'
import { findOrder } from './order.server'
import { ACCESS_CODE_MINUTES, showOrderCode } from './order-code'
import { orderSecret } from './order-secret.server'
import { missingOf } from './order-states'
import { slotInSentence } from './orders-labels'

export type OrderLetter = Extract<OutboxRow['letter'], `order_${string}`>

export const isOrderLetter = (letter: OutboxRow['letter']): letter is OrderLetter => letter.startsWith('order_')

type Row = Pick<OutboxRow, 'locale' | 'about'> & { letter: OrderLetter }

/** A letter about an order, which says what is so when it goes out; undefined for an order that is gone. */
export async function orderLetter(
  db: Database,
  row: Row,
  { siteOrigin, secrets }: LetterContext,
  now: number,
): Promise<Letter | undefined> {
  const locale = toLocale(row.locale)
  const order = await findOrder(db, eq(orders.id, row.about ?? ''))
  if (!order) return
  const words = wordsOf(order, locale)
  if (row.letter === 'order_access') {
    const access = await findAccessCode(db, order.id, secrets[0], now)
    return access ? accessLetter({ ...words, access }, locale, siteOrigin) : undefined
  }
  const written = writers[row.letter](words, locale)
  const address = hrefIn(locale, '/order/$code', { code: order.code }, { k: orderSecret(secrets[0], order.id) })
  const link = siteOrigin + address
  return {
    ...written,
    action: m.mail_order_action({}, { locale }),
    link,
    // The button of a Zalo template has the shop's address, and takes what follows.
    phone: { text: `${written.subject}: ${link}`, values: [words.code, address.slice(1)] },
  }
}

/** Only whoever has the phone or the mailbox gets it, so it has no link that opens the order. */
function accessLetter(words: { code: string; access: string }, locale: Locale, siteOrigin: string): Letter {
  const subject = m.mail_order_access_subject(words, { locale })
  return {
    subject,
    text: m.mail_order_access_text({ minutes: ACCESS_CODE_MINUTES }, { locale }),
    action: m.mail_order_access_action({}, { locale }),
    link: siteOrigin + hrefIn(locale, '/order', {}, { state: 'sent' }),
    phone: { text: subject, values: [words.access] },
  }
}

type Words = {
  code: string
  when: string
  total: string
  paid: string
  amount: string
  later: string
  isDue: boolean
  /** Why a return was refused, in the shop's words. */
  answer: string
}

function wordsOf(order: OrderView, locale: Locale): Words {
  const inMoney = (amount: number) => formatVnd(amount, languageOf(locale).localeCode)
  const missing = missingOf(order)
  return {
    code: showOrderCode(order.code),
    when: order.delivery ? slotInSentence(order.delivery, locale) : '',
    total: inMoney(order.total),
    paid: inMoney(order.paid),
    amount: inMoney(missing),
    later: order.dueLater > 0 ? inMoney(order.dueLater) : '',
    isDue: missing > 0,
    answer: order.returns.findLast(({ state }) => state === 'refused')?.answer ?? '',
  }
}

type Written = Pick<Letter, 'subject' | 'text' | 'facts'>

const writers: Record<Exclude<OrderLetter, 'order_access'>, (words: Words, locale: Locale) => Written> = {
  order_placed: (words, locale) => ({
    subject: m.mail_order_placed_subject(words, { locale }),
    text: m.mail_order_placed_text(words, { locale }),
    facts: [
      ...(words.isDue ? [m.mail_order_due(words, { locale })] : []),
      ...(words.later ? [m.mail_order_due_later({ amount: words.later }, { locale })] : []),
    ],
  }),
  order_paid: (words, locale) => ({
    subject: m.mail_order_paid_subject(words, { locale }),
    text: m.mail_order_paid_text(words, { locale }),
  }),
  order_short: (words, locale) => ({
    subject: m.mail_order_short_subject(words, { locale }),
    text: m.mail_order_short_text(words, { locale }),
  }),
  order_day: (words, locale) => ({
    subject: m.mail_order_day_subject(words, { locale }),
    text: m.mail_order_day_text(words, { locale }),
  }),
  order_delivered: (words, locale) => ({
    subject: m.mail_order_delivered_subject(words, { locale }),
    text: m.mail_order_delivered_text({}, { locale }),
  }),
  order_cancelled: (words, locale) => ({
    subject: m.mail_order_cancelled_subject(words, { locale }),
    text: m.mail_order_cancelled_text({ ...words, days: company.refundDays.value }, { locale }),
  }),
  order_refunded: (words, locale) => ({
    subject: m.mail_order_refunded_subject(words, { locale }),
    text: m.mail_order_refunded_text({}, { locale }),
  }),
  order_return_accepted: (words, locale) => ({
    subject: m.mail_order_return_accepted_subject(words, { locale }),
    text: m.mail_order_return_accepted_text({}, { locale }),
  }),
  order_return_refused: (words, locale) => ({
    subject: m.mail_order_return_refused_subject(words, { locale }),
    text: m.mail_order_return_refused_text({ phone: company.phones.value.headOffice }, { locale }),
    facts: words.answer ? [words.answer] : [],
  }),
  order_return_settled: (words, locale) => ({
    subject: m.mail_order_return_settled_subject(words, { locale }),
    text: m.mail_order_return_settled_text({}, { locale }),
  }),
  order_reminder: (words, locale) => ({
    subject: m.mail_order_reminder_subject(words, { locale }),
    text: m.mail_order_reminder_text(words, { locale }),
  }),
}
