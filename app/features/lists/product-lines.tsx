import type { ReactNode } from 'react'
import { WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { AddPieces } from '../cart/add-pieces'
import { supplyName } from '../catalogue/card-supply'
import type { ProductSummary } from '../catalogue/catalogue'
import { price, sizeName } from '../catalogue/catalogue-labels'
import { LinePicture } from '../catalogue/line-picture'
import { href } from '../languages/href'
import { pieceOf } from '../stock/stock'
import { useList } from './use-list'
import { useProducts } from './use-products'

type ProductLinesProps = {
  title: string
  /** Slugs, or skus of certain finishes. */
  pieces: readonly string[]
  total: (amount: string) => string
  /** Quantities, if known; one of each by default. */
  counts?: ReadonlyMap<string, number>
  /** A line about where a product is meant to stand. */
  noteOn?: (product: ProductSummary) => string
  /** Additional actions per product. */
  actions: (product: ProductSummary) => ReactNode
}

/** A list of products with prices, to save or view beside the current work. */
export function ProductLines({ title, pieces, total, counts, noteOn, actions }: ProductLinesProps) {
  const { products } = useProducts(pieces)
  const wishlist = useList(WISHLIST)
  if (!products?.length) return null
  const isSummed = counts ? counts.size > 0 : products.length > 1
  const countOf = (slug: string) => (counts ? (counts.get(slug) ?? 0) : 1)
  const wanted = products.flatMap((product) => {
    const quantity = countOf(product.slug)
    return quantity > 0 ? [{ piece: pieceOf(product), quantity }] : []
  })
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h2 className="text-base">{title}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.slug} className="border-b border-line py-3">
            <ProductLine product={product} note={noteOn?.(product)} wishlist={wishlist} />
            <div className="mt-2 flex flex-wrap gap-2">{actions(product)}</div>
          </li>
        ))}
      </ul>
      {isSummed && (
        <p className="num pt-3 font-semibold">
          {total(price(products.reduce((sum, { slug, priceVnd }) => sum + countOf(slug) * priceVnd, 0)))}
        </p>
      )}
      {wanted.length > 1 && (
        <AddPieces look="primary" className="mt-3" pieces={wanted}>
          {m.cart_add_all()}
        </AddPieces>
      )}
    </section>
  )
}

type ProductLineProps = { product: ProductSummary; note?: string; wishlist: ReturnType<typeof useList> }

function ProductLine({ product, note, wishlist }: ProductLineProps) {
  const { slug, name, summary, priceVnd, isInStock, leadDays } = product
  return (
    <div className="flex items-start gap-3">
      <LinePicture product={product} width={72} className="max-w-18 shrink-0" />
      <div className="min-w-0 grow text-sm wrap-anywhere">
        <a href={href('/product/$slug', { slug })} target="_blank" rel="noopener" className={underlined}>
          {name}
        </a>
        <p className="text-xs text-ink-3">{summary}</p>
        <p className="num text-xs text-ink-2">{sizeName(product)}</p>
        {note && <p className="text-xs text-ink-2">{note}</p>}
        <p className="num font-semibold">{price(priceVnd)}</p>
        <p className={`text-xs ${isInStock || leadDays ? 'text-ink-2' : 'text-warning'}`}>{supplyName(product)}</p>
      </div>
      <button
        type="button"
        aria-pressed={wishlist.has(slug)}
        aria-label={m.action_of({ action: m.lists_save(), name })}
        onClick={() => wishlist.toggle(slug)}
        className={iconButtonClass}
      >
        <Icon name={wishlist.has(slug) ? 'check' : 'heart'} />
      </button>
    </div>
  )
}
