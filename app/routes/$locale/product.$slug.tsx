import { createFileRoute } from '@tanstack/react-router'
import { loadEnquiry } from '#app/features/enquiry/lazy-enquiry-form'
import { loadProductParts } from '#app/features/product/lazy-product-parts'
import { ProductHead } from '#app/features/product/product-head'
import { ProductPage } from '#app/features/product/product-page'

export const Route = createFileRoute('/$locale/product/$slug')({
  staticData: {
    parameters: ['finish', 'door', 'liftDoor', 'liftWidth', 'liftDepth', 'liftHeight', 'stairs', 'enquiry'],
    showsStock: true,
  },
  // The page validates the parameters, because route code is in every page's bundle.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: () => Promise.all([loadProductParts(), loadEnquiry()]).then(() => {}),
  loader: async ({ params: { locale, slug }, abortController: { signal } }) =>
    (await import('#app/features/product/load-product')).loadProduct(locale, slug, signal),
  // Confirmation pages are not cached.
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
