import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { itemCount } from '../catalogue/catalogue-labels'
import type { CartSearch } from './cart-search'

const numberIn = (text = '') => (/^\d{1,4}$/.test(text) ? Number(text) : 0)

/** Says how many pieces came in at once, and how many of those wanted are not sold any more. */
export function AddedPieces({ search }: { search: CartSearch }) {
  const [pieces, gone] = [numberIn(search.pieces), numberIn(search.gone)]
  if (pieces + gone === 0) return null
  return (
    <div role="status" className="grid gap-2 py-4 text-sm">
      {pieces > 0 && (
        <p className="flex gap-2">
          <Icon name="circle-check" className="mt-px size-5 text-success" />
          {m.cart_added_pieces({ items: itemCount(pieces) })}
        </p>
      )}
      {gone > 0 && (
        <p className="flex gap-2 text-warning">
          <Icon name="info" className="mt-px size-5" />
          {m.cart_added_gone({ items: itemCount(gone) })}
        </p>
      )}
    </div>
  )
}
