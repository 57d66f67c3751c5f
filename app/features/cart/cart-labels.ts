import { m } from '#app/paraglide/messages.js'
import type { PackageTier } from '../catalogue/catalogue'
import { materialName, tierName } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import { weeksUntil } from '../stock/stock'
import type { CartLineView } from './cart-view'

/** When a piece that can be had is delivered. */
export function supplyName({ supply }: Pick<CartLineView, 'supply'>): string {
  if (supply.kind === 'made') return m.cart_made({ weeks: weeksUntil(supply.leadDays) })
  const { fromDays, toDays } = company.delivery.value
  return m.cart_in_stock({ from: fromDays, to: toDays })
}

export const nameOfLine = ({ variant, formerName }: Pick<CartLineView, 'variant' | 'formerName'>) =>
  variant
    ? m.cart_piece({ name: variant.name, finish: materialName(variant.finish) })
    : (formerName ?? m.cart_gone_name())

export const packageName = (tier: PackageTier) => m.package_title({ tier: tierName(tier) })
