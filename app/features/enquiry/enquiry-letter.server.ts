import { and, eq } from 'drizzle-orm'
import { formatVnd } from '#app/lib/money'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import { products, productTranslations } from '#app/server/db/schema'
import { productPath } from '../catalogue/catalogue'
import { isActive } from '../catalogue/catalogue.server'
import { company } from '../content/content'
import { type Locale, languageOf, toLocale } from '../languages/languages'
import type { Letter, LetterContext, OutboxRow } from '../mail/mail.server'
import { type EnquiryRow, findEnquiry } from './enquiry.server'

type Row = Pick<OutboxRow, 'letter' | 'locale' | 'about'>

/** The letter about an enquiry, to the shop or to who asked; nothing once it has been erased. */
export async function enquiryLetter(db: Database, row: Row, context: LetterContext): Promise<Letter | undefined> {
  const locale = toLocale(row.locale)
  const enquiry = await findEnquiry(db, row.about ?? '')
  if (!enquiry) return
  const { productSlug: slug } = enquiry
  const found = await findProduct(db, slug, locale)
  const facts = found
    ? [m.mail_enquiry_price({ price: formatVnd(found.priceVnd, localeCodeOf(locale)) }, { locale })]
    : []
  // A product may leave the catalogue before its letter is written; its slug still says what was meant.
  const writing = { enquiry, product: found?.name ?? slug, facts, locale }
  const letter = row.letter === 'enquiry' ? toShop(writing) : toShopper(writing)
  const link = `${context.siteOrigin}/${locale}${productPath(slug)}`
  return { ...letter, action: m.mail_enquiry_action({}, { locale }), link }
}

type Writing = { enquiry: EnquiryRow; product: string; facts: string[]; locale: Locale }
type Written = Omit<Letter, 'action' | 'link'>

function toShop({ enquiry, product, facts, locale }: Writing): Written {
  const { reference, name, phone, email, note, quantity } = enquiry
  const said = [
    m.mail_enquiry_shop_name({ name }, { locale }),
    phone && m.mail_enquiry_shop_phone({ phone }, { locale }),
    email && m.mail_enquiry_shop_email({ email }, { locale }),
    m.mail_enquiry_shop_language({ language: languageOf(toLocale(enquiry.locale)).nativeName }, { locale }),
    note && m.mail_enquiry_shop_note({ note }, { locale }),
  ]
  return {
    subject: m.mail_enquiry_shop_subject({ reference, product }, { locale }),
    text: m.mail_enquiry_shop_text({ product, quantity }, { locale }),
    facts: [...facts, ...said.filter((fact) => fact !== '')],
  }
}

/** Nothing of what was typed: until the mailbox has answered, name and note may be anybody's advertisement. */
function toShopper({ enquiry: { reference, quantity }, product, facts, locale }: Writing): Written {
  return {
    subject: m.mail_enquiry_subject({ reference }, { locale }),
    text: m.mail_enquiry_text({ product, quantity, reference }, { locale }),
    facts: [...facts, m.mail_enquiry_phone({ phone: company.phones.value.headOffice }, { locale })],
    ignore: m.mail_enquiry_ignore({}, { locale }),
  }
}

const localeCodeOf = (locale: Locale) => languageOf(locale).localeCode

async function findProduct(db: Database, slug: string, locale: Locale) {
  const [product] = await db
    .select({ name: productTranslations.name, priceVnd: products.priceVnd })
    .from(products)
    .innerJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale)),
    )
    .where(and(eq(products.slug, slug), isActive))
  return product
}
