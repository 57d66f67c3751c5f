import { createFileRoute } from '@tanstack/react-router'
import { fetchComparison } from '#app/features/compare/compare.functions'
import { ComparePage } from '#app/features/compare/compare-page'
import { loadTable } from '#app/features/compare/later-table'
import { comparedIn } from '#app/features/lists/lists'
import { pageHead } from '#app/features/page/page-head'

export const Route = createFileRoute('/$locale/compare')({
  validateSearch: ({ products }): { products?: string } => (typeof products === 'string' ? { products } : {}),
  loaderDeps: ({ search: { products } }) => ({ products }),
  beforeLoad: loadTable,
  loader: async ({ params: { locale }, deps: { products }, abortController: { signal } }) => ({
    ...(await fetchComparison({ data: { locale, slugs: comparedIn(products) }, signal })),
    asked: products,
  }),
  // In the page's own chunk, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale } }) =>
    pageHead((await import('#app/features/compare/compare-head')).compareHead(locale)),
  component: Compare,
})

function Compare() {
  return <ComparePage {...Route.useLoaderData()} />
}
