import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import type { ProductSummary } from '../../catalogue/catalogue'
import { materialName, price } from '../../catalogue/catalogue-labels'
import { href } from '../../languages/href'
import { pieceOf } from '../../stock/stock'

type DesignProductsProps = { products: readonly ProductSummary[]; counts?: ReadonlyMap<string, number> }

/** Products of a saved room. */
export function DesignProducts({ products, counts }: DesignProductsProps) {
  if (products.length === 0) return null
  const counted = products.map((product) => ({ ...product, count: counts?.get(pieceOf(product)) ?? 1 }))
  const amount = counted.reduce((sum, { count, priceVnd }) => sum + count * priceVnd, 0)
  return (
    <>
      <ul className="mt-2 text-sm">
        {counted.map(({ slug, name, finish, count, priceVnd }) => (
          <li key={slug} className="num flex flex-wrap justify-between gap-x-4">
            <a href={href('/product/$slug', { slug }, { finish })} className={underlined}>
              {finish ? `${name}, ${materialName(finish)}` : name}
            </a>
            {count > 1 && `${count} × `}
            {price(priceVnd)}
          </li>
        ))}
      </ul>
      {amount > (products[0]?.priceVnd ?? 0) && (
        <p className="num mt-2 flex flex-wrap justify-between gap-x-4 text-sm font-semibold">
          <span>{m.composer_total()}</span> {price(amount)}
        </p>
      )}
    </>
  )
}
