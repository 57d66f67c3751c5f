import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import { AddPieces } from '../../cart/add-pieces'
import type { ProductSummary } from '../../catalogue/catalogue'
import { sizeName } from '../../catalogue/catalogue-labels'
import { ENQUIRY } from '../../enquiry/enquiry'
import { href } from '../../languages/href'
import { ModelButton } from '../../model/model-button'
import { pieceOf } from '../../stock/stock'

type ProductActionsProps = {
  product: ProductSummary
  model?: string
}

/** Basket, 3D view and enquiry of a product in the picture. */
export function ProductActions({ product, model }: ProductActionsProps) {
  const { slug, name } = product
  return (
    <>
      <AddPieces
        pieces={[{ piece: pieceOf(product), quantity: 1 }]}
        label={m.action_of({ action: m.cart_add(), name })}
      />
      {model && <ModelButton isSmall model={model} title={name} size={sizeName(product)} />}
      <a
        href={`${href('/product/$slug', { slug })}#${ENQUIRY}`}
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
