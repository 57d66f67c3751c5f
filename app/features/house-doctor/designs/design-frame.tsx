import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button, buttonClass } from '#app/ui/button'
import { AddPieces, addName } from '../../cart/add-pieces'
import type { ProductSummary } from '../../catalogue/catalogue'
import { href } from '../../languages/href'
import { dayLocaleOf } from '../../languages/languages'
import { getLocale } from '../../languages/locale'
import { SaveAll } from '../../lists/save-all'
import { pieceOf } from '../../stock/stock'
import { DesignProducts } from './design-products.tsx'
import type { SavedDesign } from './designs.schema'

type DesignFrameProps = {
  design: SavedDesign
  name: string
  picture: ReactNode
  /** Available products, once loaded. */
  products?: readonly ProductSummary[]
  /** Quantities by slug or sku; one by default. */
  counts?: ReadonlyMap<string, number>
  /** Number of products no longer sold. */
  gone: number
  /** Link to continue, with its label. */
  open?: { href: string; words: string }
  onDrop: () => Promise<void>
  children: ReactNode
}

/** A saved room: picture, description, products and actions. */
export function DesignFrame({ design, name, picture, products = [], gone, open, onDrop, ...of }: DesignFrameProps) {
  const [isBusy, setBusy] = useState(false)
  const drop = async () => {
    setBusy(true)
    await onDrop()
    setBusy(false)
  }
  const wanted = products.map((product) => ({
    piece: pieceOf(product),
    quantity: of.counts?.get(pieceOf(product)) ?? 1,
  }))
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 border-line p-4 not-first:border-t">
      {picture}
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-base wrap-anywhere">{name}</h3>
        <p className="num text-sm text-ink-3">
          <time dateTime={new Date(design.savedAt).toISOString()}>{dayOf(design.savedAt)}</time>
        </p>
        {of.children}
        <DesignProducts products={products} counts={of.counts} />
        {gone > 0 && <p className="mt-2 text-sm text-ink-2">{m.composer_pieces_gone({ count: gone })}</p>}
        <div className="mt-4 flex flex-wrap gap-2">
          {open && (
            <a
              href={href('/house-doctor-ai') + open.href}
              aria-label={m.action_of({ action: open.words, name })}
              className={buttonClass('outline', 'small')}
            >
              {open.words}
            </a>
          )}
          {products.length > 0 && (
            <>
              <AddPieces look="outline" pieces={wanted} label={m.action_of({ action: addName(wanted), name })} />
              <SaveAll
                slugs={products.map(({ slug }) => slug)}
                words={{ save: m.composer_save_all(), saved: m.composer_all_saved() }}
              />
            </>
          )}
          <Button
            look="quiet"
            size="small"
            aria-busy={isBusy || undefined}
            aria-label={m.account_room_delete({ name })}
            onClick={drop}
          >
            {m.account_room_delete_short()}
          </Button>
        </div>
      </div>
    </li>
  )
}

const dayOf = (moment: number) =>
  new Intl.DateTimeFormat(dayLocaleOf(getLocale()), { dateStyle: 'long' }).format(moment)
