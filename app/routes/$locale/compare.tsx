import { createFileRoute, redirect } from '@tanstack/react-router'
import { fetchComparison } from '#app/features/compare/compare.functions'
import { ComparePage } from '#app/features/compare/compare-page'
import { comparedIn } from '#app/features/lists/lists'
import { savedComparison } from '#app/features/lists/stored-lists'

export const Route = createFileRoute('/$locale/compare')({
  staticData: { isUnlisted: true, parameters: ['products'], showsStock: true },
  validateSearch: ({ products }): { products?: string } => (typeof products === 'string' ? { products } : {}),
  loaderDeps: ({ search: { products } }) => ({ products }),
  beforeLoad: ({ search }) => {
    // In the application; where a document begins here, app/gate.ts does it.
    const products = search.products === undefined && !import.meta.env.SSR ? savedComparison() : undefined
    if (products) throw redirect({ to: '.', search: { products }, replace: true })
  },
  loader: async ({ params: { locale }, deps: { products }, abortController: { signal } }) => ({
    ...(await fetchComparison({ data: { locale, slugs: comparedIn(products) }, signal })),
    requested: products,
  }),
  component: Compare,
})

function Compare() {
  return <ComparePage {...Route.useLoaderData()} />
}
