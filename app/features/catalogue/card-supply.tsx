import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from './catalogue'
import { materialName } from './catalogue-labels'

const DAYS_PER_WEEK = 7

type Supplied = Pick<ProductSummary, 'isInStock' | 'leadDays'>

/** How a piece can be had, in two or three words. */
export function supplyName({ isInStock, leadDays }: Supplied): string {
  if (isInStock) return m.detail_finish_in()
  return leadDays ? m.detail_finish_made({ weeks: Math.ceil(leadDays / DAYS_PER_WEEK) }) : m.card_stock_out()
}

/** How a card's piece can be had, and which finish it shows where a filter asks for another. */
export function CardSupply({ product }: { product: ProductSummary }) {
  const { finish, finishes, image, isInStock, isPictured, leadDays } = product
  const isOut = !isInStock && leadDays === undefined
  return (
    <>
      <p className={`mt-1 text-xs ${isOut ? 'text-warning' : 'text-ink-2'}`}>
        {finish && `${materialName(finish)} · `}
        {supplyName(product)}
      </p>
      {finish && !isPictured && image && finishes[0] && (
        <p className="text-xs text-ink-3">{m.card_pictured({ finish: materialName(finishes[0]) })}</p>
      )}
    </>
  )
}
