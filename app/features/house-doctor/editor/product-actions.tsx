import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
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
  /** Set where the piece can be moved in the picture. */
  onMove?: () => void
}

/** Basket, 3D view and enquiry of a product in the picture. */
export function ProductActions({ product, model, onMove }: ProductActionsProps) {
  const { slug, name } = product
  return (
    <>
      <AddPieces
        pieces={[{ piece: pieceOf(product), quantity: 1 }]}
        label={m.action_of({ action: m.cart_add(), name })}
      />
      {onMove && (
        <Button
          look="quiet"
          size="small"
          onClick={onMove}
          aria-label={m.action_of({ action: m.house_doctor_piece_move(), name })}
        >
          {m.house_doctor_piece_move()}
        </Button>
      )}
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
