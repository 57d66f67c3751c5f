import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/page/page-head'
import { loadContent } from '#app/features/product/later-content'
import { ProductPage } from '#app/features/product/product-page'

export const Route = createFileRoute('/$locale/product/$slug')({
  // What an address may say is read with the page, like all that only this page needs: elsewhere it would only weigh.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: loadContent,
  loader: async ({ params: { locale, slug }, abortController: { signal } }) =>
    (await import('#app/features/product/load-product')).loadProduct(locale, slug, signal),
  // Whoever has just asked for something is told so alone.
  headers: ({ match }) => (match.search.enquiry ? { 'cache-control': 'no-store' } : undefined),
  head: async ({ params: { locale }, loaderData }) => {
    const { productHead } = await import('#app/features/product/product-page')
    const head = productHead(locale, loaderData?.product)
    return head ? pageHead(head) : {}
  },
  component: Product,
})

function Product() {
  return <ProductPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
