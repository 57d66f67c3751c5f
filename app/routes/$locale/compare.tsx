import { createFileRoute, redirect } from '@tanstack/react-router'
import { fetchComparison } from '#app/features/compare/compare.functions'
import { ComparePage } from '#app/features/compare/compare-page'
import { keptComparison } from '#app/features/lists/kept-comparison'
import { comparedIn } from '#app/features/lists/lists'

export const Route = createFileRoute('/$locale/compare')({
  staticData: { isUnlisted: true, parameters: ['products'] },
  validateSearch: ({ products }): { products?: string } => (typeof products === 'string' ? { products } : {}),
  loaderDeps: ({ search: { products } }) => ({ products }),
  beforeLoad: ({ search }) => {
    // Only for in-app navigation; for documents, app/gate.ts adds the products.
    const products = search.products === undefined && !import.meta.env.SSR ? keptComparison() : undefined
    if (products) throw redirect({ to: '.', search: { products }, replace: true })
  },
  loader: async ({ params: { locale }, deps: { products }, abortController: { signal } }) => ({
    ...(await fetchComparison({ data: { locale, slugs: comparedIn(products) }, signal })),
    asked: products,
  }),
  component: Compare,
})

function Compare() {
  return <ComparePage {...Route.useLoaderData()} />
}
