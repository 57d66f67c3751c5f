import { pagePath } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { PageHead } from '../page/page-head'
import { pictureOf } from './catalogue'
import { activeConditions, type Listing, PRODUCTS_PER_PAGE } from './listing'

type ListingHeadProps = { listing: Listing; title: string }

/**
 * Filters and orders have the plain listing as canonical; pages are canonical themselves. Empty listings are not
 * indexed.
 */
export function ListingHead({ listing, title }: ListingHeadProps) {
  const { category, facets, products, search } = listing
  const isVariant = activeConditions(search).length > 0 || search.sort !== 'newest'
  const page = isVariant || search.page === 1 ? undefined : search.page
  const count = facets.all
  return (
    <PageHead
      title={page ? `${title}, ${m.listing_page({ page })}` : title}
      description={category ? describe(category, count) : m.wooden_description({ count })}
      query={page ? `?page=${page}` : undefined}
      image={category?.image}
      social="wooden-furniture"
      noindex={isVariant || products.length === 0}
      between={category ? [above(category)] : undefined}
      list={{
        name: title,
        from: (search.page - 1) * PRODUCTS_PER_PAGE + 1,
        items: products.map((product) => ({
          name: product.name,
          url: pagePath('/product/$slug', { slug: product.slug }),
          image: pictureOf(product),
        })),
      }}
    />
  )
}

type Category = NonNullable<Listing['category']>

const describe = ({ name, advice }: Category, count: number) =>
  count > 0 ? m.listing_description({ name, count, advice }) : advice

const above = ({ kind, group }: Category) =>
  kind === 'wooden' ? { name: m.wooden_title(), path: pagePath('/wooden-furniture') } : { name: group.name }
