import type { ReactNode } from 'react'
import { PRODUCT_IMAGE, SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { joinParts } from '#app/lib/formats'
import { COMPARED } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { chipClass } from '#app/ui/chip'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { AddPieces } from '../cart/add-pieces'
import { supplyName } from '../catalogue/card-supply'
import { pictureOf } from '../catalogue/catalogue'
import { materialName, price, sizeName } from '../catalogue/catalogue-labels'
import { Image } from '../images/image'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { comparisonQuery, longest } from '../lists/lists'
import { countryName, warrantyTime } from '../product/product-labels'
import type { ComparedProduct, Comparison } from './compare'

export type ComparisonTableProps = Comparison & {
  /** The address's `products`, if any. */
  requested?: string
}

/** Products side by side, with links to other comparisons. */
export function ComparisonTable({ requested, products, others }: ComparisonTableProps) {
  const slugs = products.map(({ slug }) => slug)
  return (
    <>
      {products.length > 0 ? <Table products={products} /> : <Empty isUnrequested={requested === undefined} />}
      {slugs.length > 0 && slugs.length < longest[COMPARED] && (
        <nav aria-label={m.compare_add()} className="mt-10">
          <h2 className="mb-3 text-2xl">{m.compare_add()}</h2>
          <ul className="flex flex-wrap gap-2">
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <a href={href('/compare', {}, comparisonQuery([...slugs, slug]))} className={chipClass}>
                  <Icon name="plus" className="size-4" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** Without a query, app/gate.ts first looks for a saved comparison. */
const Empty = ({ isUnrequested }: { isUnrequested: boolean }) => (
  <div
    data-unasked={isUnrequested ? (import.meta.env.SSR ? '' : 'empty') : undefined}
    className="not-noscript:data-[unasked='']:invisible"
  >
    <p className="mb-6">{m.compare_empty()}</p>
    <a href={href('/wooden-furniture')} className={buttonClass('outline')}>
      {m.newsletter_onward()}
    </a>
  </div>
)

const facts: { title: () => string; say: (product: ComparedProduct) => ReactNode }[] = [
  { title: m.compare_price, say: ({ priceVnd }) => <strong className="font-semibold">{price(priceVnd)}</strong> },
  { title: m.detail_size, say: sizeName },
  { title: m.listing_material, say: ({ finishes }) => joinParts(finishes.map(materialName), getLocale()) },
  { title: m.detail_stock, say: supplyName },
  { title: m.detail_warranty, say: ({ warrantyMonths }) => warrantyTime(warrantyMonths) },
  { title: m.detail_origin, say: ({ origin }) => countryName(origin) },
]

function Table({ products }: Pick<Comparison, 'products'>) {
  const without = (slug: string) => products.filter((other) => other.slug !== slug).map((other) => other.slug)
  return (
    <section
      aria-label={m.compare_title()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways, also by the keyboard
      tabIndex={0}
      className="-mx-(--gutter) overflow-x-auto px-(--gutter)"
    >
      <table className="text-left text-sm">
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th
                key={product.slug}
                scope="col"
                className="w-44 min-w-32 pr-3 pb-4 align-top font-medium md:w-70 md:min-w-55 md:pr-6"
              >
                <Image
                  url={pictureOf(product)}
                  alt=""
                  {...PRODUCT_IMAGE}
                  sizes="(min-width: 48rem) 256px, 128px"
                  quality={SHOP_PICTURE_QUALITY}
                  className="w-full"
                />
                <a
                  href={href('/product/$slug', { slug: product.slug })}
                  className={`mt-3.5 block text-base ${underlined}`}
                >
                  {product.name}
                </a>
                <AddPieces
                  className="mt-2"
                  pieces={[{ piece: product.slug, quantity: 1 }]}
                  label={m.action_of({ action: m.cart_add(), name: product.name })}
                />
                <a
                  href={href('/compare', {}, comparisonQuery(without(product.slug)))}
                  aria-label={m.lists_remove_label({ name: product.name })}
                  className="inline-flex min-h-11 items-center gap-1.5 font-normal text-ink-2"
                >
                  <Icon name="x" className="size-4" />
                  {m.lists_remove()}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ title, say }) => (
            <tr key={title()} className="border-t border-line">
              <th
                scope="row"
                className="min-w-18 py-3.5 pr-3 align-top text-xs/5 font-normal text-ink-2 hyphens-auto md:min-w-26 md:pr-6 md:text-sm"
              >
                {title()}
              </th>
              {products.map((product) => (
                <td key={product.slug} className="num py-3.5 pr-3 align-top md:pr-6">
                  {say(product)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
