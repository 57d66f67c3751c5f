import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import { dayLocaleOf } from '#app/lib/day-locale'
import { dayFormat, joinParts } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { ProductSummary } from '../../../catalogue/catalogue'
import { itemCount, price, sizeName } from '../../../catalogue/catalogue-labels'
import { href } from '../../../languages/href'
import type { DesignRoom } from '../../designs/designs.ts'
import { styleWords } from '../../labels.ts'
import { sampleRooms } from '../../sample-rooms.ts'
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

/** A product, and how many of it stand in a photo. */
export type Counted = ProductSummary & { count: number }

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
    const { name, summary, slug, finish, priceVnd, count } = product
    const link = origin + href('/product/$slug', { slug }, { finish })
    return [
      count > 1 ? `${count} × ${name}` : name,
      sizeName(product),
      summary,
      placeOf(product),
      price(priceVnd),
      link,
    ]
      .filter(Boolean)
      .join('\n')
  })
  return [title, ...lines, `${sumName(products)}\n${sumPrice(products)}`].join('\n\n')
}
