import { and, eq } from 'drizzle-orm'
import { formatVnd } from '#app/lib/money'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import { products, productTranslations } from '#app/server/db/schema'
import { productPath } from '../catalogue/catalogue'
import { company } from '../content/content'
import { type Locale, languageOf, toLocale } from '../languages/languages'
import type { Letter, LetterContext, OutboxRow } from '../mail/mail.server'
import { type EnquiryRow, findEnquiry } from './enquiry.server'

type Row = Pick<OutboxRow, 'letter' | 'locale' | 'about'>

/** The letter about an enquiry, to the shop or to who asked; nothing once it has been erased. */
export async function enquiryLetter(db: Database, row: Row, context: LetterContext): Promise<Letter | undefined> {
  const locale = toLocale(row.locale)
  const enquiry = await findEnquiry(db, row.about ?? '')
  const product = enquiry && (await findProduct(db, enquiry.productSlug, locale))
  if (!product) return
  const writing = { enquiry, product, locale, link: `${context.siteOrigin}/${locale}${productPath(product.slug)}` }
  return row.letter === 'enquiry' ? toShop(writing) : toShopper(writing)
}

type Writing = {
  enquiry: EnquiryRow
  product: { slug: string; name: string; priceVnd: number }
  locale: Locale
  link: string
}

function toShop({ enquiry, product, locale, link }: Writing): Letter {
  const { reference, name, phone, email, note, quantity } = enquiry
  const facts = [
    m.mail_enquiry_shop_name({ name }, { locale }),
    phone && m.mail_enquiry_shop_phone({ phone }, { locale }),
    email && m.mail_enquiry_shop_email({ email }, { locale }),
    m.mail_enquiry_shop_language({ language: languageOf(toLocale(enquiry.locale)).nativeName }, { locale }),
    note && m.mail_enquiry_shop_note({ note }, { locale }),
  ]
  return {
    subject: m.mail_enquiry_shop_subject({ reference, product: product.name }, { locale }),
    text: m.mail_enquiry_shop_text({ product: product.name, quantity, price: priceOf(product, locale) }, { locale }),
    facts: facts.filter((fact) => fact !== ''),
    action: m.mail_enquiry_action({}, { locale }),
    link,
  }
}

/** Nothing of what was typed: until the mailbox has answered, name and note may be anybody's advertisement. */
function toShopper({ enquiry: { reference, quantity }, product, locale, link }: Writing): Letter {
  return {
    subject: m.mail_enquiry_subject({ reference }, { locale }),
    text: m.mail_enquiry_text(
      { product: product.name, quantity, price: priceOf(product, locale), reference },
      { locale },
    ),
    facts: [m.mail_enquiry_phone({ phone: company.phones.value.headOffice }, { locale })],
    action: m.mail_enquiry_action({}, { locale }),
    link,
    ignore: m.mail_enquiry_ignore({}, { locale }),
  }
}

const priceOf = ({ priceVnd }: Writing['product'], locale: Locale) => formatVnd(priceVnd, languageOf(locale).localeCode)

async function findProduct(db: Database, slug: string, locale: Locale) {
  const [product] = await db
    .select({ slug: products.slug, name: productTranslations.name, priceVnd: products.priceVnd })
    .from(products)
    .innerJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale)),
    )
    .where(eq(products.slug, slug))
  return product
}
