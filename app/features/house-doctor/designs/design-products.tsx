import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import type { ProductSummary } from '../../catalogue/catalogue'
import { materialName, price } from '../../catalogue/catalogue-labels'
import { href } from '../../languages/href'

type DesignProductsProps = { products: readonly ProductSummary[]; counts?: ReadonlyMap<string, number> }

/** Products of a saved room. */
export function DesignProducts({ products, counts }: DesignProductsProps) {
  if (products.length === 0) return null
  const countOf = (slug: string) => counts?.get(slug) ?? 1
  const amount = products.reduce((sum, { slug, priceVnd }) => sum + countOf(slug) * priceVnd, 0)
  return (
    <>
      <ul className="mt-2 text-sm">
        {products.map(({ slug, name, finish, priceVnd }) => (
          <li key={slug} className="num flex flex-wrap justify-between gap-x-4">
            <a href={href('/product/$slug', { slug })} className={underlined}>
              {finish ? `${name}, ${materialName(finish)}` : name}
            </a>
            {countOf(slug) > 1 && `${countOf(slug)} × `}
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
