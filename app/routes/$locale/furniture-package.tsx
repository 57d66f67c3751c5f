import { createFileRoute } from '@tanstack/react-router'
import { loadEnquiry } from '#app/features/enquiry/lazy-enquiry-form'
import { PackagesPage } from '#app/features/packages/packages-page'

export const Route = createFileRoute('/$locale/furniture-package')({
  staticData: { parameters: ['packageTier', 'enquiry'], showsStock: true },
  // The loader judges the tier, because route code is in every page's bundle.
  validateSearch: ({ packageTier, enquiry }: Record<string, unknown>): { packageTier?: string; enquiry?: unknown } => ({
    packageTier: typeof packageTier === 'string' ? packageTier : undefined,
    enquiry,
  }),
  beforeLoad: loadEnquiry,
  loaderDeps: ({ search: { packageTier } }) => ({ packageTier }),
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale }, deps: { packageTier }, abortController: { signal } }) =>
    (await import('#app/features/catalogue/load-packages')).loadPackages(locale, packageTier, signal),
  // Confirmation pages are not cached.
  headers: ({ match }) => (match.search.enquiry ? { 'cache-control': 'no-store' } : undefined),
  component: Packages,
})

function Packages() {
  return <PackagesPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
