import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { toPackageTier } from '../catalogue/catalogue'
import { CartForm } from './cart-acts'
import { nameOfLine, packageName } from './cart-labels'
import { textAct, textActWord } from './cart-part-acts'
import type { CartSearch } from './cart-search'
import type { RemovedPart } from './cart-view'

type CartUndoProps = { search: CartSearch; removed: RemovedPart }

/** Stands where the removed line was, until the page is left. */
export function CartUndo({ search, removed }: CartUndoProps) {
  const pack = toPackageTier(search.removed)
  const name = pack ? packageName(pack) : nameOfLine(removed)
  const canComeBack = pack || removed.variant
  return (
    <div
      role="status"
      data-undo
      className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 bg-sunken py-2 pr-3 pl-5 text-sm max-md:-mx-(--gutter) max-md:px-(--gutter)"
    >
      <p>{m.cart_removed({ name })}</p>
      {canComeBack && (
        <CartForm
          fields={{
            intent: 'undo',
            sku: pack ? '' : (search.removed ?? ''),
            tier: search.tier ?? '',
            saved: search.saved ?? '',
            quantity: search.quantity ?? '',
            at: search.at ?? '',
          }}
        >
          <button type="submit" className={textAct}>
            <Icon name="undo-2" className="size-4" />
            <span className={textActWord}>{m.cart_undo()}</span>
          </button>
        </CartForm>
      )}
    </div>
  )
}
