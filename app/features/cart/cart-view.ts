import type { PackageTier } from '../catalogue/catalogue'
import type { Supply } from '../stock/stock'
import type { BuyableVariant } from '../stock/stock.server'
import type { CartLine } from './cart'

/** What a page shows of a piece; the number in stock stays with the shop. */
export type ShownVariant = Pick<
  BuyableVariant,
  'slug' | 'categorySlug' | 'finish' | 'name' | 'priceVnd' | 'image' | 'widthMm' | 'depthMm' | 'heightMm'
>

/** A line with what it costs now. `gone` is no longer in the catalogue; `formerName` is what it was called there. */
export type CartLineView = CartLine & {
  variant?: ShownVariant
  formerName?: string
  supply: Supply | { kind: 'gone' }
  /** Finishes in which the wanted number can be had instead. */
  others: Pick<ShownVariant, 'finish' | 'priceVnd'>[]
  /** Another piece that fits where this one cannot be had. */
  instead?: ShownVariant
}

/** What was removed a moment ago; a package has its tier alone. */
export type RemovedPart = { variant?: ShownVariant }

export type CartView = { lines: CartLineView[]; removed?: RemovedPart }

export type CartPack = { tier: PackageTier; lines: CartLineView[] }
export type CartRow =
  | ({ kind: 'pack'; addedAt: number } & CartPack)
  | { kind: 'line'; addedAt: number; line: CartLineView }

/** Lines in order of addition; those of a package stand together where its first one is. */
export function rowsOf(lines: readonly CartLineView[]): CartRow[] {
  const rows: CartRow[] = []
  for (const line of lines) {
    const pack = rows.find((row) => row.kind === 'pack' && row.tier === line.packageTier)
    if (pack?.kind === 'pack') pack.lines.push(line)
    else if (line.packageTier)
      rows.push({ kind: 'pack', addedAt: line.addedAt, tier: line.packageTier as PackageTier, lines: [line] })
    else rows.push({ kind: 'line', addedAt: line.addedAt, line })
  }
  return rows
}

export const canBeHad = ({ supply }: Pick<CartLineView, 'supply'>) => supply.kind === 'stock' || supply.kind === 'made'

/** Price of a line in whole đồng; 0 for what is gone. */
export const sumOfLine = ({ variant, quantity }: CartLineView) => (variant?.priceVnd ?? 0) * quantity

/** Sum of what can be had, in whole đồng. */
export const sumOf = (lines: readonly CartLineView[]): number =>
  lines.filter(canBeHad).reduce((sum, line) => sum + sumOfLine(line), 0)
