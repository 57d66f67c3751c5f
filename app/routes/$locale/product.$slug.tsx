import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/page/page-head'
import { loadContent } from '#app/features/product/later-content'
import { loadProduct } from '#app/features/product/load-product'
import { ProductPage } from '#app/features/product/product-page'
import { productSearch } from '#app/features/product/product-search'

export const Route = createFileRoute('/$locale/product/$slug')({
  validateSearch: productSearch,
  beforeLoad: loadContent,
  loader: ({ params: { locale, slug }, abortController: { signal } }) => loadProduct(locale, slug, signal),
  // Whoever has just asked for something is told so alone.
  headers: ({ match }) => (match.search.enquiry ? { 'cache-control': 'no-store' } : undefined),
  // In the page's own chunk, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale }, loaderData }) => {
    const { productHead } = await import('#app/features/product/product-page')
    const head = productHead(locale, loaderData?.product)
    return head ? pageHead(head) : {}
  },
  component: Product,
})

function Product() {
  const { sent, ...data } = Route.useLoaderData()
  const { enquiry, ...fit } = productSearch(Route.useSearch())
  return <ProductPage {...data} fit={fit} enquiry={{ reference: enquiry, ...sent }} />
}
