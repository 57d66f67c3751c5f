import { pagePath } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'
import { pictureOf } from './catalogue'
import { activeConditions, type Listing, PRODUCTS_PER_PAGE } from './listing'

/** Head of a category page; none when there is no listing. */
export function categoryHead(locale: Locale, listing: Listing | undefined) {
  const category = listing?.category
  if (!category) return undefined
  const { slug, name, advice, kind, group } = category
  const { all: count } = listing.facets
  const wooden = { name: m.wooden_title(), path: pagePath('/wooden-furniture') }
  return listingHead({
    locale,
    listing,
    path: pagePath('/category/$slug', { slug }),
    title: name,
    description: count > 0 ? m.listing_description({ name, count, advice }) : advice,
    between: kind === 'wooden' ? [wooden] : [{ name: group.name }],
  })
}

export function woodenHead(locale: Locale, listing: Listing | undefined) {
  if (!listing) return undefined
  const path = pagePath('/wooden-furniture')
  return listingHead({
    locale,
    listing,
    path,
    title: m.wooden_title(),
    description: m.wooden_description({ count: listing.facets.all }),
  })
}

type ListingHead = {
  locale: Locale
  path: string
  listing: Listing
  title: string
  description: string
  between?: { name: string; path?: string }[]
}

/**
 * Filters and orders have the plain listing as canonical; pages are canonical themselves. Empty listings are not
 * indexed.
 */
function listingHead({ path, listing, title, between = [], ...rest }: ListingHead) {
  const { search, products } = listing
  const isVariant = activeConditions(search).length > 0 || search.sort !== 'newest'
  const page = isVariant || search.page === 1 ? '' : `?page=${search.page}`
  return {
    ...rest,
    between,
    path: path + page,
    title: page ? `${title}, ${m.listing_page({ page: search.page })}` : title,
    image: listing.category?.image ?? undefined,
    social: 'wooden-furniture' as const,
    noindex: isVariant || products.length === 0,
    list: {
      name: title,
      from: (search.page - 1) * PRODUCTS_PER_PAGE + 1,
      items: products.map((product) => ({
        name: product.name,
        url: pagePath('/product/$slug', { slug: product.slug }),
        image: pictureOf(product),
      })),
    },
  }
}
