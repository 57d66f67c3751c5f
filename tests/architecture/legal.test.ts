import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  DEVICE_LIFETIME,
  ERASURE_GRACE,
  RENEWAL_LIFETIME,
  UNACTIVATED_LIFETIME,
} from '#app/features/auth/account/account'
import { CART_LIFETIME } from '#app/features/cart/cart'
import { HOLD_TIME } from '#app/features/checkout/quote'
import { CHOICE_SECONDS } from '#app/features/consent/consent'
import { CONSENT_LIFETIME } from '#app/features/consent/consent.server'
import { company, vat } from '#app/features/content/company'
import { LEGAL_UPDATED, legalPages } from '#app/features/content/legal'
import { facts } from '#app/features/content/legal/facts'
import type { Block, Inline } from '#app/features/content/text'
import { ENQUIRY_LIFETIME } from '#app/features/enquiry/enquiry'
import { PHOTO_LIFETIME, VISITOR_LIFETIME } from '#app/features/house-doctor/jobs/jobs'
import { CONFIRMATION_LIFETIME, LEFT_LIFETIME } from '#app/features/newsletter/newsletter'
import { ORDER_LIFETIME } from '#app/features/orders/order-retention'
import { DAY, HOUR, SECOND } from '#app/lib/constants'
import { pageTable } from '#app/server/page-table'
import { pages } from '#tests/support/pages'
import { locales, messagesOf, read } from '#tests/support/sources'
import { facts as aboutFacts } from '../../scripts/build/texts/about-facts'
import { compileText } from '../../scripts/build/texts/compile'

const FOLDER = 'app/features/content/legal'
const written = (page: string, locale: string) => readFileSync(`${FOLDER}/${page}.${locale}.md`, 'utf8')
const compiled = (page: string, locale: string) => compileText(written(page, locale), locale as 'vi', facts)
const factsNamed = (page: string, locale: string) =>
  written(page, locale)
    .match(/\{\{fact:\w+\}\}/g)
    ?.sort()

const inlines = (block: Block): Inline[] => {
  if (block.kind === 'list') return [...block.items]
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  return block.kind === 'chart' ? [] : [block.text]
}
const linksIn = (blocks: readonly Block[]) =>
  blocks
    .flatMap(inlines)
    .flatMap((text) =>
      text.flatMap((part) => (Object(part) === part && 'link' in Object(part) ? [(part as { to: string }).to] : [])),
    )
const shape = (blocks: readonly Block[]) =>
  blocks.map((block) => {
    if (block.kind === 'list') return `list of ${block.items.length}`
    if (block.kind === 'table') return `table of ${block.rows.length} by ${block.head.length}`
    return block.kind === 'heading' ? `heading ${block.level}` : block.kind
  })

test('[ROUTE-10] privacy and terms are written in four languages, and nothing else is', () => {
  const files = readdirSync(FOLDER).filter((file) => /\.\w\w\.md$/.test(file))
  expect(files.sort()).toEqual(legalPages.flatMap((page) => locales.map((locale) => `${page}.${locale}.md`)).sort())
})

/** Fingerprints of the texts of each day: a changed text gets a new day, and a line of its own here. */
const PRINTS: Record<string, string> = { '2026-11-30': 'a81b1ec2c39f4f1b' }

test('[ROUTE-10, BUY-28] privacy and terms have not changed since their day', () => {
  const texts = legalPages.flatMap((page) => locales.map((locale) => compiled(page, locale).text))
  const print = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  expect(PRINTS[LEGAL_UPDATED]).toBe(print)
})

test.each(legalPages)('[ROUTE-10] %s says the same in every language', (page) => {
  const [first, ...others] = locales.map((locale) => compiled(page, locale))
  for (const locale of locales) expect(factsNamed(page, locale)).toEqual(factsNamed(page, 'vi'))
  for (const { text } of others) {
    expect(shape(text.blocks)).toEqual(shape(first?.text.blocks ?? []))
    expect(linksIn(text.blocks)).toEqual(linksIn(first?.text.blocks ?? []))
  }
  const links = linksIn(first?.text.blocks ?? [])
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter((link) => !pageTable(pages).atPath(link.split('?')[0] ?? ''))).toEqual([])
})

test.each(locales)('[ROUTE-10] in %s pictures and lists for programs say what the texts say', (locale) => {
  const messages = messagesOf(locale)
  const [privacy, terms] = legalPages.map((page) => compiled(page, locale).text)
  expect([privacy?.title, privacy?.lead]).toEqual([messages.content_privacy_title, messages.content_privacy_lead])
  expect([terms?.title, terms?.lead]).toEqual([messages.content_terms_title, messages.content_terms_lead])
  expect(terms?.description).toBe(messages.content_terms_description)
})

/** Laws that each page cites. */
const laws = {
  'privacy-policy': ['91/2025/QH15', '356/2025', '134/2025/QH15'],
  'terms-of-service': ['122/2025/QH15', '19/2023/QH15', '134/2025/QH15', '174/2025'],
}
for (const locale of locales)
  test.each(legalPages)(`[ROUTE-10] in ${locale} %s names the laws it rests on`, (page) => {
    const said = JSON.stringify(compiled(page, locale).text)
    expect(laws[page].filter((law) => !said.includes(law))).toEqual([])
  })

const daysIn = (text = '') => numbersBefore(text, /(?<![\d/])\d+(?= ?(?:ngày|days?|Tagen?|日))/g)
const hoursIn = (text = '') => numbersBefore(text, /(?<![\d/])\d+(?= ?(?:giờ|hours?|Stunden?|時間))/g)
const monthsIn = (text = '') => numbersBefore(text, /(?<![\d/])\d+(?= ?(?:tháng|months?|Monaten?|か月))/g)
const yearsIn = (text = '') => numbersBefore(text, /(?<![\d/])\d+(?= ?(?:năm|years?|Jahren?|年間?))/g)
const numbersBefore = (text: string, unit: RegExp) => [...new Set(text.match(unit))].map(Number).sort((a, b) => a - b)

const YEAR = 365 * DAY
const consentYears = CONSENT_LIFETIME / YEAR
const enquiryMonths = (ENQUIRY_LIFETIME / YEAR) * 12

test('[PRIVACY-01] the times that the privacy page names are those of the code', () => {
  const times = {
    cart_days: CART_LIFETIME / DAY,
    consent_years: consentYears,
    device_days: DEVICE_LIFETIME / DAY,
    ended_order_days: ORDER_LIFETIME.ended / DAY,
    enquiry_months: enquiryMonths,
    erasure_days: ERASURE_GRACE / DAY,
    letter_end_days: LEFT_LIFETIME / DAY,
    order_years: ORDER_LIFETIME.delivered / YEAR,
    photo_days: PHOTO_LIFETIME / DAY,
    unactivated_days: UNACTIVATED_LIFETIME / DAY,
    unconfirmed_days: CONFIRMATION_LIFETIME / DAY,
    unused_device_days: RENEWAL_LIFETIME / DAY,
    visitor_hours: VISITOR_LIFETIME / HOUR,
  }
  for (const [name, time] of Object.entries(times)) {
    expect([name, facts[name]?.value]).toEqual([name, time])
    expect(factsNamed('privacy-policy', 'vi')).toContain(`{{fact:${name}}}`)
  }
  expect(aboutFacts.enquiry_months?.value).toBe(enquiryMonths)
})

test('[BUY-05] the times for which the terms say that pieces are held are those of the code', () => {
  const times = { full_hold_hours: HOLD_TIME.full / HOUR, deposit_hold_hours: HOLD_TIME.deposit / HOUR }
  for (const [name, time] of Object.entries(times)) {
    expect([name, facts[name]?.value]).toEqual([name, time])
    expect(factsNamed('terms-of-service', 'vi')).toContain(`{{fact:${name}}}`)
  }
})

test.each(locales)('[PRIVACY-01] in %s the privacy page writes no time out', (locale) => {
  const text = written('privacy-policy', locale)
  const times = [daysIn, hoursIn, monthsIn, yearsIn].flatMap((timesIn) => timesIn(text))
  // "A day" has no number in every language.
  expect(times.filter((time) => time > 1)).toEqual([])
})

test.each(locales)('[PRIVACY-01] in %s so are the times that forms, pages and letters name', (locale) => {
  const messages = messagesOf(locale)
  const said = (key: string) => messages[key] ?? ''
  expect(daysIn(said('consent_how_long'))).toEqual([CHOICE_SECONDS / (DAY / SECOND)])
  expect(yearsIn(said('consent_how_long'))).toEqual([consentYears])
  for (const key of ['content_privacy_entry_measurement', 'content_privacy_entry_measurement_proof'])
    expect(daysIn(said(key))).toEqual([CHOICE_SECONDS / (DAY / SECOND)])
  for (const key of ['mail_newsletter_ignore', 'mail_newsletter_text', 'newsletter_sent_hint', 'newsletter_stale_lead'])
    expect(daysIn(said(key))).toEqual([CONFIRMATION_LIFETIME / DAY])
  expect(daysIn(said('newsletter_left_lead'))).toEqual([LEFT_LIFETIME / DAY])
  expect(daysIn(said('content_privacy_entry_cart'))).toEqual([CART_LIFETIME / DAY])
  for (const key of ['enquiry_terms', 'mail_enquiry_ignore']) expect(monthsIn(said(key))).toEqual([enquiryMonths])
})

/** Services that an operator can enable, by their setting, as the privacy page names them. */
const otherServices: Record<string, string | Record<string, string>> = {
  TURNSTILE_SITE_KEY: 'Turnstile',
  GOOGLE_CLIENT_ID: 'Google',
  MEASUREMENT_SCRIPT: { vi: 'mã đo', en: 'measuring script', de: 'Messskript', ja: '計測スクリプト' },
  HOSTED_ENGINE: 'Workers AI',
  VNPAY_TMN_CODE: 'VNPay',
  MOMO_PARTNER_CODE: 'MoMo',
  ZALOPAY_APP_ID: 'ZaloPay',
  ESMS_BRANDNAME: 'eSMS',
  ESMS_ZALO_OA: { vi: 'và Zalo', en: 'and Zalo', de: 'und Zalo', ja: 'とZalo' },
}

test('[PRIVACY-01] the privacy page names every service that the shop can switch on, in every language', () => {
  const settings = [...read('wrangler.toml').matchAll(/^(\w+) = ""$/gm)].map(([, name = '']) => name)
  // Hosts of the shop itself, what runs on the visitor's device, and details of what is named above.
  const ours = ['API_BASE_URL', 'STORAGE_ORIGIN', 'HOUSE_DOCTOR_MODEL', 'ESMS_ZALO_TEMPLATES']
  expect(settings.filter((name) => !ours.includes(name)).sort()).toEqual(Object.keys(otherServices).sort())
  for (const locale of locales) {
    const names = Object.values(otherServices).map((name) => (typeof name === 'string' ? name : name[locale]))
    const text = written('privacy-policy', locale)
    expect([locale, names.filter((name) => !name || !text.includes(name))]).toEqual([locale, []])
  }
})

test('[ROUTE-10] what the law gives is dated, and the ministry’s badge is off until it is granted', () => {
  expect(vat.percent).toBeGreaterThan(vat.reduced.percent)
  expect(vat.reduced.from < vat.reduced.until).toBe(true)
  expect(company.tradeNotice.value).toBeUndefined()
})
