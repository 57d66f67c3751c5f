import { type MaterialCode, materialCodes } from '../catalogue/catalogue'
import type { Making } from '../content/content'

/** A variant that can be bought: a product in one finish (BUY-02). */
export type Variant = { slug: string; finish: MaterialCode }

const isFinish = (text: string): text is MaterialCode => materialCodes.some((code) => code === text)

export const skuOf = ({ slug, finish }: Variant): string => `${slug}:${finish}`

/** The variant behind a sku; undefined for anything else. */
export function variantOf(sku: string): Variant | undefined {
  const [slug = '', finish = '', ...rest] = sku.split(':')
  return /^[a-z\d-]{1,80}$/.test(slug) && isFinish(finish) && rest.length === 0 ? { slug, finish } : undefined
}

/** What names a product in a list: its sku in a finish that was asked for, else its slug. */
export const pieceOf = ({ slug, finish }: { slug: string; finish?: MaterialCode }): string =>
  finish ? skuOf({ slug, finish }) : slug

/** How a wanted quantity can be had: from stock, made to order, or not at all. */
export type Supply =
  | { kind: 'stock'; fromStock: number }
  /** Days until what is missing is made, and the percentage that is paid before. */
  | { kind: 'made'; fromStock: number; leadDays: number; depositPercent: number }
  /** Pieces that are left. */
  | { kind: 'out'; left: number }

export type Availability = {
  /** Pieces in stock that no order holds. */
  free: number
  /** How one is made; undefined for what is only sold from stock. */
  making?: Making
}

/** Pieces that are made are all made, so that a set has one grain. */
export function supplyOf(quantity: number, { free, making }: Availability): Supply {
  if (quantity <= free) return { kind: 'stock', fromStock: quantity }
  if (making) return { kind: 'made', fromStock: 0, leadDays: making.days, depositPercent: making.depositPercent }
  return { kind: 'out', left: Math.max(0, free) }
}

const DAYS_PER_WEEK = 7

/** A lead time in whole weeks, as pages say it. */
export const weeksUntil = (leadDays = 0): number => Math.ceil(leadDays / DAYS_PER_WEEK)

/** Deposits and discounts are whole thousands of đồng. */
export const ROUND_TO = 1000

/** What is paid before a piece is made, in whole đồng. */
export const depositOf = (total: number, percent: number): number =>
  Math.min(total, Math.max(ROUND_TO, Math.round((total * percent) / 100 / ROUND_TO) * ROUND_TO))

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
    const supply = supplyOf(line.quantity, { free: variant.free - before, making: variant.making })
    if (supply.kind === 'stock') taken.set(line.sku, before + line.quantity)
    return [{ ...line, supply, variant }]
  })
}
