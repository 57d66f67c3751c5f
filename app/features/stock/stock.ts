import { type MaterialCode, materialCodes } from '../catalogue/catalogue'
import { company } from '../content/company'

/** A variant that can be bought: a product in one finish (BUY-02). */
export type Variant = { slug: string; finish: MaterialCode }

const isFinish = (text: string): text is MaterialCode => materialCodes.some((code) => code === text)

export const skuOf = ({ slug, finish }: Variant): string => `${slug}:${finish}`

/** The variant behind a sku; undefined for anything else. */
export function variantOf(sku: string): Variant | undefined {
  const [slug = '', finish = '', ...rest] = sku.split(':')
  return /^[a-z\d-]{1,80}$/.test(slug) && isFinish(finish) && rest.length === 0 ? { slug, finish } : undefined
}

/** How a wanted quantity can be had: from stock, made to order, or not at all. */
export type Supply =
  | { kind: 'stock'; fromStock: number }
  /** Days until what is missing is made. */
  | { kind: 'made'; fromStock: number; leadDays: number }
  /** Pieces that are left. */
  | { kind: 'out'; left: number }

export type Availability = {
  /** Pieces in stock that no order holds. */
  free: number
  /** Days to make one; undefined for what is only sold from stock. */
  leadDays?: number
}

/** Pieces that are made are all made, so that a set has one grain. */
export function supplyOf(quantity: number, { free, leadDays }: Availability): Supply {
  if (quantity <= free) return { kind: 'stock', fromStock: quantity }
  if (leadDays !== undefined) return { kind: 'made', fromStock: 0, leadDays }
  return { kind: 'out', left: Math.max(0, free) }
}

/** Days to make a piece, by its category's kind; undefined for what is only sold from stock. */
export const leadDaysOf = (kind: string): number | undefined =>
  kind === 'wooden' ? company.buying.value.makingDays : undefined

/** Lines with their supply; those of one variant share its stock, in their order. Unknown ones are left out. */
export function supplyLines<Line extends { sku: string; quantity: number }, V extends Availability>(
  lines: readonly Line[],
  variants: ReadonlyMap<string, V>,
): (Line & { supply: Supply; variant: V })[] {
  const taken = new Map<string, number>()
  return lines.flatMap((line) => {
    const variant = variants.get(line.sku)
    if (!variant) return []
    const before = taken.get(line.sku) ?? 0
    const supply = supplyOf(line.quantity, { free: variant.free - before, leadDays: variant.leadDays })
    if (supply.kind === 'stock') taken.set(line.sku, before + line.quantity)
    return [{ ...line, supply, variant }]
  })
}
