import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import { AddPieces, addName } from '../../cart/add-pieces'
import type { ProductSummary } from '../../catalogue/catalogue'
import { sizeName } from '../../catalogue/catalogue-labels'
import { ENQUIRY } from '../../enquiry/enquiry'
import { href } from '../../languages/href'
import { ModelButton } from '../../model/model-button'
import { pieceOf } from '../../stock/stock'

type ProductActionsProps = {
  product: ProductSummary
  /** How many go into the basket; one by default. */
  count?: number
  model?: string
}

/** Basket, 3D view and enquiry of a product in the picture. */
export function ProductActions({ product, count = 1, model }: ProductActionsProps) {
  const { slug, name, finish } = product
  const pieces = [{ piece: pieceOf(product), quantity: count }]
  return (
    <>
      <AddPieces pieces={pieces} label={m.action_of({ action: addName(pieces), name })} />
      {model && <ModelButton isSmall model={model} title={name} size={sizeName(product)} />}
      <a
        href={`${href('/product/$slug', { slug }, { finish })}#${ENQUIRY}`}
        target="_blank"
        rel="noopener"
        aria-label={m.action_of({ action: m.enquiry_title(), name })}
        className={`inline-flex min-h-11 items-center text-sm ${underlined}`}
      >
        {m.enquiry_title()}
      </a>
    </>
  )
}
