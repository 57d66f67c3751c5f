import { eq } from 'drizzle-orm'
import { formatVnd } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import { company } from '../content/content'
import { type Locale, languageOf, toLocale } from '../languages/languages'
import type { Letter, LetterContext, OutboxRow } from '../mail/mail.server'
import type { OrderView } from './order'
import { findOrder } from './order.server'
import { showOrderCode } from './order-code'
import { orderSecret } from './order-secret.server'
import { missingOf } from './order-states'
import { slotInSentence } from './orders-labels'

export type OrderLetter = Extract<OutboxRow['letter'], `order_${string}`>

export const isOrderLetter = (letter: OutboxRow['letter']): letter is OrderLetter => letter.startsWith('order_')

type Row = Pick<OutboxRow, 'locale' | 'about'> & { letter: OrderLetter }

/** A letter about an order, which says what is so when it goes out; undefined for an order that is gone. */
export async function orderLetter(db: Database, row: Row, context: LetterContext): Promise<Letter | undefined> {
  const locale = toLocale(row.locale)
  const order = await findOrder(db, eq(orders.id, row.about ?? ''))
  if (!order) return
  const link = `${context.siteOrigin}/${locale}/order/${order.code}?k=${orderSecret(context.secrets[0], order.id)}`
  return { ...writers[row.letter](wordsOf(order, locale), locale), action: m.mail_order_action({}, { locale }), link }
}

type Words = { code: string; when: string; total: string; paid: string; amount: string; later: string; isDue: boolean }

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
  }
}

type Written = Pick<Letter, 'subject' | 'text' | 'facts'>

const writers: Record<OrderLetter, (words: Words, locale: Locale) => Written> = {
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
  order_reminder: (words, locale) => ({
    subject: m.mail_order_reminder_subject(words, { locale }),
    text: m.mail_order_reminder_text(words, { locale }),
  }),
  order_link: (words, locale) => ({
    subject: m.mail_order_link_subject(words, { locale }),
    text: m.mail_order_link_text({}, { locale }),
  }),
}
