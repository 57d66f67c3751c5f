import { and, eq, sql } from 'drizzle-orm'
import { formatVnd } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import { productFinishes, products, productTranslations } from '#app/server/db/schema'
import type { PackageTier } from '../catalogue/catalogue'
import { isActive, selectPackageTotals } from '../catalogue/catalogue.server'
import { materialNameIn, tierName } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import { type Locale, languageOf, toLocale } from '../languages/languages'
import type { Letter, LetterContext, OutboxRow } from '../mail/mail.server'
import type { About, Topic } from './enquiry'
import { aboutOf, type EnquiryRow, findEnquiry } from './enquiry.server'
import { topicName } from './enquiry-labels'
import { pathOfForm } from './form-address'

type Row = Pick<OutboxRow, 'letter' | 'locale' | 'about'>

/** Subject-specific text for the shop and for the sender. */
type EmailContent = {
  toShop: Pick<Letter, 'subject' | 'text'>
  toSender: Pick<Letter, 'text'>
  facts: string[]
  action: string
}

/** A letter about an enquiry, to the shop or the sender; undefined once it is erased. */
export async function enquiryLetter(db: Database, row: Row, context: LetterContext): Promise<Letter | undefined> {
  const locale = toLocale(row.locale)
  const enquiry = await findEnquiry(db, row.about ?? '')
  if (!enquiry) return
  const matter = enquiry.topic ? topicContent(enquiry, locale) : await piecesContent(db, enquiry, locale)
  const letter = row.letter === 'enquiry' ? toShop(enquiry, matter, locale) : toSender(enquiry, matter, locale)
  const link = `${context.siteOrigin}/${locale}${pathOfForm(aboutOf(enquiry))}`
  return { ...letter, action: matter.action, link }
}

async function piecesContent(db: Database, enquiry: EnquiryRow, locale: Locale): Promise<EmailContent> {
  const { reference, quantity } = enquiry
  const about = aboutOf(enquiry)
  const { product, price, action } = about.tier
    ? await sayPackage(db, about.tier, locale)
    : await sayProduct(db, about, locale)
  return {
    toShop: {
      subject: m.mail_enquiry_shop_subject({ reference, about: product }, { locale }),
      text: m.mail_enquiry_shop_text({ product, quantity }, { locale }),
    },
    toSender: { text: m.mail_enquiry_text({ product, quantity, reference }, { locale }) },
    facts: price ? [price] : [],
    action,
  }
}

const inMoney = (amount: number, locale: Locale) => formatVnd(amount, languageOf(locale).localeCode)

async function sayProduct(db: Database, { slug = '', finish }: About, locale: Locale) {
  const found = await findProduct(db, { slug, finish }, locale)
  // The product may have left the catalogue; its slug still identifies it.
  const name = found?.name ?? slug
  return {
    product: finish ? m.cart_piece({ name, finish: materialNameIn(finish, locale) }, { locale }) : name,
    price: found && m.mail_enquiry_price({ price: inMoney(found.priceVnd, locale) }, { locale }),
    action: m.mail_enquiry_action({}, { locale }),
  }
}

async function sayPackage(db: Database, tier: PackageTier, locale: Locale) {
  const rooms = (await selectPackageTotals(db)).filter((row) => row.tier === tier)
  const total = rooms.reduce((sum, { priceVnd }) => sum + priceVnd, 0)
  return {
    product: m.package_title({ tier: tierName(tier, locale) }, { locale }),
    price: m.mail_package_price({ price: inMoney(total, locale) }, { locale }),
    action: m.mail_package_action({}, { locale }),
  }
}

function topicContent({ reference, topic: code }: EnquiryRow, locale: Locale): EmailContent {
  const topic = topicName(code as Topic, locale)
  return {
    toShop: {
      subject: m.mail_enquiry_shop_subject({ reference, about: topic }, { locale }),
      text: m.mail_message_shop_text({ topic }, { locale }),
    },
    toSender: { text: m.mail_message_text({ topic, reference }, { locale }) },
    facts: [],
    action: m.mail_message_action({}, { locale }),
  }
}

type Written = Omit<Letter, 'action' | 'link'>

function toShop({ name, phone, email, note, ...enquiry }: EnquiryRow, matter: EmailContent, locale: Locale): Written {
  const sender = [
    m.mail_enquiry_shop_name({ name }, { locale }),
    phone && m.mail_enquiry_shop_phone({ phone }, { locale }),
    email && m.mail_enquiry_shop_email({ email }, { locale }),
    m.mail_enquiry_shop_language({ language: languageOf(toLocale(enquiry.locale)).nativeName }, { locale }),
    note && m.mail_enquiry_shop_note({ note }, { locale }),
  ]
  return { ...matter.toShop, facts: [...matter.facts, ...sender.filter((fact) => fact !== '')] }
}

/** Contains no user input: name and note could be spam to an unconfirmed mailbox. */
function toSender({ reference }: EnquiryRow, { toSender: { text }, facts }: EmailContent, locale: Locale): Written {
  return {
    subject: m.mail_enquiry_subject({ reference }, { locale }),
    text,
    facts: [...facts, m.mail_enquiry_phone({ phone: company.phones.value.headOffice }, { locale })],
    ignore: m.mail_enquiry_ignore({}, { locale }),
  }
}

/** Name and price; of a finish its own price, where it has one. */
async function findProduct(db: Database, { slug = '', finish }: About, locale: Locale) {
  const [product] = await db
    .select({
      name: productTranslations.name,
      priceVnd: sql<number>`coalesce(${productFinishes.priceVnd}, ${products.priceVnd})`,
    })
    .from(products)
    .innerJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale)),
    )
    .leftJoin(
      productFinishes,
      and(eq(productFinishes.productId, products.id), sql`${productFinishes.finish} = ${finish ?? ''}`),
    )
    .where(and(eq(products.slug, slug), isActive))
  return product
}
