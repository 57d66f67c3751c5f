import { createFileRoute } from '@tanstack/react-router'
import { loadEnquiry } from '#app/features/enquiry/later-enquiry'
import { loadContent } from '#app/features/product/later-content'
import { ProductHead } from '#app/features/product/product-head'
import { ProductPage } from '#app/features/product/product-page'

export const Route = createFileRoute('/$locale/product/$slug')({
  staticData: {
    parameters: ['door', 'liftDoor', 'liftWidth', 'liftDepth', 'liftHeight', 'stairs', 'enquiry'],
  },
  // What an address may say is read with the page, like all that only this page needs: elsewhere it would only weigh.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: () => Promise.all([loadContent(), loadEnquiry()]).then(() => {}),
  loader: async ({ params: { locale, slug }, abortController: { signal } }) =>
    (await import('#app/features/product/load-product')).loadProduct(locale, slug, signal),
  // Whoever has just asked for something is told so alone.
  headers: ({ match }) => (match.search.enquiry ? { 'cache-control': 'no-store' } : undefined),
  component: Product,
})

function Product() {
  const data = Route.useLoaderData()
  return (
    <>
      <ProductHead product={data.product} />
      <ProductPage {...data} search={Route.useSearch()} />
    </>
  )
}
