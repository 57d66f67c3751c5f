import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button, iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { ProductLine } from '../../../lists/product-line'
import { WithProducts } from '../../../lists/with-products'
import type { DesignRoom } from '../../designs/designs.ts'
import { notSoldWords, spotName } from '../editor-labels.ts'
import type { EditorState } from '../editor-state.ts'
import type { MaterialSwatch } from '../protocol.ts'
import { countsIn, coveringsIn, dressingIn, inChosenFinish, productsIn, spotsIn } from '../variants.ts'
import { prescriptionOf } from './prescription.ts'
import {
  type Counted,
  needName,
  prescriptionLead,
  prescriptionTitle,
  sumName,
  sumPrice,
} from './prescription-labels.ts'
import { NeedNote, PrescriptionSheet } from './prescription-sheet.tsx'

type PrescriptionListProps = {
  state: EditorState
  room: DesignRoom
  materials: readonly MaterialSwatch[]
  /** What chooses a product in the photo, where it can be moved there. */
  moveOf: (slug: string) => (() => void) | undefined
}

/** The shop's products in the visible picture, and the way to their prescription. */
export function PrescriptionList({ state, room, materials, moveOf }: PrescriptionListProps) {
  const { shown } = state.document
  const pieces = productsIn(state, shown, materials).map((slug) => inChosenFinish(state, shown, slug))
  const coverings = coveringsIn(state, shown, materials)
  const dressing = dressingIn(state, shown)
  const notSold = dressing.length > 0 && notSoldWords(dressing)
  return (
    <WithProducts pieces={pieces}>
      {(found = [], isFailed) => {
        const counts = countsIn(state, shown)
        const products = found.map((product) => {
          const covering = coverings.get(product.slug)
          const count = covering?.count ?? counts.get(product.slug) ?? 1
          return { ...product, count, need: covering && needName(covering) }
        })
        const failure = isFailed && pieces.length > 0 && (
          <p role="alert" className="text-sm text-error">
            {m.failure_upstream_unavailable()}
          </p>
        )
        return (
          <>
            {products.length > 0 && (
              <Products state={state} room={room} products={products} moveOf={moveOf}>
                {notSold && (
                  <p className="mt-4 flex gap-3 bg-sunken p-4 text-sm text-ink-2">
                    <Icon name="info" />
                    {notSold}
                  </p>
                )}
                {failure}
              </Products>
            )}
            {failure}
            {notSold && <p className="text-sm text-ink-2">{notSold}</p>}
          </>
        )
      }}
    </WithProducts>
  )
}

type ProductsProps = Pick<PrescriptionListProps, 'state' | 'room' | 'moveOf'> & {
  products: readonly Counted[]
  /** Stands below the products in their sheet. */
  children: ReactNode
}

function Products({ state, room, products, moveOf, children }: ProductsProps) {
  const [isOpen, setOpen] = useState(false)
  const { shown } = state.document
  const spots = spotsIn(state, shown)
  const prescription = prescriptionOf(state, shown)
  return (
    <section aria-label={m.house_doctor_in_picture()} className="border-t border-line pt-4">
      <h2 className="text-base">{m.house_doctor_in_picture()}</h2>
      <ul>
        {products.map((product) => (
          <ProductLine
            key={product.slug}
            product={product}
            count={product.count}
            isShort
            aside={<MoveButton name={product.name} onMove={moveOf(product.slug)} />}
          >
            {product.need && <NeedNote need={product.need} />}
          </ProductLine>
        ))}
      </ul>
      <p className="num flex flex-wrap justify-between gap-x-4 py-3 text-sm">
        {sumName(products)} <strong className="text-base font-semibold">{sumPrice(products)}</strong>
      </p>
      <Button className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.house_doctor_prescription_open()}
      </Button>
      {isOpen && (
        <PrescriptionSheet
          title={prescriptionTitle(prescription, room)}
          lead={prescriptionLead(prescription)}
          products={products}
          placeOf={({ slug }) => spotName(spots[slug])}
          onClose={() => setOpen(false)}
        >
          {children}
        </PrescriptionSheet>
      )}
    </section>
  )
}

const MoveButton = ({ name, onMove }: { name: string; onMove?: () => void }) =>
  onMove && (
    <button
      type="button"
      onClick={onMove}
      aria-label={m.action_of({ action: m.house_doctor_piece_move(), name })}
      className={`-mr-2.5 ${iconButtonClass}`}
    >
      <Icon name="move" />
    </button>
  )
