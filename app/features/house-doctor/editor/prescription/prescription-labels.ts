import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import { dayLocaleOf } from '#app/lib/day-locale'
import { dayFormat, formatPercent, joinParts } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '../../../catalogue/catalogue'
import { itemCount, localeCode, price, sizeName } from '../../../catalogue/catalogue-labels'
import { href } from '../../../languages/href'
import { getLocale } from '../../../languages/locale'
import { squareMetres } from '../../composer/composer-labels.ts'
import { CUT_SHARE } from '../../covered.ts'
import type { DesignRoom } from '../../designs/designs.ts'
import { styleWords } from '../../labels.ts'
import { sampleRooms } from '../../sample-rooms.ts'
import type { CoveringSeen } from '../coverings-seen.ts'
import type { Prescription } from './prescription.ts'

const titles: Record<RoomKind, () => string> = {
  living: m.house_doctor_prescription_living,
  bedroom: m.house_doctor_prescription_bedroom,
  dining: m.house_doctor_prescription_dining,
  study: m.house_doctor_prescription_study,
  hall: m.house_doctor_prescription_hall,
}

/** Whose list it is: the furnished room's, else the photo's by its name without the extension. */
export function prescriptionTitle({ kind }: Prescription, { name, sample }: DesignRoom): string {
  if (kind) return titles[kind]()
  const known = sampleRooms.find(({ id }) => id === sample)?.name()
  return m.house_doctor_prescription_for({ room: known ?? name.replace(/\.[^.]+$/, '') })
}

const NUMERIC = { day: 'numeric', month: 'numeric', year: 'numeric' } as const

/** Style and day, as far as they are known. */
export function prescriptionLead({ style, madeAt }: Prescription): string {
  const day = madeAt && dayFormat(dayLocaleOf(getLocale()), NUMERIC).format(madeAt)
  return [style && styleWords[style]?.(), day && m.house_doctor_prescription_made({ day })].filter(Boolean).join(' · ')
}

/** A product, how many of it a photo needs, and why, where it covers a surface. */
export type Counted = ProductSummary & { count: number; need?: string }

/** How many boxes or panels a surface takes, or how much one of them covers; nothing where that is not known. */
export function needName({ surface, areaM2, coversM2, count }: CoveringSeen): string | undefined {
  if (!coversM2) return undefined
  const isFloor = surface === 'floor'
  // Of a single box its measure says more.
  if (areaM2 === undefined || count === 1) {
    const area = squareMetres(coversM2)
    return isFloor ? m.house_doctor_laid_box({ area }) : m.house_doctor_laid_panel({ area })
  }
  // The photo does not tell a tenth of a square metre.
  const area = squareMetres(Math.round(areaM2))
  const need = { count, area, percent: formatPercent(CUT_SHARE, localeCode()) }
  return isFloor ? m.house_doctor_laid_boxes(need) : m.house_doctor_laid_panels(need)
}

type Priced = Pick<Counted, 'priceVnd' | 'count'>

export const sumName = (products: readonly Priced[]) =>
  joinParts([m.cart_subtotal(), itemCount(products.reduce((sum, { count }) => sum + count, 0))], getLocale())

export const sumPrice = (products: readonly Priced[]) =>
  price(products.reduce((sum, { priceVnd, count }) => sum + count * priceVnd, 0))

/** The list as a message: what, where, how much, and where it is sold. */
export function prescriptionText(
  title: string,
  products: readonly Counted[],
  placeOf: (product: ProductSummary) => string,
  origin: string,
): string {
  const lines = products.map((product) => {
    const { name, summary, slug, finish, priceVnd, count, need } = product
    const link = origin + href('/product/$slug', { slug }, { finish })
    return [
      count > 1 ? `${count} × ${name}` : name,
      sizeName(product),
      summary,
      placeOf(product),
      need,
      price(priceVnd),
      link,
    ]
      .filter(Boolean)
      .join('\n')
  })
  return [title, ...lines, `${sumName(products)}\n${sumPrice(products)}`].join('\n\n')
}
