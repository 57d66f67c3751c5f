import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/page/page-head'
import { fitSearch } from '#app/features/product/fit-search'
import { loadProduct } from '#app/features/product/load-product'
import { ProductPage } from '#app/features/product/product-page'

export const Route = createFileRoute('/$locale/product/$slug')({
  validateSearch: fitSearch,
  loader: ({ params: { locale, slug }, abortController: { signal } }) => loadProduct(locale, slug, signal),
  // In the page's own chunk, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale }, loaderData }) => {
    const { productHead } = await import('#app/features/product/product-page')
    const head = productHead(locale, loaderData?.product)
    return head ? pageHead(head) : {}
  },
  component: Product,
})

function Product() {
  return <ProductPage {...Route.useLoaderData()} fit={fitSearch(Route.useSearch())} />
}
