import { formatPercent } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { localeCode, price } from '../../catalogue/catalogue-labels'
import { ProductLines } from '../../lists/product-lines'
import { CUT_SHARE } from '../covered.ts'
import { ProductActions } from '../editor/product-actions.tsx'
import type { MaterialSwatch } from '../editor/protocol.ts'
import { squareMetres } from './composer-labels.ts'
import { coveringsOf } from './coverings.ts'
import type { RoomDocument } from './document.ts'

type CoveringListProps = { document: RoomDocument; materials: readonly MaterialSwatch[] }

/** Floor and wall coverings with amounts and prices. */
export function CoveringList({ document, materials }: CoveringListProps) {
  const coverings = coveringsOf(document, materials)
  if (coverings.length === 0) return null
  const counts = new Map(coverings.flatMap(({ slug, count }) => (count ? [[slug, count] as const] : [])))
  const percent = formatPercent(CUT_SHARE, localeCode())
  const need = (slug: string, priceVnd: number) => {
    const { areaM2 = 0, count } = coverings.find((covering) => covering.slug === slug) ?? {}
    const area = squareMetres(areaM2)
    return count
      ? m.composer_laid_need({ count, area, percent, amount: price(count * priceVnd) })
      : m.composer_laid_area({ area })
  }
  return (
    <>
      <ProductLines
        title={m.composer_laid()}
        slugs={coverings.map(({ slug }) => slug)}
        counts={counts}
        total={(amount) => m.composer_laid_total({ amount })}
        actions={(product) => (
          <>
            <p className="num w-full text-xs text-ink-2">{need(product.slug, product.priceVnd)}</p>
            <ProductActions product={product} count={counts.get(product.slug)} />
          </>
        )}
      />
      <p className="text-xs text-ink-2">{m.composer_laid_text()}</p>
    </>
  )
}
