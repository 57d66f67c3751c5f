import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { useBackCloses } from '#app/ui/use-back-closes'
import { useModal } from '#app/ui/use-modal'
import { AddPieces } from '../../../cart/add-pieces'
import type { ProductSummary } from '../../../catalogue/catalogue'
import { ListButton } from '../../../catalogue/list-button'
import { ProductLine } from '../../../lists/product-line'
import { pieceOf } from '../../../stock/stock'
import { ProductActions } from '../product-actions.tsx'
import { useCatalogue } from '../range.ts'
import { type Counted, prescriptionText, sumName, sumPrice } from './prescription-labels.ts'

type PrescriptionSheetProps = {
  title: string
  /** Style and day; may be empty. */
  lead: string
  products: readonly Counted[]
  /** Where a product stands in the photo; may be empty. */
  placeOf: (product: ProductSummary) => string
  /** What stands below the products. */
  children: ReactNode
  onClose: () => void
}

/** The products in a photo with their places and prices, and one button for all; a drawer, on phones a sheet. */
export function PrescriptionSheet({ title, lead, products, placeOf, children, onClose }: PrescriptionSheetProps) {
  const dialog = useModal()
  useBackCloses(onClose)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const catalogue = useCatalogue(true)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // React lets the closing of a dialog that opened from here bubble.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      closedby="any"
      className="drawer doctor-prescription text-ink"
    >
      <div className="doctor-prescription-parts">
        <header className="px-5 pt-5 md:px-8">
          <div className="flex items-start justify-between gap-3 border-b-2 border-ink pb-4">
            <div className="min-w-0 wrap-anywhere">
              <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none">
                {title}
              </h2>
              {lead && <p className="num mt-1 text-sm text-ink-2">{lead}</p>}
            </div>
            <button
              type="button"
              aria-label={m.notices_close()}
              onClick={onClose}
              className={`-mt-1 -mr-2.5 shrink-0 ${iconButtonClass}`}
            >
              <Icon name="x" />
            </button>
          </div>
        </header>
        <div className="doctor-prescription-list px-5 pb-6 md:px-8">
          <ul>
            {products.map((product) => (
              <ProductLine
                key={product.slug}
                product={product}
                count={product.count}
                place={placeOf(product)}
                aside={<ListButton list={WISHLIST} product={product} className="-mt-2.5 -mr-2.5" />}
              >
                {product.need && <NeedNote need={product.need} />}
                <ProductActions
                  product={product}
                  count={product.count}
                  model={catalogue?.find(({ id }) => id === product.slug)?.model}
                />
              </ProductLine>
            ))}
          </ul>
          {children}
        </div>
        <footer className="border-t border-line px-5 pt-4 pb-5 md:px-8">
          <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="num text-sm text-ink-2">{sumName(products)}</span>
            <strong className="num text-lg font-semibold whitespace-nowrap">{sumPrice(products)}</strong>
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <HandOver title={title} text={() => prescriptionText(title, products, placeOf, location.origin)} />
            <AddPieces
              isWide
              look="primary"
              className="min-w-0 grow"
              pieces={products.map((product) => ({ piece: pieceOf(product), quantity: product.count }))}
            />
          </div>
        </footer>
      </div>
    </dialog>
  )
}

/** Why there are so many of what covers a surface. */
export const NeedNote = ({ need }: { need: string }) => <p className="num w-full text-xs text-ink-2">{need}</p>

type HandOverProps = { title: string; text: () => string }

/** Shares the list with the device, else copies it; nothing where neither can be. */
function HandOver({ title, text }: HandOverProps) {
  const [outcome, setOutcome] = useState('')
  const canShare = typeof navigator.share === 'function'
  if (!canShare && !navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setOutcome(m.house_doctor_prescription_copied()),
      () => setOutcome(m.house_doctor_prescription_copy_refused()),
    )
  const share = () =>
    navigator.share({ title, text: text() }).catch((error: DOMException) => {
      // The visitor has thought better of it.
      if (error.name !== 'AbortError') return copy()
    })
  return (
    <>
      <p role="status" className="basis-full text-sm text-ink-2">
        {outcome}
      </p>
      <button
        type="button"
        aria-label={canShare ? m.house_doctor_prescription_share() : m.house_doctor_prescription_copy()}
        onClick={canShare ? share : copy}
        className="grid size-13 shrink-0 place-items-center rounded-round bg-sunken hover:bg-line"
      >
        <Icon name={canShare ? 'share-2' : 'copy'} />
      </button>
    </>
  )
}
