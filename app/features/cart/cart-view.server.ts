import type { Database } from '#app/server/db/client'
import { materialCodes } from '../catalogue/catalogue'
import type { Locale } from '../languages/languages'
import { skuOf, supplyLines, supplyOf, variantOf } from '../stock/stock'
import { type BuyableVariant, findVariants } from '../stock/stock.server'
import type { CartLine } from './cart'
import type { CartLineView, CartView, ShownVariant } from './cart-view'
import { findFormer } from './former.server'
import { findInstead } from './instead.server'

/** A basket with the prices and the stock of now; `removed` is the sku of what was just taken out. */
export async function viewCart(
  db: Database,
  { locale, lines, removed }: { locale: Locale; lines: readonly CartLine[]; removed: string },
): Promise<CartView> {
  const { variants } = await findVariants(db, locale, [...lines.map(({ sku }) => sku), removed])
  const supplied = [
    ...supplyLines(
      lines.filter(({ isSaved }) => !isSaved),
      variants,
    ),
    // What is saved takes nothing away from what is bought.
    ...lines.filter(({ isSaved }) => isSaved).flatMap((line) => supplyLines([line], variants)),
  ]
  const out = supplied.filter(({ supply }) => supply.kind === 'out')
  const gone = lines.filter(({ sku }) => !variants.has(sku))
  const former = await findFormer(
    db,
    locale,
    gone.map(({ sku }) => sku),
  )
  const formerOf = (sku: string) => former.find((one) => one.sku === sku)
  const [others, instead] = await Promise.all([
    out.length > 0 ? findOtherFinishes(db, locale, out) : [],
    findInstead(db, locale, {
      missing: [
        ...out,
        ...gone.flatMap((line) => {
          const variant = formerOf(line.sku)
          return variant ? [{ ...line, variant }] : []
        }),
      ].filter(({ isSaved }) => !isSaved),
      inBasket: lines,
    }),
  ])
  const shown = variants.get(removed)
  return {
    removed: removed ? { variant: shown && toShown(shown) } : undefined,
    lines: lines.map((line): CartLineView => {
      const found = supplied.find(
        ({ sku, packageTier, isSaved }) =>
          sku === line.sku && packageTier === line.packageTier && isSaved === line.isSaved,
      )
      const other = instead.get(line.sku)
      if (!found)
        return {
          ...line,
          formerName: formerOf(line.sku)?.name,
          supply: { kind: 'gone' },
          others: [],
          instead: other && toShown(other),
        }
      const { variant, supply } = found
      const shownLine = { ...line, variant: toShown(variant), supply }
      if (supply.kind !== 'out') return { ...shownLine, others: [] }
      return {
        ...shownLine,
        others: others.filter(isInsteadOf(line)).map(toFinish),
        instead: other && toShown(other),
      }
    }),
  }
}

/** Buyable variants of the same pieces. */
async function findOtherFinishes(db: Database, locale: Locale, lines: readonly CartLine[]) {
  const skus = lines.flatMap(({ sku }) => {
    const slug = variantOf(sku)?.slug
    return slug ? materialCodes.map((finish) => skuOf({ slug, finish })) : []
  })
  const { variants } = await findVariants(db, locale, skus)
  return [...variants.values()]
}

const isInsteadOf =
  ({ sku, quantity }: CartLine) =>
  (variant: BuyableVariant) =>
    variant.sku !== sku && variant.slug === variantOf(sku)?.slug && supplyOf(quantity, variant).kind !== 'out'

const toFinish = ({ finish, priceVnd }: BuyableVariant) => ({ finish, priceVnd })

const toShown = (variant: BuyableVariant): ShownVariant => {
  const { slug, categorySlug, finish, name, priceVnd, image, widthMm, depthMm, heightMm } = variant
  return { slug, categorySlug, finish, name, priceVnd, image, widthMm, depthMm, heightMm }
}
